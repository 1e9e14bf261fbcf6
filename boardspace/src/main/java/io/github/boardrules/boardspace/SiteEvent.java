package io.github.boardrules.boardspace;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One thing that a player did, such as to pick up a piece. A move takes one or more of them.
 *
 * @param record the text of the whole record
 * @param column where the event begins, in characters of the record, from 1
 * @param player 1 for the player who moved first, 2 for the other; 0 if the record names neither
 * @param words what was done, without the number of the event. Unmodifiable
 */
record SiteEvent(String record, int column, int player, List<String> words) {

  /** Returns the first word in small letters, as the site has changed its case; perhaps empty. */
  String name() {
    return words.isEmpty() ? "" : words.get(0).toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the word with an index after the first, which must be one of some characters.
   *
   * @param allowed digits or small letters; the word may have capital ones
   */
  @CanIgnoreReturnValue
  char character(int index, String allowed) {
    String word = index + 1 < words.size() ? words.get(index + 1).toLowerCase(Locale.ROOT) : "";
    if (word.length() != 1 || !allowed.contains(word)) {
      throw unknown();
    }
    return word.charAt(0);
  }

  /** Returns the exception of an event whose words are not known. */
  NotationException unknown() {
    return failure(SiteReason.UNKNOWN_EVENT, Map.of("event", toString()));
  }

  /** Returns the exception of a turn whose events are no move. */
  NotationException noMove() {
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
