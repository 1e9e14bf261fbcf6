package io.github.boardrules.zertz;

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
        GameInfo.builder(ZertzOptions.TEXT, Variant.MESSAGES)
            .author("Kris Burm")
            .variant("basic", "zertz")
            .variant("automatic", "zertz:claim=automatic")
            .variant("retract", "zertz:capture=retract")
            .variant("stall", "zertz:stall=12")
            .variant("tournament", "zertz:game=tournament")
            .variant("tournament-automatic", "zertz:game=tournament,claim=automatic")
            .variant("rings-40", "zertz:rings=40")
            .variant("rings-43", "zertz:rings=43")
            .variant("rings-44", "zertz:rings=44")
            .variant("tournament-48", "zertz:game=tournament,rings=48")
            .variant("tournament-61", "zertz:game=tournament,rings=61")
            .build());
  }
}
