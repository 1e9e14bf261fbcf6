package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.fixtures.ReferenceModel;
import java.util.List;
import java.util.Optional;

/** The reference model of a variant, with texts for moves and positions. */
record ReferenceAdapter(ReferenceColorfield reference) implements ReferenceModel {
  static ReferenceAdapter of(String variant) {
    return new ReferenceAdapter(ReferenceColorfield.of(variant));
  }

  @Override
  public String start() {
    return ReferenceTexts.format(reference.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return reference.legalMoves(ReferenceTexts.parsePosition(position)).stream()
        .map(ReferenceTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return ReferenceTexts.format(
        reference.play(ReferenceTexts.parsePosition(position), ReferenceTexts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return reference.status(ReferenceTexts.parsePosition(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return reference.refusal(
        ReferenceTexts.parsePosition(position), ReferenceTexts.parseMove(move));
  }
}
