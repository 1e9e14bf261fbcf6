package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.fixtures.ReferenceModel;
import java.util.List;
import java.util.Optional;

/** The plain model of a variant, asked and answered in texts. */
record ReferenceAdapter(ReferenceColorfield plain) implements ReferenceModel {
  static ReferenceAdapter of(String variant) {
    return new ReferenceAdapter(ReferenceColorfield.of(variant));
  }

  @Override
  public String start() {
    return ReferenceTexts.format(plain.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return plain.legalMoves(ReferenceTexts.parsePosition(position)).stream()
        .map(ReferenceTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return ReferenceTexts.format(
        plain.play(ReferenceTexts.parsePosition(position), ReferenceTexts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return plain.status(ReferenceTexts.parsePosition(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return plain.refusal(ReferenceTexts.parsePosition(position), ReferenceTexts.parseMove(move));
  }
}
