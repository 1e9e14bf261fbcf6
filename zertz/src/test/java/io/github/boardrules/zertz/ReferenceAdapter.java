package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceRefusals;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import io.github.boardrules.zertz.reference.ReferenceZertz;
import java.util.List;
import java.util.Optional;

/** The plain model of a variant, asked and answered in texts. */
record ReferenceAdapter(ReferenceZertz plain, ReferenceTexts texts) implements ReferenceModel {
  static ReferenceAdapter of(String variant) {
    ReferenceZertz plain = ReferenceZertz.of(variant);
    return new ReferenceAdapter(plain, new ReferenceTexts(plain.variant()));
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
    return new ReferenceRefusals(plain).refusal(read(position), texts.parseMove(move));
  }

  private ReferencePosition read(String position) {
    return texts.parsePosition(position);
  }
}
