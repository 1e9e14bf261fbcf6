package io.github.boardrules.examples.engine;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.List;
import java.util.OptionalInt;

/**
 * Finds forced wins by trying every move and every reply, without any trick: what the engine is
 * compared with.
 */
final class ExhaustiveSearch {
  private final Rules<Object, Object> rules;
  private long nodesLeft;

  private ExhaustiveSearch(Rules<Object, Object> rules, long maxNodes) {
    this.rules = rules;
    nodesLeft = maxNodes;
  }

  /** The search would take too long. */
  private static final class TooLongException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Returns in how many moves the player to move can force a win.
   *
   * @param maxDepth the greatest number of moves
   * @param maxNodes the greatest number of moves to play
   * @return the least number of moves; empty if there is no such win, or it is not found in time
   */
  static OptionalInt winDistance(
      Rules<Object, Object> rules, Object position, int maxDepth, long maxNodes) {
    int player = rules.status(position).toMove().orElseThrow();
    ExhaustiveSearch search = new ExhaustiveSearch(rules, maxNodes);
    try {
      for (int depth = 1; depth <= maxDepth; depth++) {
        if (search.isWin(position, player, depth)) {
          return OptionalInt.of(depth);
        }
      }
    } catch (TooLongException tooLong) {
      return OptionalInt.empty();
    }
    return OptionalInt.empty();
  }

  private boolean isWin(Object position, int player, int depth) {
    Status status = rules.status(position);
    if (status.isOver() || depth == 0) {
      return status.winner().equals(OptionalInt.of(player));
    }
    List<Object> moves = rules.legalMoves(position);
    nodesLeft -= moves.size();
    if (nodesLeft < 0) {
      throw new TooLongException();
    }
    boolean isOwnTurn = status.toMove().equals(OptionalInt.of(player));
    for (Object move : moves) {
      if (isWin(rules.play(position, move), player, depth - 1) == isOwnTurn) {
        return isOwnTurn;
      }
    }
    return !isOwnTurn;
  }
}
