package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.VariantText;
import io.github.boardrules.pikkpakk.AbaloneOptions;
import io.github.boardrules.pikkpakk.FamilyOptions;
import io.github.boardrules.pikkpakk.FivePushOptions;
import io.github.boardrules.pikkpakk.InlayOptions;
import io.github.boardrules.pikkpakk.PikkPakkEnding;
import io.github.boardrules.pikkpakk.PikkPakkMove;
import io.github.boardrules.pikkpakk.PikkPakkOptions;
import io.github.boardrules.pikkpakk.PushFourOptions;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.PackedState;
import io.github.boardrules.pikkpakk.board.Phase;
import io.github.boardrules.pikkpakk.board.PositionBuilder;
import io.github.boardrules.pikkpakk.board.RepetitionHistory;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.move.MoveKind;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is particular to one of the five games: how it begins, how balls are placed and pushed, and
 * when it ends.
 */
public abstract sealed class FamilyGame extends Variant
    permits AbaloneGame, FivePushGame, InlayGame, PikkPakkGame, PushFourGame {
  private static final List<String> IDS =
      List.of("pikkpakk", "pushfour", "fivepush", "abalone", "inlay");

  private static final List<Optional<Label>> PLAYER_NAMES =
      List.of(Optional.of(MESSAGES.label("player.1")), Optional.of(MESSAGES.label("player.2")));

  /** How the players move in the place phase; {@link MoveKind.NoMoves} if balls are only pushed. */
  private final MoveKind placing;

  /** How the players move in the push phase; {@link MoveKind.NoMoves} if balls are only placed. */
  public final MoveKind pushing;

  /** Returns the game of a variant. */
  public static FamilyGame parse(String variant) {
    return of(
        switch (VariantText.game(variant, IDS)) {
          case "pikkpakk" -> PikkPakkOptions.parse(variant);
          case "pushfour" -> PushFourOptions.parse(variant);
          case "fivepush" -> FivePushOptions.parse(variant);
          case "abalone" -> AbaloneOptions.parse(variant);
          default -> InlayOptions.parse(variant);
        });
  }

  /** Returns the game with some options. */
  public static FamilyGame of(FamilyOptions options) {
    if (options instanceof PikkPakkOptions choices) {
      return new PikkPakkGame(choices);
    }
    if (options instanceof PushFourOptions choices) {
      return new PushFourGame(choices);
    }
    if (options instanceof FivePushOptions choices) {
      return new FivePushGame(choices);
    }
    return options instanceof AbaloneOptions choices
        ? new AbaloneGame(choices)
        : new InlayGame((InlayOptions) options);
  }

  FamilyGame(
      FamilyOptions options, Board board, boolean onBlock, MoveKind placing, MoveKind pushing) {
    super(options, board, onBlock);
    this.placing = placing;
    this.pushing = pushing;
  }

  /** Returns the start position. */
  public abstract BitPosition start();

  /** Returns how the balls on the board end the game; null if they do not. */
  abstract @Nullable Status ending(BitPosition position);

  /** Returns how the game ends if the player to move has no legal move. */
  Status endingWithoutMove(BitPosition position) {
    return Status.win(3 - position.toMove(), PikkPakkEnding.NO_MOVE);
  }

  /** Returns an estimate of the result of an ongoing game, −1 to 1, for player 1; 0 by default. */
  public double value(BitPosition position) {
    return 0;
  }

  /** Returns the name of a player; empty in a game for one. */
  public final Optional<Label> playerName(int player) {
    Optional<Label> name = PLAYER_NAMES.get(Rules.requirePlayer(player) - 1);
    return players == 1 ? Optional.empty() : name;
  }

  /** Returns whether balls enter from the rim in the place phase. */
  boolean hasEntering() {
    return false;
  }

  /** Returns what a position text of this variant must hold. */
  public abstract BallRequirements ballRequirements();

  /** Returns whether a position holds the right number of balls of each kind. */
  public boolean hasRightBalls(BitPosition position) {
    return true;
  }

  /** Returns how the player to move moves. */
  public final MoveKind moveKind(BitPosition position) {
    return position.isPushing() ? pushing : placing;
  }

  /** Appends the codes of the legal moves, in ASCII order of their texts. */
  public final void list(BitPosition position, MoveBuffer out) {
    if (!Endings.isOver(this, position)) {
      moveKind(position).list(position, out);
    }
  }

  /** Returns the number of legal moves. */
  public final int count(BitPosition position) {
    return Endings.isOver(this, position) ? 0 : moveKind(position).count(position);
  }

  /**
   * Returns the code of a legal move chosen uniformly at random.
   *
   * @throws IllegalStateException if the game is over
   */
  public final long random(BitPosition position, SplitMix64 random) {
    long code =
        Endings.isOver(this, position)
            ? MoveKind.NO_MOVE
            : moveKind(position).random(position, random);
    if (code == MoveKind.NO_MOVE) {
      Endings.status(this, position).requireOngoing();
    }
    return code;
  }

  /** Returns the position after a legal move. */
  public final BitPosition play(BitPosition position, long code) {
    return moveKind(position).playUnchecked(position, code);
  }

  /** Returns the first rule that a move breaks; empty if it is legal. */
  public final Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
    return Endings.status(this, position).isOver()
        ? Optional.of(Refusal.gameOver())
        : moveKind(position).refusal(position, move);
  }

  /** Returns the empty board at the start of the place phase. */
  final BitPosition emptyStart() {
    return PositionBuilder.of(board)
        .position(this, PackedState.of(1, Phase.PLACE), RepetitionHistory.NONE);
  }

  /**
   * Which balls a position text of a variant must hold (RULES.md, "Notation", Demands on a
   * position).
   *
   * @param balls the letters of the balls that the variant has
   * @param light how many light balls are placed in total; 0 if none are placed
   * @param dark how many dark balls are placed in total
   * @param hasTarget whether there must be exactly one target ball
   * @param isFull whether the area must be full in the push phase
   */
  public record BallRequirements(
      String balls, int light, int dark, boolean hasTarget, boolean isFull) {}
}
