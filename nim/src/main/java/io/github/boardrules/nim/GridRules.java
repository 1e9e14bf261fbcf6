package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.text.GameRules;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The rules of one variant of 1, 2, 3: balls on a rectangle of cells.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var position = rules.play(rules.start(), GridMove.parse("a1+b1"));
 * rules.refusal(position, GridMove.parse("b1+c1")).orElseThrow().reason().code(); // ==> empty-cell
 * }</pre>
 */
public final class GridRules extends GameRules<GridPosition, GridMove, GridOptions> {
  /** {@return the rules of the variant {@code one-two-three}, on 4 x 4 cells} */
  public static GridRules standard() {
    return of(GridOptions.DEFAULT);
  }

  /**
   * {@return the rules with some options}
   *
   * @param options the options
   */
  public static GridRules of(GridOptions options) {
    return new GridRules(new GridVariant(options));
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant a variant id, such as {@code one-two-three:max=any,touch=no}
   * @throws io.github.boardrules.core.VariantException if the text is not a variant of this game
   */
  public static GridRules parse(String variant) {
    return of(GridOptions.parse(variant));
  }

  private GridRules(GridVariant variant) {
    super(variant.options, variant.options.variant(), variant.start(), variant.notation());
  }

  @Override
  protected List<Symmetry<GridPosition, GridMove>> findSymmetries() {
    return GridSymmetry.all(options().cols(), options().rows());
  }

  @Override
  public Status status(GridPosition position) {
    return Endings.status(position);
  }

  /** {@inheritDoc} Each move takes a ball at least. */
  @Override
  public OptionalInt maxPlies() {
    return OptionalInt.of(start().balls());
  }

  @Override
  public long countLegal(GridPosition position) {
    return GridMoveGenerator.count(position);
  }

  @Override
  public Optional<Refusal> refusal(GridPosition position, GridMove move) {
    return Refusals.refusal(position, move);
  }

  @Override
  public MoveEntry<GridPosition, GridMove> moveEntry() {
    return GridMoveEntry.INSTANCE;
  }

  @Override
  public Symmetry<GridPosition, GridMove> toCanonical(GridPosition position) {
    return Symmetry.toLeast(symmetries(), position, GridSymmetry.ORDER);
  }

  @Override
  public Diagram diagram(GridPosition position) {
    return NimDiagram.of(position);
  }

  /** {@inheritDoc} Its solution is a {@link GridSolution}. */
  @Override
  public Knowledge<GridPosition, GridMove> knowledge() {
    return Knowledge.<GridPosition, GridMove>none()
        .withSolution(position -> GridSolution.ofOutcomes(this).map(solution -> solution));
  }

  @Override
  public void legalMoves(GridPosition position, MoveBuffer out) {
    GridMoveGenerator.list(position, out);
  }

  @Override
  public GridPosition playUnchecked(GridPosition position, long code) {
    return position.without(code);
  }

  @Override
  public long encodeUnchecked(GridPosition position, GridMove move) {
    return MoveCode.encode(position, move);
  }

  @Override
  public GridMove decode(GridPosition position, long code) {
    return MoveCode.decode(position, code);
  }

  @Override
  public long randomLegal(GridPosition position, SplitMix64 random) {
    return GridMoveGenerator.random(position, random);
  }

  @Override
  public long hash(GridPosition position) {
    return position.hash();
  }
}
