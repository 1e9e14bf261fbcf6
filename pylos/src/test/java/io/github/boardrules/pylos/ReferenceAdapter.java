package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceRefusals;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;

/** The reference model of a variant, with texts for moves and positions. */
record ReferenceAdapter(ReferencePylos reference) implements ReferenceModel {
  static ReferenceAdapter of(String variant) {
    return new ReferenceAdapter(ReferencePylos.of(variant));
  }

  @Override
  public String start() {
    return ReferenceTexts.format(reference.board(), reference.start());
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
        reference.board(),
        reference.play(ReferenceTexts.parsePosition(position), ReferenceTexts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return reference.status(ReferenceTexts.parsePosition(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return new ReferenceRefusals(reference)
        .refusal(ReferenceTexts.parsePosition(position), ReferenceTexts.parseMove(move));
  }
}
