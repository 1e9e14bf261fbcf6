package io.github.boardrules.colorfield;

import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;

/**
 * Registers Castle of Mind with the catalog; programs that know the game use {@link
 * ColorfieldRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new ColorfieldFamily()).textRules("colorfield:first=empty");
 * rules.status(rules.start()).toMove(); // ==> OptionalInt[1]
 * }</pre>
 */
public final class ColorfieldFamily extends GameFamily {
  private static final String SMALL =
      "colorfield:rows=bgybg/ybrgy/gyryg/ygrby/gbygb,middle=c3,fullgates=x1-a1-b1+x2-d1-e1"
          + ",emptygates=y1-a5-b5+y2-d5-e5,full=ga1+bb1+yc1+gd1+be1,empty=ba5+gb5+yc5+bd5+ge5";

  /** Creates the family. */
  public ColorfieldFamily() {
    super(
        "colorfield",
        ColorfieldRules::parse,
        GameInfo.of(ColorfieldOptions.TEXT, Variant.MESSAGES, "basic", "colorfield")
            .withAuthor(Variant.MESSAGES.label("author"))
            .withVariant("empty-first", "colorfield:first=empty")
            .withVariant("strict", "colorfield:force=step")
            .withVariant("block", "colorfield:block=any")
            .withVariant("quiet", "colorfield:quiet=100")
            .withVariant("all", "colorfield:first=empty,force=step,block=any,quiet=100")
            .withVariant("small", SMALL)
            .withVariant("small-all", SMALL + ",first=empty,force=step,quiet=20"));
  }
}
