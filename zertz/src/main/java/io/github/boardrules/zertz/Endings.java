package io.github.boardrules.zertz;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Status;
import java.util.Optional;

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
  private static final long REACHED = PackedCounts.ofPlayers(marble -> 0b10000);

  private Endings() {}

  static boolean isOver(ZertzPosition position) {
    long counts = position.counts;
    Variant variant = position.variant;
    return ((counts + variant.oneColour) & REACHED) != 0
        || (((counts + variant.eachColour) & REACHED) != 0
            && (hasEach(position, 1) || hasEach(position, 2)))
        || position.vacant() == 0
        || PackedCounts.counter(counts) >= variant.stall
        || hasNoMarbles(position);
  }

  /** Returns the status; the one of an ongoing game is not allocated. */
  static Status status(ZertzPosition position) {
    return isOver(position) ? ending(position) : ongoing(position);
  }

  private static Status ongoing(ZertzPosition position) {
    int player = position.toMove() - 1;
    if (position.lapse != null) {
      return ONGOING[player + 4];
    }
    // Branch-free, because whether a capture is possible causes branch mispredictions.
    return ONGOING[
        position.canLapse() ? player : player + (position.capture() & ZertzPosition.POSSIBLE)];
  }

  private static Status ending(ZertzPosition position) {
    int toMove = position.toMove();
    int last = 3 - toMove;
    for (int player : new int[] {last, toMove}) {
      Optional<ZertzEnding> goal = goal(position, player);
      if (goal.isPresent()) {
        return Status.win(player, goal.get());
      }
    }
    if (position.vacant() == 0) {
      return Status.win(last, ZertzEnding.FULL_BOARD);
    }
    return Status.draw(hasNoMarbles(position) ? ZertzEnding.NO_MARBLES : ZertzEnding.STALL);
  }

  /** Returns the first goal, in the order of RULES.md, that a player has reached. */
  private static Optional<ZertzEnding> goal(ZertzPosition position, int player) {
    if (hasEach(position, player)) {
      return Optional.of(ZertzEnding.EACH);
    }
    ZertzOptions.GameRule game = position.variant.options.game();
    return ZertzMarble.ALL.stream()
        .filter(marble -> position.held(player, marble) >= game.goal(marble))
        .findFirst()
        .map(marble -> ZertzEnding.valueOf(marble.name()));
  }

  private static boolean hasEach(ZertzPosition position, int player) {
    long goals =
        PackedCounts.one(player, 1) * 0b10000
            | PackedCounts.one(player, 2) * 0b10000
            | PackedCounts.one(player, 3) * 0b10000;
    return ((position.counts + position.variant.eachColour) & goals) == goals;
  }

  /** Returns whether nobody can ever place or capture a marble again. */
  private static boolean hasNoMarbles(ZertzPosition position) {
    return !PackedCounts.hasAnyMarble(position.counts) && !position.isCapturePossible();
  }
}
