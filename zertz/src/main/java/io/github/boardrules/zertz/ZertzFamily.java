package io.github.boardrules.zertz;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;

/**
 * Adds ZÉRTZ to a catalog. Programs that know the game use {@link ZertzRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new ZertzFamily()).textRules("zertz:rings=48");
 * rules.countLegal(rules.start()); // ==> 2961
 * }</pre>
 */
public final class ZertzFamily extends GameFamily {

  /** Creates the family. */
  public ZertzFamily() {
    super(
        "zertz",
        ZertzRules::parse,
        GameInfo.of(
            "zertz",
            Label.of("ZÉRTZ"),
            "zertz",
            "zertz:claim=automatic",
            "zertz:capture=retract",
            "zertz:stall=12",
            "zertz:game=tournament",
            "zertz:game=tournament,claim=automatic",
            "zertz:rings=40",
            "zertz:rings=43",
            "zertz:rings=44",
            "zertz:game=tournament,rings=48",
            "zertz:game=tournament,rings=61"));
  }
}
