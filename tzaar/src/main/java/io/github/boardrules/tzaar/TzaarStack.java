package io.github.boardrules.tzaar;

import java.util.Objects;

/**
 * A stack: one or more pieces of one player on one field (RULES.md, "Equipment and board").
 *
 * <pre>{@code
 * var field = TzaarField.parse("A1");
 * TzaarRules.standard().start().stack(field).orElseThrow();
 *     // ==> TzaarStack[player=2, kind=T, height=1]
 * }</pre>
 *
 * @param player the owner, 1 for White or 2 for Black
 * @param kind the kind of its top piece
 * @param height the number of its pieces, 1 to 30
 */
public record TzaarStack(int player, TzaarKind kind, int height) {
  /** Creates a stack. */
  public TzaarStack {
    Objects.requireNonNull(kind, "kind");
  }
}
