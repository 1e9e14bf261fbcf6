package io.github.boardrules.zertz;

import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.function.ToIntFunction;

/** A position with its rules, asked and answered in texts. */
record Table(ZertzRules rules, ZertzPosition position) {
  /** What {@link #reason} answers for a legal move. */
  static final String LEGAL = "legal";

  static Table start(String variant) {
    ZertzRules rules = ZertzRules.parse(variant);
    return new Table(rules, rules.start());
  }

  static Table of(String variant, String position) {
    ZertzRules rules = ZertzRules.parse(variant);
    return new Table(rules, rules.notation().parsePosition(position));
  }

  Table play(String... moves) {
    ZertzPosition now = position;
    for (String move : moves) {
      now = rules.play(now, ZertzMove.parse(move));
    }
    return new Table(rules, now);
  }

  List<String> legal() {
    return rules.legalMoves(position).stream().map(ZertzMove::toString).toList();
  }

  /** The legal moves that begin with a text. */
  List<String> legal(String beginning) {
    return legal().stream().filter(move -> move.startsWith(beginning)).toList();
  }

  /** The refusal of a move that must be refused. */
  Refusal refusal(String move) {
    return rules.refusal(position, ZertzMove.parse(move)).orElseThrow();
  }

  /** The code of the reason for which a move is refused. */
  String reason(String move) {
    return rules
        .refusal(position, ZertzMove.parse(move))
        .map(refusal -> refusal.reason().code())
        .orElse(LEGAL);
  }

  String status() {
    return rules.status(position).text();
  }

  String text() {
    return rules.notation().formatPosition(position);
  }

  /** What a player holds, as in the text of a position. */
  String held(int player) {
    return counts(marble -> position.held(player, marble));
  }

  String pool() {
    return counts(position::pool);
  }

  /** The letter of the marble on a place, {@code .} on a vacant ring, {@code -} without a ring. */
  char at(String place) {
    Place there = Place.parse(place);
    char empty = position.hasRing(there) ? '.' : '-';
    return position.marble(there).map(Marble::letter).orElse(empty);
  }

  private static String counts(ToIntFunction<Marble> count) {
    return count.applyAsInt(Marble.WHITE)
        + ","
        + count.applyAsInt(Marble.GREY)
        + ","
        + count.applyAsInt(Marble.BLACK);
  }
}
