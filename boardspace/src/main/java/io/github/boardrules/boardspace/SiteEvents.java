package io.github.boardrules.boardspace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The properties {@code P0}, {@code P1} and {@code P-1} of a record: names of players, and events.
 *
 * @param all the events
 * @param firstSeat 0 or 1, the number that the site gives to who moves first
 * @param names the players' names, by player
 */
record SiteEvents(List<SiteEvent> all, int firstSeat, Map<Integer, String> names) {
  private static final String START = "start";

  /** What the site notes about the players and the screen. */
  private static final Set<String> NOTES = Set.of("id", "ranking", "time");

  /** A property with the words of its value, without the number of the event. */
  private record Noted(SgfNode.Property property, List<String> words) {
    String name() {
      return words.isEmpty() ? "" : words.get(0).toLowerCase(Locale.ROOT);
    }

    int seat() {
      return switch (property.name()) {
        case "P0" -> 0;
        case "P1" -> 1;
        default -> -1;
      };
    }

    boolean isNote() {
      return words.isEmpty() || NOTES.contains(name()) || name().startsWith("vcr:");
    }

    boolean isAction() {
      return !isNote() && !name().equals(START) && !SiteReplay.isControl(name());
    }

    boolean startsSecond() {
      return name().equals(START) && words.size() > 1 && words.get(1).endsWith("1");
    }
  }

  static SiteEvents of(String record, List<SgfNode> nodes) {
    List<Noted> noted =
        nodes.stream()
            .flatMap(node -> node.properties().stream())
            .filter(property -> Set.of("P0", "P1", "P-1").contains(property.name()))
            .map(property -> new Noted(property, words(property.value())))
            .toList();
    int first = firstSeat(noted);
    List<SiteEvent> events = new ArrayList<>();
    Map<Integer, String> names = new TreeMap<>();
    for (Noted item : noted) {
      int player = item.seat() < 0 ? 0 : 1 + (item.seat() ^ first);
      if (item.name().equals("id") && player > 0) {
        names.put(player, name(item.property().value()));
      } else if (!item.isNote()) {
        events.add(new SiteEvent(record, item.property().column(), player, item.words()));
      }
    }
    return new SiteEvents(List.copyOf(events), first, names);
  }

  /** Returns the name of a player if it is known. */
  Optional<String> name(int player) {
    return Optional.ofNullable(names.get(player)).filter(name -> !name.isEmpty());
  }

  /**
   * Returns who acts first. The word {@code Start} counts only if nobody moves: in records of 2004
   * it names the wrong player.
   */
  private static int firstSeat(List<Noted> noted) {
    Optional<Integer> mover =
        noted.stream()
            .filter(item -> item.seat() >= 0 && item.isAction())
            .map(Noted::seat)
            .findFirst();
    return mover.orElseGet(() -> noted.stream().anyMatch(Noted::startsSecond) ? 1 : 0);
  }

  /** Returns the words of a value; the number of the event is left out. */
  private static List<String> words(String value) {
    List<String> words = value.isBlank() ? List.of() : List.of(value.strip().split("\\s+"));
    boolean isNumbered = !words.isEmpty() && words.get(0).chars().allMatch(Character::isDigit);
    return isNumbered ? words.subList(1, words.size()) : words;
  }

  /** Returns the name in {@code id "name"}. */
  private static String name(String value) {
    String quoted = value.strip().substring("id".length()).strip();
    boolean isQuoted = quoted.length() > 1 && quoted.startsWith("\"") && quoted.endsWith("\"");
    return SiteHeaders.inOneLine(isQuoted ? quoted.substring(1, quoted.length() - 1) : quoted);
  }
}
