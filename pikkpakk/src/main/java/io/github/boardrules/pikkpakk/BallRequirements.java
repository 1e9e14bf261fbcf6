package io.github.boardrules.pikkpakk;

/**
 * Which balls a position text of a variant must hold (RULES.md, "Notation", Demands on a position).
 *
 * @param balls the letters of the balls that the variant has
 * @param light how many light balls are placed in total; 0 if none are placed
 * @param dark how many dark balls are placed in total
 * @param hasTarget whether there must be exactly one target ball
 * @param isFull whether the area must be full in the push phase
 */
record BallRequirements(String balls, int light, int dark, boolean hasTarget, boolean isFull) {}
