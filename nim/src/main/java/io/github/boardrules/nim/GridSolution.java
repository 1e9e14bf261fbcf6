package io.github.boardrules.nim;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Perfect play on a grid of at most 20 cells (RULES.md, "The solver"). It is computed once for all
 * sets of balls; a grid of twenty cells has a million of them and takes about a second and a
 * megabyte. It covers every position of the variant. Distances are not computed: a game value has
 * one only if the game is over.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var solution = GridSolution.of(rules).orElseThrow();
 * solution.grundy(rules.start()); // ==> OptionalInt[0]
 * solution.winTable().length;     // ==> 8192
 * }</pre>
 */
public final class GridSolution implements Solution<GridPosition, GridMove> {
  /** The greatest number of cells of a grid that is solved. */
  public static final int MAX_CELLS = 20;

  private final GridRules rules;

  /** See {@link #winTable()}. */
  private final byte[] wins;

  /** See {@link #grundyTable()}. */
  private final Optional<byte[]> grundy;

  /**
   * Solves a variant. The result is worth keeping, as each call computes it again.
   *
   * @param rules the rules of the variant
   * @return the solution; empty if the grid has more than {@link #MAX_CELLS} cells
   */
  public static Optional<GridSolution> of(GridRules rules) {
    GridOptions options = rules.options();
    return options.cols() * options.rows() > MAX_CELLS
        ? Optional.empty()
        : Optional.of(new GridSolution(rules));
  }

  private GridSolution(GridRules rules) {
    GridOptions options = rules.options();
    this.rules = rules;
    int[] moves =
        Arrays.stream(new GridMoveGenerator(options).sets())
            .mapToInt(set -> number(options, set))
            .toArray();
    int sets = 1 << (options.cols() * options.rows());
    if (options.last() == LastBallRule.WINS) {
      byte[] values = WinTables.grundy(sets, moves);
      grundy = Optional.of(values);
      wins = WinTables.ofGrundy(values);
    } else {
      grundy = Optional.empty();
      wins = WinTables.ofLastLoses(sets, moves);
    }
  }

  @Override
  public GridRules rules() {
    return rules;
  }

  @Override
  public boolean covers(GridPosition position) {
    return position.hasSizeOf(rules.options());
  }

  @Override
  public GameValue gameValue(GridPosition position) {
    return Endings.gameValue(position.balls == 0, position.toMove(), isWin(position));
  }

  /**
   * Returns whether the player to move wins with perfect play; if the game is over, whether they
   * have won.
   *
   * @param position a position of the variant
   * @return true if the player to move wins
   * @throws IllegalArgumentException if the grid of the position has another size
   */
  boolean isWin(GridPosition position) {
    return WinTables.isSet(wins, number(position));
  }

  /**
   * Returns the Grundy value of a position.
   *
   * @param position a position of the variant
   * @return 0 or more, and 0 exactly if the player to move loses; empty with {@link
   *     LastBallRule#LOSES}
   * @throws IllegalArgumentException if the grid of the position has another size
   */
  public OptionalInt grundy(GridPosition position) {
    int number = number(position);
    return grundy.map(values -> OptionalInt.of(values[number])).orElseGet(OptionalInt::empty);
  }

  /**
   * Returns the result of perfect play for all ball sets, one bit each: bit i mod 8, counted from
   * the lowest, of byte i div 8 is 1 if the player to move wins with ball set i. Bit n of i is 1 if
   * cell n holds a ball; cells are counted row by row from {@code a1}, which is 0.
   *
   * @return a new array of a bit for each ball set, at least one byte; excess bits are 0
   */
  public byte[] winTable() {
    return wins.clone();
  }

  /**
   * Returns the Grundy values of all ball sets, one byte each, numbered as in {@link #winTable()}.
   *
   * @return a new array; empty with {@link LastBallRule#LOSES}
   */
  public Optional<byte[]> grundyTable() {
    return grundy.map(byte[]::clone);
  }

  @CanIgnoreReturnValue
  private int number(GridPosition position) {
    if (!covers(position)) {
      throw new IllegalArgumentException("No position of " + rules + ": " + position);
    }
    return number(rules.options(), position.balls);
  }

  /** Returns the number of a set of balls: bit n stands for cell n, counted row by row. */
  private static int number(GridOptions options, long balls) {
    int number = 0;
    for (int row = 0; row < options.rows(); row++) {
      number |= GridBoard.membersOfRow(balls, row) << (row * options.cols());
    }
    return number;
  }
}
