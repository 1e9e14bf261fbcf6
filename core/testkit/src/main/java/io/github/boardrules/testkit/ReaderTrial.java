package io.github.boardrules.testkit;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The check of one reader of texts.
 *
 * @param trial the law and the position
 * @param name the reader's name in messages
 * @param read the reader
 * @param write the corresponding writer
 * @param valid texts that the reader is known to accept
 */
record ReaderTrial<V extends Object>(
    LawTrial<?, ?> trial,
    String name,
    Function<String, V> read,
    Function<V, String> write,
    List<String> valid) {
  private static final int MAX_SHOWN = 160;
  private static final int MAX_TOKENS = 4;

  /** How ranges of characters are written among what was expected. */
  private static final String RANGE = "a..z";

  /** A reader's answer: exactly one of the two is present. */
  private record Outcome<V extends Object>(Optional<V> value, Optional<NotationException> refusal) {

    /** Returns the column of the first error, one past the end if the text is accepted. */
    int end(String text) {
      return refusal.map(NotationException::column).orElse(text.length() + 1);
    }

    boolean isMalformed() {
      return refusal.filter(it -> it.reason() == CoreReason.MALFORMED).isPresent();
    }
  }

  /** Checks that any text is either accepted or refused properly. */
  void check(String text) {
    Outcome<V> outcome = outcome(text);
    outcome.refusal().ifPresent(refusal -> checkRefused(text, refusal));
    outcome.value().ifPresent(value -> checkAccepted(text, value));
  }

  private Outcome<V> outcome(String text) {
    try {
      return new Outcome<>(Optional.of(read.apply(text)), Optional.empty());
    } catch (NotationException e) {
      return new Outcome<>(Optional.empty(), Optional.of(e));
    } catch (RuntimeException | StackOverflowError e) {
      throw trial.broken(e, name, " of ", shown(text), " threw ", e);
    }
  }

  private void checkAccepted(String text, V value) {
    String written = write.apply(value);
    Optional<V> again = outcome(written).value();
    trial.require(
        again.filter(value::equals).map(write).filter(written::equals).isPresent(),
        name,
        " accepts ",
        shown(text),
        ", which is written as ",
        shown(written),
        " and then ",
        again.map(it -> "read as " + it).orElse("refused"));
  }

  private void checkRefused(String text, NotationException refusal) {
    int column = refusal.column();
    boolean malformed = refusal.reason() == CoreReason.MALFORMED;
    trial.require(
        1 <= column && column <= text.length() + 1,
        name,
        " of ",
        shown(text),
        " gives the column ",
        column,
        " of ",
        text.length());
    trial.require(
        refusal.text().equals(text),
        name,
        " of ",
        shown(text),
        " throws an exception about ",
        refusal.text());
    trial.require(
        !refusal.message(Locale.ENGLISH).isBlank() && malformed != refusal.expected().isEmpty(),
        name,
        " of ",
        shown(text),
        " does not say what was expected: ",
        refusal);
    if (malformed) {
      trial.recordWithSentence(refusal.reason(), Map.of("expected", ""));
      checkColumn(text, refusal);
    } else {
      trial.recordWithSentence(refusal.reason(), refusal.facts());
      trial.require(
          column == text.length() + 1,
          name,
          " of ",
          shown(text),
          " refuses a well-formed text, but not one past its end: column ",
          column);
    }
  }

  /**
   * Checks the column of a malformed text. The text before it is the beginning of a well-formed
   * text, so the reader accepts it or refuses it at its end, and each expected token may follow.
   * With the wrong character the text is no such beginning any more.
   */
  private void checkColumn(String text, NotationException refusal) {
    int column = refusal.column();
    String before = text.substring(0, column - 1);
    int end = outcome(before).end(before);
    trial.require(
        end == column,
        name,
        " of ",
        shown(text),
        " gives the column ",
        column,
        ", but the text before it is refused at column ",
        end);
    for (String token : Sampling.of(refusal.expected(), MAX_TOKENS, trial.random())) {
      trial.require(
          isExpected(before, token),
          name,
          " of ",
          shown(text),
          " expects ",
          token.isEmpty() ? "the end" : token,
          " at column ",
          column,
          ", but refuses it there");
    }
    if (column <= text.length()) {
      String with = text.substring(0, column);
      int found = outcome(with).end(with);
      trial.require(
          found == column && valid.stream().noneMatch(it -> it.startsWith(with)),
          name,
          " of ",
          shown(text),
          " gives the column ",
          column,
          ", but a valid text begins with the text up to there");
    }
  }

  /** Returns whether the reader gets further with an expected token, part of which may be there. */
  private boolean isExpected(String before, String token) {
    if (token.isEmpty()) {
      return !outcome(before).isMalformed();
    }
    for (int there = 0; there < token.length(); there++) {
      String more = before + token.substring(there);
      if (before.endsWith(token.substring(0, there)) && outcome(more).end(more) > more.length()) {
        return true;
      }
    }
    String first = before + token.charAt(0);
    return token.length() == RANGE.length()
        && token.startsWith(RANGE.substring(1, 3), 1)
        && outcome(first).end(first) > first.length();
  }

  /** Returns a text for messages: quoted, on one line, shortened if necessary. */
  private static String shown(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .limit(MAX_SHOWN)
        .forEach(
            c -> {
              if (' ' <= c && c <= '~') {
                quoted.append((char) c);
              } else {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", c));
              }
            });
    quoted.append('"');
    return text.length() > MAX_SHOWN
        ? quoted + "… (" + text.length() + " characters)"
        : quoted.toString();
  }
}
