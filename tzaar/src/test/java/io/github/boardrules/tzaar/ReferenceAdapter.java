package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.tzaar.reference.ReferenceRefusals;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.List;
import java.util.Optional;

/** Adapts the reference model of a variant to texts. */
record ReferenceAdapter(ReferenceTzaar rules) implements ReferenceModel {
  static ReferenceAdapter of(String variant) {
    return new ReferenceAdapter(ReferenceTzaar.of(variant));
  }

  @Override
  public String start() {
    return ReferenceTexts.format(rules.start());
  }

  @Override
  public List<String> legalMoves(String position) {
    return rules.legalMoves(ReferenceTexts.parsePosition(position)).stream()
        .map(ReferenceTexts::format)
        .toList();
  }

  @Override
  public String play(String position, String move) {
    return ReferenceTexts.format(
        rules.play(ReferenceTexts.parsePosition(position), ReferenceTexts.parseMove(move)));
  }

  @Override
  public String status(String position) {
    return rules.status(ReferenceTexts.parsePosition(position));
  }

  @Override
  public Optional<String> refusal(String position, String move) {
    return new ReferenceRefusals(rules)
        .refusal(ReferenceTexts.parsePosition(position), ReferenceTexts.parseMove(move));
  }
}
