"""The server: tables for people far apart, kept in a database, with bots and analyses beside it."""
