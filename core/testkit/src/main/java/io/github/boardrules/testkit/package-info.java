/**
 * The laws that every implementation of the contract keeps, and what checks them: for the games of
 * this library and for anybody's own. No test framework is needed: a broken law is an {@link
 * AssertionError}.
 *
 * <h2>The laws</h2>
 *
 * <p>{@link RulesLaws} plays random games and checks the numbered {@link Law}s along them, as
 * thoroughly as an {@link Effort} says. A {@link BrokenLawError} names the law, the position and
 * what was seen; the same seed brings it back.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * for (long seed = 1; seed <= 3; seed++) {
 *   RulesLaws.of(rules).check(seed);
 * }
 * }</pre>
 *
 * <h2>What the kit cannot know</h2>
 *
 * <p>Whether these are the rules that others play: numbers of move sequences and whole games from
 * elsewhere tell, which {@link PerftVectors} and {@link GameLog} compare.
 *
 * <pre>{@code
 * PerftVectors.parse(List.of("heaps:sizes=1-2\t1\t3")).check(HeapRules::parse); // ==> 1
 * }</pre>
 *
 * <p>Whether every reason of the rule page is reached, and no other: a {@link ReasonLedger}
 * collects them. Whether a move is refused for the right reason: a {@link PositionProbe} asks a
 * position in texts, and {@link RefusalAssertions} asserts all that there is to a refusal.
 */
@NullMarked
package io.github.boardrules.testkit;

import org.jspecify.annotations.NullMarked;
