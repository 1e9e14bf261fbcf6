package io.github.boardrules.zertz;

import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Notation;
import java.util.OptionalInt;
import java.util.ResourceBundle;

/** What all positions of a variant share: the options and what follows from them. */
final class Variant {
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.zertz.messages", locale));

  final ZertzOptions options;
  final Board board;

  /** Whether all isolated groups must be claimed. */
  final boolean hasAutomaticClaims;

  /** Whether a turn that ignores a capture is allowed and can be taken back. */
  final boolean hasRetract;

  /** Whether turns in which no ring leaves the board are counted. */
  final boolean hasStall;

  /** The counter at which the game ends; without {@code stall}, one that is never reached. */
  final int stall;

  /** Added to the holdings, this sets the fifth bit of a colour at the goal of one colour. */
  final long oneColour;

  /** Added to the holdings, this sets the fifth bit of a colour at the goal of each colour. */
  final long eachColour;

  Variant(ZertzOptions options) {
    this.options = options;
    board = Board.of(options.rings());
    hasAutomaticClaims = options.claim() == ZertzOptions.ClaimRule.AUTOMATIC;
    hasRetract = options.capture() == ZertzOptions.CaptureRule.RETRACT;
    hasStall = options.stall() > 0;
    stall = hasStall ? options.stall() : Integer.MAX_VALUE;
    ZertzOptions.GameRule game = options.game();
    oneColour = PackedCounts.ofPlayers(marble -> 16 - game.goal(marble));
    eachColour = PackedCounts.ofPlayers(marble -> 16 - game.goalOfEach());
  }

  ZertzPosition start() {
    long pool = 0;
    for (ZertzMarble marble : ZertzMarble.ALL) {
      pool += options.game().marbles(marble) * PackedCounts.one(PackedCounts.POOL, marble.number());
    }
    return new ZertzPosition(this, board.all, 0, 0, pool, null);
  }

  Notation<ZertzPosition, ZertzMove> notation() {
    return Notation.of(
        MoveText::format,
        text -> MoveText.parse(text, hasRetract),
        PositionText::format,
        text -> PositionText.parse(this, text));
  }

  /** Returns the longest possible game (RULES.md, invariant 17). */
  OptionalInt maxPlies() {
    return hasStall && !hasRetract
        ? OptionalInt.of((options.rings() + 1) * stall)
        : OptionalInt.empty();
  }
}
