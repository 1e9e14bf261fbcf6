package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the choices. */
class OptionsTest {
  @Test
  void eachWithMethodChangesOneOptionOnly() {
    PylosOptions all =
        PylosOptions.DEFAULT
            .withBase(3)
            .withTakeBack(PylosOptions.TakeBackRule.MUST)
            .withLines(true)
            .withOut(PylosOptions.OutRule.STUCK)
            .withLimit(7);

    assertThat(all.base()).isEqualTo(3);
    assertThat(all.takeBack()).isEqualTo(PylosOptions.TakeBackRule.MUST);
    assertThat(all.lines()).isTrue();
    assertThat(all.out()).isEqualTo(PylosOptions.OutRule.STUCK);
    assertThat(all.limit()).isEqualTo(7);
    assertThat(
            all.withBase(4)
                .withTakeBack(PylosOptions.TakeBackRule.OPTIONAL)
                .withLines(false)
                .withOut(PylosOptions.OutRule.EMPTY))
        .isEqualTo(PylosOptions.DEFAULT.withLimit(7));
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 2, 5, 1000, Integer.MAX_VALUE})
  void aBaseIsFourOrThreeAndALimitIsAtMost999(int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PylosOptions.DEFAULT.withBase(number))
        .withMessageContaining(Integer.toString(number));
    if (number < 0 || number > 5) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> PylosOptions.DEFAULT.withLimit(number))
          .withMessageContaining(Integer.toString(number));
    }
  }

  @Test
  void withTakebackNoneThereAreNeitherLinesNorALimit() {
    PylosOptions none = PylosOptions.DEFAULT.withTakeBack(PylosOptions.TakeBackRule.NONE);

    assertThatIllegalArgumentException().isThrownBy(() -> none.withLines(true));
    assertThatIllegalArgumentException().isThrownBy(() -> none.withLimit(1));
    assertThat(none.withLines(false).withLimit(0)).isEqualTo(none);
  }

  @Test
  void defaultsThatAnIdWritesOutAreForgotten() {
    PylosOptions written = PylosOptions.parse("pylos:lines=no,limit=0");

    assertThat(written).isEqualTo(PylosOptions.DEFAULT);
    assertThat(written.withTakeBack(PylosOptions.TakeBackRule.NONE))
        .isEqualTo(PylosOptions.parse("pylos:takeback=none"));
  }
}
