package io.github.boardrules.pikkpakk;

/**
 * What a variant asks of a position in text (RULES.md, "Notation", Demands on a position).
 *
 * @param balls the letters of the balls that it has
 * @param light how many light balls are placed in all; 0 where none are
 * @param dark how many dark balls are placed in all
 * @param hasTarget whether there is exactly one target ball
 * @param isFull whether the area is full in the phase of pushing
 */
record BallRequirements(String balls, int light, int dark, boolean hasTarget, boolean isFull) {}
