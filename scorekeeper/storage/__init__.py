"""Files: the only package that knows TinyDB.

One small file per game and one for what is shared; each is written beside and swapped in, and
what it held before is kept for a while.  Every call to the operating system is in ``disk``.
"""
