package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.EvaluationCounts;
import io.github.boardrules.pylos.reference.ReferenceBoard;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferenceMove;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What the weights of the evaluation count, against the reference model. */
class EvaluationProperties {
  @Property
  void eachWeightCountsWhatItsNameSays(@ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    Assume.that(!given.isOver());
    ReferencePylos rules = given.referenceRules();
    ReferencePosition position = given.reference();
    Map<String, Double> counts = new HashMap<>();
    counts.put("turn", 1.0);
    countPlayer(counts, rules, position, 1, "own-earning");
    countPlayer(
        counts, rules, position.at(position.otherSide(), position.count()), -1, "other-earning");
    int reserves = rules.reserve(position, 1) + rules.reserve(position, 2);
    counts.put("share-of-reserves", counts.get("reserve") / (reserves + 1));

    EvaluationCounts.check(given.rules(), given.position(), counts);
  }

  /** Counts for the player to move of a position. */
  private static void countPlayer(
      Map<String, Double> counts,
      ReferencePylos rules,
      ReferencePosition position,
      int sign,
      String earning) {
    ReferenceBoard board = rules.board();
    List<ReferenceCell> stones =
        position.stones().keySet().stream()
            .filter(cell -> position.isOf(position.side(), cell))
            .toList();
    Map<String, Long> own =
        Map.of(
            "reserve", (long) rules.reserve(position, position.side()),
            "free", stones.stream().filter(cell -> rules.isFree(position, cell)).count(),
            "high", stones.stream().filter(cell -> cell.level() > 1).count(),
            "central",
                stones.stream()
                    .filter(cell -> cell.level() == 1 && board.squares(cell).size() == 4)
                    .count(),
            "raisable",
                rules.firstParts(position).stream()
                    .flatMap(move -> move.source().stream())
                    .distinct()
                    .count());
    own.forEach((name, count) -> counts.merge(name, (double) (sign * count), Double::sum));
    counts.put(earning, canComplete(rules, position) ? (double) sign : 0);
  }

  /** Returns whether a stone, if there is one, can complete a pattern that earns something. */
  private static boolean canComplete(ReferencePylos rules, ReferencePosition position) {
    return !rules.variant().takeBack().equals("none")
        && rules.board().cells().stream()
            .filter(cell -> !position.holds(cell) && ReferencePylos.isSupported(position, cell))
            .map(cell -> new ReferenceMove(Optional.empty(), cell, List.of()))
            .anyMatch(move -> rules.completesPattern(position, move));
  }
}
