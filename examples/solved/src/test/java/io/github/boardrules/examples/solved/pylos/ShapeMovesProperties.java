package io.github.boardrules.examples.solved.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The moves on shapes are those of the rules. */
class ShapeMovesProperties {
  private static final int PLIES = 120;

  @Property
  void aRandomGameHasTheMovesOfTheRules(
      @ForAll @IntRange(min = 3, max = 4) int base,
      @ForAll @IntRange(min = 0, max = 9) int ruleSet,
      @ForAll long seed) {
    PylosRules rules = RuleSets.onBase(base).toList().get(ruleSet);
    CellBoard board = new CellBoard(base);
    ShapeMoves moves = new ShapeMoves(board, rules.options());
    Match<PylosPosition, PylosMove> game =
        Playout.randomMatch(rules, rules.start(), new SplitMix64(seed), PLIES);
    for (PylosPosition position : game.positions()) {
      if (!rules.status(position).isOver()) {
        Set<Stones> expected = new HashSet<>();
        for (PylosMove move : rules.legalMoves(position)) {
          expected.add(Stones.of(board, rules.play(position, move)));
        }
        boolean hasReserve = position.reserve(position.toMove()) > 0;
        assertThat(after(moves, Stones.of(board, position), hasReserve))
            .as("%s", position)
            .isEqualTo(expected);
      }
    }
  }

  private static Set<Stones> after(ShapeMoves moves, Stones before, boolean hasReserve) {
    Set<Stones> found = new HashSet<>();
    int others = before.occupied() & ~before.own();
    moves.visit(
        before.occupied(),
        (result, isRaise, own, notAllOwn) -> {
          if ((hasReserve || isRaise) && (own & others) == 0 && areAllMixed(notAllOwn, others)) {
            found.add(new Stones(result, others));
          }
        });
    return found;
  }

  private static boolean areAllMixed(List<Integer> sets, int others) {
    return sets.stream().allMatch(set -> (set & others) != 0);
  }
}
