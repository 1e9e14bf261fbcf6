/**
 * The laws that every implementation of the contract keeps, and their checks, for the games of this
 * library and for your own. No test framework is needed: a broken law is an {@link AssertionError}.
 *
 * <h2>The laws</h2>
 *
 * <p>{@link RulesLaws} plays random games and checks the numbered {@link Law}s along them. The
 * error names the law, the variant, the position and what was observed; the same seed reproduces
 * it.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * for (long seed = 1; seed <= 3; seed++) {
 *   RulesLaws.of(rules).check(seed);
 * }
 * }</pre>
 *
 * <p>{@link FamilyLaws} checks what a family tells a catalog: the ids of its variants, and its
 * sentences in all their languages.
 *
 * <h2>What the kit cannot test</h2>
 *
 * <p>Whether these are the rules that others play. Perft counts from another program show it.
 *
 * <p>Whether what a program claims of a game is true: {@link ClaimLaws} compares the claims of
 * engines, provers and solvers with what trying every move shows.
 *
 * <p>Whether every reason of the rule page is reached, and no other: {@link RulesLaws#withListener}
 * sees them. Whether a move is refused for the right reason: a {@link PositionProbe} puts questions
 * to a position as texts, and asserts everything about a refusal.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.testkit;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
