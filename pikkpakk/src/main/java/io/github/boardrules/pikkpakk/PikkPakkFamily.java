package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.pikkpakk.board.Variant;

/**
 * Makes the five games known to the catalog; programs that know them use {@link PikkPakkRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new PikkPakkFamily()).textRules("abalone");
 * rules.countLegal(rules.start()); // ==> 9
 * }</pre>
 */
public final class PikkPakkFamily extends GameFamily {

  /** Creates the family; the service loader does. */
  public PikkPakkFamily() {
    super(
        "pikkpakk",
        PikkPakkRules::parse,
        GameInfo.of(
            "pikkpakk",
            name("pikkpakk"),
            "pikkpakk",
            "pikkpakk:repeat=3",
            "pikkpakk:equal=yes",
            "pikkpakk:push=capture",
            "pikkpakk:push=square",
            "pikkpakk:push=ring",
            "pikkpakk:start=joint",
            "pikkpakk:board=11,steps=any",
            "pikkpakk:board=11,equal=yes,push=capture,start=joint,steps=any"),
        GameInfo.of(
            "pushfour",
            name("pushfour"),
            "pushfour",
            "pushfour:full=block",
            "pushfour:both=draw",
            "pushfour:repeat=3"),
        GameInfo.of(
            "fivepush",
            name("fivepush"),
            "fivepush",
            "fivepush:edge=remove",
            "fivepush:majority=no",
            "fivepush:both=draw,edge=remove,first=last,majority=no"),
        GameInfo.of(
            "abalone",
            name("abalone"),
            "abalone",
            "abalone:repeat=3",
            "abalone:side=yes",
            "abalone:steps=own",
            "abalone:side=yes,steps=exact",
            "abalone:start=joint",
            "abalone:collision=push,own=yes,side=yes,steps=any"),
        GameInfo.of(
            "inlay",
            name("inlay"),
            "inlay",
            "inlay:push=square",
            "inlay:to=halves",
            "inlay:to=frame"));
  }

  private static Label name(String id) {
    return Variant.MESSAGES.label("game." + id);
  }
}
