package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A reader with its writer. A text is either refused at its first wrong column, or accepted; every
 * accepted value has exactly one canonical text.
 *
 * @param <V> the values
 * @param read reads any text
 * @param write writes a value
 * @param reread reads a written value
 * @param isExact whether the column of a malformed text is the first one at which no continuation
 *     would be well-formed
 */
record TextReader<V>(
    Function<String, V> read,
    Function<V, String> write,
    Function<String, V> reread,
    boolean isExact) {
  /** The reasons of texts that go wrong at one place; all others are conditions. */
  private static final Set<Reason> WITH_PLACE =
      Set.of(
          TextReason.MALFORMED,
          TextReason.UNKNOWN_GAME,
          TextReason.UNKNOWN_OPTION,
          TextReason.UNKNOWN_VALUE,
          TextReason.UNKNOWN_WORD);

  static <V> TextReader<V> of(Function<String, V> read, Function<V, String> write) {
    return new TextReader<>(read, write, read, true);
  }

  /** Checks a text and returns its value, or empty if the text is refused. */
  Optional<V> check(String text) {
    try {
      V value = read.apply(text);
      checkWritten(text, value);
      return Optional.of(value);
    } catch (NotationException refusal) {
      checkRefusal(text, refusal);
      return Optional.empty();
    }
  }

  /** Checks that the written text is canonical: it is read as the same value and written again. */
  private void checkWritten(String text, V value) {
    String written = write.apply(value);
    try {
      V again = reread.apply(written);
      Claim.that(
          again.equals(value) && again.hashCode() == value.hashCode(),
          Claim.quote(text),
          " is written as ",
          Claim.quote(written),
          ", which is read as ",
          again);
      Claim.that(
          write.apply(again).equals(written),
          Claim.quote(written),
          " is written in another way when it is read again");
    } catch (NotationException refusal) {
      throw new AssertionError(
          Claim.quote(text) + " is written as " + Claim.quote(written) + ", which is refused",
          refusal);
    }
  }

  private void checkRefusal(String text, NotationException refusal) {
    int column = refusal.offset() + 1;
    Claim.that(
        Claim.isColumn(column, text) && refusal.text().equals(text),
        Claim.quote(text),
        " is refused at column ",
        column,
        " of ",
        Claim.quote(refusal.text()));
    checkMessage(text, refusal);
    if (refusal.reason() == TextReason.MALFORMED) {
      if (isExact) {
        checkBefore(text, column);
        checkFirstWrong(text, column);
      }
    } else if (WITH_PLACE.contains(refusal.reason())) {
      if (isExact) {
        checkBefore(text, column);
      }
    } else {
      Claim.that(
          column == text.length() + 1,
          Claim.quote(text),
          " breaks a condition, but not at its end: ",
          refusal);
    }
  }

  static void checkMessage(String text, NotationException refusal) {
    Claim.that(
        Claim.hasMessages(refusal::message), Claim.quote(text), " is refused without a sentence");
    Claim.that(
        refusal.expected().isEmpty() != WITH_PLACE.contains(refusal.reason()),
        Claim.quote(text),
        " is refused without a list of what is expected: ",
        refusal);
  }

  /** Checks that the text before the column lacks nothing but a continuation. */
  private void checkBefore(String text, int column) {
    String before = text.substring(0, column - 1);
    Claim.that(
        wrongColumn(before) == column,
        Claim.quote(text),
        " is refused at column ",
        column,
        ", but what is before it at ",
        wrongColumn(before));
  }

  /** Checks that the text up to the column, inclusive, cannot be continued. */
  private void checkFirstWrong(String text, int column) {
    if (column <= text.length()) {
      String with = text.substring(0, column);
      Claim.that(
          wrongColumn(with) == column,
          Claim.quote(text),
          " is refused at column ",
          column,
          ", but without what follows at ",
          wrongColumn(with));
    }
  }

  /** Returns the column at which a text is refused; one past its end if it is accepted. */
  private int wrongColumn(String text) {
    try {
      Objects.requireNonNull(read.apply(text));
      return text.length() + 1;
    } catch (NotationException refusal) {
      return refusal.offset() + 1;
    }
  }
}
