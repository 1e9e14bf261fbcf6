package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.search.PuzzleRules;
import io.github.boardrules.core.search.PuzzleSolver;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The rules of one variant of one of the five games.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.pikkPakk();
 * var position = rules.play(rules.start(), PikkPakkMove.parse("bu"));
 * rules.legalMoves(position).size();                 // ==> 12
 * }</pre>
 */
public final class PikkPakkRules extends CodedRules
    implements PuzzleRules<PikkPakkPosition, PikkPakkMove> {
  private static final MoveEntry<PikkPakkPosition, PikkPakkMove> MOVE_ENTRY =
      new PikkPakkMoveEntry();

  private final Notation<PikkPakkPosition, PikkPakkMove> notation;
  private final PikkPakkPosition start;

  /** {@return the rules of Pikk-Pakk, the variant {@code pikkpakk}} */
  public static PikkPakkRules pikkPakk() {
    return of(PikkPakkOptions.DEFAULT);
  }

  /** {@return the rules of push-four, the variant {@code pushfour}} */
  public static PikkPakkRules pushFour() {
    return of(PushFourOptions.DEFAULT);
  }

  /** {@return the rules of five in a row, then pushing, the variant {@code fivepush}} */
  public static PikkPakkRules fivePush() {
    return of(FivePushOptions.DEFAULT);
  }

  /** {@return the rules of square abalone, the variant {@code abalone}} */
  public static PikkPakkRules abalone() {
    return of(AbaloneOptions.DEFAULT);
  }

  /** {@return the rules of the inlay puzzle {@code inlay}, from the spiral to the chessboard} */
  public static PikkPakkRules inlay() {
    return of(InlayOptions.DEFAULT);
  }

  /**
   * Returns the rules with some options.
   *
   * @param options the options of one of the games
   * @return the rules
   */
  public static PikkPakkRules of(FamilyOptions options) {
    return new PikkPakkRules(options);
  }

  /**
   * Returns the rules of a variant.
   *
   * @param variant a variant id, such as {@code abalone:side=yes}
   * @return the rules
   * @throws VariantException if the text is not a variant of the family
   */
  public static PikkPakkRules parse(String variant) {
    return of(FamilyGames.parse(variant));
  }

  private PikkPakkRules(FamilyOptions options) {
    super(FamilyGames.game(Objects.requireNonNull(options)));
    notation =
        Notation.of(
            MoveText::format,
            MoveText::parse,
            PositionText::format,
            text -> new PositionText(game, text).parse());
    start = game.start();
  }

  /** {@return the options of this variant} */
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
  public Notation<PikkPakkPosition, PikkPakkMove> notation() {
    return notation;
  }

  /** {@inheritDoc} 1 in inlay puzzles. */
  @Override
  public int players() {
    return game.players();
  }

  /** {@inheritDoc} Empty in inlay puzzles. */
  @Override
  public Optional<Label> playerName(int player) {
    return game.playerName(Rules.requirePlayer(player));
  }

  @Override
  public Status status(PikkPakkPosition position) {
    return Endings.status(position);
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    return Refusals.refusal(position, Objects.requireNonNull(move));
  }

  @Override
  public MoveEntry<PikkPakkPosition, PikkPakkMove> moveEntry() {
    return MOVE_ENTRY;
  }

  @Override
  public List<Symmetry<PikkPakkPosition, PikkPakkMove>> symmetries() {
    return PikkPakkSymmetry.of(game);
  }

  @Override
  public Diagram diagram(PikkPakkPosition position) {
    return PikkPakkDiagram.of(position);
  }

  /** {@inheritDoc} Inlay puzzles have one: {@link InlaySolver}. */
  @Override
  public Optional<PuzzleSolver<PikkPakkPosition, PikkPakkMove>> puzzleSolver() {
    return game instanceof InlayGame ? Optional.of(InlaySolver.of(this)) : Optional.empty();
  }

  /** Returns the id of the variant. */
  @Override
  public String toString() {
    return variant();
  }
}
