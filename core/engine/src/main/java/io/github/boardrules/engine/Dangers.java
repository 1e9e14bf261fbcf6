package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import java.util.HashMap;
import java.util.Map;

/**
 * How dangerous the moves of a position are: how many of the replies let the opponent win at once.
 * A search that ends early may not have looked at all replies to a move that it likes. It is safe
 * for use by many threads.
 */
final class Dangers<S, M> {
  /** The danger of a move after which the opponent has won. */
  static final double LOST = 2;

  /** The most replies that are looked at, so that a limit of time is kept. */
  private static final int MAX_REPLIES = 4_000_000;

  private final PackedRules<S, M> rules;
  private final S root;
  private final int mover;
  private final Map<Long, Double> known = new HashMap<>();
  private final MoveBuffer replies = new MoveBuffer();
  private int looked;

  Dangers(PackedRules<S, M> rules, S root, int mover) {
    this.rules = rules;
    this.root = root;
    this.mover = mover;
  }

  /** Returns the share of the replies that win, 0 to 1, or {@link #LOST}; 0 if it is not known. */
  synchronized double after(long code) {
    return known.computeIfAbsent(code, this::share);
  }

  private double share(long code) {
    S next = rules.playUnchecked(root, code);
    Status status = Engine.status(rules, next);
    if (status.isOver()) {
      return isLost(status) ? LOST : 0;
    }
    if (status.toMove().getAsInt() == mover) {
      return 0;
    }
    replies.release(0);
    if (looked >= MAX_REPLIES || OrderedMoves.list(rules, next, replies)) {
      return 0;
    }
    looked += replies.size();
    int wins = 0;
    for (int i = 0; i < replies.size(); i++) {
      wins += isLost(Engine.status(rules, rules.playUnchecked(next, replies.get(i)))) ? 1 : 0;
    }
    return (double) wins / replies.size();
  }

  private boolean isLost(Status status) {
    return status.winner().isPresent() && status.winner().getAsInt() != mover;
  }
}
