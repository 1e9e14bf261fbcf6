package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import java.util.List;

/**
 * The clock of a player in nanoseconds: what remains, and what each decision adds to it.
 *
 * <p>A turn takes a fraction of what remains and most of the increment. If a player decides twice
 * in a turn, as in TZAAR, the first decision takes most of it, as it also chooses between the
 * second ones; unless it is much narrower, as a capture in ZÉRTZ before a marble is placed.
 */
record Clock(long remaining, long increment) {
  private static final long MILLISECOND = 1_000_000;

  /** So much is left alone if more remains, for what happens outside an analysis. */
  private static final long RESERVE = 100_000_000;

  private static final int TURNS = 15;
  private static final double PART_OF_INCREMENT = 0.75;
  private static final int GREATEST_PART = 3;

  private static final double LARGE = 0.8;
  private static final double SMALL = 0.2;

  /** A decision is narrow if another one of the turn has so many times its moves. */
  private static final int NARROW = 4;

  /** So many moves are tried to see whether the player goes on after them. */
  private static final int MOVES_TRIED = 64;

  /** Returns the clock that has no more than either. */
  Clock and(Clock other) {
    return new Clock(Math.min(remaining, other.remaining), Math.min(increment, other.increment));
  }

  /** Returns the most that a decision may take. */
  long most() {
    return Math.max(MILLISECOND, usable() / GREATEST_PART);
  }

  /** Returns what the next decision of a match with these positions may take. */
  <S> long share(PackedRules<S, ?> rules, List<S> positions) {
    double turn = (double) usable() / TURNS + PART_OF_INCREMENT * increment;
    return Math.max(MILLISECOND, Math.min(most(), (long) (turn * part(rules, positions))));
  }

  private long usable() {
    return Math.max(remaining - RESERVE, remaining / 2);
  }

  /** Returns the part of a turn's time for the next decision, 1 if it is the only one. */
  private static <S> double part(PackedRules<S, ?> rules, List<S> positions) {
    S position = positions.get(positions.size() - 1);
    int mover = rules.status(position).toMove().orElseThrow();
    long[] codes = OrderedMoves.Listed.of(rules, position).codes();
    int count = codes.length;
    double part = 1;
    S last = positions.get(Math.max(0, positions.size() - 2));
    if (positions.size() > 1 && rules.status(last).toMove().orElseThrow() == mover) {
      long before = rules.countLegal(last);
      // A move that was forced has taken no time.
      part = before == 1 ? 1 : before * NARROW <= count ? LARGE : SMALL;
    }
    int tried = Math.min(count, MOVES_TRIED);
    int followed = 0;
    long after = 0;
    for (int i = 0; i < tried; i++) {
      S next = rules.playUnchecked(position, codes[(int) ((long) i * count / tried)]);
      if (rules.status(next).toMove().orElse(0) == mover) {
        followed++;
        after = Math.max(after, rules.countLegal(next));
      }
    }
    // After a single move the player has no choice, and no time is needed.
    boolean isFollowed = 2 * followed > tried && after > 1;
    return part * (!isFollowed ? 1 : (long) count * NARROW <= after ? SMALL : LARGE);
  }

  /** Returns for example {@code clock 60000+1000 ms}. */
  @Override
  public String toString() {
    return "clock " + remaining / MILLISECOND + "+" + increment / MILLISECOND + " ms";
  }
}
