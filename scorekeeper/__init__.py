"""The scorekeeper for Oh Hell and its cousins."""
