package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.fixtures.RefusedVariant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids. */
class VariantsTest {

  @Test
  void theNamedGamesAreThoseOfThePage() {
    assertThat(PylosRules.parse("pylos").options())
        .isEqualTo(PylosRules.standard().options())
        .isEqualTo(PylosOptions.DEFAULT)
        .isEqualTo(
            new PylosOptions(4, PylosOptions.TakeBack.OPTIONAL, false, PylosOptions.Out.EMPTY, 0));
    assertThat(PylosRules.standard().variant()).isEqualTo("pylos");
    assertThat(PylosRules.of(PylosOptions.PUBLISHED).variant()).isEqualTo("pylos:takeback=must");
    assertThat(PylosRules.of(PylosOptions.BEGINNERS).variant()).isEqualTo("pylos:takeback=none");
    assertThat(PylosRules.of(PylosOptions.EXPERTS).variant()).isEqualTo("pylos:takeback=must,lines=yes");
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
  void aCanonicalIdIsReadAndWrittenAlike(String id) {
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
        // an unknown game
        "''|1",
        "zertz|1",
        "Pylos|1",
        " pylos|1",
        "pyl|4",
        "pyloss|6",
        "pylos |6",
        "pylos,base=3|6",
        // no option where one is due
        "pylos:|7",
        "pylos:,base=3|7",
        "pylos: base=3|7",
        "pylos:base=3,|14",
        "pylos:base=3;out=stuck|13",
        "pylos:base=3 |13",
        // an unknown key: li begins two
        "pylos:x=1|7",
        "pylos:Base=3|7",
        "pylos:bases=3|11",
        "pylos:base|11",
        "pylos:base:3|11",
        "pylos:take=must|11",
        "pylos:li=1|9",
        "pylos:line=yes|11",
        // an unknown value
        "pylos:base=|12",
        "pylos:base=5|12",
        "pylos:base=2|12",
        "pylos:base=34|13",
        "pylos:base=03|12",
        "pylos:takeback=may|17",
        "pylos:takeback=None|16",
        "pylos:lines=true|13",
        "pylos:out=stuc|15",
        "pylos:out=no|11",
        // a number without sign and leading zero
        "pylos:limit=|13",
        "pylos:limit=-1|13",
        "pylos:limit=none|13",
        "pylos:limit=01|14",
        "pylos:limit=00|14",
        "pylos:limit=1.5|14",
        // what is malformed comes before what breaks a condition
        "pylos:base=3,base=x|19",
        "pylos:limit=1000,|18",
        "pylos:takeback=none,lines=|27"
      })
  void aMalformedIdIsRefusedAtTheFirstColumnThatIsWrong(String id, int column) {
    RefusedVariant.assertMalformed(PylosRules::parse, id, column);
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
    RefusedVariant.assertCondition(
        PylosRules::parse, id, CoreReason.REPEATED_KEY, Map.of("key", key));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1000", "9999", "2147483648", "9223372036854775808"})
  void aLimitAbove999IsACondition(String limit) {
    RefusedVariant.assertCondition(
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
  void whereNothingIsTakenBackLinesAndLimitMayNotBeNamed(String id) {
    RefusedVariant.assertCondition(
        PylosRules::parse, id, PylosTextReason.NOTHING_TO_TAKE_BACK, Map.of());
  }
}
