package io.github.boardrules.nim;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Perfect play on a grid of at most 20 cells (RULES.md, "The solver"): a verdict on every set of
 * balls, found once. Twenty cells have a million sets, and take about a second and a megabyte. It
 * covers every position of the variant, and counts no moves: a verdict has a length only when the
 * game is over.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var solver = GridSolution.of(rules).orElseThrow();
 * solver.wins(rules.start());   // ==> false
 * solver.grundy(rules.start()); // ==> OptionalInt[0]
 * solver.winTable().length;     // ==> 8192
 * }</pre>
 */
public final class GridSolution implements Solution<GridPosition, GridMove> {
  /** The number of cells of the largest grids that are solved. */
  public static final int MAX_CELLS = 20;

  private final GridRules rules;
  private final BallSetNumbers sets;

  /** See {@link #winTable()}. */
  private final byte[] wins;

  /** See {@link #grundyTable()}. */
  private final Optional<byte[]> grundy;

  /**
   * Solves a variant.
   *
   * @param rules the rules of the variant
   * @return the solver; empty when the grid has more than {@link #MAX_CELLS} cells
   */
  public static Optional<GridSolution> of(GridRules rules) {
    GridOptions options = rules.options();
    return options.cols() * options.rows() > MAX_CELLS
        ? Optional.empty()
        : Optional.of(new GridSolution(rules, new BallSetNumbers(options.cols(), options.rows())));
  }

  private GridSolution(GridRules rules, BallSetNumbers sets) {
    this.rules = rules;
    this.sets = sets;
    int[] moves = sets.numbers(rules.moves().sets());
    if (rules.options().last() == LastBallRule.WINS) {
      byte[] values = SolutionTables.grundy(sets.count(), moves);
      grundy = Optional.of(values);
      wins = SolutionTables.winsOfGrundy(values);
    } else {
      grundy = Optional.empty();
      wins = SolutionTables.winsWhenLastLoses(sets.count(), moves);
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
    return Endings.gameValue(position.balls == 0, position.toMove(), wins(position));
  }

  /**
   * Whether the player to move wins with perfect play. At the end of the game this is the winner of
   * the game.
   *
   * @param position a position of the variant
   * @return true when he wins
   * @throws IllegalArgumentException when the position's grid has another size
   */
  public boolean wins(GridPosition position) {
    return SolutionTables.isSet(wins, number(position));
  }

  /**
   * The moves after which the opponent loses with perfect play.
   *
   * @param position a position of the variant
   * @return unmodifiable, in the order of the legal moves; none in a lost position, nor when the
   *     game is over
   * @throws IllegalArgumentException when the position's grid has another size
   */
  public List<GridMove> winningMoves(GridPosition position) {
    number(position);
    return rules.legalMoves(position).stream()
        .filter(move -> !wins(rules.play(position, move)))
        .toList();
  }

  /**
   * The Grundy value of a position.
   *
   * @param position a position of the variant
   * @return 0 or more, and 0 exactly where the player to move loses; empty with {@link LastBallRule#LOSES}
   * @throws IllegalArgumentException when the position's grid has another size
   */
  public OptionalInt grundy(GridPosition position) {
    int number = number(position);
    return grundy.map(values -> OptionalInt.of(values[number])).orElseGet(OptionalInt::empty);
  }

  /**
   * The verdicts on all ball sets, one bit each: bit i mod 8, counted from the lowest, of byte i
   * div 8 is 1 where the player to move wins with ball set i. Bit n of i is 1 where cell n holds a
   * ball; cells are counted row by row from {@code a1}, which is 0.
   *
   * @return a new array of a bit for each set, one byte at least; bits beyond are 0
   */
  public byte[] winTable() {
    return wins.clone();
  }

  /**
   * The Grundy values of all ball sets, one byte each, numbered as in {@link #winTable()}.
   *
   * @return a new array; empty with {@link LastBallRule#LOSES}
   */
  public Optional<byte[]> grundyTable() {
    return grundy.map(byte[]::clone);
  }

  private int number(GridPosition position) {
    if (!covers(position)) {
      throw new IllegalArgumentException("No position of " + rules + ": " + position);
    }
    return sets.number(position.balls);
  }
}
