package io.github.boardrules.pylos;

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
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The rules of one variant of Pylos.
 *
 * <pre>{@code
 * var rules = PylosRules.basic();
 * var position = rules.play(rules.start(), PylosMove.parse("1b2"));
 * rules.refusal(position, PylosMove.parse("2a1")).orElseThrow();
 *     // ==> unsupported: 2a1 does not rest on four stones.
 * }</pre>
 */
public final class PylosRules implements PackedRules<PylosPosition, PylosMove> {
  private final Variant variant;
  private final Notation<PylosPosition, PylosMove> notation;
  private final PylosPosition start;
  private final List<Symmetry<PylosPosition, PylosMove>> symmetries;

  /**
   * The game of the sheet, in which nobody has to take stones back: the variant {@code pylos}.
   *
   * @return the rules
   */
  public static PylosRules basic() {
    return of(PylosOptions.DEFAULT);
  }

  /**
   * The published game: the variant {@code pylos:takeback=must}.
   *
   * @return the rules
   */
  public static PylosRules published() {
    return of(PylosOptions.DEFAULT.withTakeBack(PylosOptions.TakeBack.MUST));
  }

  /**
   * The beginners' game, in which squares have no effect: the variant {@code pylos:takeback=none}.
   *
   * @return the rules
   */
  public static PylosRules beginners() {
    return of(PylosOptions.DEFAULT.withTakeBack(PylosOptions.TakeBack.NONE));
  }

  /**
   * The experts' game: the variant {@code pylos:takeback=must,lines=yes}.
   *
   * @return the rules
   */
  public static PylosRules experts() {
    return of(PylosOptions.DEFAULT.withTakeBack(PylosOptions.TakeBack.MUST).withLines(true));
  }

  /**
   * The rules with the given choices.
   *
   * @param options the choices
   * @return the rules
   */
  public static PylosRules of(PylosOptions options) {
    return new PylosRules(options);
  }

  /**
   * The rules of a variant.
   *
   * @param variant a variant id, such as {@code pylos:takeback=must}
   * @return the rules
   * @throws VariantException when the text is no variant of Pylos
   */
  public static PylosRules parse(String variant) {
    return of(PylosOptions.parse(variant));
  }

  private PylosRules(PylosOptions options) {
    variant = new Variant(options);
    notation = new PylosNotation(variant);
    start = PylosPosition.of(variant, 0, 0, 1, 0);
    symmetries = PylosSymmetry.all(variant.board);
  }

  /**
   * The choices that make this variant.
   *
   * @return the options
   */
  public PylosOptions options() {
    return variant.options;
  }

  @Override
  public String variant() {
    return variant.options.variant();
  }

  @Override
  public PylosPosition start() {
    return start;
  }

  @Override
  public Status status(PylosPosition position) {
    return Endings.status(position);
  }

  @Override
  public PylosPosition play(PylosPosition position, PylosMove move) {
    return playUnchecked(position, encode(position, move));
  }

  @Override
  public Notation<PylosPosition, PylosMove> notation() {
    return notation;
  }

  /**
   * {@inheritDoc} A turn without take-back raises the sum of the levels of all stones, which has a
   * bound, and one with a take-back lowers it by a bounded number. So there is a bound where no
   * stones are taken back, or only so often.
   */
  @Override
  public OptionalInt maxPlies() {
    boolean large = variant.board.base == 4;
    int mostHeight = large ? 50 : 20;
    int perTakeBack = large ? 6 : 4;
    int limit = variant.options.limit();
    return variant.mayTakeBack && limit == 0
        ? OptionalInt.empty()
        : OptionalInt.of(mostHeight + perTakeBack * limit);
  }

  @Override
  public Optional<Refusal> refusal(PylosPosition position, PylosMove move) {
    return new Refusals(position).refusal(Objects.requireNonNull(move));
  }

  @Override
  public List<Step> steps(PylosPosition position, PylosMove move) {
    Objects.requireNonNull(position);
    return PylosMoveEntry.steps(Objects.requireNonNull(move));
  }

  @Override
  public Optional<Set<Step>> nextSteps(PylosPosition position, PylosMove move, List<Step> entered) {
    Objects.requireNonNull(position);
    return PylosMoveEntry.nextSteps(Objects.requireNonNull(move), entered);
  }

  @Override
  public Refusal explainSteps(PylosPosition position, List<Step> entered) {
    Objects.requireNonNull(position);
    Objects.requireNonNull(entered);
    return PylosMoveEntry.refusal(position, entered)
        .orElseGet(() -> PackedRules.super.explainSteps(position, entered));
  }

  @Override
  public List<Symmetry<PylosPosition, PylosMove>> symmetries() {
    return symmetries;
  }

  @Override
  public PylosPosition canonical(PylosPosition position) {
    return PylosSymmetry.least(symmetries, position);
  }

  @Override
  public Diagram diagram(PylosPosition position) {
    return PylosDiagram.of(position);
  }

  @Override
  public void legalMoves(PylosPosition position, MoveBuffer out) {
    Objects.requireNonNull(out);
    if (!Endings.isLimitReached(position)) {
      new MoveGenerator(position).list(out);
    }
  }

  @Override
  public PylosPosition playUnchecked(PylosPosition position, long code) {
    return MoveEffects.play(position, code);
  }

  @Override
  public long encode(PylosPosition position, PylosMove move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
    return MoveCode.encode(variant, move);
  }

  @Override
  public PylosMove decode(PylosPosition position, long code) {
    return MoveCode.decode(position.own(), code);
  }

  @Override
  public long countLegal(PylosPosition position) {
    return Endings.isLimitReached(position) ? 0 : new MoveGenerator(position).count();
  }

  @Override
  public long randomLegal(PylosPosition position, SplitMix64 random) {
    Objects.requireNonNull(random);
    if (Endings.status(position).isOver()) {
      throw new IllegalStateException("The game is over: there is no legal move to draw.");
    }
    return new MoveGenerator(position).random(random);
  }

  @Override
  public long hash(PylosPosition position) {
    return position.hash();
  }

  /** The variant's id. */
  @Override
  public String toString() {
    return variant();
  }
}
