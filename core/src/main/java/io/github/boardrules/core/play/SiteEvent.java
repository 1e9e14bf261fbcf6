package io.github.boardrules.core.play;

import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One thing that a player did on a game site, such as to pick up a piece. A move takes one or more
 * of them.
 *
 * <p>It is immutable.
 *
 * <pre>{@code
 * var record = SiteRecord.parse("(;SU[Zertz];P0[0 Start P0];P0[1 RtoB 2 0 D 4])");
 * var event = record.events().get(1);
 * event.player();    // ==> 1
 * event.name();      // ==> rtob
 * event.arguments(); // ==> [2, 0, D, 4]
 * }</pre>
 */
public final class SiteEvent {
  private final String record;
  private final int column;
  private final int player;
  private final List<String> words;

  SiteEvent(String record, int column, int player, List<String> words) {
    this.record = record;
    this.column = column;
    this.player = player;
    this.words = words;
  }

  /**
   * Returns who acted.
   *
   * @return 1 for the player who moved first, 2 for the other; 0 if the record names neither
   */
  public int player() {
    return player;
  }

  /**
   * Returns the first word, which says what was done. Sites have changed its case over the years.
   *
   * @return the word in small letters; empty if the event has no word
   */
  public String name() {
    return words.isEmpty() ? "" : words.get(0).toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the words after the first.
   *
   * @return an unmodifiable list, as the words are written
   */
  public List<String> arguments() {
    return words.isEmpty() ? words : words.subList(1, words.size());
  }

  /**
   * Returns where the event begins.
   *
   * @return the number of a character of the whole record, from 1
   */
  public int column() {
    return column;
  }

  /**
   * Returns the exception of an event whose words are not known.
   *
   * @return the exception, to be thrown, with {@link SiteReason#UNKNOWN_EVENT}
   */
  public NotationException unknown() {
    return failure(SiteReason.UNKNOWN_EVENT, Map.of("event", toString()));
  }

  /**
   * Returns the exception of a turn whose events are no move.
   *
   * @return the exception, to be thrown, with {@link SiteReason#NO_MOVE}
   */
  public NotationException noMove() {
    return failure(SiteReason.NO_MOVE, Map.of());
  }

  /** Returns the line of the record on which the event begins, from 1. */
  int line() {
    return 1 + (int) record.chars().limit(column - 1L).filter(c -> c == '\n').count();
  }

  NotationException failure(SiteReason reason, Map<String, String> facts) {
    return NotationException.at(record, column, reason, facts, List.of());
  }

  /** Returns the words, separated by spaces. */
  @Override
  public String toString() {
    return String.join(" ", words);
  }
}
