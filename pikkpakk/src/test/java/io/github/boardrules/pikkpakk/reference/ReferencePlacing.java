package io.github.boardrules.pikkpakk.reference;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Placing and entering (RULES.md, "A move" and "Legality"). */
record ReferencePlacing(ReferenceVariant variant) {

  ReferenceOutcome outcome(ReferencePosition position, String cell) {
    if (!variant.board().has(cell)) {
      return ReferenceOutcome.refused("off-board", cell);
    }
    return variant.isOf("pushfour") ? enter(position, cell) : place(position, cell);
  }

  private ReferenceOutcome place(ReferencePosition position, String cell) {
    if (!variant.board().isInBlock(cell)) {
      return ReferenceOutcome.refused("wrong-cell", cell);
    }
    if (position.ball(cell).isPresent()) {
      return ReferenceOutcome.refused("occupied", cell);
    }
    return ReferenceOutcome.legal(
        position.with(cell, ReferencePosition.letter(position.side())).balls());
  }

  private ReferenceOutcome enter(ReferencePosition position, String cell) {
    ReferenceBoard board = variant.board();
    if (board.isCorner(cell) || board.isInBlock(cell)) {
      return ReferenceOutcome.refused("wrong-cell", cell);
    }
    char inwards =
        ReferenceBoard.column(cell) == 1
            ? 'r'
            : ReferenceBoard.column(cell) == board.size()
                ? 'l'
                : ReferenceBoard.row(cell) == 1 ? 'u' : 'd';
    String entry = ReferenceBoard.step(cell, inwards);
    List<String> run = ReferenceBoard.series(position.balls(), entry, inwards);
    if (run.size() == ReferenceBoard.BLOCK && variant.is("full", "block")) {
      return ReferenceOutcome.refused("line-full", cell);
    }
    SortedMap<String, Character> balls = new TreeMap<>(position.balls());
    for (String at : run) {
      String to = ReferenceBoard.step(at, inwards);
      if (board.isInBlock(to)) {
        balls.put(to, position.balls().get(at));
      }
    }
    balls.put(entry, ReferencePosition.letter(position.side()));
    return ReferenceOutcome.legal(balls);
  }
}
