package io.github.boardrules.colorfield;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.List;

/**
 * Makes Castle of Mind known to the catalog; programs that know it use {@link ColorfieldRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new ColorfieldFamily()).textRules("colorfield:first=empty");
 * rules.toMove(rules.start()); // ==> OptionalInt[1]
 * }</pre>
 */
public final class ColorfieldFamily implements GameFamily {
  private static final String SMALL =
      "colorfield:rows=bgybg/ybrgy/gyryg/ygrby/gbygb,middle=c3,fullgates=x1-a1-b1+x2-d1-e1"
          + ",emptygates=y1-a5-b5+y2-d5-e5,full=ga1+bb1+yc1+gd1+be1,empty=ba5+gb5+yc5+bd5+ge5";

  /** Makes the family; the service loader does. */
  public ColorfieldFamily() {}

  @Override
  public String module() {
    return "colorfield";
  }

  @Override
  public List<GameInfo> games() {
    return List.of(
        new GameInfo(
            "colorfield",
            "Castle of Mind",
            List.of(
                "colorfield",
                "colorfield:first=empty",
                "colorfield:force=step",
                "colorfield:block=any",
                "colorfield:quiet=100",
                "colorfield:first=empty,force=step,block=any,quiet=100",
                SMALL,
                SMALL + ",first=empty,force=step,quiet=20")));
  }

  @Override
  public Rules<?, ?> rules(String variant) {
    return ColorfieldRules.parse(variant);
  }
}
