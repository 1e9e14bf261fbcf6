package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.GameRules;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.PikkPakkSymmetry;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.game.Games;
import io.github.boardrules.pikkpakk.game.InlayGame;
import io.github.boardrules.pikkpakk.move.Endings;
import io.github.boardrules.pikkpakk.move.MoveCode;
import io.github.boardrules.pikkpakk.move.MoveGenerator;
import io.github.boardrules.pikkpakk.move.Refusals;
import io.github.boardrules.pikkpakk.text.PikkPakkDiagram;
import io.github.boardrules.pikkpakk.text.PikkPakkMoveEntry;
import io.github.boardrules.pikkpakk.text.PositionText;
import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.FivePushOptions;
import io.github.boardrules.pikkpakk.value.InlayOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkFamilyOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.PushFourOptions;
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
public final class PikkPakkRules
    extends GameRules<PikkPakkPosition, PikkPakkMove, PikkPakkFamilyOptions> {
  private static final MoveEntry<PikkPakkPosition, PikkPakkMove> MOVE_ENTRY =
      new PikkPakkMoveEntry();

  private final Variant game;
  private final Knowledge<PikkPakkPosition, PikkPakkMove> knowledge;

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
   * {@return the rules with some options}
   *
   * @param options the options of one of the games
   */
  public static PikkPakkRules of(PikkPakkFamilyOptions options) {
    return new PikkPakkRules(Games.of(Objects.requireNonNull(options, "options")));
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant a variant id, such as {@code abalone:side=yes}
   * @throws VariantException if the text is not a variant of the family
   */
  public static PikkPakkRules parse(String variant) {
    return new PikkPakkRules(Games.parse(variant));
  }

  private PikkPakkRules(Variant game) {
    super(game.options, game.options.variant(), game.start(), PositionText.notation(game));
    this.game = game;
    knowledge = knowledge(game);
  }

  @Override
  protected List<Symmetry<PikkPakkPosition, PikkPakkMove>> findSymmetries() {
    return PikkPakkSymmetry.of(game);
  }

  @Override
  public Status status(PikkPakkPosition position) {
    return Endings.status(BitPosition.cast(position));
  }

  /** {@inheritDoc} 1 in inlay puzzles. */
  @Override
  public int players() {
    return game.players;
  }

  /** {@inheritDoc} Empty in inlay puzzles. */
  @Override
  public Optional<Label> playerName(int player) {
    return game.playerName(player);
  }

  @Override
  public long countLegal(PikkPakkPosition position) {
    return MoveGenerator.count(BitPosition.cast(position));
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    return Refusals.refusal(BitPosition.cast(position), Objects.requireNonNull(move, "move"));
  }

  @Override
  public MoveEntry<PikkPakkPosition, PikkPakkMove> moveEntry() {
    return MOVE_ENTRY;
  }

  @Override
  public Diagram diagram(PikkPakkPosition position) {
    return PikkPakkDiagram.of(BitPosition.cast(position));
  }

  /**
   * {@inheritDoc} The solver of inlay puzzles returns a shortest way if it finds one within its
   * limit. Otherwise the way is composed of three-cycles, and is not short. From a position with a
   * full block there always is a way, and it is found with any limit. With {@code push=line} balls
   * may stand outside the block; they are brought onto the block first, if that is possible. A
   * position takes about 50 bytes.
   */
  @Override
  public Knowledge<PikkPakkPosition, PikkPakkMove> knowledge() {
    return knowledge;
  }

  @Override
  public void legalMoves(PikkPakkPosition position, MoveBuffer out) {
    MoveGenerator.list(BitPosition.cast(position), Objects.requireNonNull(out, "out"));
  }

  @Override
  public PikkPakkPosition playUnchecked(PikkPakkPosition position, long code) {
    BitPosition before = BitPosition.cast(position);
    return before.moveKind().playUnchecked(before, code);
  }

  @Override
  public long encodeUnchecked(PikkPakkPosition position, PikkPakkMove move) {
    Objects.requireNonNull(position, "position");
    return MoveCode.encode(game.board, move);
  }

  @Override
  public PikkPakkMove decode(PikkPakkPosition position, long code) {
    Objects.requireNonNull(position, "position");
    return MoveCode.decode(game.board, code);
  }

  @Override
  public long randomLegal(PikkPakkPosition position, SplitMix64 random) {
    return MoveGenerator.random(
        BitPosition.cast(position), Objects.requireNonNull(random, "random"));
  }

  @Override
  public long hash(PikkPakkPosition position) {
    return BitPosition.cast(position).hash();
  }

  private static Knowledge<PikkPakkPosition, PikkPakkMove> knowledge(Variant game) {
    Knowledge<PikkPakkPosition, PikkPakkMove> none = Knowledge.none();
    return game instanceof InlayGame puzzle
        ? none.withPuzzleSolver(InlaySolver.of(puzzle))
        : none.withEvaluation(game.evaluation());
  }
}
