package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;

/** Adapts the reference model of a variant on heaps to texts. */
record HeapReferenceAdapter(ReferenceHeaps rules) implements ReferenceModel {
  static HeapReferenceAdapter of(String variant) {
    return new HeapReferenceAdapter(ReferenceHeaps.of(variant));
  }

  @Override
  public String start() {
    return ReferenceTexts.format(rules.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return rules.moves(ReferenceTexts.parseHeaps(position).heaps()).stream()
        .map(ReferenceTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return ReferenceTexts.format(
        rules.play(ReferenceTexts.parseHeaps(position), ReferenceTexts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return rules.status(ReferenceTexts.parseHeaps(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return rules.refusal(ReferenceTexts.parseHeaps(position), ReferenceTexts.parseMove(move));
  }
}
