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

  boolean over(ZertzPosition position) {
    long tally = position.tally;
    return ((tally + oneColour) & REACHED) != 0
        || hasEach(tally, 1)
        || hasEach(tally, 2)
        || position.vacant() == 0
        || stalled(tally)
        || noMarbles(position);
  }

  Status status(ZertzPosition position) {
    int mover = position.toMove();
    if (!over(position)) {
      return new Status.Ongoing(mover);
    }
    int last = 3 - mover;
    if (hasGoal(position.tally, last)) {
      return new Status.Win(last, goal(position.tally, last));
    }
    if (hasGoal(position.tally, mover)) {
      return new Status.Win(mover, goal(position.tally, mover));
    }
    if (position.vacant() == 0) {
      return new Status.Win(last, ZertzEnding.FULL_BOARD);
    }
    return new Status.Draw(noMarbles(position) ? ZertzEnding.NO_MARBLES : ZertzEnding.STALL);
  }

  private boolean hasGoal(long tally, int player) {
    return hasEach(tally, player)
        || hasColour(tally, player, Marble.WHITE)
        || hasColour(tally, player, Marble.GREY)
        || hasColour(tally, player, Marble.BLACK);
  }

  /** The first goal, in the order of the sheet, that a player has reached. */
  private ZertzEnding goal(long tally, int player) {
    if (hasEach(tally, player)) {
      return ZertzEnding.EACH;
    }
    if (hasColour(tally, player, Marble.WHITE)) {
      return ZertzEnding.WHITE;
    }
    return hasColour(tally, player, Marble.GREY) ? ZertzEnding.GREY : ZertzEnding.BLACK;
  }

  private boolean hasEach(long tally, int player) {
    long due =
        PackedCounts.one(player, 1) * 0b10000
            | PackedCounts.one(player, 2) * 0b10000
            | PackedCounts.one(player, 3) * 0b10000;
    return ((tally + eachColour) & due) == due;
  }

  private boolean hasColour(long tally, int player, Marble marble) {
    return PackedCounts.count(tally, player, marble) >= options.game().goal(marble);
  }

  private boolean stalled(long tally) {
    return options.stall() > 0 && PackedCounts.counter(tally) >= options.stall();
  }

  private static boolean noMarbles(ZertzPosition position) {
    return !PackedCounts.hasMarbles(position.tally)
        && !CaptureGenerator.possible(
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
