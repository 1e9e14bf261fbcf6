package io.github.boardrules.nim;

import io.github.boardrules.fixtures.PlainModel;
import io.github.boardrules.nim.plain.PlainGrid;
import io.github.boardrules.nim.plain.PlainTexts;
import java.util.List;
import java.util.Optional;

/** The plain model of a variant with a grid, asked and answered in texts. */
record GridModel(PlainGrid plain) implements PlainModel {
  static GridModel of(String variant) {
    return new GridModel(PlainGrid.of(variant));
  }

  @Override
  public String start() {
    return PlainTexts.format(plain, plain.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return plain.moves(PlainTexts.parseGrid(position).balls()).stream()
        .map(PlainTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return PlainTexts.format(
        plain, plain.play(PlainTexts.parseGrid(position), PlainTexts.parseCells(move)));
  }

  @Override
  public String status(String position) {
    return plain.status(PlainTexts.parseGrid(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return plain.refusal(PlainTexts.parseGrid(position), PlainTexts.parseCells(move));
  }
}
