"""Web Push notifications: which endpoints are allowed, how to send, whom to notify."""
