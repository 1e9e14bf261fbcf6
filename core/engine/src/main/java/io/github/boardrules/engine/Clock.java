package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import java.util.List;

/**
 * The clock of a player in nanoseconds: what remains, and what each decision adds to it.
 *
 * <p>What remains is divided by the turns that the player is still expected to have, and most of
 * the increment is added. If a player decides twice in a turn, as in TZAAR, the first decision
 * takes most of it, because it also chooses among the second ones, unless it is much narrower, like
 * a capture in ZÉRTZ before a marble is placed.
 */
record Clock(long remaining, long increment) {
  private static final long MILLISECOND = 1_000_000;

  /** What is kept back, if more remains, for what happens outside an analysis. */
  private static final long RESERVE = 300_000_000;

  /** The most turns among which the time is divided. */
  private static final int MOST_TURNS = 15;

  /** A game is expected to last somewhat less long than random ones from its position. */
  private static final int RANDOM_GAMES = 8;

  private static final double PART_OF_RANDOM_GAME = 0.75;

  private static final int MOST_PLIES = 64;

  /** The shortest turn for which random games are played: they take about a millisecond. */
  private static final long LONG_TURN = 20_000_000;

  private static final double PART_OF_INCREMENT = 0.75;
  private static final int GREATEST_PART = 3;

  private static final double LARGE = 0.8;
  private static final double SMALL = 0.2;

  /** A decision is narrow if another one of the turn has this many times its moves. */
  private static final int NARROW = 4;

  /** How many moves are tried to see whether the player moves again after them. */
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
    double turn = usable() / turns(rules, positions) + PART_OF_INCREMENT * increment;
    return Math.max(MILLISECOND, Math.min(most(), (long) (turn * part(rules, positions))));
  }

  /** Returns how many more turns the player is expected to have: the mean of random games. */
  private <S> double turns(PackedRules<S, ?> rules, List<S> positions) {
    if (usable() / MOST_TURNS < LONG_TURN) {
      return MOST_TURNS;
    }
    S start = positions.get(positions.size() - 1);
    double turns = 0;
    for (int game = 0; game < RANDOM_GAMES; game++) {
      turns += turns(rules, start, new SplitMix64(game));
    }
    return Math.max(
        GREATEST_PART, Math.min(MOST_TURNS, PART_OF_RANDOM_GAME * turns / RANDOM_GAMES));
  }

  /** Returns in how many turns of a random game the player to move has a choice; many if long. */
  private static <S> int turns(PackedRules<S, ?> rules, S start, SplitMix64 random) {
    S position = start;
    int player = rules.status(start).toMove().orElseThrow();
    int mover = 0;
    int turns = 0;
    for (int ply = 0; ply < MOST_PLIES; ply++) {
      Status status = rules.status(position);
      if (status.isOver()) {
        return turns;
      }
      int next = status.toMove().orElseThrow();
      turns += next == player && next != mover && rules.countLegal(position) > 1 ? 1 : 0;
      mover = next;
      position = rules.playUnchecked(position, rules.randomLegal(position, random));
    }
    return 2 * MOST_TURNS;
  }

  private long usable() {
    return Math.max(remaining - RESERVE, remaining / 4);
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
