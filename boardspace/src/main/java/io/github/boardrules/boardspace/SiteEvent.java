package io.github.boardrules.boardspace;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * One thing that a player did, such as to pick up a piece. A move takes one or more of them.
 *
 * @param record the text of the whole record
 * @param player 1 for the player who moved first, 2 for the other; 0 if the record names neither
 * @param words what was done, without the number of the event
 */
record SiteEvent(String record, SgfNode.Property property, int player, List<String> words) {
  private static final String START = "start";

  /** What the site notes about the players and the screen. */
  private static final Set<String> NOTES = Set.of("id", "ranking", "time");

  static SiteEvent of(String record, SgfNode.Property property, int player) {
    List<String> words = words(property.value());
    boolean isNumbered =
        !words.isEmpty() && words.get(0).chars().allMatch(c -> c >= '0' && c <= '9');
    return new SiteEvent(
        record, property, player, isNumbered ? words.subList(1, words.size()) : words);
  }

  /** Returns the same event of the other player, if the record names one. */
  SiteEvent ofOtherPlayer() {
    return player == 0 ? this : new SiteEvent(record, property, 3 - player, words);
  }

  /** Returns the first word in lower case, because the site has changed its case; may be empty. */
  String name() {
    return words.isEmpty() ? "" : words.get(0).toLowerCase(Locale.ROOT);
  }

  boolean isNote() {
    return words.isEmpty() || NOTES.contains(name()) || name().startsWith("vcr:");
  }

  boolean isAction() {
    return !isNote() && !isStart() && !SiteReplay.CONTROLS.contains(name());
  }

  /** Returns whether an event may be part of a change by hand. */
  boolean isChange() {
    return isAction() || isBoard();
  }

  boolean isBoard() {
    return name().equals("setboard");
  }

  boolean isStart() {
    return name().equals(START);
  }

  boolean startsSecond() {
    return isStart() && words.size() > 1 && words.get(1).endsWith("1");
  }

  /** Returns the character that a word is, in small letters; it must be one of those allowed. */
  @CanIgnoreReturnValue
  char character(int index, String allowed) {
    String word = index + 1 < words.size() ? words.get(index + 1).toLowerCase(Locale.ROOT) : "";
    if (word.length() != 1 || !allowed.contains(word)) {
      throw unknown();
    }
    return word.charAt(0);
  }

  NotationException unknown() {
    return failure(SiteReason.UNKNOWN_EVENT, Map.of("event", toString()));
  }

  NotationException noMove() {
    return failure(SiteReason.NO_MOVE, Map.of());
  }

  NotationException failure(SiteReason reason, Map<String, String> facts) {
    return NotationException.at(record, offset(), reason, facts, List.of());
  }

  int offset() {
    return property.offset();
  }

  /** Returns the words of a text, between which there is space. */
  static List<String> words(String value) {
    TextCursor cursor = new TextCursor(value);
    List<String> words = new ArrayList<>();
    cursor.acceptWhile(TextCursor::isSpace);
    while (!cursor.isAtEnd()) {
      words.add(cursor.acceptWhile(c -> !TextCursor.isSpace(c)));
      cursor.acceptWhile(TextCursor::isSpace);
    }
    return List.copyOf(words);
  }

  @Override
  public String toString() {
    return String.join(" ", words);
  }
}
