package io.github.boardrules.tzaar;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;

/**
 * Registers TZAAR with a catalog; programs that know the game use {@link TzaarRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new TzaarFamily()).textRules("tzaar:setup=tournament");
 * rules.legalMoves(rules.start()).size(); // ==> 180
 * }</pre>
 */
public final class TzaarFamily extends GameFamily {
  /** Creates the family, as the service loader does. */
  public TzaarFamily() {
    super(
        "tzaar",
        TzaarRules::parse,
        GameInfo.of(TzaarOptions.TEXT, Variant.MESSAGES, "fixed", "tzaar")
            .withAuthor(Label.of("Kris Burm"))
            .withVariant("fixed-forbid", "tzaar:cover=forbid")
            .withVariant("random", "tzaar:setup=random,seed=42")
            .withVariant("random-forbid", "tzaar:setup=random,seed=42,cover=forbid")
            .withVariant("tournament", "tzaar:setup=tournament")
            .withVariant("tournament-forbid", "tzaar:setup=tournament,cover=forbid"));
  }
}
