package io.github.boardrules.boardspace;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.play.MatchRecord;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A record as the site writes it: who played, with which set-up, and what they did, event by event,
 * in SGF. No rules are asked before it is {@linkplain #replay replayed}.
 *
 * <p>A file may hold the history with all that was taken back as a second tree; only the first is
 * read. Player 1 is who moved first.
 */
final class SiteRecord {
  private final String text;
  private final SgfNode root;
  private final String setup;
  private final SiteEvents events;

  private SiteRecord(String text, SgfNode root, String setup, SiteEvents events) {
    this.text = text;
    this.root = root;
    this.setup = setup;
    this.events = events;
  }

  /**
   * Parses a record of whatever game.
   *
   * @throws NotationException if the text is no SGF, or names no set-up
   */
  static SiteRecord parse(String sgf) {
    List<SgfNode> nodes = SgfTree.parse(sgf).get(0).mainLine();
    SgfNode root = nodes.get(0);
    String setup = root.value("SU").map(String::strip).orElse("");
    if (setup.isEmpty()) {
      throw NotationException.broken(sgf, SiteReason.NO_SETUP, Map.of());
    }
    return new SiteRecord(sgf, root, setup, SiteEvents.of(sgf, nodes));
  }

  /** Returns the set-up, at least one character: the site's name for a game and its variant. */
  String setup() {
    return setup;
  }

  /** Returns the value of a property of the first node. */
  Optional<String> value(String name) {
    return root.value(name);
  }

  /** Returns the day in the time zone in which the site wrote it down, as in {@code 2008-08-17}. */
  Optional<String> date() {
    return value("DT").flatMap(SiteHeaders::day);
  }

  /** Returns 0 or 1, the number that the site gives player 1. */
  int firstSeat() {
    return events.firstSeat();
  }

  /** Returns what the players did, in the order of the record. */
  List<SiteEvent> events() {
    return events.all();
  }

  /**
   * Plays the moves. It stops at the first event that is not understood or not legal, and keeps the
   * match up to there. What a player has begun before resigning is left out if it is not a whole
   * turn.
   */
  <S, M> MatchRecord<S, M> replay(SiteDialect<S, M> dialect) {
    return new SiteReplay<>(this, dialect).read();
  }

  /** Returns the exception of a record whose set-up is not known. */
  NotationException unknownSetup() {
    int column = root.property("SU").map(SgfNode.Property::column).orElse(1);
    return NotationException.at(
        text, column, SiteReason.UNKNOWN_SETUP, Map.of("found", setup), List.of());
  }

  /** Returns the name of a player, 1 or 2. */
  Optional<String> name(int player) {
    return events.name(player);
  }

  /** Returns the player whom the result names, in whatever language, as the winner. */
  OptionalInt winner() {
    String result = value("RE").orElse("").strip();
    return SiteHeaders.winner(result, name(1), name(2));
  }

  /** Returns the exception of a result that differs from an outcome. */
  NotationException otherWinner(int found, String wanted) {
    int column = root.property("RE").map(SgfNode.Property::column).orElse(1);
    Map<String, String> facts = Map.of("found", Integer.toString(found), "wanted", wanted);
    return NotationException.at(text, column, SiteReason.OTHER_WINNER, facts, List.of());
  }

  /** Returns the set-up and the events in one line, for debugging. */
  @Override
  public String toString() {
    return events().stream()
        .map(event -> "; P" + event.player() + " " + event)
        .collect(Collectors.joining("", setup, ""));
  }
}
