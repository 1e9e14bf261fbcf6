package io.github.boardrules.zertz;

import io.github.boardrules.core.Messages;
import java.util.OptionalInt;
import java.util.ResourceBundle;

/**
 * The parts that all positions of a variant share.
 *
 * @param options the options
 * @param board the start board
 * @param endings the goals and the other endings
 */
record Variant(ZertzOptions options, Board board, Endings endings) {
  /** The sentences of this module. */
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.zertz.messages", locale));

  /** Returns the variant with some options. */
  static Variant of(ZertzOptions options) {
    return new Variant(options, Board.of(options.rings()), new Endings(options));
  }

  /** Returns whether all isolated groups must be claimed. */
  boolean hasAutomaticClaims() {
    return options.claim() == ZertzOptions.ClaimRule.AUTOMATIC;
  }

  /** Returns whether a turn that ignores a capture is allowed and can be taken back. */
  boolean hasRetract() {
    return options.capture() == ZertzOptions.CaptureRule.RETRACT;
  }

  /** Returns whether turns in which no ring leaves the board are counted. */
  boolean hasStall() {
    return options.stall() > 0;
  }

  /** Returns the start position (RULES.md, "Set-up"). */
  ZertzPosition start() {
    long pool = 0;
    for (Marble marble : Marble.ALL) {
      pool += options.game().marbles(marble) * PackedCounts.one(PackedCounts.POOL, marble.number());
    }
    return new ZertzPosition(this, board.all, 0, 0, pool, null);
  }

  /** Returns the longest possible game (RULES.md, invariant 17). */
  OptionalInt maxPlies() {
    return hasStall() && !hasRetract()
        ? OptionalInt.of((options.rings() + 1) * options.stall())
        : OptionalInt.empty();
  }
}
