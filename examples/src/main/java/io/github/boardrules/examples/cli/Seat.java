package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;

/** A player that is a program. */
interface Seat {

  /**
   * Decides on a move.
   *
   * @param rules the rules
   * @param position a position that is not over
   * @return a legal move
   */
  <S extends Object, M extends Object> M choose(Rules<S, M> rules, S position);
}
