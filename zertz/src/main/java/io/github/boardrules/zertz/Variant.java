package io.github.boardrules.zertz;

import io.github.boardrules.core.Messages;
import java.util.OptionalInt;
import java.util.ResourceBundle;

/**
 * The parts that all positions of a variant share. Every move asks some of the options, so their
 * answers are fields, one load from a position instead of three.
 */
final class Variant {
  /** The sentences of this module. */
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.zertz.messages", locale));

  private final ZertzOptions options;
  private final Board board;
  private final Endings endings;
  private final boolean hasAutomaticClaims;
  private final boolean hasRetract;
  private final boolean hasStall;

  Variant(ZertzOptions options) {
    this.options = options;
    board = Board.of(options.rings());
    endings = new Endings(options);
    hasAutomaticClaims = options.claim() == ZertzOptions.ClaimRule.AUTOMATIC;
    hasRetract = options.capture() == ZertzOptions.CaptureRule.RETRACT;
    hasStall = options.stall() > 0;
  }

  ZertzOptions options() {
    return options;
  }

  /** Returns the start board. */
  Board board() {
    return board;
  }

  /** Returns the goals and the other endings. */
  Endings endings() {
    return endings;
  }

  /** Returns whether all isolated groups must be claimed. */
  boolean hasAutomaticClaims() {
    return hasAutomaticClaims;
  }

  /** Returns whether a turn that ignores a capture is allowed and can be taken back. */
  boolean hasRetract() {
    return hasRetract;
  }

  /** Returns whether turns in which no ring leaves the board are counted. */
  boolean hasStall() {
    return hasStall;
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
    return hasStall && !hasRetract
        ? OptionalInt.of((options.rings() + 1) * options.stall())
        : OptionalInt.empty();
  }
}
