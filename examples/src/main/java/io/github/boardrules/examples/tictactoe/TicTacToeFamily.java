package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantText;
import java.util.List;

/** Makes tic-tac-toe known to a catalog. */
public final class TicTacToeFamily implements GameFamily {
  private static final VariantText VARIANTS = new VariantText("tic-tac-toe", List.of());

  /** Makes the family. */
  public TicTacToeFamily() {}

  @Override
  public String module() {
    return "tictactoe";
  }

  @Override
  public List<GameInfo> games() {
    return List.of(new GameInfo("tic-tac-toe", "Tic-tac-toe", List.of("tic-tac-toe")));
  }

  @Override
  public Rules<?, ?> rules(String variant) {
    VARIANTS.parse(variant);
    return new PackedTicTacToeRules();
  }
}
