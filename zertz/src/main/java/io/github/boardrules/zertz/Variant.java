package io.github.boardrules.zertz;

/** The options and the board that all positions of a variant share. */
record Variant(ZertzOptions options, Board board) {

  static Variant of(ZertzOptions options) {
    return new Variant(options, Board.of(options.rings()));
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
}
