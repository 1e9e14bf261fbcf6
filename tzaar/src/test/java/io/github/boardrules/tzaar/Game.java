package io.github.boardrules.tzaar;

import java.util.List;

/**
 * A game, or a part of one.
 *
 * @param opening where it begins
 * @param turns its moves; the first is made in the opening
 */
record Game(Scene opening, List<Turn> turns) {

  /**
   * One move.
   *
   * @param before where it is made
   * @param move a legal move
   * @param after what it leads to
   */
  record Turn(Scene before, TzaarMove move, Scene after) {

    int mover() {
      return before.position().toMove();
    }
  }

  /** Where the game stands at the end. */
  Scene last() {
    return turns.isEmpty() ? opening : turns.get(turns.size() - 1).after();
  }

  /** The moves that are no places. */
  List<Turn> afterThePlacing() {
    return turns.stream().filter(turn -> turn.before().phase() != Phase.PLACE).toList();
  }

  @Override
  public String toString() {
    return opening + " " + turns.stream().map(Turn::move).toList();
  }
}
