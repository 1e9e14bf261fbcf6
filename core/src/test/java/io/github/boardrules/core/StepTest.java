package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StepTest {
  @Test
  void aStepIsItsKindAndItsName() {
    assertThat(Step.parse("cell:d4")).isEqualTo(new Step.Cell("d4"));
    assertThat(Step.parse("piece:W")).isEqualTo(new Step.Piece("W"));
    assertThat(Step.parse("word:pass")).isEqualTo(new Step.Word("pass"));
    assertThat(Step.parse("word:a:b c").name()).isEqualTo("a:b c");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cell:d4", "piece:W", "word:pass", "word::"})
  void itsTextIsReadBack(String text) {
    assertThat(Step.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource({"'', 1", "tile:a1, 1", "cel, 4", "cellar, 5", "word, 5", "pieces:W, 6"})
  void anotherKindIsRefusedWhereItBegins(String text, int column) {
    assertThatThrownBy(() -> Step.parse(text))
        .isInstanceOfSatisfying(
            NotationException.class,
            thrown -> {
              assertThat(thrown.column()).isEqualTo(column);
              assertThat(thrown.text()).isEqualTo(text);
            });
  }

  @Test
  void whatCouldHaveStoodThereIsNamed() {
    assertThatThrownBy(() -> Step.parse("x"))
        .hasMessage("character 1: expected 'cell:', 'piece:' or 'word:' here.");
    assertThatThrownBy(() -> Step.parse("ceiling"))
        .isInstanceOfSatisfying(
            NotationException.class,
            thrown -> assertThat(thrown.expected()).containsExactly(Expected.of("cell:")));
  }

  @Test
  void aStepHasAName() {
    assertThatThrownBy(() -> Step.parse("cell:"))
        .hasMessage("character 6: expected a printable character here.");
  }

  @Property(tries = 300)
  void aTextIsAStepThatWritesItBackOrIsRefusedWithinIt(@ForAll("texts") String text) {
    try {
      assertThat(Step.parse(text)).hasToString(text);
    } catch (NotationException refused) {
      assertThat(refused.text()).isEqualTo(text);
      assertThat(refused.column()).isBetween(1, text.length() + 1);
      assertThat(refused.expected()).isNotEmpty();
    }
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> beginnings = Arbitraries.of("cell:", "piece:", "word:", "cel", "words:", "");
    return beginnings.flatMap(
        beginning -> Arbitraries.strings().ofMaxLength(5).map(rest -> beginning + rest));
  }
}
