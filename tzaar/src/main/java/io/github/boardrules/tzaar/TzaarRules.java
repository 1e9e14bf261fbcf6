package io.github.boardrules.tzaar;

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

/**
 * The rules of one variant of TZAAR.
 *
 * <pre>{@code
 * var rules = TzaarRules.fixed();
 * var position = rules.play(rules.start(), TzaarMove.parse("E4xF4"));
 * rules.refusal(position, TzaarMove.parse("pass")).orElseThrow();
 *     // ==> must-capture: The first step of a turn must be a capture.
 * }</pre>
 */
public final class TzaarRules implements PackedRules<TzaarPosition, TzaarMove> {
  /** RULES.md, "Invariants", Of a game. */
  private static final int STEPS_AFTER_PLACING = 109;

  private final Variant variant;
  private final Notation<TzaarPosition, TzaarMove> notation;
  private final TzaarPosition start;

  /**
   * The game with the fixed set-up: the variant {@code tzaar}.
   *
   * @return the rules
   */
  public static TzaarRules standard() {
    return of(TzaarOptions.DEFAULT);
  }

  /**
   * The game with a random set-up: the variant {@code tzaar:setup=random,seed=…}.
   *
   * @param seed which deal, 0 or more
   * @return the rules
   * @throws IllegalArgumentException when the seed is negative
   */
  public static TzaarRules random(long seed) {
    return of(TzaarOptions.DEFAULT.withRandomSetup(seed));
  }

  /**
   * The tournament game: the variant {@code tzaar:setup=tournament}.
   *
   * @return the rules
   */
  public static TzaarRules tournament() {
    return of(TzaarOptions.DEFAULT.withTournamentSetup());
  }

  /**
   * The rules with the given choices.
   *
   * @param options the choices
   * @return the rules
   */
  public static TzaarRules of(TzaarOptions options) {
    return new TzaarRules(options);
  }

  /**
   * The rules of a variant.
   *
   * @param variant a variant id, such as {@code tzaar:setup=random,seed=42}
   * @return the rules
   * @throws VariantException when the text is no variant of TZAAR
   */
  public static TzaarRules parse(String variant) {
    return of(TzaarOptions.parse(variant));
  }

  private TzaarRules(TzaarOptions options) {
    variant = new Variant(options);
    notation = new TzaarNotation(variant);
    start = StartPositions.start(variant);
  }

  /**
   * The choices that make this variant.
   *
   * @return the options
   */
  public TzaarOptions options() {
    return variant.options();
  }

  @Override
  public String variant() {
    return variant.options().variant();
  }

  @Override
  public TzaarPosition start() {
    return start;
  }

  @Override
  public Status status(TzaarPosition position) {
    return Endings.status(position);
  }

  @Override
  public TzaarPosition play(TzaarPosition position, TzaarMove move) {
    return playUnchecked(position, encode(position, move));
  }

  @Override
  public Notation<TzaarPosition, TzaarMove> notation() {
    return notation;
  }

  /** {@inheritDoc} 109 steps, and 60 places before them in the tournament game. */
  @Override
  public OptionalInt maxPlies() {
    boolean places = options().setup() == TzaarOptions.SetupRule.TOURNAMENT;
    return OptionalInt.of(STEPS_AFTER_PLACING + (places ? Board.FIELDS.size() : 0));
  }

  @Override
  public Optional<Refusal> refusal(TzaarPosition position, TzaarMove move) {
    return new Refusals(position).refusal(Objects.requireNonNull(move));
  }

  @Override
  public List<Step> steps(TzaarPosition position, TzaarMove move) {
    return TzaarMoveEntry.steps(Objects.requireNonNull(position), Objects.requireNonNull(move));
  }

  @Override
  public Refusal explainSteps(TzaarPosition position, List<Step> entered) {
    Objects.requireNonNull(position);
    Objects.requireNonNull(entered);
    return TzaarMoveEntry.refusal(position, entered)
        .orElseGet(() -> PackedRules.super.explainSteps(position, entered));
  }

  @Override
  public List<Symmetry<TzaarPosition, TzaarMove>> symmetries() {
    return TzaarSymmetry.ALL;
  }

  @Override
  public TzaarPosition canonical(TzaarPosition position) {
    return TzaarSymmetry.least(position);
  }

  @Override
  public Diagram diagram(TzaarPosition position) {
    return TzaarDiagram.of(position);
  }

  @Override
  public void legalMoves(TzaarPosition position, MoveBuffer out) {
    Objects.requireNonNull(out);
    if (!Endings.isKindExtinct(position)) {
      new MoveGenerator(position).list(out);
    }
  }

  @Override
  public TzaarPosition playUnchecked(TzaarPosition position, long code) {
    return switch (MoveCode.moveKind(code)) {
      case MoveCode.CAPTURE, MoveCode.REINFORCE -> MoveEffects.step(position, code);
      case MoveCode.PLACE -> MoveEffects.place(position, code);
      default -> MoveEffects.pass(position);
    };
  }

  @Override
  public long encode(TzaarPosition position, TzaarMove move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
    return MoveCode.encode(move);
  }

  @Override
  public TzaarMove decode(TzaarPosition position, long code) {
    Objects.requireNonNull(position);
    return MoveCode.decode(code);
  }

  @Override
  public long countLegal(TzaarPosition position) {
    return Endings.isKindExtinct(position) ? 0 : new MoveGenerator(position).count();
  }

  @Override
  public long randomLegal(TzaarPosition position, SplitMix64 random) {
    Objects.requireNonNull(random);
    if (Endings.status(position).isOver()) {
      throw new IllegalStateException("The game is over: there is no legal move to draw.");
    }
    return new MoveGenerator(position).random(random);
  }

  @Override
  public long hash(TzaarPosition position) {
    return position.hash();
  }

  /** The variant's id. */
  @Override
  public String toString() {
    return variant();
  }
}
