package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.List;

/**
 * Makes the five games known to the catalog; programs that know them use {@link PikkPakkRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new PikkPakkFamily()).textRules("abalone");
 * rules.countLegal(rules.start()); // ==> 9
 * }</pre>
 */
public final class PikkPakkFamily implements GameFamily {

  /** Makes the family; the service loader does. */
  public PikkPakkFamily() {}

  @Override
  public String module() {
    return "pikkpakk";
  }

  @Override
  public List<GameInfo> games() {
    return List.of(
        new GameInfo(
            "pikkpakk",
            "Pikk-Pakk",
            List.of(
                "pikkpakk",
                "pikkpakk:repeat=3",
                "pikkpakk:equal=yes",
                "pikkpakk:push=capture",
                "pikkpakk:push=square",
                "pikkpakk:push=ring",
                "pikkpakk:start=joint",
                "pikkpakk:board=11,steps=any",
                "pikkpakk:board=11,equal=yes,push=capture,start=joint,steps=any")),
        new GameInfo(
            "pushfour",
            "push-four",
            List.of("pushfour", "pushfour:full=block", "pushfour:both=draw", "pushfour:repeat=3")),
        new GameInfo(
            "fivepush",
            "five-then-push",
            List.of(
                "fivepush",
                "fivepush:edge=remove",
                "fivepush:majority=no",
                "fivepush:both=draw,edge=remove,first=last,majority=no")),
        new GameInfo(
            "abalone",
            "square abalone",
            List.of(
                "abalone",
                "abalone:repeat=3",
                "abalone:side=yes",
                "abalone:steps=own",
                "abalone:side=yes,steps=exact",
                "abalone:start=joint",
                "abalone:collision=push,own=yes,side=yes,steps=any")),
        new GameInfo(
            "inlay",
            "inlay puzzles",
            List.of("inlay", "inlay:push=square", "inlay:to=halves", "inlay:to=frame")));
  }

  @Override
  public Rules<?, ?> rules(String variant) {
    return PikkPakkRules.parse(variant);
  }
}
