package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.VariantsContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids, and the choices. */
class VariantsTest extends VariantsContract<PylosRules, PylosOptions> {
  VariantsTest() {
    super(
        ContractTest.GAME,
        PylosRules::parse,
        PylosRules::options,
        PylosRules::of,
        PylosOptions::parse);
  }

  @Test
  void theDefaultsAreThoseOfAnIdWithoutOptions() {
    assertThat(PylosOptions.parse("pylos"))
        .isEqualTo(PylosRules.standard().options())
        .isEqualTo(PylosOptions.DEFAULT);
  }

  @Override
  protected List<String> keys() {
    return List.of(
        "base|4, 3",
        "takeback|optional, must, none",
        "lines|no, yes",
        "out|empty, stuck",
        "limit|");
  }

  @Override
  protected List<String> moreIds() {
    return List.of("pylos:base=3,takeback=must,lines=yes,out=stuck,limit=7");
  }

  @Override
  protected List<String> conditions() {
    return List.of(
        "pylos:base=3,base=3|repeated-key|key=base",
        "pylos:limit=1000|out-of-range|name=limit, value=1000, least=0, most=999",
        "pylos:takeback=none,lines=yes|nothing-to-take-back",
        "pylos:takeback=none,limit=5|nothing-to-take-back",
        "pylos:takeback=none,limit=0|nothing-to-take-back",
        "pylos:limit=0,out=stuck,takeback=none|nothing-to-take-back",
        "pylos:base=3,takeback=none,lines=yes,limit=200|nothing-to-take-back");
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
