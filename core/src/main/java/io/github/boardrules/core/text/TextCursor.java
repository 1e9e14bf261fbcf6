package io.github.boardrules.core.text;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Expected;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/**
 * Reads a text from left to right. When it fails, it knows the first character that is wrong and
 * everything that could have stood there.
 *
 * <p><b>Design.</b> Every alternative that was tried and not found is remembered with its place.
 * The failure that is reported is the furthest one, because up to there the text was the beginning
 * of a well-formed one (Ford, "Packrat Parsing", 2002, section 3.2.4, calls this the
 * furthest-failure heuristic). Words of a fixed list are an exception: they fail as a whole, at
 * their first character, and the word that was found instead is named.
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
@SuppressWarnings("exports") // of an annotation that only compilers need
public final class TextCursor {
  private static final int MAX_INT_DIGITS = 10;

  private final String text;
  private int at;
  private int furthest;
  private final List<Consumer<Set<Expected>>> expected = new ArrayList<>();

  /** Whether only words of fixed lists were expected at the furthest place. */
  private boolean onlyWords = true;

  /**
   * Creates a cursor at the start of a text.
   *
   * @param text any text
   */
  public TextCursor(String text) {
    Objects.requireNonNull(text, "text");
    this.text = text;
  }

  /**
   * {@return what a reader returns for a whole text}
   *
   * @param <T> what the text stands for
   * @param text any text
   * @param reader reads from the start of the text; the end must follow
   * @throws NotationException if the reader throws it, or does not reach the end
   */
  public static <T> T parse(String text, Function<TextCursor, T> reader) {
    TextCursor cursor = new TextCursor(text);
    T value = reader.apply(cursor);
    cursor.expectEnd();
    return value;
  }

  /**
   * {@return whether a character is white space or cannot be seen} These are also the byte order
   * mark and the no-break and zero-width spaces that editors, web pages and chats put into texts.
   *
   * @param c the character
   */
  public static boolean isSpace(int c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || Character.getType(c) == Character.FORMAT;
  }

  /** {@return how many characters have been read} */
  public int offset() {
    return at;
  }

  /** {@return whether everything has been read} If not, the end counts as expected here. */
  public boolean isAtEnd() {
    return at == text.length() || missed(at, all -> all.add(Expected.END_OF_TEXT));
  }

  /**
   * {@return whether a character comes next, without reading it}
   *
   * @param wanted the character
   */
  public boolean peek(char wanted) {
    return (at < text.length() && text.charAt(at) == wanted)
        || missed(at, all -> all.add(character(wanted)));
  }

  /**
   * {@return whether a character of a range comes next, without reading it}
   *
   * @param first the least character
   * @param last the greatest character
   */
  public boolean peekRange(char first, char last) {
    return (at < text.length() && text.charAt(at) >= first && text.charAt(at) <= last)
        || missed(at, all -> all.add(Expected.range(first, last)));
  }

  /**
   * {@return whether a character came next, and was read}
   *
   * @param wanted the character
   */
  @CanIgnoreReturnValue
  public boolean accept(char wanted) {
    boolean next = peek(wanted);
    if (next) {
      at++;
    }
    return next;
  }

  /**
   * Reads a character that must come next.
   *
   * @param wanted the character
   * @throws NotationException if it does not come next
   */
  public void expect(char wanted) {
    if (!accept(wanted)) {
      throw failure();
    }
  }

  /**
   * {@return the index of the one of some characters that came next, and was read}
   *
   * @param wanted the characters
   * @throws NotationException if none of them comes next
   */
  @CanIgnoreReturnValue
  public int expectOneOf(String wanted) {
    int index = at < text.length() ? wanted.indexOf(text.charAt(at)) : -1;
    if (index < 0) {
      missed(at, all -> wanted.chars().forEach(c -> all.add(character((char) c))));
      throw failure();
    }
    at++;
    return index;
  }

  /**
   * {@return the character of a range that came next, and was read}
   *
   * @param first the least character
   * @param last the greatest character
   * @throws NotationException if none of them comes next
   */
  @CanIgnoreReturnValue
  public char expectRange(char first, char last) {
    return acceptRange(first, last).orElseThrow(this::failure);
  }

  /**
   * {@return the character of a range that came next, and was read; empty if none did}
   *
   * @param first the least character
   * @param last the greatest character
   */
  @CanIgnoreReturnValue
  public Optional<Character> acceptRange(char first, char last) {
    return peekRange(first, last) ? Optional.of(text.charAt(at++)) : Optional.empty();
  }

  /**
   * {@return the word of a fixed list that came next, and was read} A word reaches to the next
   * character that is not a letter, digit or hyphen.
   *
   * @param words the words, none empty
   * @throws NotationException if another word, or none, comes next; at its first character
   */
  @CanIgnoreReturnValue
  public String expectWord(Collection<String> words) {
    return acceptWord(words).orElseThrow(this::failure);
  }

  /**
   * {@return the word that came next, as {@link #expectWord} reads it; empty if none did}
   *
   * @param words the words, none empty
   */
  @CanIgnoreReturnValue
  public Optional<String> acceptWord(Collection<String> words) {
    String found = text.substring(at, wordEnd(at));
    if (words.contains(found)) {
      at += found.length();
      return Optional.of(found);
    }
    boolean wordsOnly = at > furthest || expected.isEmpty() || onlyWords;
    missed(at, all -> words.forEach(word -> all.add(Expected.of(word))));
    if (at == furthest) {
      onlyWords = wordsOnly;
    }
    return Optional.empty();
  }

  /**
   * {@return the longest of some texts that came next, and was read} Unlike a word, it needs no
   * delimiter behind it, and fails at the first character that is wrong.
   *
   * @param prefixes the texts, none empty
   * @throws NotationException if none of them comes next
   */
  @CanIgnoreReturnValue
  public String expectPrefix(Collection<String> prefixes) {
    return acceptPrefix(prefixes).orElseThrow(this::failure);
  }

  /**
   * {@return the text that came next, as {@link #expectPrefix} reads it; empty if none did}
   *
   * @param prefixes the texts, none empty
   */
  @CanIgnoreReturnValue
  public Optional<String> acceptPrefix(Collection<String> prefixes) {
    String longest = "";
    for (String prefix : prefixes) {
      int same = sharedLength(prefix);
      if (same < prefix.length()) {
        missed(at + same, all -> all.add(Expected.of(prefix)));
      } else if (same > longest.length()) {
        longest = prefix;
      }
    }
    at += longest.length();
    return longest.isEmpty() ? Optional.empty() : Optional.of(longest);
  }

  /**
   * {@return the longest run of characters that pass a test, now read; it may be empty}
   *
   * @param test the test of a character
   */
  @CanIgnoreReturnValue
  public String acceptWhile(IntPredicate test) {
    int from = at;
    while (at < text.length() && test.test(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
  }

  /**
   * {@return the number that came next, now read; {@link Integer#MAX_VALUE} for all larger ones}
   *
   * @throws NotationException if no digit comes next
   */
  @CanIgnoreReturnValue
  public int expectNumber() {
    String digits = expectDigits();
    return digits.length() > MAX_INT_DIGITS
        ? Integer.MAX_VALUE
        : (int) Math.min(Integer.MAX_VALUE, Long.parseLong(digits));
  }

  /**
   * {@return the number of a range that came next, now read} It ends where no number of the range
   * continues, so what comes next decides about the rest: {@code 12} is one and a surplus character
   * where 1 to 8 is expected.
   *
   * @param min the least number, 0 or more
   * @param max the greatest number
   * @throws NotationException if none comes next, at the first character with which none begins
   */
  @CanIgnoreReturnValue
  public int expectNumber(int min, int max) {
    long number = -1;
    while (number != 0) { // no digit follows a leading zero
      long tens = 10 * Math.max(0, number);
      int digit = at < text.length() ? text.charAt(at) - '0' : -1;
      if (digit < 0 || digit > 9 || !begins(tens + digit, min, max)) {
        missed(at, all -> all.addAll(digits(next -> begins(tens + next, min, max))));
        break;
      }
      number = tens + digit;
      at++;
    }
    if (number < min) {
      throw failure();
    }
    return (int) number;
  }

  /** Returns the digits that pass a test, neighbours as a range. */
  private static List<Expected> digits(IntPredicate test) {
    List<Expected> ranges = new ArrayList<>();
    for (int first = 0; first <= 9; first++) {
      int end = first;
      while (end <= 9 && test.test(end)) {
        end++;
      }
      if (end > first) {
        ranges.add(Expected.range((char) ('0' + first), (char) ('0' + end - 1)));
        first = end;
      }
    }
    return ranges;
  }

  /** Returns whether a number of a range is some number, or begins with its digits. */
  private static boolean begins(long digits, int min, int max) {
    long least = digits;
    long most = digits;
    while (least <= max && most < min && digits > 0) {
      least *= 10;
      most = 10 * most + 9;
    }
    return least <= max && most >= min;
  }

  /**
   * {@return the digits of the number that came next, now read, without leading zeros}
   *
   * @throws NotationException if no digit comes next
   */
  @CanIgnoreReturnValue
  public String expectDigits() {
    char first = expectRange('0', '9');
    if (first == '0') {
      return "0";
    }
    String digits = first + acceptWhile(c -> c >= '0' && c <= '9');
    missed(at, all -> all.add(Expected.range('0', '9')));
    return digits;
  }

  /**
   * Checks that everything has been read.
   *
   * @throws NotationException if there is more
   */
  public void expectEnd() {
    if (!isAtEnd()) {
      throw failure();
    }
  }

  /**
   * {@return the exception of the furthest failure so far, with all that was expected there} If
   * only words of fixed lists were expected, it names the word that was found.
   */
  public NotationException failure() {
    return failure(TextReason.UNKNOWN_WORD, Map.of());
  }

  /**
   * Returns the exception of the furthest failure so far, with a reason and its facts if words of a
   * fixed list were expected, and nothing else.
   */
  NotationException failure(Reason unknownWord, Map<String, String> facts) {
    Set<Expected> all = new LinkedHashSet<>();
    expected.forEach(missed -> missed.accept(all));
    List<Expected> alternatives = new ArrayList<>(all);
    if (alternatives.remove(Expected.END_OF_TEXT)) {
      alternatives.add(Expected.END_OF_TEXT);
    }
    String found = text.substring(furthest, wordEnd(furthest));
    if (!onlyWords || found.isEmpty()) {
      return NotationException.at(text, furthest, TextReason.MALFORMED, unseen(), alternatives);
    }
    Map<String, String> more = new HashMap<>(facts);
    more.put("found", found);
    more.put(
        "expected",
        alternatives.stream().map(Expected::toString).collect(Collectors.joining(", ")));
    return NotationException.at(text, furthest, unknownWord, more, alternatives);
  }

  /** Returns the code point at the furthest place as a fact, if nobody sees what stands there. */
  private Map<String, String> unseen() {
    char c = furthest < text.length() ? text.charAt(furthest) : ' ';
    boolean isSeen = c == ' ' || c == '\n' || !(isSpace(c) || Character.isISOControl(c));
    String hex = Integer.toHexString(0x10000 + c).substring(1);
    return isSeen ? Map.of() : Map.of("found", "U+" + hex.toUpperCase(Locale.ROOT));
  }

  /** Returns how many characters of a word come next. */
  private int sharedLength(String word) {
    int same = 0;
    while (same < word.length()
        && at + same < text.length()
        && text.charAt(at + same) == word.charAt(same)) {
      same++;
    }
    return same;
  }

  private int wordEnd(int start) {
    int end = start;
    while (end < text.length()
        && (Character.isLetterOrDigit(text.charAt(end)) || "-_".indexOf(text.charAt(end)) >= 0)) {
      end++;
    }
    return end;
  }

  private static Expected character(char c) {
    return c == '\n' ? Expected.END_OF_LINE : Expected.of(String.valueOf(c));
  }

  /** Remembers what was expected and not found; always returns false. */
  @CanIgnoreReturnValue
  private boolean missed(int where, Consumer<Set<Expected>> wanted) {
    if (where > furthest) {
      furthest = where;
      expected.clear();
    }
    if (where == furthest) {
      expected.add(wanted);
      onlyWords = false;
    }
    return false;
  }
}
