package io.github.boardrules.colorfield;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;

/**
 * Reads a layout that is written for people (RULES.md, "Layout text"): it is turned into a variant
 * id, and each character of the id knows the one of the text from which it comes, so that an error
 * is told where the reader finds it.
 */
final class LayoutText {
  private static final String HEAD = "colorfield:";

  private final String text;
  private final StringBuilder id = new StringBuilder();

  /** By the index of a character of the id, the index in the text. */
  private final int[] origins;

  /** What parts the words of the item that is being read, and whether it has one already. */
  private char joint = '+';

  private boolean hasWords;

  LayoutText(String text) {
    this.text = text;
    // Each character gives one of the id at most; a comma or a joint stands for the space before
    // it.
    origins = new int[text.length() + HEAD.length() + 1];
    HEAD.chars().forEach(letter -> add((char) letter, 0));
  }

  ColorfieldOptions options() {
    int start = 0;
    while (start < text.length()) {
      int end = find('\n', start, text.length());
      int stop = find('#', start, end);
      int equals = find('=', start, stop);
      if (equals < stop) {
        addKey(start, equals);
        start = equals + 1;
      }
      addWords(start, stop);
      start = end + 1;
    }
    return parse();
  }

  private ColorfieldOptions parse() {
    try {
      return ColorfieldOptions.parse(id.toString());
    } catch (VariantException problem) {
      boolean malformed = problem.reason() == CoreReason.MALFORMED;
      int index = problem.column() - 1;
      throw malformed
          ? new NotationException(
              text,
              index < id.length() ? origins[index] + 1 : text.length() + 1,
              problem.expected())
          : new NotationException(text, problem.reason(), problem.facts());
    }
  }

  /** The key of an item, and the sign behind it. */
  private void addKey(int start, int equals) {
    int from = start;
    int to = equals;
    while (from < to && isSpace(from)) {
      from++;
    }
    while (to > from && isSpace(to - 1)) {
      to--;
    }
    if (id.length() > HEAD.length()) {
      addJoint(',');
    }
    for (int i = from; i < to; i++) {
      add(text.charAt(i), i);
    }
    add('=', equals);
    joint = text.substring(from, to).equals(LayoutItems.ROWS) ? '/' : '+';
    hasWords = false;
  }

  /** The words of a line, which go on with the item before them. */
  private void addWords(int start, int stop) {
    int at = start;
    while (at < stop) {
      if (isSpace(at)) {
        at++;
        continue;
      }
      if (hasWords) {
        addJoint(joint);
      }
      while (at < stop && !isSpace(at)) {
        add(text.charAt(at), at);
        at++;
      }
      hasWords = true;
    }
  }

  /** Where a sign stands first; the end of the range where it does not. */
  private int find(char sign, int start, int end) {
    int at = start;
    while (at < end && text.charAt(at) != sign) {
      at++;
    }
    return at;
  }

  private boolean isSpace(int index) {
    char letter = text.charAt(index);
    return letter == ' ' || letter == '\t' || letter == '\r';
  }

  /** A sign that the text does not have comes from where its last word ends. */
  private void addJoint(char sign) {
    add(sign, origins[id.length() - 1] + 1);
  }

  private void add(char letter, int origin) {
    origins[id.length()] = origin;
    id.append(letter);
  }
}
