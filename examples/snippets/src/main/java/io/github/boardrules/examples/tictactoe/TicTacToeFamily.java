package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantText;

// @start region=family
/** Makes tic-tac-toe known to a catalog. */
public final class TicTacToeFamily extends GameFamily {
  private static final VariantText TEXT = VariantText.of("tic-tac-toe");

  /** Creates the family. */
  public TicTacToeFamily() {
    super(
        "tictactoe",
        TicTacToeFamily::parse,
        GameInfo.of("tic-tac-toe", Label.of("Tic-tac-toe"), "tic-tac-toe"));
  }

  private static Rules<?, ?> parse(String variant) {
    TEXT.parse(variant);
    return new PackedTicTacToeRules();
  }
}
// @end
