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
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The rules of one variant of {@code triangle} or {@code heaps}: balls in heaps.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * rules.refusal(rules.start(), HeapMove.parse("1:4")).orElseThrow().reason().code(); // ==> not-enough
 * }</pre>
 */
public final class HeapRules extends GameRules<HeapPosition, HeapMove, HeapOptions> {
  private final HeapVariant variant;

  /**
   * {@return the rules of the variant {@code heaps:sizes=…}}
   *
   * @param sizes the number of balls of each heap; see {@link HeapOptions#heaps}
   */
  public static HeapRules heaps(int... sizes) {
    Objects.requireNonNull(sizes, "sizes");
    return of(HeapOptions.heaps(sizes));
  }

  /**
   * {@return the rules with some options}
   *
   * @param options the options
   */
  public static HeapRules of(HeapOptions options) {
    return new HeapRules(new HeapVariant(options));
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant a variant id, such as {@code heaps:sizes=3-4-5,last=loses}
   * @throws io.github.boardrules.core.VariantException if the text is not a variant of these games
   */
  public static HeapRules parse(String variant) {
    return of(HeapOptions.parse(variant));
  }

  private HeapRules(HeapVariant variant) {
    super(variant.options, variant.options.variant(), variant.start(), variant.notation());
    this.variant = variant;
  }

  @Override
  protected List<Symmetry<HeapPosition, HeapMove>> findSymmetries() {
    return HeapSymmetry.all(variant.sizes);
  }

  @Override
  public Status status(HeapPosition position) {
    return Endings.status(position);
  }

  /** {@inheritDoc} Each move takes a ball at least. */
  @Override
  public OptionalInt maxPlies() {
    return OptionalInt.of(start().balls().stream().mapToInt(Integer::intValue).sum());
  }

  @Override
  public long countLegal(HeapPosition position) {
    return HeapMoveGenerator.count(position);
  }

  @Override
  public Optional<Refusal> refusal(HeapPosition position, HeapMove move) {
    return Refusals.refusal(position, move);
  }

  @Override
  public MoveEntry<HeapPosition, HeapMove> moveEntry() {
    return HeapMoveEntry.INSTANCE;
  }

  @Override
  public Symmetry<HeapPosition, HeapMove> toCanonical(HeapPosition position) {
    return HeapSymmetry.toLeast(variant.movable, position);
  }

  @Override
  public Diagram diagram(HeapPosition position) {
    return NimDiagram.of(position);
  }

  /** {@inheritDoc} Its solution is a {@link HeapSolution}. */
  @Override
  public Knowledge<HeapPosition, HeapMove> knowledge() {
    return Knowledge.<HeapPosition, HeapMove>none()
        .withSolution(position -> Optional.of(HeapSolution.of(this)));
  }

  @Override
  public void legalMoves(HeapPosition position, MoveBuffer out) {
    HeapMoveGenerator.list(position, out);
  }

  @Override
  public HeapPosition playUnchecked(HeapPosition position, long code) {
    return position.without(MoveCode.index(code), MoveCode.count(code));
  }

  @Override
  public long encodeUnchecked(HeapPosition position, HeapMove move) {
    return MoveCode.encode(position, move);
  }

  @Override
  public HeapMove decode(HeapPosition position, long code) {
    return MoveCode.decode(position, code);
  }

  @Override
  public long randomLegal(HeapPosition position, SplitMix64 random) {
    return HeapMoveGenerator.random(position, random);
  }

  @Override
  public long hash(HeapPosition position) {
    return position.hash();
  }
}
