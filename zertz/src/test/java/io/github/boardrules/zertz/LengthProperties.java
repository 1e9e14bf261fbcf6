package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** How long a game can last (RULES.md, "Invariants", 17). */
class LengthProperties {

  @Property
  void invariant17WithStallAGameHasAtMostRingsPlusOneTimesStallTurnsFromAnyPosition(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules any,
      @ForAll @IntRange(min = 1, max = 20) int stall,
      @ForAll long seed) {
    ZertzRules rules = ZertzRules.of(Arbitraries.forced(any.options()).withStall(stall));
    Dice dice = new Dice(seed);
    GamePosition opening = new StartingPositions(rules, dice).any();
    int bound = (opening.position().rings().size() + 1) * stall;
    PlayedGame<GamePosition, ZertzMove> played = RandomGames.play(opening, bound + 1, dice);

    assertThat(rules.maxPlies()).hasValue((any.options().rings() + 1) * stall);
    assertThat(played.plies()).hasSizeLessThanOrEqualTo(bound);
    assertThat(played.last().isOver()).isTrue();
  }

  @Property
  void withoutStallOrWithLapsesThereIsNoBound(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules rules) {
    ZertzOptions options = rules.options();

    assertThat(ZertzRules.of(options.withStall(0)).maxPlies()).isEmpty();
    assertThat(ZertzRules.of(Arbitraries.retract(options)).maxPlies()).isEmpty();
  }
}
