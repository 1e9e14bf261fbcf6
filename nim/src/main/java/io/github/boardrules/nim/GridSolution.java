package io.github.boardrules.nim;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Solution;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Perfect play on a grid of at most 20 cells (RULES.md, "The solver"). It is computed once for all
 * sets of balls; a grid of twenty cells has a million of them and takes about a second and a
 * megabyte. A move removes some balls, so it leads to a ball set with a lower number: in ascending
 * order, each result depends on results that are known already. The solution covers every position
 * of the variant. Distances are not computed: a game value has one only if the game is over.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var solution = GridSolution.of(rules).orElseThrow();
 * solution.grundy(rules.start()); // ==> OptionalInt[0]
 * }</pre>
 */
public final class GridSolution implements Solution<GridPosition, GridMove> {
  static final int MAX_CELLS = 20;

  private final GridRules rules;
  private final GridVariant variant;
  private final boolean hasGrundy;

  /**
   * By the number of a ball set: its Grundy value; without Grundy values 1 if the player to move
   * wins, and 0 otherwise.
   */
  private final byte[] values;

  /**
   * {@return the solution of a variant; empty if the grid has more than 20 cells} It is worth
   * keeping, because each call computes it again.
   *
   * @param rules the rules of the variant
   */
  public static Optional<GridSolution> of(GridRules rules) {
    return solution(rules, rules.options().last() == LastBallRule.WINS);
  }

  /** Solves a variant in a tenth of the time, without Grundy values. */
  static Optional<GridSolution> ofOutcomes(GridRules rules) {
    return solution(rules, false);
  }

  private static Optional<GridSolution> solution(GridRules rules, boolean hasGrundy) {
    GridOptions options = rules.options();
    return options.cols() * options.rows() > MAX_CELLS
        ? Optional.empty()
        : Optional.of(new GridSolution(rules, hasGrundy));
  }

  private GridSolution(GridRules rules, boolean hasGrundy) {
    this.rules = rules;
    this.hasGrundy = hasGrundy;
    GridVariant shape = rules.start().variant;
    variant = shape;
    int[] moves = Arrays.stream(shape.moves.sets).mapToInt(set -> number(set, shape)).toArray();
    values = new byte[1 << (shape.cols * shape.rows)];
    if (hasGrundy) {
      fillGrundyValues(values, moves);
    } else {
      fillOutcomes(values, moves, shape.options.last());
    }
  }

  @Override
  public GridRules rules() {
    return rules;
  }

  @Override
  public boolean covers(GridPosition position) {
    return position.cols() == variant.cols && position.rows() == variant.rows;
  }

  @Override
  public GameValue gameValue(GridPosition position) {
    return Endings.gameValue(Endings.isOver(position), position.toMove(), isWin(position));
  }

  /** Returns whether the player to move wins with perfect play, or has won. */
  boolean isWin(GridPosition position) {
    return values[number(position)] != 0;
  }

  /**
   * {@return the Grundy value of a position, 0 exactly if the player to move loses; empty with
   * {@link LastBallRule#LOSES}}
   *
   * @param position a position of the variant
   * @throws IllegalArgumentException if the grid of the position has another size
   */
  public OptionalInt grundy(GridPosition position) {
    int value = values[number(position)];
    return hasGrundy ? OptionalInt.of(value) : OptionalInt.empty();
  }

  /** Sets the value of each ball set, which is at most the number of balls, 20. */
  private static void fillGrundyValues(byte[] values, int[] moves) {
    for (int set = 1; set < values.length; set++) {
      int reached = 0;
      for (int move : moves) {
        if ((move & ~set) == 0) {
          reached |= 1 << values[set ^ move];
        }
      }
      values[set] = (byte) Integer.numberOfTrailingZeros(~reached);
    }
  }

  /** Sets 1 where the player to move wins: in all sets from which a move leads to a lost one. */
  private static void fillOutcomes(byte[] values, int[] moves, LastBallRule last) {
    values[0] = (byte) (last == LastBallRule.WINS ? 0 : 1);
    for (int set = 0; set < values.length; set++) {
      if (values[set] == 0) {
        for (int move : moves) {
          if ((move & set) == 0) {
            values[set | move] = 1;
          }
        }
      }
    }
  }

  private int number(GridPosition position) {
    if (!covers(position)) {
      throw new IllegalArgumentException("Not a position of " + rules + ": " + position);
    }
    return number(position.balls, variant);
  }

  /** Returns the number of a set of balls: bit n stands for cell n, counted row by row. */
  private static int number(long balls, GridVariant variant) {
    int number = 0;
    for (int row = 0; row < variant.rows; row++) {
      number |= GridBoard.membersOfRow(balls, row) << (row * variant.cols);
    }
    return number;
  }
}
