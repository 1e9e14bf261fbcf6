package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.fixtures.VariantAssertions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids. */
class VariantsTest {

  @Test
  void theNamedOptionsAreThoseOfThePage() {
    assertThat(PylosRules.parse("pylos").options())
        .isEqualTo(PylosRules.standard().options())
        .isEqualTo(PylosOptions.DEFAULT)
        .isEqualTo(
            new PylosOptions(4, PylosOptions.TakeBack.OPTIONAL, false, PylosOptions.Out.EMPTY, 0));
    assertThat(PylosRules.standard().variant()).isEqualTo("pylos");
    assertThat(PylosRules.of(PylosOptions.PUBLISHED).variant()).isEqualTo("pylos:takeback=must");
    assertThat(PylosRules.of(PylosOptions.BEGINNERS).variant()).isEqualTo("pylos:takeback=none");
    assertThat(PylosRules.of(PylosOptions.EXPERTS).variant())
        .isEqualTo("pylos:takeback=must,lines=yes");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pylos",
        "pylos:base=3",
        "pylos:takeback=must",
        "pylos:takeback=none",
        "pylos:lines=yes",
        "pylos:out=stuck",
        "pylos:limit=1",
        "pylos:limit=999",
        "pylos:takeback=must,lines=yes",
        "pylos:takeback=none,out=stuck",
        "pylos:base=3,out=stuck,limit=200",
        "pylos:base=3,takeback=must,lines=yes,out=stuck,limit=10"
      })
  void aCanonicalIdIsWrittenAsItIsRead(String id) {
    PylosRules rules = PylosRules.parse(id);

    assertThat(rules.variant()).isEqualTo(id);
    assertThat(rules).hasToString(id);
    assertThat(PylosRules.of(rules.options()).variant()).isEqualTo(id);
    assertThat(PylosOptions.parse(id)).isEqualTo(rules.options());
    assertThat(rules.options().variant()).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pylos:base=4,takeback=optional,lines=no,out=empty,limit=0 | pylos",
        "pylos:base=4 | pylos",
        "pylos:limit=0 | pylos",
        "pylos:lines=yes,takeback=must | pylos:takeback=must,lines=yes",
        "pylos:limit=200,out=stuck,base=3 | pylos:base=3,out=stuck,limit=200",
        "pylos:takeback=none,base=4 | pylos:takeback=none",
        "pylos:out=empty,takeback=none | pylos:takeback=none",
        "pylos:limit=0,takeback=must,lines=no | pylos:takeback=must"
      })
  void keysComeInAnyOrderAndDefaultsMayBeWrittenOut(String id, String canonical) {
    assertThat(PylosRules.parse(id).variant()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // no game's id
        "''|1",
        " pylos|1",
        "pylos |6",
        "pylos,base=3|6",
        // no option where one is due
        "pylos:|7",
        "pylos:,base=3|7",
        "pylos: base=3|7",
        "pylos:base=3,|14",
        "pylos:base=3;out=stuck|13",
        "pylos:base=3 |13",
        // no value
        "pylos:base|11",
        "pylos:base:3|11",
        "pylos:base=|12",
        // a number without sign and leading zero
        "pylos:limit=|13",
        "pylos:limit=-1|13",
        "pylos:limit=none|13",
        "pylos:limit=01|14",
        "pylos:limit=00|14",
        "pylos:limit=1.5|14",
        // a malformed id is reported before a broken condition
        "pylos:limit=1000,|18",
        "pylos:takeback=none,lines=|27"
      })
  void aMalformedIdIsRefusedAtItsFirstWrongCharacter(String id, int column) {
    VariantAssertions.assertMalformed(PylosRules::parse, id, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz | 1 | unknown-game | zertz",
        "Pylos | 1 | unknown-game | Pylos",
        "pyl | 1 | unknown-game | pyl",
        "pyloss | 1 | unknown-game | pyloss",
        "pylos:x=1 | 7 | unknown-option | x",
        "pylos:Base=3 | 7 | unknown-option | Base",
        "pylos:bases=3 | 7 | unknown-option | bases",
        "pylos:take=must | 7 | unknown-option | take",
        "pylos:li=1 | 7 | unknown-option | li",
        "pylos:line=yes | 7 | unknown-option | line",
        "pylos:base=5 | 12 | unknown-value | 5",
        "pylos:base=2 | 12 | unknown-value | 2",
        "pylos:base=34 | 12 | unknown-value | 34",
        "pylos:base=03 | 12 | unknown-value | 03",
        "pylos:takeback=may | 16 | unknown-value | may",
        "pylos:takeback=None | 16 | unknown-value | None",
        "pylos:lines=true | 13 | unknown-value | true",
        "pylos:out=stuc | 11 | unknown-value | stuc",
        "pylos:out=no | 11 | unknown-value | no",
        "pylos:base=3,base=x | 19 | unknown-value | x",
      })
  void anUnknownWordIsRefusedAtItsFirstCharacter(
      String id, int column, String reason, String found) {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> PylosRules.parse(id))
        .satisfies(
            thrown -> {
              assertThat(thrown.reason().code()).isEqualTo(reason);
              assertThat(thrown.column()).isEqualTo(column);
              assertThat(thrown.facts()).containsEntry("found", found);
              assertThat(thrown.expected()).isNotEmpty();
            });
  }

  @Test
  void anUnknownWordIsReportedWithAllThatMayStandThere() {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> PylosRules.parse("pylos:out=no"))
        .withMessageEndingWith("out is no, but must be one of empty, stuck.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pylos:base=3,base=3|base",
        "pylos:out=stuck,lines=no,out=empty|out",
        "pylos:limit=0,limit=0|limit",
        "pylos:takeback=none,lines=no,lines=no|lines"
      })
  void aKeyGivenTwiceIsACondition(String id, String key) {
    VariantAssertions.assertCondition(
        PylosRules::parse, id, CoreReason.REPEATED_KEY, Map.of("key", key));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1000", "9999", "2147483648", "9223372036854775808"})
  void aLimitAbove999IsACondition(String limit) {
    VariantAssertions.assertCondition(
        PylosRules::parse,
        "pylos:limit=" + limit,
        CoreReason.OUT_OF_RANGE,
        Map.of("name", "limit", "value", limit, "least", "0", "most", "999"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pylos:takeback=none,lines=yes",
        "pylos:takeback=none,lines=no",
        "pylos:takeback=none,limit=5",
        "pylos:takeback=none,limit=0",
        "pylos:lines=no,takeback=none",
        "pylos:limit=0,out=stuck,takeback=none",
        "pylos:base=3,takeback=none,lines=yes,limit=200"
      })
  void withTakebackNoneLinesAndLimitMayNotBeNamed(String id) {
    VariantAssertions.assertCondition(
        PylosRules::parse, id, PylosTextReason.NOTHING_TO_TAKE_BACK, Map.of());
  }
}
