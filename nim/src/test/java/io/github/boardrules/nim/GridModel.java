package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;

/** The plain model of a variant with a grid, asked and answered in texts. */
record GridModel(ReferenceGrid plain) implements ReferenceModel {
  static GridModel of(String variant) {
    return new GridModel(ReferenceGrid.of(variant));
  }

  @Override
  public String start() {
    return ReferenceTexts.format(plain, plain.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return plain.moves(ReferenceTexts.parseGrid(position).balls()).stream()
        .map(ReferenceTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return ReferenceTexts.format(
        plain, plain.play(ReferenceTexts.parseGrid(position), ReferenceTexts.parseCells(move)));
  }

  @Override
  public String status(String position) {
    return plain.status(ReferenceTexts.parseGrid(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return plain.refusal(ReferenceTexts.parseGrid(position), ReferenceTexts.parseCells(move));
  }
}
