package io.github.boardrules.zertz;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Status;

/** Decides whether a game is over, and how it has ended (RULES.md, "End of the game"). */
final class Endings {
  private static final Messages DUE = Variant.MESSAGES.withPrefix("due.");
  private static final Label CAPTURE = DUE.label("capture");
  private static final Label RETRACT = DUE.label("retract");

  /** By player − 1, plus {@link ZertzPosition#POSSIBLE} to capture, or plus 4 to retract. */
  private static final Status[] ONGOING = {
    Status.ongoing(1),
    Status.ongoing(2),
    Status.ongoing(1, CAPTURE),
    Status.ongoing(2, CAPTURE),
    Status.ongoing(1, RETRACT),
    Status.ongoing(2, RETRACT)
  };

  /** The fifth bit of each holding; see {@link PackedCounts}. */
  private static final long REACHED = perColour(0b10000, 0b10000, 0b10000);

  private final ZertzOptions options;

  /** Added to the holdings, this sets the fifth bit of a colour at the goal of one colour. */
  private final long oneColour;

  /** Added to the holdings, this sets the fifth bit of a colour at the goal of each colour. */
  private final long eachColour;

  /** The counter at which the game ends; never reached in a variant without it. */
  private final int stall;

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
    stall = options.stall() == 0 ? Integer.MAX_VALUE : options.stall();
  }

  /** Returns whether the game is over. */
  boolean isOver(ZertzPosition position) {
    long counts = position.counts;
    return ((counts + oneColour) & REACHED) != 0
        || (((counts + eachColour) & REACHED) != 0 && (hasEach(counts, 1) || hasEach(counts, 2)))
        || position.vacant() == 0
        || isStalled(counts)
        || hasNoMarbles(position);
  }

  /** Checks that the game is not over. */
  void requireOngoing(ZertzPosition position) {
    if (!position.isKnownToGoOn() && isOver(position)) {
      ending(position).requireOngoing();
    }
  }

  /** Returns the status; the one of an ongoing game is not allocated. */
  Status status(ZertzPosition position) {
    return isOver(position) ? ending(position) : ongoing(position);
  }

  private static Status ongoing(ZertzPosition position) {
    position.rememberToGoOn();
    int player = position.toMove() - 1;
    if (position.lapse != null) {
      return ONGOING[player + 4];
    }
    // Branch-free, as whether a capture is possible causes branch mispredictions.
    return ONGOING[
        position.canLapse() ? player : player + (position.capture() & ZertzPosition.POSSIBLE)];
  }

  private Status ending(ZertzPosition position) {
    long counts = position.counts;
    int toMove = position.toMove();
    int last = 3 - toMove;
    if (hasGoal(counts, last)) {
      return Status.win(last, goal(counts, last));
    }
    if (hasGoal(counts, toMove)) {
      return Status.win(toMove, goal(counts, toMove));
    }
    if (position.vacant() == 0) {
      return Status.win(last, ZertzEnding.FULL_BOARD);
    }
    return Status.draw(hasNoMarbles(position) ? ZertzEnding.NO_MARBLES : ZertzEnding.STALL);
  }

  private boolean hasGoal(long counts, int player) {
    return hasEach(counts, player)
        || hasColour(counts, player, Marble.WHITE)
        || hasColour(counts, player, Marble.GREY)
        || hasColour(counts, player, Marble.BLACK);
  }

  /** Returns the first goal, in the order of RULES.md, that a player has reached. */
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
    long goals =
        PackedCounts.one(player, 1) * 0b10000
            | PackedCounts.one(player, 2) * 0b10000
            | PackedCounts.one(player, 3) * 0b10000;
    return ((counts + eachColour) & goals) == goals;
  }

  private boolean hasColour(long counts, int player, Marble marble) {
    return PackedCounts.count(counts, player, marble) >= options.game().goal(marble);
  }

  private boolean isStalled(long counts) {
    return PackedCounts.counter(counts) >= stall;
  }

  /** Returns whether nobody can ever place or capture a marble again. */
  private static boolean hasNoMarbles(ZertzPosition position) {
    return !PackedCounts.hasAnyMarble(position.counts) && !position.isCapturePossible();
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
