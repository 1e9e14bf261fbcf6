package io.github.boardrules.engine;

import java.util.OptionalInt;

/**
 * What a {@link WinProver} has found.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * WinProver.of(rules).prove(rules.start()).winner(); // ==> OptionalInt[1]
 * WinProver.of(rules).nodes(1).prove(rules.start()).winner(); // ==> OptionalInt.empty
 * }</pre>
 *
 * @param winner the player who can force a win; empty if no proof was found, as in a draw, or when
 *     the limit was met before
 * @param nodes how many positions were visited
 */
public record WinProof(OptionalInt winner, long nodes) {}
