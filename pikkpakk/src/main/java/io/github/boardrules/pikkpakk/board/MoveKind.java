package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.Optional;

/** One way to move: to place a ball, enter one or push. A game has one in each phase. */
public interface MoveKind {
  /** Stands for no move where a code is expected. */
  long NO_MOVE = -1;

  /** Appends the codes of the legal moves, in ASCII order of their texts. */
  void list(BitPosition position, MoveBuffer out);

  /** Returns the number of legal moves; kinds that can count without a list override this. */
  default int count(BitPosition position) {
    return moves(position).size();
  }

  /** Returns whether there is a legal move; kinds that can tell without a count override this. */
  default boolean hasMove(BitPosition position) {
    return count(position) != 0;
  }

  /** Returns a legal move chosen uniformly at random, or {@link #NO_MOVE}; may be overridden. */
  default long random(BitPosition position, SplitMix64 random) {
    MoveBuffer moves = moves(position);
    return moves.size() == 0 ? NO_MOVE : moves.get(random.below(moves.size()));
  }

  /** Returns why a move is refused while the game is ongoing; empty if it is legal. */
  Optional<Refusal> refusal(BitPosition position, PikkPakkMove move);

  BitPosition playUnchecked(BitPosition position, long code);

  /**
   * Returns whether the mover's balls surround the target after a move, so that equal numbers
   * suffice for it (RULES.md, "A move", Equality).
   */
  default boolean isWinning(BitPosition position, long code) {
    return position.variant().isSurrounding(playUnchecked(position, code), position.toMove());
  }

  private MoveBuffer moves(BitPosition position) {
    MoveBuffer moves = new MoveBuffer();
    list(position, moves);
    return moves;
  }

  /** The kind of move in a phase that a game does not have: none. */
  enum NoMoves implements MoveKind {
    /** No moves. */
    NONE;

    @Override
    public void list(BitPosition position, MoveBuffer out) {}

    @Override
    public Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
      return Optional.of(Refusal.of(PikkPakkReason.WRONG_KIND));
    }

    @Override
    public BitPosition playUnchecked(BitPosition position, long code) {
      return position;
    }
  }
}
