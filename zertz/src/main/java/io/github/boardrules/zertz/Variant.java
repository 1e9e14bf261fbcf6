package io.github.boardrules.zertz;

/** What all positions of a variant share. */
record Variant(ZertzOptions options, Board board) {

  static Variant of(ZertzOptions options) {
    return new Variant(options, Board.of(options.rings()));
  }

  boolean automaticClaims() {
    return options.claim() == ZertzOptions.ClaimRule.AUTOMATIC;
  }

  boolean retracts() {
    return options.capture() == ZertzOptions.CaptureRule.RETRACT;
  }

  /** Whether the rules count turns in which no ring leaves the board. */
  boolean stalls() {
    return options.stall() > 0;
  }
}
