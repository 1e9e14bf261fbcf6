package io.github.boardrules.core.text;

import io.github.boardrules.core.NotationException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Reads a text from left to right and knows, when it fails, the first column that is wrong and all
 * that could have stood there.
 *
 * <p>Every question that is answered "no" is remembered with its place. The failure that is
 * reported is the furthest one: up to there the text was the beginning of a well-formed one.
 *
 * <p>It is mutable and belongs to one thread.
 *
 * <pre>{@code
 * var cursor = new TextCursor("b2");
 * int column = cursor.expectRange('a', 'c') - 'a'; // ==> 1
 * int row = cursor.expectNumber();                 // ==> 2
 * cursor.expectEnd();
 * }</pre>
 */
public final class TextCursor {
  private static final int MOST_INT_DIGITS = 10;

  private final String text;
  private int at;
  private int furthest;
  private final Set<String> expected = new LinkedHashSet<>();

  /**
   * Begins at the start of a text.
   *
   * @param text any text
   */
  public TextCursor(String text) {
    this.text = text;
  }

  /**
   * How many characters have been read.
   *
   * @return 0 to the text's length
   */
  public int offset() {
    return at;
  }

  /**
   * Whether all has been read. A "no" counts as a question for the end.
   *
   * @return true at the end
   */
  public boolean atEnd() {
    return at == text.length() || missed(at, NotationException.END);
  }

  /**
   * Whether a character comes next; nothing is read.
   *
   * @param wanted the character
   * @return true when it does
   */
  public boolean peek(char wanted) {
    return (at < text.length() && text.charAt(at) == wanted) || missed(at, String.valueOf(wanted));
  }

  /**
   * Reads a character if it comes next.
   *
   * @param wanted the character
   * @return whether it was read
   */
  public boolean accept(char wanted) {
    boolean seen = peek(wanted);
    if (seen) {
      at++;
    }
    return seen;
  }

  /**
   * Reads a character that must come next.
   *
   * @param wanted the character
   */
  public void expect(char wanted) {
    if (!accept(wanted)) {
      throw failure();
    }
  }

  /**
   * Reads one of some characters.
   *
   * @param wanted the characters
   * @return the index of the one that was read
   */
  public int expectOneOf(String wanted) {
    int index = at < text.length() ? wanted.indexOf(text.charAt(at)) : -1;
    if (index < 0) {
      wanted.chars().forEach(c -> missed(at, String.valueOf((char) c)));
      throw failure();
    }
    at++;
    return index;
  }

  /**
   * Reads one character of a range.
   *
   * @param first the least character
   * @param last the greatest character
   * @return the one that was read
   */
  public char expectRange(char first, char last) {
    return acceptRange(first, last).orElseThrow(this::failure);
  }

  /**
   * Reads one character of a range, if one comes next.
   *
   * @param first the least character
   * @param last the greatest character
   * @return the one that was read
   */
  public Optional<Character> acceptRange(char first, char last) {
    if (at == text.length() || text.charAt(at) < first || text.charAt(at) > last) {
      missed(at, first + ".." + last);
      return Optional.empty();
    }
    return Optional.of(text.charAt(at++));
  }

  /**
   * Reads the longest of some words that must come next.
   *
   * @param words the words, none empty
   * @return the one that was read
   */
  public String expectWord(Collection<String> words) {
    return acceptWord(words).orElseThrow(this::failure);
  }

  /**
   * Reads the longest of some words that comes next, if one does.
   *
   * @param words the words, none empty
   * @return the one that was read
   */
  public Optional<String> acceptWord(Collection<String> words) {
    String longest = "";
    for (String word : words) {
      int same = 0;
      while (same < word.length()
          && at + same < text.length()
          && text.charAt(at + same) == word.charAt(same)) {
        same++;
      }
      if (same < word.length()) {
        missed(at + same, word);
      } else if (word.length() > longest.length()) {
        longest = word;
      }
    }
    at += longest.length();
    return longest.isEmpty() ? Optional.empty() : Optional.of(longest);
  }

  /**
   * Reads the longest run of characters that pass a test. It may be empty, and is no question that
   * could be answered "no".
   *
   * @param test what is asked of a character
   * @return what was read
   */
  public String acceptWhile(IntPredicate test) {
    int from = at;
    while (at < text.length() && test.test(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
  }

  /**
   * Reads a decimal number without leading zeros.
   *
   * @return the number; {@link Integer#MAX_VALUE} for any larger one
   */
  public int expectNumber() {
    String digits = expectDigits();
    return digits.length() > MOST_INT_DIGITS
        ? Integer.MAX_VALUE
        : (int) Math.min(Integer.MAX_VALUE, Long.parseLong(digits));
  }

  /**
   * Reads a decimal number without leading zeros, however long.
   *
   * @return its digits, at least one
   */
  public String expectDigits() {
    char first = expectRange('0', '9');
    if (first == '0') {
      return "0";
    }
    String digits = first + acceptWhile(TextCursor::isDigit);
    missed(at, "0..9");
    return digits;
  }

  /** Reads the end of the text, which must come next. */
  public void expectEnd() {
    if (!atEnd()) {
      throw failure();
    }
  }

  /**
   * What is wrong with the text: the furthest column at which a question was answered "no", and
   * what was asked for there.
   *
   * @return the exception, to be thrown
   */
  public NotationException failure() {
    List<String> alternatives = new ArrayList<>(expected);
    if (alternatives.remove(NotationException.END)) {
      alternatives.add(NotationException.END);
    }
    return new NotationException(text, furthest + 1, alternatives);
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** Remembers what was asked for in vain; always false. */
  private boolean missed(int where, String wanted) {
    if (where > furthest) {
      furthest = where;
      expected.clear();
    }
    if (where == furthest) {
      expected.add(wanted);
    }
    return false;
  }
}
