package io.github.boardrules.zertz;

import io.github.boardrules.testkit.PositionProbe;
import java.util.function.ToIntFunction;

/** A position with its rules, asked and answered in texts. */
record Table(ZertzRules rules, ZertzPosition position)
    implements PositionProbe<ZertzPosition, ZertzMove, Table> {

  static Table start(String variant) {
    ZertzRules rules = ZertzRules.parse(variant);
    return new Table(rules, rules.start());
  }

  static Table of(String variant, String position) {
    ZertzRules rules = ZertzRules.parse(variant);
    return new Table(rules, rules.notation().parsePosition(position));
  }

  @Override
  public Table with(ZertzPosition position) {
    return new Table(rules, position);
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
    Cell there = Cell.parse(place);
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
