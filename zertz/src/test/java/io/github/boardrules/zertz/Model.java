package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.PlainModel;
import io.github.boardrules.zertz.plain.PlainPosition;
import io.github.boardrules.zertz.plain.PlainRefusals;
import io.github.boardrules.zertz.plain.PlainTexts;
import io.github.boardrules.zertz.plain.PlainZertz;
import java.util.List;
import java.util.Optional;

/** The plain model of a variant, asked and answered in texts. */
record Model(PlainZertz plain, PlainTexts texts) implements PlainModel {
  static Model of(String variant) {
    PlainZertz plain = PlainZertz.of(variant);
    return new Model(plain, new PlainTexts(plain.variant()));
  }

  @Override
  public String start() {
    return texts.format(plain.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return plain.legalMoves(read(position)).stream().map(texts::format).toList();
  }

  @Override
  public String play(String position, String move) {
    return texts.format(plain.play(read(position), texts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return plain.status(read(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return new PlainRefusals(plain).refusal(read(position), texts.parseMove(move));
  }

  private PlainPosition read(String position) {
    return texts.parsePosition(position);
  }
}
