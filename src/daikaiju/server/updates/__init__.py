"""What people at a table are told: messages, pictures, records, and what is hidden from whom."""
