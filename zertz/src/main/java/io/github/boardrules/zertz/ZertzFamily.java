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
        GameInfo.of(ZertzOptions.TEXT, Variant.MESSAGES, "basic", "zertz")
            .withAuthor(Label.of("Kris Burm"))
            .withVariant("automatic", "zertz:claim=automatic")
            .withVariant("retract", "zertz:capture=retract")
            .withVariant("stall", "zertz:stall=12")
            .withVariant("tournament", "zertz:game=tournament")
            .withVariant("tournament-automatic", "zertz:game=tournament,claim=automatic")
            .withVariant("tournament-retract", "zertz:game=tournament,capture=retract")
            .withVariant("rings-40", "zertz:rings=40")
            .withVariant("rings-43", "zertz:rings=43")
            .withVariant("rings-44", "zertz:rings=44")
            .withVariant("tournament-48", "zertz:game=tournament,rings=48")
            .withVariant("tournament-61", "zertz:game=tournament,rings=61"));
  }
}
