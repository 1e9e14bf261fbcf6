package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceRefusals;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import io.github.boardrules.zertz.reference.ReferenceZertz;
import java.util.List;
import java.util.Optional;

/** The reference model of a variant, with positions and moves as texts. */
record ReferenceAdapter(ReferenceZertz rules, ReferenceTexts texts) implements ReferenceModel {
  static ReferenceAdapter of(String variant) {
    ReferenceZertz reference = ReferenceZertz.of(variant);
    return new ReferenceAdapter(reference, new ReferenceTexts(reference.variant()));
  }

  @Override
  public String start() {
    return texts.format(rules.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return rules.legalMoves(read(position)).stream().map(texts::format).toList();
  }

  @Override
  public String play(String position, String move) {
    return texts.format(rules.play(read(position), texts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return rules.status(read(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return new ReferenceRefusals(rules).refusal(read(position), texts.parseMove(move));
  }

  private ReferencePosition read(String position) {
    return texts.parsePosition(position);
  }
}
