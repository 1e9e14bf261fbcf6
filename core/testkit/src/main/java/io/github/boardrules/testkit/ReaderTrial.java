package io.github.boardrules.testkit;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A reader of texts on trial.
 *
 * @param trial the law and where it is tried
 * @param name what messages call the reader
 * @param read the reader
 * @param write the writer that belongs to it
 * @param good texts that are known to be right
 */
record ReaderTrial<V extends Object>(
    LawTrial<?, ?> trial,
    String name,
    Function<String, V> read,
    Function<V, String> write,
    List<String> good) {
  private static final int MAX_SHOWN = 160;
  private static final int MAX_TOKENS = 4;

  /** How ranges of characters are written among what was expected. */
  private static final String RANGE = "a..z";

  /** What a reader makes of a text: one of the two is there. */
  private record Outcome<V extends Object>(Optional<V> value, Optional<NotationException> refusal) {

    /** How far the text is right: the column that is wrong, one past the end if it is accepted. */
    int end(String text) {
      return refusal.map(NotationException::column).orElse(text.length() + 1);
    }

    boolean malformed() {
      return refusal.filter(it -> it.reason() == CoreReason.MALFORMED).isPresent();
    }
  }

  /** Whatever the text is, it is accepted for good or refused as it should be. */
  void check(String text) {
    Outcome<V> outcome = outcome(text);
    outcome.refusal().ifPresent(refusal -> wellRefused(text, refusal));
    outcome.value().ifPresent(value -> wellAccepted(text, value));
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

  private void wellAccepted(String text, V value) {
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

  private void wellRefused(String text, NotationException refusal) {
    int column = refusal.column();
    boolean malformed = refusal.reason() == CoreReason.MALFORMED;
    trial.require(
        1 <= column && column <= text.length() + 1,
        name,
        " of ",
        shown(text),
        " names column ",
        column,
        " of ",
        text.length());
    trial.require(
        refusal.text().equals(text), name, " of ", shown(text), " refuses ", refusal.text());
    trial.require(
        !refusal.message(Locale.ENGLISH).isBlank() && malformed != refusal.expected().isEmpty(),
        name,
        " of ",
        shown(text),
        " does not say what was expected: ",
        refusal);
    if (malformed) {
      trial.recordWithSentence(refusal.reason(), Map.of("expected", ""));
      firstWrongColumn(text, refusal);
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
   * Up to the column the text was the beginning of a well-formed one, so what comes before is
   * accepted or refused at its end, and what is expected leads on. With the wrong character nothing
   * can be mended any more.
   */
  private void firstWrongColumn(String text, NotationException refusal) {
    int column = refusal.column();
    String before = text.substring(0, column - 1);
    int end = outcome(before).end(before);
    trial.require(
        end == column,
        name,
        " of ",
        shown(text),
        " names column ",
        column,
        ", but the part before it is wrong at column ",
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
          ", but that is wrong there");
    }
    if (column <= text.length()) {
      String with = text.substring(0, column);
      int found = outcome(with).end(with);
      trial.require(
          found == column && good.stream().noneMatch(it -> it.startsWith(with)),
          name,
          " of ",
          shown(text),
          " names column ",
          column,
          ", but a right text can begin like that");
    }
  }

  /** Whether an expected word, of which a part may be there already, gets the reader further. */
  private boolean isExpected(String before, String token) {
    if (token.isEmpty()) {
      return !outcome(before).malformed();
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

  /** A text for messages: quoted, on one line, not too long. */
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
        ? quoted + " and so on, " + text.length() + " characters"
        : quoted.toString();
  }
}
