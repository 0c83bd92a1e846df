"""The contract between the games and everything else. No game behaviour in here."""
