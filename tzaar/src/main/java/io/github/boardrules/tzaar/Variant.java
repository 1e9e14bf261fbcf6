package io.github.boardrules.tzaar;

/** What all positions of a variant share. */
record Variant(TzaarOptions options) {

  boolean forbidsCovering() {
    return options.cover() == TzaarOptions.CoverRule.FORBID;
  }
}
