package io.github.boardrules.pikkpakk;

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
        GameInfo.builder(PikkPakkOptions.TEXT, Variant.MESSAGES)
            .author("László Nagy (COGITORG)")
            .variant("basic", "pikkpakk")
            .variant("repeat", "pikkpakk:repeat=3")
            .variant("equal", "pikkpakk:equal=yes")
            .variant("capture", "pikkpakk:push=capture")
            .variant("square", "pikkpakk:push=square")
            .variant("ring", "pikkpakk:push=ring")
            .variant("joint", "pikkpakk:start=joint")
            .variant("large", "pikkpakk:board=11,steps=any")
            .variant("large-all", "pikkpakk:board=11,equal=yes,push=capture,start=joint,steps=any")
            .build(),
        GameInfo.builder(PushFourOptions.TEXT, Variant.MESSAGES)
            .author("László Nagy (COGITORG)")
            .variant("basic", "pushfour")
            .variant("block", "pushfour:full=block")
            .variant("draw", "pushfour:both=draw")
            .variant("repeat", "pushfour:repeat=3")
            .build(),
        GameInfo.builder(FivePushOptions.TEXT, Variant.MESSAGES)
            .author("COGITORG")
            .variant("basic", "fivepush")
            .variant("remove", "fivepush:edge=remove")
            .variant("free", "fivepush:majority=no")
            .variant("all", "fivepush:both=draw,edge=remove,first=last,majority=no")
            .build(),
        GameInfo.builder(AbaloneOptions.TEXT, Variant.MESSAGES)
            .author("Laurent Lévi, Michel Lalet")
            .variant("basic", "abalone")
            .variant("repeat", "abalone:repeat=3")
            .variant("side", "abalone:side=yes")
            .variant("own-steps", "abalone:steps=own")
            .variant("exact-steps", "abalone:side=yes,steps=exact")
            .variant("joint", "abalone:start=joint")
            .variant("all", "abalone:collision=push,own=yes,side=yes,steps=any")
            .build(),
        GameInfo.builder(InlayOptions.TEXT, Variant.MESSAGES)
            .author("COGITORG")
            .variant("chess", "inlay")
            .variant("square", "inlay:push=square")
            .variant("halves", "inlay:to=halves")
            .variant("frame", "inlay:to=frame")
            .build());
  }
}
