package io.github.boardrules.tzaar;

/** The rules of a variant, shared by all its positions. */
record Variant(TzaarOptions options) {

  boolean isCoveringForbidden() {
    return options.cover() == TzaarOptions.CoverRule.FORBID;
  }
}
