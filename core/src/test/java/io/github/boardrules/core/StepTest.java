package io.github.boardrules.core;

import static io.github.boardrules.core.toy.Failures.malformedAt;
import static io.github.boardrules.core.toy.Failures.refusedAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.stream.Stream;
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
    assertThat(Step.parse("cell:d4")).isEqualTo(Step.cell("d4"));
    assertThat(Step.parse("piece:W")).isEqualTo(Step.piece("W"));
    assertThat(Step.parse("word:pass")).isEqualTo(Step.word("pass"));
    assertThat(Step.parse("word:a:b,c").name()).isEqualTo("a:b,c");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1",
    "tile:a1, 1",
    "cel, 4",
    "cellar, 5",
    "word, 5",
    "pieces:W, 6",
    "'cell: a1', 6",
    "'cell:a1 ', 8",
    "'word:a b', 7",
    "'piece:a\n', 8",
    "word:ő, 6"
  })
  void anotherKindOrABlankIsRefusedWhereItStands(String text, int column) {
    refusedAt(() -> Step.parse(text), text, column);
  }

  @Test
  void whatCouldHaveStoodThereIsNamed() {
    assertThatThrownBy(() -> Step.parse("x"))
        .hasMessage("character 1: expected 'cell:', 'piece:' or 'word:' here.");
    malformedAt(() -> Step.parse("ceiling"), "ceiling", 3, "cell:");
    assertThatThrownBy(() -> Step.parse("cell:"))
        .hasMessage("character 6: expected a printable character here.");
  }

  @Test
  void stepsAreOrderedByKindAndByNameWithNumbersByValue() {
    assertThat(
            Draft.partial(Set.of(Step.parse("word:a"), Step.parse("cell:b")), Draft.COMPLETE)
                .next())
        .containsExactly(Step.parse("cell:b"), Step.parse("word:a"));
    assertThat(sorted("cell:a10", "cell:a9", "cell:b1", "cell:a1"))
        .containsExactly("cell:a1", "cell:a9", "cell:a10", "cell:b1");
    assertThat(sorted("word:a", "cell:z9", "piece:z"))
        .containsExactly("piece:z", "cell:z9", "word:a");
    assertThat(sorted("cell:b2c", "cell:b02", "cell:b2"))
        .containsExactly("cell:b02", "cell:b2", "cell:b2c");
    assertThat(sorted("cell:b2", "cell:b02")).containsExactly("cell:b02", "cell:b2");
    assertThat(sorted("cell:10a", "cell:2a", "cell:x"))
        .containsExactly("cell:2a", "cell:10a", "cell:x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a b", "a\n", "\u007f", "ő"})
  void aStepWhoseTextCouldNotBeReadIsNotMade(String name) {
    assertThatThrownBy(() -> Step.cell(name)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Step.piece(name)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Step.word(name))
        .hasMessage(
            "The name of a step must be printable ASCII without blanks, not \"" + name + "\".");
  }

  private static Stream<String> sorted(String... steps) {
    return Stream.of(steps).map(Step::parse).sorted(Step.ORDER).map(Step::toString);
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
