package io.github.boardrules.boardspace;

import io.github.boardrules.core.NotationException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A record as the site writes it: who played, with which set-up, and what they did, event by event,
 * in SGF. No rules are needed. Player 1 moved first.
 *
 * @param firstSeat 0 or 1, the number that the site gives player 1
 * @param times how long the players thought, by player, as in {@code 0:05:03}
 * @param setUp what was changed by hand before the match began
 */
record SiteRecord(
    String text,
    SgfReader.Trees sgf,
    int firstSeat,
    Map<Integer, String> names,
    Map<Integer, String> times,
    List<SiteEvent> setUp,
    List<SiteEvent> events) {
  /** The properties that hold events, by the number of the player if {@code P0} moves first. */
  private static final List<String> SEATS = List.of("P-1", "P0", "P1");

  private static final String EDIT = "edit";
  private static final String COMMENT = "C";

  /** Parses a record of whatever game; throws if it is not SGF, or does not name a set-up. */
  static SiteRecord parse(String sgf) {
    SgfReader.Trees trees = SgfReader.read(Objects.requireNonNull(sgf, "sgf"));
    List<SiteEvent> noted =
        trees.mainLine().stream()
            .flatMap(node -> node.properties().stream())
            .filter(property -> SEATS.contains(property.name()) || isComment(property))
            .map(property -> event(sgf, property))
            .collect(Collectors.toList());
    List<SiteEvent> setUp = setUp(noted);
    int firstSeat = firstSeat(noted.stream().filter(event -> !setUp.contains(event)));
    Map<Integer, String> names = new HashMap<>();
    Map<Integer, String> times = new HashMap<>();
    List<SiteEvent> events = new ArrayList<>();
    for (SiteEvent item : noted) {
      SiteEvent event = firstSeat == 0 ? item : item.ofOtherPlayer();
      if (event.name().equals("id") && event.player() > 0) {
        names.put(event.player(), name(event.property().value()));
      } else if (event.name().equals("time") && event.player() > 0 && event.words().size() > 1) {
        times.put(event.player(), event.words().get(1));
      } else if (!event.isNote() && !setUp.contains(item)) {
        events.add(event);
      }
    }
    SiteRecord record =
        new SiteRecord(sgf, trees, firstSeat, names, times, setUp, List.copyOf(events));
    if (record.setup().isEmpty()) {
      throw trees
          .problem()
          .orElseGet(() -> NotationException.broken(sgf, SiteReason.NO_SETUP, Map.of()));
    }
    return record;
  }

  /** Returns the set-up, at least one character: the site's name for a game and its variant. */
  String setup() {
    return value("SU").map(String::strip).orElse("");
  }

  Optional<String> value(String name) {
    return root().value(name);
  }

  /** Returns the day in the time zone in which the site wrote it down, as in {@code 2008-08-17}. */
  Optional<String> date() {
    return value("DT").flatMap(SiteHeaders::day);
  }

  /** Returns the name of a player, 1 or 2. */
  Optional<String> name(int player) {
    return Optional.ofNullable(names.get(player)).filter(name -> !name.isEmpty());
  }

  /** Returns how long a player thought in all, 1 or 2. */
  Optional<String> time(int player) {
    return Optional.ofNullable(times.get(player));
  }

  /** Returns the player whom the result names, in whatever language, as the winner. */
  OptionalInt winner() {
    String result = value("RE").orElse("").strip();
    boolean isFirst = name(1).filter(name -> SiteHeaders.isNamed(result, name)).isPresent();
    boolean isSecond = name(2).filter(name -> SiteHeaders.isNamed(result, name)).isPresent();
    return isFirst == isSecond ? OptionalInt.empty() : OptionalInt.of(isFirst ? 1 : 2);
  }

  NotationException unknownSetup() {
    return failure("SU", SiteReason.UNKNOWN_SETUP, Map.of("found", setup()));
  }

  /** Returns the exception of a result that differs from an outcome. */
  NotationException otherWinner(int found, String wanted) {
    return failure(
        "RE", SiteReason.OTHER_WINNER, Map.of("found", Integer.toString(found), "wanted", wanted));
  }

  private SgfNode root() {
    return sgf.mainLine().get(0);
  }

  private NotationException failure(String name, SiteReason reason, Map<String, String> facts) {
    int offset = root().property(name).map(SgfNode.Property::offset).orElse(0);
    return NotationException.at(text, offset, reason, facts, List.of());
  }

  /** Returns whether a property is a comment on the position, which any node may have. */
  static boolean isComment(SgfNode.Property property) {
    return property.name().equals(COMMENT);
  }

  private static SiteEvent event(String sgf, SgfNode.Property property) {
    return isComment(property)
        ? new SiteEvent(sgf, property, 0, List.of(COMMENT))
        : SiteEvent.of(sgf, property, SEATS.indexOf(property.name()));
  }

  /** Returns the changes by hand between the words {@code Edit} and {@code Start} at the front. */
  private static List<SiteEvent> setUp(List<SiteEvent> noted) {
    List<SiteEvent> changes = new ArrayList<>();
    boolean isEdited = false;
    for (SiteEvent event : noted) {
      if (isEdited && event.isStart()) {
        return List.copyOf(changes);
      }
      if (isEdited && event.isChange()) {
        changes.add(event);
      } else if (event.isAction()) {
        return List.of();
      }
      isEdited |= event.name().equals(EDIT);
    }
    return List.of();
  }

  /**
   * Returns who acts first. The word {@code Start} counts only if nobody moves: in records of 2004
   * it names the wrong player.
   */
  private static int firstSeat(Stream<SiteEvent> played) {
    List<SiteEvent> noted = played.collect(Collectors.toList());
    return noted.stream()
        .filter(event -> event.player() > 0 && event.isAction())
        .findFirst()
        .map(event -> event.player() - 1)
        .orElseGet(() -> noted.stream().anyMatch(SiteEvent::startsSecond) ? 1 : 0);
  }

  /** Returns the name in {@code id "name"}. */
  private static String name(String value) {
    String quoted = value.strip().substring("id".length()).strip();
    boolean isQuoted = quoted.length() > 1 && quoted.startsWith("\"") && quoted.endsWith("\"");
    return SiteHeaders.inOneLine(isQuoted ? quoted.substring(1, quoted.length() - 1) : quoted);
  }
}
