package io.github.boardrules.examples.solved.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosOptions;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A shape of base 4 gets the values that follow, by the rules, from those after the moves. */
class ShapeSolverTest {
  private static final CellBoard BOARD = new CellBoard(4);
  private static final Shapes SHAPES = new Shapes(BOARD);
  private static final int MAX_STONES = 16;
  private static final int SAMPLES = 100;

  static Stream<PylosRules> ruleSets() {
    return RuleSets.onBase(4);
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void aValueFollowsFromThoseAfterTheMoves(PylosRules rules) {
    SplitMix64 random = new SplitMix64(rules.variant().hashCode());
    for (int game = 0; game < 4; game++) {
      Match<PylosPosition, PylosMove> match =
          Playout.randomMatch(rules, rules.start(), random, 8 + random.below(30));
      match.positions().stream()
          .map(position -> Stones.of(BOARD, position).occupied())
          .filter(occupied -> Integer.bitCount(occupied) <= MAX_STONES)
          .reduce((first, last) -> last)
          .ifPresent(occupied -> check(rules, BOARD.canonical(occupied), random));
    }
  }

  private static void check(PylosRules rules, int shape, SplitMix64 random) {
    int number = SHAPES.number(shape);
    PylosOptions options = rules.options();
    int[] next =
        new ShapeSolver(new ShapeTables(SHAPES, IntStream.empty()), options).successors(number);
    ShapeTables tables =
        new ShapeTables(SHAPES, IntStream.concat(IntStream.of(number), Arrays.stream(next)));
    for (int successor : next) {
      fill(tables.table(successor), random);
    }
    byte[] before = tables.table(number).clone();

    new ShapeSolver(tables, options).solve(number);

    int size = Integer.bitCount(shape);
    for (int sample = 0; sample < SAMPLES; sample++) {
      int index = random.below(1 << size);
      int own = Stones.spread(index, shape);
      if (Stones.areEnough(BOARD, shape, own)) {
        PylosPosition position = Stones.position(BOARD, rules, shape, own, 1);
        // Moves may lead back to the same shape, in a position whose value was a draw.
        assertThat(tables.table(number)[index])
            .as("%s", position)
            .isEqualTo(expected(rules, position, tables, number, before));
      }
    }
  }

  private static byte expected(
      PylosRules rules, PylosPosition position, ShapeTables tables, int same, byte[] before) {
    if (rules.status(position).isOver()) {
      return ValueCode.LOST;
    }
    int least = ValueCode.NONE;
    for (PylosMove move : rules.legalMoves(position)) {
      Stones stones = Stones.of(BOARD, rules.play(position, move));
      int symmetry = BOARD.symmetry(stones.occupied());
      int canonical = BOARD.image(stones.occupied(), symmetry);
      int index = CellBoard.compress(BOARD.image(stones.own(), symmetry), canonical);
      int number = SHAPES.number(canonical);
      least = Math.min(least, number == same ? before[index] : tables.table(number)[index]);
    }
    return ValueCode.before(least);
  }

  private static void fill(byte[] table, SplitMix64 random) {
    for (int i = 0; i < table.length; i++) {
      int value = random.below(124);
      table[i] = (byte) (value == 0 ? 0 : (value + 3) * (random.below(2) == 0 ? 1 : -1));
    }
  }
}
