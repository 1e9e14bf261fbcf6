package io.github.boardrules.zertz;

import io.github.boardrules.zertz.plain.PlainPosition;
import io.github.boardrules.zertz.plain.PlainTexts;
import io.github.boardrules.zertz.plain.PlainZertz;
import java.util.List;

/**
 * A position with its rules: what most properties speak of.
 *
 * @param rules the rules of some variant
 * @param position a position of it
 */
record Scene(ZertzRules rules, ZertzPosition position) {

  static Scene of(String variant, String position) {
    ZertzRules rules = ZertzRules.parse(variant);
    return new Scene(rules, rules.notation().parsePosition(position));
  }

  /** The same position text under the rules of other options. */
  Scene under(ZertzOptions options) {
    return of(options.variant(), text());
  }

  String text() {
    return rules.notation().formatPosition(position);
  }

  List<ZertzMove> legalMoves() {
    return rules.legalMoves(position);
  }

  List<String> legalTexts() {
    return legalMoves().stream().map(rules.notation()::format).toList();
  }

  /** The position after a legal move. */
  Scene after(ZertzMove move) {
    return new Scene(rules, rules.play(position, move));
  }

  boolean over() {
    return rules.status(position).over();
  }

  String status() {
    return rules.status(position).text();
  }

  PlainZertz plainRules() {
    return PlainZertz.of(rules.variant());
  }

  PlainTexts plainTexts() {
    return new PlainTexts(plainRules().variant());
  }

  /** The position as its text tells it, in the terms of the plain model. */
  PlainPosition plain() {
    return plainTexts().parsePosition(text());
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
