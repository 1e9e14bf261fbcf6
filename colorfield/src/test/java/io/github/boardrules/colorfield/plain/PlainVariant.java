package io.github.boardrules.colorfield.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a variant fixes (RULES.md, "Variants").
 *
 * @param items the layout items, if there are any
 * @param first the team of player 1
 * @param force which captures must be made
 * @param block when a player is hemmed in
 * @param quiet the number of quiet moves that end the game, or 0
 */
public record PlainVariant(
    Optional<PlainItems> items, String first, String force, String block, int quiet) {
  /** All defaults. */
  public static final PlainVariant DEFAULT =
      new PlainVariant(Optional.empty(), "full", "landing", "inplay", 0);

  /** Reads a well-formed id. */
  public static PlainVariant parse(String id) {
    PlainVariant variant = DEFAULT;
    if (id.contains(":")) {
      for (String item : id.substring(id.indexOf(':') + 1).split(",", -1)) {
        String[] pair = item.split("=", -1);
        variant = variant.with(pair[0], pair[1]);
      }
    }
    return variant;
  }

  /** The same with another item or option. */
  public PlainVariant with(String key, String value) {
    return switch (key) {
      case "first" -> new PlainVariant(items, value, force, block, quiet);
      case "force" -> new PlainVariant(items, first, value, block, quiet);
      case "block" -> new PlainVariant(items, first, force, value, quiet);
      case "quiet" -> new PlainVariant(items, first, force, block, Integer.parseInt(value));
      default ->
          with(
              items
                  .orElse(PlainItems.none())
                  .with(key, List.of(value.split(key.equals("rows") ? "/" : "\\+", -1))));
    };
  }

  /** The same with another layout. */
  public PlainVariant with(PlainItems others) {
    return new PlainVariant(Optional.of(others), first, force, block, quiet);
  }

  /** The same with the other team of player 1. */
  public PlainVariant withOtherFirst() {
    return with("first", first.equals("full") ? "empty" : "full");
  }

  /** The items and the options that are not at their defaults, in the order of the page. */
  public List<String> texts() {
    List<String> texts = new ArrayList<>(items.map(PlainItems::texts).orElse(List.of()));
    if (!first.equals("full")) {
      texts.add("first=" + first);
    }
    if (!force.equals("landing")) {
      texts.add("force=" + force);
    }
    if (!block.equals("inplay")) {
      texts.add("block=" + block);
    }
    if (quiet != 0) {
      texts.add("quiet=" + quiet);
    }
    return texts;
  }

  /** The canonical id. */
  public String id() {
    PlainVariant sorted = items.map(PlainItems::canonical).map(this::with).orElse(this);
    return sorted.texts().isEmpty()
        ? "colorfield"
        : "colorfield:" + String.join(",", sorted.texts());
  }

  /** The layout. */
  public PlainLayout layout() {
    return PlainLayout.of(items.orElse(PlainStandard.ITEMS));
  }

  /** The team of a player. */
  public String team(int player) {
    return (player == 1) == first.equals("full") ? "full" : "empty";
  }
}
