package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;

/** The plain model of a variant with heaps, asked and answered in texts. */
record HeapModel(ReferenceHeaps plain) implements ReferenceModel {
  static HeapModel of(String variant) {
    return new HeapModel(ReferenceHeaps.of(variant));
  }

  @Override
  public String start() {
    return ReferenceTexts.format(plain.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return plain.moves(ReferenceTexts.parseHeaps(position).heaps()).stream()
        .map(ReferenceTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return ReferenceTexts.format(
        plain.play(ReferenceTexts.parseHeaps(position), ReferenceTexts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return plain.status(ReferenceTexts.parseHeaps(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return plain.refusal(ReferenceTexts.parseHeaps(position), ReferenceTexts.parseMove(move));
  }
}
