package io.github.boardrules.examples.web;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Whether a player can force a win within some moves, those of the opponent included. It tries
 * every move and every reply and estimates nothing, so its answers are proofs.
 */
final class ShortWin<S, M, P, C> {
  private final PackedView<S, M, P, C> view;
  private final PackedRules<P, C> rules;
  private final int player;

  /** How many moves may still be tried; what is found after the last one has no meaning. */
  private long left;

  /**
   * Prepares a search.
   *
   * @param player who wins
   * @param limit how many moves are tried at most
   */
  ShortWin(PackedView<S, M, P, C> view, int player, long limit) {
    this.view = view;
    rules = view.rules();
    this.player = player;
    left = limit;
  }

  /** Returns whether all moves that had to be tried have been tried so far. */
  boolean isComplete() {
    return left >= 0;
  }

  /** Returns whether the player can force a win within some moves. */
  boolean isForced(S position, int moves) {
    return isWin(view.pack(position), moves);
  }

  /** Returns within how many moves the player can force a win; empty if not within the most. */
  OptionalInt distance(S position, int most) {
    return packedDistance(view.pack(position), most);
  }

  /** Returns the moves of the player after which the win is still forced within some moves. */
  List<M> winningMoves(S position, int moves) {
    P packed = view.pack(position);
    List<M> found = new ArrayList<>();
    for (long code : legalMoves(packed)) {
      if (isWin(rules.playUnchecked(packed, code), moves - 1)) {
        found.add(view.unpackMove(rules.decode(packed, code)));
      }
    }
    return found;
  }

  /** Returns the move of the opponent after which a win that is forced takes longest. */
  Optional<M> longestDefence(S position, int moves) {
    P packed = view.pack(position);
    Optional<M> best = Optional.empty();
    int longest = -1;
    for (long code : legalMoves(packed)) {
      int distance = packedDistance(rules.playUnchecked(packed, code), moves - 1).orElse(moves);
      if (distance > longest) {
        longest = distance;
        best = Optional.of(view.unpackMove(rules.decode(packed, code)));
      }
    }
    return best;
  }

  private OptionalInt packedDistance(P position, int most) {
    for (int moves = 0; moves <= most; moves++) {
      if (isWin(position, moves)) {
        return OptionalInt.of(moves);
      }
    }
    return OptionalInt.empty();
  }

  private boolean isWin(P position, int moves) {
    Status status = rules.status(position);
    if (status.isOver() || moves == 0 || left < 0) {
      return status.winner().orElse(0) == player;
    }
    boolean isOwnTurn = status.toMove().orElseThrow() == player;
    for (long code : legalMoves(position)) {
      left--;
      if (isWin(rules.playUnchecked(position, code), moves - 1) == isOwnTurn) {
        return isOwnTurn;
      }
    }
    return !isOwnTurn;
  }

  private long[] legalMoves(P position) {
    MoveBuffer moves = new MoveBuffer();
    rules.legalMoves(position, moves);
    return moves.toArray();
  }
}
