package io.github.boardrules.pikkpakk.plain;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Placing and entering (RULES.md, "A move" and "Legality").
 *
 * @param variant the variant
 */
record PlainPlacing(PlainVariant variant) {

  PlainOutcome outcome(PlainPosition position, String cell) {
    if (!variant.board().has(cell)) {
      return PlainOutcome.refused("off-board");
    }
    return variant.isOf("pushfour") ? enter(position, cell) : place(position, cell);
  }

  private PlainOutcome place(PlainPosition position, String cell) {
    if (!variant.board().inBlock(cell)) {
      return PlainOutcome.refused("wrong-cell");
    }
    if (position.ball(cell).isPresent()) {
      return PlainOutcome.refused("occupied");
    }
    return PlainOutcome.legal(position.with(cell, PlainPosition.letter(position.side())).balls());
  }

  private PlainOutcome enter(PlainPosition position, String cell) {
    PlainBoard board = variant.board();
    if (board.isCorner(cell) || board.inBlock(cell)) {
      return PlainOutcome.refused("wrong-cell");
    }
    char inwards =
        PlainBoard.column(cell) == 1
            ? 'r'
            : PlainBoard.column(cell) == board.size() ? 'l' : PlainBoard.row(cell) == 1 ? 'u' : 'd';
    String entry = PlainBoard.step(cell, inwards);
    List<String> run = PlainBoard.series(position.balls(), entry, inwards);
    if (run.size() == PlainBoard.BLOCK && variant.is("full", "block")) {
      return PlainOutcome.refused("line-full");
    }
    SortedMap<String, Character> balls = new TreeMap<>(position.balls());
    for (String at : run) {
      String to = PlainBoard.step(at, inwards);
      if (board.inBlock(to)) {
        balls.put(to, position.balls().get(at));
      }
    }
    balls.put(entry, PlainPosition.letter(position.side()));
    return PlainOutcome.legal(balls);
  }
}
