package io.github.boardrules.tzaar;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.List;

/**
 * Makes TZAAR known to the catalog; programs that know the game use {@link TzaarRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new TzaarFamily()).textRules("tzaar:setup=tournament");
 * rules.legalMoves(rules.start()).size(); // ==> 180
 * }</pre>
 */
public final class TzaarFamily implements GameFamily {

  /** Makes the family; the service loader does. */
  public TzaarFamily() {}

  @Override
  public String module() {
    return "tzaar";
  }

  @Override
  public List<GameInfo> games() {
    return List.of(
        new GameInfo(
            "tzaar",
            "TZAAR",
            List.of(
                "tzaar",
                "tzaar:cover=forbid",
                "tzaar:setup=random,seed=42",
                "tzaar:setup=random,seed=42,cover=forbid",
                "tzaar:setup=tournament",
                "tzaar:setup=tournament,cover=forbid")));
  }

  @Override
  public Rules<?, ?> rules(String variant) {
    return TzaarRules.parse(variant);
  }
}
