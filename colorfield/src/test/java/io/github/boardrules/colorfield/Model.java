package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.plain.PlainColorfield;
import io.github.boardrules.colorfield.plain.PlainTexts;
import io.github.boardrules.fixtures.PlainModel;
import java.util.List;
import java.util.Optional;

/** The plain model of a variant, asked and answered in texts. */
record Model(PlainColorfield plain) implements PlainModel {
  static Model of(String variant) {
    return new Model(PlainColorfield.of(variant));
  }

  @Override
  public String start() {
    return PlainTexts.format(plain.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return plain.legalMoves(PlainTexts.parsePosition(position)).stream()
        .map(PlainTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return PlainTexts.format(
        plain.play(PlainTexts.parsePosition(position), PlainTexts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return plain.status(PlainTexts.parsePosition(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return plain.refusal(PlainTexts.parsePosition(position), PlainTexts.parseMove(move));
  }
}
