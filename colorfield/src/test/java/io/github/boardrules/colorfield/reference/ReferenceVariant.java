package io.github.boardrules.colorfield.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a variant fixes (RULES.md, "Variants"), in the words of its id. */
public record ReferenceVariant(
    Optional<ReferenceItems> items, String first, String force, String block, int quiet) {
  /** All defaults. */
  public static final ReferenceVariant DEFAULT =
      new ReferenceVariant(Optional.empty(), "full", "landing", "inplay", 0);

  /** The options at their defaults. */
  public static final List<String> DEFAULTS =
      List.of("first=full", "force=landing", "block=inplay", "quiet=0");

  /** Reads a well-formed id. */
  public static ReferenceVariant parse(String id) {
    ReferenceVariant variant = DEFAULT;
    if (id.contains(":")) {
      for (String item : id.substring(id.indexOf(':') + 1).split(",", -1)) {
        String[] pair = item.split("=", -1);
        variant = variant.with(pair[0], pair[1]);
      }
    }
    return variant;
  }

  public ReferenceVariant with(String key, String value) {
    return switch (key) {
      case "first" -> new ReferenceVariant(items, value, force, block, quiet);
      case "force" -> new ReferenceVariant(items, first, value, block, quiet);
      case "block" -> new ReferenceVariant(items, first, force, value, quiet);
      case "quiet" -> new ReferenceVariant(items, first, force, block, Integer.parseInt(value));
      default ->
          with(
              items
                  .orElse(ReferenceItems.none())
                  .with(key, List.of(value.split(key.equals("rows") ? "/" : "\\+", -1))));
    };
  }

  public ReferenceVariant with(ReferenceItems others) {
    return new ReferenceVariant(Optional.of(others), first, force, block, quiet);
  }

  /** The same with the other team of player 1. */
  public ReferenceVariant withOtherFirst() {
    return with("first", first.equals("full") ? "empty" : "full");
  }

  /** The items and the options that are not at their defaults, in the order of the page. */
  public List<String> texts() {
    List<String> texts = new ArrayList<>(items.map(ReferenceItems::texts).orElse(List.of()));
    Stream.of("first=" + first, "force=" + force, "block=" + block, "quiet=" + quiet)
        .filter(text -> !DEFAULTS.contains(text))
        .forEach(texts::add);
    return texts;
  }

  public String id() {
    ReferenceVariant sorted = items.map(ReferenceItems::canonical).map(this::with).orElse(this);
    return sorted.texts().isEmpty()
        ? "colorfield"
        : "colorfield:" + String.join(",", sorted.texts());
  }

  public ReferenceLayout layout() {
    return ReferenceLayout.of(items.orElse(ReferenceStandard.ITEMS));
  }

  public String team(int player) {
    return (player == 1) == first.equals("full") ? "full" : "empty";
  }
}
