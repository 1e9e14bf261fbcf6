package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;

/** A game whose moves are numbers, and their own codes. */
interface NumberGame<S> extends PackedRules<S, Integer> {
  @Override
  default long encodeUnchecked(S position, Integer move) {
    return move;
  }

  @Override
  default Integer decode(S position, long code) {
    return (int) code;
  }
}
