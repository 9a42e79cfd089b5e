"""The screens, and the only package that imports Flet.

``app`` puts a page together; ``models`` hold what a screen shows and can be asked for;
``screens`` draw a model; ``parts`` draw values and know neither.
"""
