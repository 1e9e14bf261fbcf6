package io.github.boardrules.pylos;

/** Plays moves (RULES.md, "What a move does"). */
final class MoveEffects {
  private MoveEffects() {}

  static PylosPosition play(PylosPosition before, long code) {
    long turnAndCount = before.mover & ~Board.ALL;
    return new PylosPosition(
        before.variant,
        before.other | ((turnAndCount ^ PylosPosition.SECOND) + (code & MoveCode.COUNTED)),
        (before.mover ^ code) & Board.ALL);
  }
}
