package io.github.boardrules.nim;

import io.github.boardrules.fixtures.PlainModel;
import io.github.boardrules.nim.plain.PlainHeaps;
import io.github.boardrules.nim.plain.PlainTexts;
import java.util.List;
import java.util.Optional;

/** The plain model of a variant with heaps, asked and answered in texts. */
record HeapModel(PlainHeaps plain) implements PlainModel {
  static HeapModel of(String variant) {
    return new HeapModel(PlainHeaps.of(variant));
  }

  @Override
  public String start() {
    return PlainTexts.format(plain.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return plain.moves(PlainTexts.parseHeaps(position).heaps()).stream()
        .map(PlainTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return PlainTexts.format(
        plain.play(PlainTexts.parseHeaps(position), PlainTexts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return plain.status(PlainTexts.parseHeaps(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return plain.refusal(PlainTexts.parseHeaps(position), PlainTexts.parseMove(move));
  }
}
