package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.SolvedRules;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The rules of one variant of 1, 2, 3: balls on a rectangle of cells.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var position = rules.play(rules.start(), GridMove.parse("a1+b1"));
 * rules.refusal(position, GridMove.parse("b1+c1")).orElseThrow();
 *     // ==> empty-cell: There is no ball on b1.
 * GridSolution.of(rules).orElseThrow().winningMoves(position); // ==> [a2, c1+c2, c4+d4]
 * }</pre>
 */
public final class GridRules
    implements PackedRules<GridPosition, GridMove>, SolvedRules<GridPosition, GridMove> {
  private final GridOptions options;
  private final GridMoveGenerator moves;
  private final Notation<GridPosition, GridMove> notation;
  private final List<Symmetry<GridPosition, GridMove>> symmetries;
  private final GridPosition start;

  /**
   * 1, 2, 3 on 4 x 4 cells: the variant {@code one-two-three}.
   *
   * @return the rules
   */
  public static GridRules standard() {
    return of(GridOptions.DEFAULT);
  }

  /**
   * The rules with the given choices.
   *
   * @param options the choices
   * @return the rules
   */
  public static GridRules of(GridOptions options) {
    return new GridRules(options);
  }

  /**
   * The rules of a variant.
   *
   * @param variant a variant id, such as {@code one-two-three:max=any,touch=no}
   * @return the rules
   * @throws VariantException when the text is no variant of {@code one-two-three}
   */
  public static GridRules parse(String variant) {
    return of(GridOptions.parse(variant));
  }

  private GridRules(GridOptions options) {
    this.options = options;
    moves = new GridMoveGenerator(options);
    notation = new GridNotation(options);
    symmetries = GridSymmetry.all(options.cols(), options.rows());
    start =
        GridPosition.of(
            options.cols(), options.rows(), 1, GridBoard.all(options.cols(), options.rows()));
  }

  /**
   * The choices that make this variant.
   *
   * @return the options
   */
  public GridOptions options() {
    return options;
  }

  @Override
  public String variant() {
    return options.variant();
  }

  @Override
  public GridPosition start() {
    return start;
  }

  @Override
  public Status status(GridPosition position) {
    return Endings.status(position.balls == 0, position.toMove(), options.last());
  }

  @Override
  public GridPosition play(GridPosition position, GridMove move) {
    return playUnchecked(position, encode(position, move));
  }

  @Override
  public Notation<GridPosition, GridMove> notation() {
    return notation;
  }

  /** {@inheritDoc} One move for each ball. */
  @Override
  public OptionalInt maxPlies() {
    return OptionalInt.of(start.balls());
  }

  @Override
  public Optional<Refusal> refusal(GridPosition position, GridMove move) {
    return GridRefusals.refusal(options, position, move);
  }

  @Override
  public List<Step> steps(GridPosition position, GridMove move) {
    Objects.requireNonNull(position);
    return GridMoveEntry.steps(move);
  }

  @Override
  public Optional<Set<Step>> nextSteps(GridPosition position, GridMove move, List<Step> entered) {
    Objects.requireNonNull(position);
    return GridMoveEntry.nextSteps(move, entered);
  }

  @Override
  public Refusal explainSteps(GridPosition position, List<Step> entered) {
    Objects.requireNonNull(position);
    Objects.requireNonNull(entered);
    return GridMoveEntry.refusal(options, position, entered)
        .orElseGet(() -> PackedRules.super.explainSteps(position, entered));
  }

  /**
   * {@inheritDoc} Eight of a square, four of another rectangle; those that do the same on a single
   * row, column or cell are listed once.
   */
  @Override
  public List<Symmetry<GridPosition, GridMove>> symmetries() {
    return symmetries;
  }

  @Override
  public GridPosition canonical(GridPosition position) {
    return GridSymmetry.least(symmetries, position);
  }

  @Override
  public Diagram diagram(GridPosition position) {
    return GridDiagram.of(position);
  }

  /**
   * {@inheritDoc} Grids of at most {@link GridSolution#MAX_CELLS} cells are solved as a whole,
   * anew at each call: the solution covers every position of the variant and is worth keeping.
   */
  @Override
  public Optional<Solution<GridPosition, GridMove>> solution(GridPosition position) {
    Objects.requireNonNull(position);
    return GridSolution.of(this).map(solver -> solver);
  }

  @Override
  public void legalMoves(GridPosition position, MoveBuffer out) {
    moves.list(position.balls, out);
  }

  @Override
  public GridPosition playUnchecked(GridPosition position, long code) {
    return position.without(code);
  }

  @Override
  public long encode(GridPosition position, GridMove move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
    return GridBoard.set(move.cells());
  }

  @Override
  public GridMove decode(GridPosition position, long code) {
    Objects.requireNonNull(position);
    return new GridMove(GridBoard.cells(code));
  }

  @Override
  public long countLegal(GridPosition position) {
    return moves.count(position.balls);
  }

  @Override
  public long randomLegal(GridPosition position, SplitMix64 random) {
    Objects.requireNonNull(random);
    if (position.balls == 0) {
      throw new IllegalStateException("The game is over: there is no legal move to draw.");
    }
    return moves.random(position.balls, random);
  }

  @Override
  public long hash(GridPosition position) {
    return position.hash();
  }

  /** The moves of the full grid. */
  GridMoveGenerator moves() {
    return moves;
  }

  /** The variant's id. */
  @Override
  public String toString() {
    return variant();
  }
}
