package io.github.boardrules.pylos;

/** What a move does (RULES.md, "What a move does"). */
final class MoveEffects {
  private MoveEffects() {}

  /** The position after a legal move: the players change sides. */
  static PylosPosition next(PylosPosition before, long code) {
    long turnAndCount = before.mover & ~Board.ALL;
    return new PylosPosition(
        before.variant,
        before.other | ((turnAndCount ^ PylosPosition.SECOND) + (code & MoveCode.COUNTED)),
        (before.mover ^ code) & Board.ALL);
  }
}
