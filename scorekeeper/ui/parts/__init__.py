"""What screens are put together from.

A part takes values that do not change and functions to call, and knows neither screens
nor models.  Parts that are put together as lists are plain functions; those a screen
places are guarded components.
"""
