package io.github.boardrules.zertz;

import io.github.boardrules.core.Status;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  /** The fifth bit of each holding; see {@link PackedCounts}. */
  private static final long REACHED = perColour(0b10000, 0b10000, 0b10000);

  private final ZertzOptions options;

  /** What lifts a holding to the fifth bit at the goal of one colour, and of each colour. */
  private final long oneColour;

  private final long eachColour;

  Endings(ZertzOptions options) {
    this.options = options;
    ZertzOptions.GameType game = options.game();
    int each = 16 - game.goalOfEach();
    oneColour =
        perColour(
            16 - game.goal(Marble.WHITE),
            16 - game.goal(Marble.GREY),
            16 - game.goal(Marble.BLACK));
    eachColour = perColour(each, each, each);
  }

  boolean isOver(ZertzPosition position) {
    long counts = position.counts;
    return ((counts + oneColour) & REACHED) != 0
        || hasEach(counts, 1)
        || hasEach(counts, 2)
        || position.vacant() == 0
        || isStalled(counts)
        || isWithoutMarbles(position);
  }

  Status status(ZertzPosition position) {
    int mover = position.toMove();
    if (!isOver(position)) {
      return new Status.Ongoing(mover);
    }
    int last = 3 - mover;
    if (hasGoal(position.counts, last)) {
      return new Status.Win(last, goal(position.counts, last));
    }
    if (hasGoal(position.counts, mover)) {
      return new Status.Win(mover, goal(position.counts, mover));
    }
    if (position.vacant() == 0) {
      return new Status.Win(last, ZertzEnding.FULL_BOARD);
    }
    return new Status.Draw(isWithoutMarbles(position) ? ZertzEnding.NO_MARBLES : ZertzEnding.STALL);
  }

  private boolean hasGoal(long counts, int player) {
    return hasEach(counts, player)
        || hasColour(counts, player, Marble.WHITE)
        || hasColour(counts, player, Marble.GREY)
        || hasColour(counts, player, Marble.BLACK);
  }

  /** The first goal, in the order of the sheet, that a player has reached. */
  private ZertzEnding goal(long counts, int player) {
    if (hasEach(counts, player)) {
      return ZertzEnding.EACH;
    }
    if (hasColour(counts, player, Marble.WHITE)) {
      return ZertzEnding.WHITE;
    }
    return hasColour(counts, player, Marble.GREY) ? ZertzEnding.GREY : ZertzEnding.BLACK;
  }

  private boolean hasEach(long counts, int player) {
    long due =
        PackedCounts.one(player, 1) * 0b10000
            | PackedCounts.one(player, 2) * 0b10000
            | PackedCounts.one(player, 3) * 0b10000;
    return ((counts + eachColour) & due) == due;
  }

  private boolean hasColour(long counts, int player, Marble marble) {
    return PackedCounts.count(counts, player, marble) >= options.game().goal(marble);
  }

  private boolean isStalled(long counts) {
    return options.stall() > 0 && PackedCounts.counter(counts) >= options.stall();
  }

  private static boolean isWithoutMarbles(ZertzPosition position) {
    return !PackedCounts.hasAnyMarble(position.counts)
        && !CaptureGenerator.isPossible(
            position.variant.board(), position.occupied(), position.vacant());
  }

  private static long perColour(long white, long grey, long black) {
    long sum = 0;
    for (int player = 1; player <= 2; player++) {
      sum +=
          white * PackedCounts.one(player, 1)
              + grey * PackedCounts.one(player, 2)
              + black * PackedCounts.one(player, 3);
    }
    return sum;
  }
}
