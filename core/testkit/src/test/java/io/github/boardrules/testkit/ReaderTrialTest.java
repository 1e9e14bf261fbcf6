package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each part of the check of a reader finds a fault of its own. */
class ReaderTrialTest {
  private final Set<Reason> seen = new HashSet<>();
  private final LawTrial<TrioPosition, TrioMove> trial =
      LawFaults.trial(Law.LAW_08_READERS, ModifiedTrio.CORRECT, seen::add);

  private <V> void check(
      Function<String, V> read, Function<V, String> write, List<String> valid, String text) {
    new ReaderTrial<>(trial, "read", read, write, valid).check(text);
  }

  private static UnaryOperator<String> reader(
      Function<String, NotationException> refusal, String... accepted) {
    return text -> {
      if (List.of(accepted).contains(text)) {
        return text;
      }
      throw refusal.apply(text);
    };
  }

  private static Function<String, NotationException> at(int column, Expected... expected) {
    return text -> NotationException.malformed(text, column - 1, List.of(expected));
  }

  private static Function<String, NotationException> condition(int column, TrioReason reason) {
    return text -> NotationException.at(text, column - 1, reason, Map.of(), List.of());
  }

  static Stream<Arguments> faultsAreFound() {
    Expected end = Expected.END_OF_TEXT;
    return Stream.of(
        Arguments.of("ab", "gives the column 4 of 2", reader(at(4, end))),
        Arguments.of("ab", "gives the column 0 of 2", reader(at(0, end))),
        Arguments.of(
            "ab",
            "throws an exception about b",
            reader(text -> NotationException.malformed("b", 0, List.of(end)))),
        Arguments.of("ab", "does not say what was expected: ", reader(at(1))),
        Arguments.of(
            "ab",
            "a placeholder without a fact in the sentence of \"ab\": ",
            reader(condition(3, TrioReason.OFF_BOARD))),
        Arguments.of(
            "ab",
            "refuses a well-formed text, but not one past its end: column 2",
            reader(condition(2, TrioReason.TOO_FAR))),
        Arguments.of(
            "ab",
            "gives the column 2, but the text before it is refused at column 1",
            reader(text -> at(text.length() > 1 ? 2 : 1, end).apply(text))),
        Arguments.of(
            "ab",
            "expects " + Expected.of("x") + " at column 1, but refuses it there",
            reader(at(1, Expected.of("x")))),
        Arguments.of(
            "ab", "expects " + end + " at column 1, but refuses it there", reader(at(1, end))),
        Arguments.of(
            "ab",
            "expects " + Expected.of("a") + " at column 2, but refuses it there",
            reader(text -> at(text.equals("") ? 1 : 2, Expected.of("a")).apply(text), "a")),
        Arguments.of(
            "a",
            "gives the column 1, but a valid text begins with the text up to there",
            reader(at(1, Expected.of("x")), "ab", "x")),
        Arguments.of(
            "ac",
            "gives the column 1, but a valid text begins with the text up to there",
            reader(at(1, Expected.of("xy")), "ab", "xy")),
        Arguments.of(
            "ac",
            "gives the column 1, but a valid text begins with the text up to there",
            reader(at(1, Expected.of("x")), "ab", "x", "a")));
  }

  @ParameterizedTest
  @MethodSource
  void faultsAreFound(String text, String message, UnaryOperator<String> reader) {
    assertThatThrownBy(() -> check(reader, it -> it, List.of("ab"), text))
        .isInstanceOf(BrokenLawError.class)
        .hasMessageContaining(message);
  }

  @Test
  void aWrittenTextIsReadAgain() {
    assertThatThrownBy(() -> check(text -> text.equals("a"), Object::toString, List.of(), "a"))
        .hasMessageContaining(
            "read accepts \"a\", which is written as \"true\" and then read as false");
    assertThatThrownBy(() -> check(reader(at(1, Expected.of("a")), "a"), it -> "b", List.of(), "a"))
        .hasMessageContaining("read accepts \"a\", which is written as \"b\" and then refused");
  }

  @Test
  void longTextsAreShortenedInMessages() {
    UnaryOperator<String> failing =
        text -> {
          throw new IllegalStateException();
        };

    assertThatThrownBy(() -> check(failing, it -> it, List.of(), " ~\u007f\u001f"))
        .hasMessageContaining("read of \" ~\\u007f\\u001f\" threw ");
    assertThatThrownBy(() -> check(failing, it -> it, List.of(), "x".repeat(160)))
        .hasMessageContaining("read of \"" + "x".repeat(160) + "\" threw ");
    assertThatThrownBy(() -> check(failing, it -> it, List.of(), "x".repeat(161)))
        .hasMessageContaining("x\"… (161 characters) threw ");
  }

  /** Where there is nothing to alter, the harmful texts are all that can be tried. */
  @Test
  void onePositionOfAGameGetsMostTexts() {
    LawTrial<TrioPosition, TrioMove> over =
        LawFaults.trial(Law.LAW_08_READERS, ModifiedTrio.list(moves -> List.of()), reason -> {});
    List<String> moves = List.of("a1", "a1-a2-a3");

    assertThat(Law08Readers.texts(trial, moves, List.of())).hasSizeGreaterThan(50);
    assertThat(Law08Readers.texts(over, moves, List.of())).hasSize(2);
    assertThat(Law08Readers.texts(over, List.of(), List.of())).hasSizeGreaterThan(20);
    assertThat(trial.checked.pool.texts()).hasSize(4);
  }

  /** The first letter of a word may be there although the rest is wrong. */
  @Test
  void properRefusalsPassAndAreReported() {
    List<String> valid = List.of("pass", "a1", "a1-a2");
    for (String text : List.of("pat", "p", "e1", "a1-", "a1-a2-a3-a4", "a")) {
      check(ModifiedTrio.TEXTS::parseMove, TrioMove::toString, valid, text);
    }
    assertThat(seen).containsExactly(TextReason.MALFORMED);

    check(Trio::parse, Trio::variant, List.of(), "duo");
    assertThat(seen).contains(TextReason.UNKNOWN_GAME);
  }
}
