package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.TextCursor;

/**
 * Reads a layout that is written for people (RULES.md, "Layout text").
 *
 * <p><b>Design.</b> The text is translated into a variant id, with the index in the text from which
 * each character of the id comes. An error in the id is reported at that index of the text.
 */
final class LayoutText {
  private static final String HEAD = "colorfield:";

  private final String text;
  private final StringBuilder id = new StringBuilder();

  /** By the index of a character of the id, the index in the text. */
  private final int[] origins;

  /** What separates the words of the current item. */
  private char separator = '+';

  private boolean hasWords;

  LayoutText(String text) {
    this.text = text;
    // Each character gives at most one of the id; a separator comes from white space.
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
    try {
      return ColorfieldOptions.parse(id.toString());
    } catch (VariantException problem) {
      int index = problem.offset();
      int offset = index < id.length() ? origins[index] : text.length();
      throw NotationException.at(
          text, offset, problem.reason(), problem.facts(), problem.expected());
    }
  }

  private void addKey(int start, int equals) {
    if (id.length() > HEAD.length()) {
      addSeparator(',');
    }
    int key = id.length();
    separator = ' ';
    hasWords = false;
    addWords(start, equals);
    separator = id.substring(key).equals(LayoutItems.ROWS) ? '/' : '+';
    hasWords = false;
    add('=', equals);
  }

  /** Adds the words of a part of a line to the current item. */
  private void addWords(int start, int stop) {
    boolean inWord = false;
    for (int at = start; at < stop; at++) {
      char letter = text.charAt(at);
      boolean isSpace = TextCursor.isSpace(letter);
      if (!isSpace && !inWord && hasWords) {
        addSeparator(separator);
      }
      if (!isSpace) {
        add(letter, at);
        hasWords = true;
      }
      inWord = !isSpace;
    }
  }

  /** Returns the first index of a character in a range; the end of the range if there is none. */
  private int find(char sign, int start, int end) {
    int at = start;
    while (at < end && text.charAt(at) != sign) {
      at++;
    }
    return at;
  }

  /** Adds a separator, whose origin is the end of the word before it. */
  private void addSeparator(char sign) {
    add(sign, origins[id.length() - 1] + 1);
  }

  private void add(char letter, int origin) {
    origins[id.length()] = origin;
    id.append(letter);
  }
}
