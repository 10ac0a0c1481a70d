"""The page as people have it: a real Chromium, a real server, mouse, keys and fingers."""
