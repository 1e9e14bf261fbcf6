package io.github.boardrules.zertz;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.List;

/**
 * Makes ZÉRTZ known to the catalog; programs that know the game use {@link ZertzRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new ZertzFamily()).textRules("zertz:rings=48");
 * rules.countLegal(rules.start()); // ==> 2961
 * }</pre>
 */
public final class ZertzFamily implements GameFamily {

  /** Makes the family; the service loader does. */
  public ZertzFamily() {}

  @Override
  public String module() {
    return "zertz";
  }

  @Override
  public List<GameInfo> games() {
    return List.of(
        new GameInfo(
            "zertz",
            "ZÉRTZ",
            List.of(
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
                "zertz:game=tournament,rings=61")));
  }

  @Override
  public Rules<?, ?> rules(String variant) {
    return ZertzRules.parse(variant);
  }
}
