package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
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
public final class HeapRules implements PackedRules<HeapPosition, HeapMove> {
  private final HeapVariant variant;
  private final String id;
  private final HeapPosition start;
  private final Notation<HeapPosition, HeapMove> notation;

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
    return new HeapRules(options);
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

  private HeapRules(HeapOptions options) {
    variant = new HeapVariant(options);
    id = options.variant();
    start = variant.start();
    notation = variant.notation();
  }

  /** {@return the options of this variant} */
  public HeapOptions options() {
    return variant.options;
  }

  @Override
  public String variant() {
    return id;
  }

  @Override
  public HeapPosition start() {
    return start;
  }

  @Override
  public Status status(HeapPosition position) {
    return Endings.status(position);
  }

  @Override
  public Notation<HeapPosition, HeapMove> notation() {
    return notation;
  }

  /** {@inheritDoc} Each move takes a ball at least. */
  @Override
  public OptionalInt maxPlies() {
    return OptionalInt.of(start.balls().stream().mapToInt(Integer::intValue).sum());
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

  /** {@inheritDoc} They exchange heaps that are equal at the start; at most 720 are listed. */
  @Override
  public List<Symmetry<HeapPosition, HeapMove>> symmetries() {
    return variant.symmetries;
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

  @Override
  public String toString() {
    return variant();
  }
}
