package io.github.boardrules.colorfield;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
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

/**
 * The rules of one variant of Castle of Mind.
 *
 * <pre>{@code
 * var rules = ColorfieldRules.standard();
 * var position = rules.notation().parsePosition("1 0 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1");
 * var refusal = rules.refusal(position, ColorfieldMove.parse("e4-f4")).orElseThrow();
 * refusal.reason(); // ==> MUST_CAPTURE
 * refusal.cells();  // ==> [f4]
 * }</pre>
 *
 * <p>Legal moves are listed by the field of departure, then by that of arrival, then by the
 * captive's.
 */
public final class ColorfieldRules implements PackedRules<ColorfieldPosition, ColorfieldMove> {
  private final Variant variant;
  private final Notation<ColorfieldPosition, ColorfieldMove> notation;
  private final ColorfieldPosition start;

  /**
   * The game on the standard layout: the variant {@code colorfield}.
   *
   * @return the rules
   */
  public static ColorfieldRules standard() {
    return of(ColorfieldOptions.DEFAULT);
  }

  /**
   * The rules with the given choices.
   *
   * @param options the choices
   * @return the rules
   */
  public static ColorfieldRules of(ColorfieldOptions options) {
    return new ColorfieldRules(options);
  }

  /**
   * The rules of a variant.
   *
   * @param variant a variant id, such as {@code colorfield:force=step,quiet=100}, or one with a
   *     whole layout
   * @return the rules
   * @throws VariantException when the text is no variant of Castle of Mind
   */
  public static ColorfieldRules parse(String variant) {
    return of(ColorfieldOptions.parse(variant));
  }

  /**
   * The rules on a layout that is written for people (RULES.md, "Layout text").
   *
   * @param layoutText any text, of one line or more; it may name options too
   * @return the rules
   * @throws NotationException when the text is no layout text; its column counts all characters of
   *     the text, line ends included. It is where the id goes wrong that the text stands for: of
   *     two words or lines that cannot follow one another, the end of the first
   */
  public static ColorfieldRules read(String layoutText) {
    return of(ColorfieldOptions.read(layoutText));
  }

  private ColorfieldRules(ColorfieldOptions options) {
    variant = new Variant(options);
    notation = new ColorfieldNotation(variant);
    start = PositionBuilder.start(variant);
  }

  /**
   * The choices that make this variant.
   *
   * @return the options
   */
  public ColorfieldOptions options() {
    return variant.options;
  }

  @Override
  public String variant() {
    return variant.options.variant();
  }

  @Override
  public ColorfieldPosition start() {
    return start;
  }

  @Override
  public Status status(ColorfieldPosition position) {
    return Endings.status(position);
  }

  @Override
  public ColorfieldPosition play(ColorfieldPosition position, ColorfieldMove move) {
    return playUnchecked(position, encode(position, move));
  }

  @Override
  public Notation<ColorfieldPosition, ColorfieldMove> notation() {
    return notation;
  }

  /** {@inheritDoc} There is one where quiet moves are bounded (RULES.md, "Invariants"). */
  @Override
  public OptionalInt maxPlies() {
    int gates =
        options().layout().gates(Team.FULL).size() + options().layout().gates(Team.EMPTY).size();
    int pieces = options().layout().start().size();
    return variant.quiet == 0
        ? OptionalInt.empty()
        : OptionalInt.of((pieces + gates + 1) * variant.quiet);
  }

  @Override
  public Optional<Refusal> refusal(ColorfieldPosition position, ColorfieldMove move) {
    return new Refusals(position).refusal(Objects.requireNonNull(move));
  }

  @Override
  public List<Step> steps(ColorfieldPosition position, ColorfieldMove move) {
    Objects.requireNonNull(position);
    return ColorfieldMoveEntry.steps(move);
  }

  @Override
  public Refusal explainSteps(ColorfieldPosition position, List<Step> entered) {
    Objects.requireNonNull(position);
    Objects.requireNonNull(entered);
    return ColorfieldMoveEntry.refusal(position, entered)
        .orElseGet(() -> PackedRules.super.explainSteps(position, entered));
  }

  /**
   * {@inheritDoc} They are found from the layout. A layout that has more than some dozens, as one
   * with many fields that touch nothing, is given the identity alone.
   */
  @Override
  public List<Symmetry<ColorfieldPosition, ColorfieldMove>> symmetries() {
    return variant.symmetries();
  }

  @Override
  public ColorfieldPosition canonical(ColorfieldPosition position) {
    return ColorfieldSymmetry.least(position);
  }

  @Override
  public Diagram diagram(ColorfieldPosition position) {
    return ColorfieldDiagram.of(position);
  }

  @Override
  public void legalMoves(ColorfieldPosition position, MoveBuffer out) {
    Objects.requireNonNull(out);
    if (!Endings.over(position)) {
      new MoveGenerator(position).list(out);
    }
  }

  @Override
  public ColorfieldPosition playUnchecked(ColorfieldPosition position, long code) {
    return MoveEffects.step(position, code);
  }

  @Override
  public long encode(ColorfieldPosition position, ColorfieldMove move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
    return MoveCode.encode(position, move);
  }

  @Override
  public ColorfieldMove decode(ColorfieldPosition position, long code) {
    return MoveCode.decode(position.variant.board, code);
  }

  @Override
  public long countLegal(ColorfieldPosition position) {
    return Endings.over(position) ? 0 : new MoveGenerator(position).count();
  }

  @Override
  public long randomLegal(ColorfieldPosition position, SplitMix64 random) {
    Objects.requireNonNull(random);
    if (Endings.over(position)) {
      throw new IllegalStateException("The game is over: there is no legal move to draw.");
    }
    return new MoveGenerator(position).pick(random);
  }

  @Override
  public long hash(ColorfieldPosition position) {
    return position.hash();
  }

  /** The variant's id. */
  @Override
  public String toString() {
    return variant();
  }
}
