package io.github.boardrules.testkit;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Finds the outcome of positions near the end of a game by trying every move and every reply,
 * without any trick: what claims are compared with.
 */
final class OutcomeSearch<S, M> {
  /** The most moves that are played for one position. */
  private static final long MAX_PLAYS = 200_000;

  private final Rules<S, M> rules;
  private final int maxPlies;
  private long plays;

  OutcomeSearch(Rules<S, M> rules, int maxPlies) {
    this.rules = rules;
    this.maxPlies = maxPlies;
  }

  /** The exact outcome; empty if it is open, and nobody can win in {@code plies} moves. */
  record Outcome(Optional<GameValue> value, int plies) {}

  private static final class TooManyException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** Returns what is known of a position, looking ahead as far as there are not too many moves. */
  Outcome outcome(S position) {
    plays = 0;
    int plies = 0;
    Optional<GameValue> value = value(position, 0);
    try {
      while (value.isEmpty() && plies < maxPlies) {
        value = value(position, plies + 1);
        plies++;
      }
    } catch (TooManyException tooMany) {
      return new Outcome(Optional.empty(), plies);
    }
    return new Outcome(value, plies);
  }

  private Optional<GameValue> value(S position, int plies) {
    Status status = rules.status(position);
    if (status.isOver()) {
      OptionalInt winner = status.winner();
      return Optional.of(
          winner.isPresent() ? GameValue.win(winner.getAsInt(), 0) : GameValue.draw());
    }
    if (plies == 0) {
      return Optional.empty();
    }
    int mover = status.toMove().orElseThrow();
    Optional<GameValue> best = Optional.empty();
    int highest = Integer.MIN_VALUE;
    for (M move : rules.legalMoves(position)) {
      if (++plays > MAX_PLAYS) {
        throw new TooManyException();
      }
      Optional<GameValue> value = value(rules.play(position, move), plies - 1);
      int rank = rank(value, mover);
      if (rank > highest) {
        best = value;
        highest = rank;
      }
    }
    return best.map(OutcomeSearch::oneMoveEarlier);
  }

  /** Orders outcomes for a player: a fast win first, then what is open, a draw, a slow loss. */
  private static int rank(Optional<GameValue> value, int mover) {
    if (value.isEmpty()) {
      return 1;
    }
    int distance = value.get().distance().orElse(0);
    return value.get().isDraw()
        ? 0
        : value.get().isWinFor(mover) ? 1_000_000 - distance : distance - 1_000_000;
  }

  private static GameValue oneMoveEarlier(GameValue value) {
    return value.isDraw()
        ? value
        : GameValue.win(value.winner().orElseThrow(), value.distance().orElseThrow() + 1);
  }

  /** Returns whether the opponent of the player to move has won after a move, or wins at once. */
  boolean losesAtOnce(S position, M move) {
    OptionalInt other = OptionalInt.of(3 - rules.status(position).toMove().orElseThrow());
    S next = rules.play(position, move);
    Status status = rules.status(next);
    return status.winner().equals(other) || (status.toMove().equals(other) && winsAtOnce(next));
  }

  /** Returns whether the player to move can win with one move. */
  private boolean winsAtOnce(S position) {
    OptionalInt mover = rules.status(position).toMove();
    return rules.anyLegal(
        position, move -> rules.status(rules.play(position, move)).winner().equals(mover));
  }
}
