package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.pikkpakk.base.Sentences;
import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.FivePushOptions;
import io.github.boardrules.pikkpakk.value.InlayOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkOptions;
import io.github.boardrules.pikkpakk.value.PushFourOptions;

/**
 * Makes the five games known to the catalog; programs that know them use {@link PikkPakkRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new PikkPakkFamily()).textRules("abalone");
 * rules.countLegal(rules.start()); // ==> 9
 * }</pre>
 */
public final class PikkPakkFamily extends GameFamily {
  /** Creates the family. */
  public PikkPakkFamily() {
    super(
        "pikkpakk",
        PikkPakkRules::parse,
        GameInfo.of(PikkPakkOptions.DEFAULT.text(), Sentences.MESSAGES, "basic", "pikkpakk")
            .withAuthor(Sentences.MESSAGES.label("author"))
            .withVariant("repeat", "pikkpakk:repeat=3")
            .withVariant("equal", "pikkpakk:equal=yes")
            .withVariant("capture", "pikkpakk:push=capture")
            .withVariant("square", "pikkpakk:push=square")
            .withVariant("ring", "pikkpakk:push=ring")
            .withVariant("joint", "pikkpakk:start=joint")
            .withVariant("large", "pikkpakk:board=11,steps=any")
            .withVariant(
                "large-all", "pikkpakk:board=11,equal=yes,push=capture,start=joint,steps=any"),
        GameInfo.of(PushFourOptions.DEFAULT.text(), Sentences.MESSAGES, "basic", "pushfour")
            .withAuthor(Sentences.MESSAGES.label("author"))
            .withVariant("block", "pushfour:full=block")
            .withVariant("draw", "pushfour:both=draw")
            .withVariant("repeat", "pushfour:repeat=3"),
        GameInfo.of(FivePushOptions.DEFAULT.text(), Sentences.MESSAGES, "basic", "fivepush")
            .withAuthor(Label.of("COGITORG"))
            .withVariant("remove", "fivepush:edge=remove")
            .withVariant("free", "fivepush:majority=no")
            .withVariant("all", "fivepush:both=draw,edge=remove,first=last,majority=no"),
        GameInfo.of(AbaloneOptions.DEFAULT.text(), Sentences.MESSAGES, "basic", "abalone")
            .withAuthor(Label.of("Laurent Lévi, Michel Lalet"))
            .withVariant("repeat", "abalone:repeat=3")
            .withVariant("side", "abalone:side=yes")
            .withVariant("own-steps", "abalone:steps=own")
            .withVariant("exact-steps", "abalone:side=yes,steps=exact")
            .withVariant("joint", "abalone:start=joint")
            .withVariant("all", "abalone:collision=push,own=yes,side=yes,steps=any"),
        GameInfo.of(InlayOptions.DEFAULT.text(), Sentences.MESSAGES, "chess", "inlay")
            .withAuthor(Label.of("COGITORG"))
            .withPlayers(1)
            .withVariant("square", "inlay:push=square")
            .withVariant("halves", "inlay:to=halves")
            .withVariant("frame", "inlay:to=frame"));
  }
}
