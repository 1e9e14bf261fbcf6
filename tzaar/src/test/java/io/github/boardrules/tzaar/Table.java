package io.github.boardrules.tzaar;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.Arrays;
import java.util.List;

/** A position with its rules, asked and answered in texts. */
record Table(TzaarRules rules, TzaarPosition position) {
  /** What {@link #reason} answers for a legal move. */
  static final String LEGAL = "legal";

  static Table start(String variant) {
    TzaarRules rules = TzaarRules.parse(variant);
    return new Table(rules, rules.start());
  }

  static Table of(String variant, String position) {
    TzaarRules rules = TzaarRules.parse(variant);
    return new Table(rules, rules.notation().parsePosition(position));
  }

  Table play(String... moves) {
    TzaarPosition now = position;
    for (String move : moves) {
      now = rules.play(now, TzaarMove.parse(move));
    }
    return new Table(rules, now);
  }

  List<String> legal() {
    return rules.legalMoves(position).stream().map(TzaarMove::toString).toList();
  }

  /** The legal moves that begin with a text. */
  List<String> legal(String beginning) {
    return legal().stream().filter(move -> move.startsWith(beginning)).toList();
  }

  /** The refusal of a move that must be refused. */
  Refusal refusal(String move) {
    return rules.refusal(position, TzaarMove.parse(move)).orElseThrow();
  }

  /** The code of the reason for which a move is refused. */
  String reason(String move) {
    return rules
        .refusal(position, TzaarMove.parse(move))
        .map(refusal -> refusal.reason().code())
        .orElse(LEGAL);
  }

  /** What may follow some steps, parted by commas: {@code cell:E4,cell:F4}. */
  Draft<TzaarPosition, TzaarMove> draft(String steps) {
    return rules.draft(position, steps(steps));
  }

  /** Reads steps that are parted by commas. */
  static List<Step> steps(String steps) {
    return steps.isEmpty()
        ? List.of()
        : Arrays.stream(steps.split(",", -1)).map(Step::parse).toList();
  }

  String status() {
    return rules.status(position).text();
  }

  String text() {
    return rules.notation().formatPosition(position);
  }

  /** Side and phase, as in the text of a position. */
  String turn() {
    return position.toMove() + " " + position.phase().word();
  }

  /** The stack on a field, as in the text of a position. */
  String at(String field) {
    return position
        .stack(Field.parse(field))
        .map(
            stack -> {
              char capital = stack.kind().letter();
              char letter = stack.player() == 1 ? capital : Character.toLowerCase(capital);
              return letter + (stack.height() == 1 ? "" : Integer.toString(stack.height()));
            })
        .orElse(".");
  }
}
