package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;

/** Adapts the reference model of a variant on a grid to texts. */
record GridReferenceAdapter(ReferenceGrid rules) implements ReferenceModel {
  static GridReferenceAdapter of(String variant) {
    return new GridReferenceAdapter(ReferenceGrid.of(variant));
  }

  @Override
  public String start() {
    return ReferenceTexts.format(rules, rules.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return rules.moves(ReferenceTexts.parseGrid(position).balls()).stream()
        .map(ReferenceTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return ReferenceTexts.format(
        rules, rules.play(ReferenceTexts.parseGrid(position), ReferenceTexts.parseCells(move)));
  }

  @Override
  public String status(String position) {
    return rules.status(ReferenceTexts.parseGrid(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return rules.refusal(ReferenceTexts.parseGrid(position), ReferenceTexts.parseCells(move));
  }
}
