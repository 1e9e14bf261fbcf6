package io.github.boardrules.testkit;

import com.google.errorprone.annotations.FormatMethod;
import com.google.errorprone.annotations.FormatString;
import io.github.boardrules.core.Expected;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The check of one reader of texts, which is known to accept the valid ones. */
record ReaderTrial<V>(
    LawTrial<?, ?> trial,
    String name,
    Function<String, V> read,
    Function<V, String> write,
    List<String> valid) {
  private static final int MAX_SHOWN = 160;
  private static final int MAX_TOKENS = 4;

  /** A reader's answer: exactly one of the two is present. */
  private record Outcome<V>(Optional<V> value, Optional<NotationException> refusal) {

    /** Returns the column of the first error, one past the end if the text is accepted. */
    int end(String text) {
      return 1 + refusal.map(NotationException::offset).orElse(text.length());
    }

    boolean isMalformed() {
      return refusal.filter(it -> it.reason() == TextReason.MALFORMED).isPresent();
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
      throw trial.broken(e, "%s of %s threw %s", name, shown(text), e);
    }
  }

  private void checkAccepted(String text, V value) {
    String written = write.apply(value);
    Optional<V> again = outcome(written).value();
    trial.require(
        again.filter(value::equals).map(write).filter(written::equals).isPresent(),
        "%s accepts %s, which is written as %s and then %s",
        name,
        shown(text),
        shown(written),
        again.map(it -> "read as " + it).orElse("refused"));
    // Elsewhere a number may have reached its limit, so that one more digit does not change it.
    trial.require(
        text.length() != written.length() + 1
            || !text.startsWith(written)
            || !valid.contains(written),
        "%s ignores the last character of %s",
        name,
        shown(text));
  }

  private void checkRefused(String text, NotationException refusal) {
    int column = refusal.offset() + 1;
    boolean isInside = 1 <= column && column <= text.length() + 1;
    require(isInside, text, "gives the column %s of %s", column, text.length());
    boolean isAboutIt = refusal.text().equals(text);
    require(isAboutIt, text, "throws an exception about %s", refusal.text());
    boolean isExplained = refusal.reason() != TextReason.MALFORMED || !refusal.expected().isEmpty();
    require(isExplained, text, "does not say what was expected: %s", refusal);
    trial.requireSentence(shown(text), refusal::message);
    if (refusal.expected().isEmpty()) {
      checkCondition(text, refusal);
    } else {
      checkColumn(text, refusal);
    }
  }

  /** Checks the refusal of a well-formed text. */
  private void checkCondition(String text, NotationException refusal) {
    trial.recordWithSentence(refusal.reason(), refusal.facts());
    require(
        refusal.offset() == text.length(),
        text,
        "refuses a well-formed text, but not one past its end: column %s",
        refusal.offset() + 1);
  }

  /**
   * Checks the column of a malformed text, or of one with an unknown word. The text before it is
   * the beginning of a well-formed text, so the reader accepts it or refuses it at its end, and
   * each expected token may follow. With the character or the word at the column, it is not.
   */
  private void checkColumn(String text, NotationException refusal) {
    int column = refusal.offset() + 1;
    String before = text.substring(0, column - 1);
    int end = outcome(before).end(before);
    require(
        end == column,
        text,
        "gives the column %s, but the text before it is refused at column %s",
        column,
        end);
    for (Expected token : Sampling.of(refusal.expected(), MAX_TOKENS, trial.random)) {
      boolean isTaken = isExpected(before, token);
      require(isTaken, text, "expects %s at column %s, but refuses it there", token, column);
    }
    if (refusal.reason() == TextReason.MALFORMED) {
      trial.record(refusal.reason());
      if (column <= text.length()) {
        checkWrongCharacter(text, refusal);
      }
    } else {
      trial.recordWithSentence(refusal.reason(), refusal.facts());
      checkWrongWord(text, refusal);
    }
  }

  private void checkWrongCharacter(String text, NotationException refusal) {
    int column = refusal.offset() + 1;
    String with = text.substring(0, column);
    int found = outcome(with).end(with);
    require(
        found == column
            && (mayBeginWord(with, refusal) || valid.stream().noneMatch(it -> it.startsWith(with))),
        text,
        "gives the column %s, but a valid text begins with the text up to there",
        column);
  }

  /** Returns whether the last character begins an expected word, of which the rest is wrong. */
  private static boolean mayBeginWord(String with, NotationException refusal) {
    return refusal.expected().stream()
        .anyMatch(
            token -> token.first().length() > 1 && with.endsWith(token.first().substring(0, 1)));
  }

  /** Checks that there is a word at the column, and that it is not one of the expected ones. */
  private void checkWrongWord(String text, NotationException refusal) {
    String found = refusal.facts().getOrDefault("found", "");
    require(
        !found.isEmpty()
            && text.startsWith(found, refusal.offset())
            && !refusal.expected().contains(Expected.of(found)),
        text,
        "finds the unknown word %s at column %s",
        shown(found),
        refusal.offset() + 1);
  }

  /** Returns whether the reader gets further with an expected token, part of which may be there. */
  private boolean isExpected(String before, Expected token) {
    return token.first().isEmpty()
        ? !outcome(before).isMalformed()
        : canComplete(before, token.first()) && canComplete(before, token.last());
  }

  private boolean canComplete(String before, String token) {
    for (int there = 0; there < token.length(); there++) {
      if (before.endsWith(token.substring(0, there)) && leadsOn(before + token.substring(there))) {
        return true;
      }
    }
    return false;
  }

  private boolean leadsOn(String text) {
    return outcome(text).end(text) > text.length();
  }

  /** Throws, with the reader and the text that it has read, unless a condition holds. */
  @FormatMethod
  private void require(boolean holds, String text, @FormatString String message, Object... seen) {
    if (!holds) {
      throw trial.broken(
          null, "%s of %s %s", name, shown(text), String.format(Locale.ROOT, message, seen));
    }
  }

  private static Shown shown(String text) {
    return new Shown(text);
  }

  /** A text that is written in quotes, on one line and shortened, only if the law is broken. */
  private record Shown(String text) {
    @Override
    public String toString() {
      String quoted =
          text.chars()
              .limit(MAX_SHOWN)
              .mapToObj(
                  c ->
                      ' ' <= c && c <= '~'
                          ? String.valueOf((char) c)
                          : String.format(Locale.ROOT, "\\u%04x", c))
              .collect(Collectors.joining("", "\"", "\""));
      return text.length() > MAX_SHOWN ? quoted + "… (" + text.length() + " characters)" : quoted;
    }
  }
}
