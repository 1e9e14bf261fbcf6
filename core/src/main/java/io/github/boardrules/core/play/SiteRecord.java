package io.github.boardrules.core.play;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.SgfNode;
import io.github.boardrules.core.text.SgfTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The record of a match as the site <a href="https://boardspace.net">Boardspace</a> writes it: who
 * played, with which set-up, and what they did, event by event, in SGF. No rules are asked before
 * it is {@linkplain #replay replayed}.
 *
 * <p>A file may hold the history with all that was taken back as a second tree; only the first is
 * read. Player 1 is who moved first.
 *
 * <p>It is immutable.
 *
 * <pre>{@code
 * var record = SiteRecord.parse("(;SU[Zertz]P0[id \"Anna\"]P1[id \"Bob\"]"
 *     + ";P1[0 Start P1];P1[1 RtoB 2 0 D 4];P1[2 R- D 1];P1[3 Done];P0[4 Resign])");
 * record.setup();                                     // ==> Zertz
 * record.headers();                                   // ==> {player1=Bob, player2=Anna, site=Boardspace, setup=Zertz}
 * var dialect = new ZertzFamily().siteDialect("Zertz").orElseThrow();
 * record.replay(dialect).match().moves();             // ==> [Wd4,d1]
 * record.replay(dialect).outcome().text();            // ==> win 1 resignation
 * }</pre>
 */
public final class SiteRecord {
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
   * Parses a record.
   *
   * @param sgf any text; {@link SgfTree#decode} makes one of the bytes of a file
   * @return the record, of whatever game
   * @throws NotationException if the text is no SGF, or names no set-up ({@link
   *     SiteReason#NO_SETUP})
   */
  public static SiteRecord parse(String sgf) {
    List<SgfNode> nodes = SgfTree.parse(sgf).get(0).mainLine();
    SgfNode root = nodes.get(0);
    String setup = root.value("SU").map(String::strip).orElse("");
    if (setup.isEmpty()) {
      throw NotationException.broken(sgf, SiteReason.NO_SETUP, Map.of());
    }
    return new SiteRecord(sgf, root, setup, SiteEvents.of(sgf, nodes));
  }

  /**
   * Returns the set-up: the site's name for a game and its variant.
   *
   * @return the value of {@code SU}, such as {@code Zertz+11}; at least one character
   */
  public String setup() {
    return setup;
  }

  /**
   * Returns the value of a property of the first node.
   *
   * @param name the name, such as {@code RE}
   * @return the value; empty if there is none
   */
  public Optional<String> value(String name) {
    return root.value(Objects.requireNonNull(name));
  }

  /**
   * Returns the day of the match in the time zone in which the site wrote it down.
   *
   * @return the day as in {@code 2008-08-17}; empty if the record has none
   */
  public Optional<String> date() {
    return value("DT").flatMap(SiteHeaders::day);
  }

  /**
   * Returns who moved first.
   *
   * @return 0 or 1, the number that the site gives player 1
   */
  public int firstSeat() {
    return events.firstSeat();
  }

  /**
   * Returns all that is known of the match, as {@link MatchRecord#headers()} has it.
   *
   * @return {@code player1}, {@code player2}, {@code date}, {@code site}, {@code setup}, {@code
   *     event} and {@code result}, as far as the record has them. Unmodifiable
   */
  public Map<String, String> headers() {
    return SiteHeaders.of(this);
  }

  /**
   * Returns what the players did.
   *
   * @return the events in the order of the record. Unmodifiable
   */
  public List<SiteEvent> events() {
    return events.all();
  }

  /**
   * Plays the moves. It stops at the first event that is not understood or not legal, and keeps the
   * match up to there. What a player has begun before resigning is left out if it is not a whole
   * turn.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param dialect how the site writes down this game
   * @return the match, the headers, how it ended if not by the rules, and why reading stopped
   * @throws NotationException if the record lacks what the start position needs
   */
  public <S, M> MatchRecord<S, M> replay(SiteDialect<S, M> dialect) {
    return new SiteReplay<>(this, dialect).read();
  }

  /**
   * Returns the exception of a record whose set-up is not known.
   *
   * @return the exception, to be thrown, with {@link SiteReason#UNKNOWN_SETUP}
   */
  public NotationException unknownSetup() {
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
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("found", Integer.toString(found));
    facts.put("wanted", wanted);
    return NotationException.at(text, column, SiteReason.OTHER_WINNER, facts, List.of());
  }

  /** Returns the set-up and the events in one line, for debugging. */
  @Override
  public String toString() {
    List<String> all = new ArrayList<>(List.of(setup));
    events().forEach(event -> all.add("P" + event.player() + " " + event));
    return String.join("; ", all);
  }
}
