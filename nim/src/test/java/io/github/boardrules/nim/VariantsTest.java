package io.github.boardrules.nim;

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
  void theDefaultsAreThoseOfTheRulePage() {
    assertThat(GridRules.parse("one-two-three").options())
        .isEqualTo(GridRules.standard().options())
        .isEqualTo(new GridOptions(4, 4, 3, true, LastBallRule.WINS));
    assertThat(HeapRules.parse("triangle").options())
        .isEqualTo(HeapRules.of(HeapOptions.TRIANGLE).options())
        .isEqualTo(HeapOptions.triangle(8));
    assertThat(HeapRules.parse("heaps:sizes=3-4-5").options())
        .isEqualTo(HeapRules.heaps(3, 4, 5).options())
        .isEqualTo(HeapOptions.heaps(3, 4, 5));
    assertThat(HeapOptions.TRIANGLE.max()).isZero();
    assertThat(HeapOptions.TRIANGLE.last()).isEqualTo(LastBallRule.WINS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-two-three",
        "one-two-three:touch=no",
        "one-two-three:max=any,touch=no",
        "one-two-three:max=any,last=loses",
        "one-two-three:cols=8,rows=1,max=2",
        "one-two-three:cols=1,rows=8,max=8,touch=no,last=loses",
        "triangle",
        "triangle:last=loses",
        "triangle:rows=1,max=1,last=loses",
        "triangle:rows=20,max=99",
        "heaps:sizes=3-4-5",
        "heaps:sizes=1",
        "heaps:sizes=99-1-99,max=99,last=loses",
        "heaps:sizes=1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1"
      })
  void aCanonicalIdRoundTrips(String id) {
    assertThat(ContractTest.NIM.rules(id).variant()).isEqualTo(id);
    assertThat(ContractTest.NIM.rules(id)).hasToString(id);
    assertThat(variantOfOptions(id)).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three:cols=4,rows=4,max=3,touch=yes,last=wins | one-two-three",
        "one-two-three:last=loses,touch=no | one-two-three:touch=no,last=loses",
        "one-two-three:max=any,rows=2,cols=3 | one-two-three:cols=3,rows=2,max=any",
        "triangle:max=any,last=wins,rows=8 | triangle",
        "triangle:last=loses,rows=5 | triangle:rows=5,last=loses",
        "heaps:max=any,sizes=3-4-5 | heaps:sizes=3-4-5",
        "heaps:last=loses,max=2,sizes=7 | heaps:sizes=7,max=2,last=loses",
        // Neither the maximum nor the sizes are normalized.
        "heaps:sizes=1-2-3,max=3 | heaps:sizes=1-2-3,max=3",
        "heaps:sizes=5-4-3 | heaps:sizes=5-4-3"
      })
  void keysMayComeInAnyOrderAndDefaultsMayBeNamed(String id, String canonical) {
    assertThat(ContractTest.NIM.rules(id).variant()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "''|1",
        "one-two-three |14",
        "one-two-three:|15",
        "one-two-three:,|15",
        "one-two-three:cols=|20",
        "one-two-three:cols=x|20",
        "one-two-three:cols=-1|20",
        "one-two-three:cols=any|20",
        "one-two-three:cols=04|21",
        "one-two-three:cols=4,|22",
        "one-two-three:cols=4;rows=4|21",
        "one-two-three:max=Any|19",
        "one-two-three:max=an|19",
        "one-two-three:max=3-4|20",
        "one-two-three:touch=|21"
      })
  void aMalformedIdOfAGridIsRefusedAtTheFirstWrongColumn(String id, int column) {
    VariantAssertions.assertMalformed(GridRules::parse, id, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "''|1",
        "triangle:|10",
        "triangle:rows=08|16",
        "triangle:rows=any|15",
        "triangle:max=x|14",
        "triangle:max=an|14",
        "heaps:|7",
        "heaps:sizes|12",
        "heaps:sizes=|13",
        "heaps:sizes=-3|13",
        "heaps:sizes=any|13",
        "heaps:sizes=03|14",
        "heaps:sizes=3-|15",
        "heaps:sizes=3--4|15",
        "heaps:sizes=3-04|16",
        "heaps:sizes=3 4|14",
        "heaps:sizes=3-4,|17"
      })
  void aMalformedIdOfHeapsIsRefusedAtTheFirstWrongColumn(String id, int column) {
    VariantAssertions.assertMalformed(HeapRules::parse, id, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "One-two-three         | 1  | UNKNOWN_GAME   | One-two-three",
        "one-two               | 1  | UNKNOWN_GAME   | one-two",
        "one-two-threes        | 1  | UNKNOWN_GAME   | one-two-threes",
        "Triangle              | 1  | UNKNOWN_GAME   | Triangle",
        "tri                   | 1  | UNKNOWN_GAME   | tri",
        "heap                  | 1  | UNKNOWN_GAME   | heap",
        "heapsize=1            | 1  | UNKNOWN_GAME   | heapsize",
        "triangles             | 1  | UNKNOWN_GAME   | triangles",
        "one-two-three:x=1     | 15 | UNKNOWN_OPTION | x",
        "one-two-three:sizes=3 | 15 | UNKNOWN_OPTION | sizes",
        "one-two-three:col=4   | 15 | UNKNOWN_OPTION | col",
        "one-two-three:cols4   | 15 | UNKNOWN_OPTION | cols4",
        "triangle:sizes=3      | 10 | UNKNOWN_OPTION | sizes",
        "triangle:cols=3       | 10 | UNKNOWN_OPTION | cols",
        "heaps:rows=3          | 7  | UNKNOWN_OPTION | rows",
        "heaps:sizes=3,4       | 15 | UNKNOWN_OPTION | 4",
        "one-two-three:touch=3 | 21 | UNKNOWN_VALUE  | 3",
        "one-two-three:touch=ye | 21 | UNKNOWN_VALUE | ye",
        "one-two-three:touch=none | 21 | UNKNOWN_VALUE | none",
        "one-two-three:last=lose | 20 | UNKNOWN_VALUE | lose",
        "one-two-three:last=win | 20 | UNKNOWN_VALUE | win"
      })
  void anUnknownWordIsRefusedAtItsFirstCharacter(
      String id, int column, CoreReason reason, String found) {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> ContractTest.NIM.rules(id))
        .satisfies(
            thrown -> {
              assertThat(thrown.column()).isEqualTo(column);
              assertThat(thrown.reason()).isEqualTo(reason);
              assertThat(thrown.facts()).containsEntry("found", found);
            });
  }

  @Test
  void theRulesOfABoardRefuseTheGamesOfTheOther() {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> GridRules.parse("triangle"))
        .withMessage("character 1: unknown game 'triangle'; the games are one-two-three.");
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> HeapRules.parse("one-two-three"))
        .withMessage("character 1: unknown game 'one-two-three'; the games are triangle, heaps.");
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> ContractTest.NIM.rules("chess"))
        .withMessage(
            "character 1: unknown game 'chess'; the games are one-two-three, triangle, heaps.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three:cols=4,cols=4 | cols",
        "one-two-three:last=wins,touch=no,last=loses | last",
        "triangle:max=any,max=3 | max",
        "heaps:sizes=3,sizes=3 | sizes"
      })
  void aKeyGivenTwiceIsACondition(String id, String key) {
    VariantAssertions.assertCondition(
        ContractTest.NIM::rules, id, CoreReason.REPEATED_KEY, Map.of("key", key));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three:cols=0 | cols | 0 | 8",
        "one-two-three:cols=9 | cols | 9 | 8",
        "one-two-three:rows=0 | rows | 0 | 8",
        "one-two-three:rows=100000000000000000000 | rows | 100000000000000000000 | 8",
        "one-two-three:max=0 | max | 0 | 8",
        "one-two-three:max=9 | max | 9 | 8",
        "triangle:rows=0 | rows | 0 | 20",
        "triangle:rows=21 | rows | 21 | 20",
        "triangle:max=0 | max | 0 | 99",
        "triangle:max=100 | max | 100 | 99",
        "heaps:sizes=0 | sizes | 0 | 99",
        "heaps:sizes=3-100-4 | sizes | 100 | 99",
        "heaps:sizes=3,max=100 | max | 100 | 99"
      })
  void aNumberOutOfItsRangeIsACondition(String id, String name, String value, String most) {
    VariantAssertions.assertCondition(
        ContractTest.NIM::rules,
        id,
        CoreReason.OUT_OF_RANGE,
        Map.of("name", name, "value", value, "least", "1", "most", most));
  }

  @ParameterizedTest
  @ValueSource(strings = {"heaps", "heaps:max=3", "heaps:last=loses"})
  void heapsWithoutSizesAreACondition(String id) {
    VariantAssertions.assertCondition(
        ContractTest.NIM::rules, id, NimTextReason.SIZES_MISSING, Map.of());
  }

  @Test
  void moreThanTwentyHeapsAreACondition() {
    VariantAssertions.assertCondition(
        ContractTest.NIM::rules,
        "heaps:sizes=" + "1-".repeat(20) + "1",
        NimTextReason.TOO_MANY_HEAPS,
        Map.of("count", "21", "most", "20"));
  }

  private static String variantOfOptions(String id) {
    return id.startsWith("one")
        ? GridRules.of(GridOptions.parse(id)).options().variant()
        : HeapRules.of(HeapOptions.parse(id)).options().variant();
  }
}
