package io.github.boardrules.pikkpakk;

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
import io.github.boardrules.core.search.PuzzleRules;
import io.github.boardrules.core.search.PuzzleSolver;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The rules of one variant of one of the five games.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.pikkPakk();
 * var position = rules.play(rules.start(), PikkPakkMove.parse("bu"));
 * rules.isLegal(position, PikkPakkMove.parse("bd")); // ==> false
 * rules.legalMoves(position).size();                 // ==> 12
 * }</pre>
 */
public final class PikkPakkRules
    implements PackedRules<PikkPakkPosition, PikkPakkMove>,
        PuzzleRules<PikkPakkPosition, PikkPakkMove> {
  private final FamilyGame game;
  private final Notation<PikkPakkPosition, PikkPakkMove> notation;
  private final PikkPakkPosition start;

  /**
   * Pikk-Pakk, the variant {@code pikkpakk}.
   *
   * @return the rules
   */
  public static PikkPakkRules pikkPakk() {
    return of(PikkPakkOptions.DEFAULT);
  }

  /**
   * Push-four, the variant {@code pushfour}.
   *
   * @return the rules
   */
  public static PikkPakkRules pushFour() {
    return of(PushFourOptions.DEFAULT);
  }

  /**
   * Five in a row, then pushing, the variant {@code fivepush}.
   *
   * @return the rules
   */
  public static PikkPakkRules fivePush() {
    return of(FivePushOptions.DEFAULT);
  }

  /**
   * Square abalone, the variant {@code abalone}.
   *
   * @return the rules
   */
  public static PikkPakkRules abalone() {
    return of(AbaloneOptions.DEFAULT);
  }

  /**
   * The inlay puzzle {@code inlay}, from the spiral to the chessboard.
   *
   * @return the rules
   */
  public static PikkPakkRules inlay() {
    return of(InlayOptions.DEFAULT);
  }

  /**
   * The rules with the given choices.
   *
   * @param options the choices of one of the games
   * @return the rules
   */
  public static PikkPakkRules of(FamilyOptions options) {
    return new PikkPakkRules(options);
  }

  /**
   * The rules of a variant.
   *
   * @param variant a variant id, such as {@code abalone:side=yes}
   * @return the rules
   * @throws VariantException when the text is no variant of the family
   */
  public static PikkPakkRules parse(String variant) {
    return of(FamilyGames.parse(variant));
  }

  private PikkPakkRules(FamilyOptions options) {
    game = FamilyGames.game(Objects.requireNonNull(options));
    notation = new PikkPakkNotation(game);
    start = game.start();
  }

  /**
   * The choices that make this variant.
   *
   * @return the options of the game
   */
  public FamilyOptions options() {
    return game.options;
  }

  @Override
  public String variant() {
    return game.options.variant();
  }

  @Override
  public PikkPakkPosition start() {
    return start;
  }

  @Override
  public Status status(PikkPakkPosition position) {
    return Endings.status(position);
  }

  @Override
  public PikkPakkPosition play(PikkPakkPosition position, PikkPakkMove move) {
    return playUnchecked(position, encode(position, move));
  }

  @Override
  public Notation<PikkPakkPosition, PikkPakkMove> notation() {
    return notation;
  }

  /** {@inheritDoc} 1 in inlay puzzles. */
  @Override
  public int players() {
    return game.players();
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    return Refusals.refusal(position, Objects.requireNonNull(move));
  }

  @Override
  public List<Step> steps(PikkPakkPosition position, PikkPakkMove move) {
    return PikkPakkMoveEntry.steps(Objects.requireNonNull(position), Objects.requireNonNull(move));
  }

  /** {@inheritDoc} Any ball of a line stands for the line. */
  @Override
  public Optional<Set<Step>> nextSteps(
      PikkPakkPosition position, PikkPakkMove move, List<Step> entered) {
    return PikkPakkMoveEntry.nextSteps(
        Objects.requireNonNull(position), Objects.requireNonNull(move), entered);
  }

  @Override
  public Refusal explainSteps(PikkPakkPosition position, List<Step> entered) {
    Objects.requireNonNull(position);
    Objects.requireNonNull(entered);
    return PikkPakkMoveEntry.refusal(position, entered)
        .orElseGet(() -> PackedRules.super.explainSteps(position, entered));
  }

  @Override
  public List<Symmetry<PikkPakkPosition, PikkPakkMove>> symmetries() {
    return PikkPakkSymmetry.of(game);
  }

  @Override
  public Diagram diagram(PikkPakkPosition position) {
    return PikkPakkDiagram.of(position);
  }

  @Override
  public void legalMoves(PikkPakkPosition position, MoveBuffer out) {
    Objects.requireNonNull(out);
    if (!Endings.isOver(position)) {
      game.moveKind(position).list(position, out);
    }
  }

  @Override
  public PikkPakkPosition playUnchecked(PikkPakkPosition position, long code) {
    return game.moveKind(position).playUnchecked(position, code);
  }

  @Override
  public long encode(PikkPakkPosition position, PikkPakkMove move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
    return MoveCode.encode(game.board, move);
  }

  @Override
  public PikkPakkMove decode(PikkPakkPosition position, long code) {
    Objects.requireNonNull(position);
    return MoveCode.decode(game.board, code);
  }

  @Override
  public long hash(PikkPakkPosition position) {
    return position.hash();
  }

  @Override
  public long countLegal(PikkPakkPosition position) {
    return Endings.isOver(position) ? 0 : game.moveKind(position).count(position);
  }

  @Override
  public long randomLegal(PikkPakkPosition position, SplitMix64 random) {
    Objects.requireNonNull(random);
    return PackedRules.super.randomLegal(position, random);
  }

  /** {@inheritDoc} Inlay puzzles have one: {@link InlaySolver}. */
  @Override
  public Optional<PuzzleSolver<PikkPakkPosition, PikkPakkMove>> puzzleSolver() {
    return game instanceof InlayGame ? Optional.of(InlaySolver.of(this)) : Optional.empty();
  }

  FamilyGame game() {
    return game;
  }

  /** The variant's id. */
  @Override
  public String toString() {
    return variant();
  }
}
