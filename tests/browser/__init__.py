"""Whole games in a real browser.

A package, so that the browser is closed when its last test is done: pytest knows no end of a
folder that is none, and while Playwright runs no asynchronous test elsewhere could start.
"""
