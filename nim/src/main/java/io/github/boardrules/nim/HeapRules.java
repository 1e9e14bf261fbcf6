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

/**
 * The rules of one variant of {@code triangle} or {@code heaps}: balls in heaps.
 *
 * <pre>{@code
 * var rules = HeapRules.triangle();
 * var position = rules.play(rules.start(), HeapMove.parse("8:8"));
 * rules.refusal(position, HeapMove.parse("8:1")).orElseThrow(); // ==> heap-empty: Heap 8 is empty.
 * HeapSolution.of(rules).wins(position);                          // ==> false
 * }</pre>
 */
public final class HeapRules
    implements PackedRules<HeapPosition, HeapMove>, SolvedRules<HeapPosition, HeapMove> {
  private final HeapOptions options;
  private final HeapMoveGenerator moves;
  private final Notation<HeapPosition, HeapMove> notation;
  private final List<Symmetry<HeapPosition, HeapMove>> symmetries;
  private final List<int[]> movable;
  private final HeapPosition start;

  /**
   * The triangle of eight rows: the variant {@code triangle}.
   *
   * @return the rules
   */
  public static HeapRules triangle() {
    return of(HeapOptions.TRIANGLE);
  }

  /**
   * The game with heaps of some sizes: the variant {@code heaps:sizes=…}.
   *
   * @param sizes the balls of each heap, 1 to 99; one to twenty heaps
   * @return the rules
   * @throws IllegalArgumentException when there are too many heaps or none, or a size is out of its
   *     range
   */
  public static HeapRules heaps(int... sizes) {
    return of(HeapOptions.heaps(sizes));
  }

  /**
   * The rules with the given choices.
   *
   * @param options the choices
   * @return the rules
   */
  public static HeapRules of(HeapOptions options) {
    return new HeapRules(options);
  }

  /**
   * The rules of a variant.
   *
   * @param variant a variant id, such as {@code heaps:sizes=3-4-5,last=loses}
   * @return the rules
   * @throws VariantException when the text is no variant of {@code triangle} or {@code heaps}
   */
  public static HeapRules parse(String variant) {
    return of(HeapOptions.parse(variant));
  }

  private HeapRules(HeapOptions options) {
    this.options = options;
    moves = new HeapMoveGenerator(options);
    notation = new HeapNotation(options);
    symmetries = HeapSymmetry.all(options.sizes());
    movable = HeapSymmetry.movable(options.sizes());
    start = HeapPosition.of(options.sizes().stream().mapToInt(Integer::intValue).toArray(), 1);
  }

  /**
   * The choices that make this variant.
   *
   * @return the options
   */
  public HeapOptions options() {
    return options;
  }

  @Override
  public String variant() {
    return options.variant();
  }

  @Override
  public HeapPosition start() {
    return start;
  }

  @Override
  public Status status(HeapPosition position) {
    return Endings.status(position.isEmpty(), position.toMove(), options.last());
  }

  @Override
  public HeapPosition play(HeapPosition position, HeapMove move) {
    return playUnchecked(position, encode(position, move));
  }

  @Override
  public Notation<HeapPosition, HeapMove> notation() {
    return notation;
  }

  /** {@inheritDoc} One move for each ball. */
  @Override
  public OptionalInt maxPlies() {
    return OptionalInt.of(options.sizes().stream().mapToInt(Integer::intValue).sum());
  }

  @Override
  public Optional<Refusal> refusal(HeapPosition position, HeapMove move) {
    return HeapRefusals.refusal(options, position, move);
  }

  @Override
  public List<Step> steps(HeapPosition position, HeapMove move) {
    return HeapMoveEntry.steps(position, move);
  }

  @Override
  public Refusal explainSteps(HeapPosition position, List<Step> entered) {
    Objects.requireNonNull(position);
    Objects.requireNonNull(entered);
    return HeapMoveEntry.refusal(options, position, entered)
        .orElseGet(() -> PackedRules.super.explainSteps(position, entered));
  }

  /**
   * {@inheritDoc} Heaps that are equal at the start may change places. At most 720 symmetries are
   * listed: where there would be more, only the first heaps of a size do.
   */
  @Override
  public List<Symmetry<HeapPosition, HeapMove>> symmetries() {
    return symmetries;
  }

  @Override
  public HeapPosition canonical(HeapPosition position) {
    return HeapSymmetry.least(movable, position);
  }

  @Override
  public Diagram diagram(HeapPosition position) {
    return HeapDiagram.of(options.sizes(), position);
  }

  /** {@inheritDoc} It covers every position of the variant. */
  @Override
  public Optional<Solution<HeapPosition, HeapMove>> solution(HeapPosition position) {
    Objects.requireNonNull(position);
    return Optional.of(HeapSolution.of(this));
  }

  @Override
  public void legalMoves(HeapPosition position, MoveBuffer out) {
    moves.list(position, out);
  }

  @Override
  public HeapPosition playUnchecked(HeapPosition position, long code) {
    return position.without(HeapMoveGenerator.index(code), HeapMoveGenerator.taken(code));
  }

  @Override
  public long encode(HeapPosition position, HeapMove move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
    return HeapMoveGenerator.code(move.heap() - 1, move.count());
  }

  @Override
  public HeapMove decode(HeapPosition position, long code) {
    Objects.requireNonNull(position);
    return new HeapMove(HeapMoveGenerator.index(code) + 1, HeapMoveGenerator.taken(code));
  }

  @Override
  public long countLegal(HeapPosition position) {
    return moves.count(position);
  }

  @Override
  public long randomLegal(HeapPosition position, SplitMix64 random) {
    Objects.requireNonNull(random);
    if (position.isEmpty()) {
      throw new IllegalStateException("The game is over: there is no legal move to draw.");
    }
    return moves.random(position, random);
  }

  @Override
  public long hash(HeapPosition position) {
    return position.hash();
  }

  /** The variant's id. */
  @Override
  public String toString() {
    return variant();
  }
}
