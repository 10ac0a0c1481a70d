"""Tables: what they are, who may do what there, and those who keep them."""
