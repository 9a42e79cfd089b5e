"""The screens: each draws a model with parts, and knows no other screen."""
