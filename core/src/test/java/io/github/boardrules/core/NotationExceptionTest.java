package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.toy.Walk;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NotationExceptionTest {
  private static final Locale HUNGARIAN = new Locale("hu");

  @Test
  void aMalformedTextSaysWhatCouldHaveStoodThere() {
    NotationException thrown =
        NotationException.malformed(
            "ab", 2, List.of(Expected.of("c"), Expected.range('1', '9'), Expected.END_OF_TEXT));

    assertThat(thrown.text()).isEqualTo("ab");
    assertThat(thrown.column()).isEqualTo(3);
    assertThat(thrown.reason()).isEqualTo(TextReason.MALFORMED);
    assertThat(thrown.facts()).isEmpty();
    assertThat(thrown.expected())
        .containsExactly(Expected.of("c"), Expected.range('1', '9'), Expected.END_OF_TEXT);
    assertThat(thrown).hasMessage("character 3: expected c, 1 to 9 or the end of the text here.");
    assertThat(thrown.message(HUNGARIAN))
        .isEqualTo("3. karakter: itt ez állhat: c, 1–9 vagy a szöveg vége.");
  }

  @Test
  void aTextOfSeveralLinesCountsTheColumnsOfEach() {
    NotationException first = NotationException.malformed("ab\ncd\n", 2, List.of());
    NotationException second = NotationException.malformed("ab\ncd\n", 4, List.of());

    assertThat(List.of(first.line(), first.column(), first.offset())).containsExactly(1, 3, 2);
    assertThat(List.of(second.line(), second.column(), second.offset())).containsExactly(2, 2, 4);
  }

  @Test
  void whatIsExpectedHasAName() {
    NotationException thrown =
        NotationException.malformed("", 0, List.of(Expected.of("["), Expected.END_OF_LINE));

    assertThat(thrown).hasMessage("character 1: expected '[' or the end of the line here.");
    assertThat(thrown.message(HUNGARIAN))
        .isEqualTo("1. karakter: itt ez állhat: '[' vagy a sor vége.");
    assertThat(NotationException.malformed("", 0, List.of(Expected.of("61"), Expected.of(" "))))
        .hasMessage("character 1: expected 61 or a space here.");
  }

  @Test
  void aBrokenConditionStandsOnePastTheEnd() {
    NotationException thrown =
        NotationException.broken("ab", TextReason.REPEATED_KEY, Map.of("key", "rings"));

    assertThat(thrown.column()).isEqualTo(3);
    assertThat(thrown.reason()).isEqualTo(TextReason.REPEATED_KEY);
    assertThat(thrown.facts()).isEqualTo(Map.of("key", "rings"));
    assertThat(thrown.expected()).isEmpty();
    assertThat(thrown).hasMessage("'ab': the option rings is given twice.");
    assertThat(thrown.message(HUNGARIAN))
        .isEqualTo("„ab”: kétszer szerepel ez a beállítás: rings.");
    assertThat(NotationException.broken("a\nb", TextReason.REPEATED_KEY, Map.of("key", "rings")))
        .hasMessage("the option rings is given twice.");
    assertThat(
            NotationException.broken(
                "😀".repeat(40_000), TextReason.REPEATED_KEY, Map.of("key", "x" + "😀".repeat(99))))
        .hasMessage(
            "'" + "😀".repeat(30) + "…': the option x" + "😀".repeat(29) + "… is given twice.");
  }

  @Test
  void aProblemOfAPartIsMovedIntoTheWhole() {
    NotationException part = NotationException.malformed("x", 0, List.of(Expected.of("a")));
    NotationException whole = part.within("see x", 4);

    assertThat(whole.text()).isEqualTo("see x");
    assertThat(whole.column()).isEqualTo(5);
    assertThat(whole.expected()).containsExactly(Expected.of("a"));
    assertThat(whole).hasMessage("character 5: expected a here.");
  }

  @Test
  void exceptionsSurviveSerialization() throws IOException, ClassNotFoundException {
    NotationException problem =
        NotationException.malformed(
            "x", 0, List.of(Expected.of("a"), Expected.range('1', '9'), Expected.END_OF_TEXT));
    for (NotationException thrown : List.of(problem, VariantException.of(problem))) {
      NotationException copy = copy(thrown);
      assertThat(copy).hasSameClassAs(thrown).hasMessage(thrown.getMessage());
      assertThat(copy.text()).isEqualTo("x");
      assertThat(copy.column()).isEqualTo(1);
      assertThat(copy.reason()).isSameAs(TextReason.MALFORMED);
      assertThat(copy.expected()).isEqualTo(thrown.expected());
    }
    Refusal refusal = Refusal.at(MoveReason.ILLEGAL, "move", "a1");
    assertThat(copy(new IllegalMoveException(refusal)).refusal()).isEqualTo(refusal);
    Walk walk = new Walk();
    SolverLimitException limit =
        catchThrowableOfType(
            SolverLimitException.class, () -> Solver.of(walk).withLimit(2).solve(walk.start()));
    assertThat(copy(limit)).hasMessage("More than 2 positions can be reached.");
    assertThat(copy(limit).limit()).isEqualTo(2);
  }

  @SuppressWarnings({"unchecked", "BanSerializableRead"}) // what is read has just been written
  static <T> T copy(T value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(value);
    return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }
}
