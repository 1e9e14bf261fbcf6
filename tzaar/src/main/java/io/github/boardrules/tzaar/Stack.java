package io.github.boardrules.tzaar;

import java.util.Objects;

/**
 * A stack: one or more pieces of one player on one field (RULES.md, "Equipment and board").
 *
 * <pre>{@code
 * var rules = TzaarRules.standard();
 * rules.start().stack(Field.parse("A1")).orElseThrow(); // ==> Stack[player=2, kind=T, height=1]
 * }</pre>
 *
 * @param player the owner, 1 for White or 2 for Black
 * @param kind the kind of its top piece
 * @param height the number of its pieces, 1 to 30
 */
public record Stack(int player, Kind kind, int height) {

  /** Creates a stack. */
  public Stack {
    Objects.requireNonNull(kind);
  }
}
