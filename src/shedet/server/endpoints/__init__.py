"""What can be asked of the server, a module a subject."""
