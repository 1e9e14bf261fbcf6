package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.EvaluationCounts;
import io.github.boardrules.pikkpakk.reference.ReferencePikkPakk;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import java.util.Comparator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What the weights of the evaluations count, against the reference model. */
class EvaluationProperties {
  @Property(tries = 100)
  void eachWeightOfPikkPakkCounts(@ForAll(supplier = Dice.Seed.class) long seed) {
    check(Arbitraries.position(new Dice(seed), Variants::pikkPakk), ReferenceCounts::pikkPakk);
  }

  @Property(tries = 100)
  void eachWeightOfPushFourCounts(@ForAll(supplier = Dice.Seed.class) long seed) {
    check(Arbitraries.position(new Dice(seed), Variants::pushFour), ReferenceCounts::pushFour);
  }

  @Property(tries = 100)
  void eachWeightOfFivePushCounts(@ForAll(supplier = Dice.Seed.class) long seed) {
    check(Arbitraries.position(new Dice(seed), Variants::fivePush), ReferenceCounts::fivePush);
  }

  @Property
  void eachWeightOfAbaloneCounts(@ForAll(supplier = Dice.Seed.class) long seed) {
    check(Arbitraries.position(new Dice(seed), Variants::abalone), ReferenceCounts::abalone);
  }

  /** Checks a position; instead of one that is over, some of those after one more move. */
  private static void check(GamePosition given, Consumer<ReferenceCounts> game) {
    positions(given)
        .map(position -> new ReferenceCounts(given.variant(), position, game))
        .sorted(Comparator.comparing(ReferenceCounts::isNearWin).reversed())
        .limit(3)
        .forEach(
            counts ->
                EvaluationCounts.check(
                    given.rules(), given.with(counts.position).position(), counts.all));
  }

  private static Stream<ReferencePosition> positions(GamePosition given) {
    ReferencePikkPakk rules = new ReferencePikkPakk(given.variant());
    ReferencePosition position = given.reference();
    return given.isOver()
        ? NearMisses.possible(rules, position).stream()
            .map(move -> rules.play(position, move))
            .filter(next -> !rules.isOver(next))
            .limit(12)
        : Stream.of(position);
  }
}
