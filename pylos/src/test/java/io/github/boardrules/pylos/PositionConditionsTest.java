package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position: which condition a well-formed text breaks. */
class PositionConditionsTest {

  @ParameterizedTest
  @CsvSource({
    "pylos, 2a1, 2a1",
    "pylos, 1a1 1a2 1b1 2a1, 2a1",
    "pylos, 1a2 1b1 1b2 2a1, 2a1",
    // the first of several
    "pylos, 4a1 3a1 2c3 2b2, 2b2",
    "pylos, 1a1 1a2 1b1 1b2 2a1 3a1, 3a1",
    "'pylos:base=3', 3a1, 3a1",
  })
  void aStoneWithoutSupport(String variant, String stones, String cell) {
    for (Setup setup :
        List.of(Setup.of(variant).one(stones), Setup.of(variant).two(stones).toMove(2))) {
      assertCondition(
          variant, setup.text(), PylosTextReason.UNSUPPORTED_STONE, Map.of("cell", cell));
    }
  }

  @ParameterizedTest
  @CsvSource({"pylos, 15", "pylos:base=3, 7"})
  void aStoneMoreThanAPlayerHasIsTooMany(String variant, int stones) {
    String cells = String.join(" ", Setup.cells(Setup.base(variant)).subList(0, stones + 1));
    for (Setup setup : List.of(Setup.of(variant).one(cells), Setup.of(variant).two(cells))) {
      assertCondition(
          variant,
          setup.text(),
          PylosTextReason.TOO_MANY_STONES,
          Map.of("stones", Integer.toString(stones)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pylos, 1, 0",
    "pylos:takeback=none, 1, 0",
    "pylos:limit=3, 4, 3",
    "pylos:limit=999, 99999999999999999999, 999",
    "pylos:limit=1, 4294967296, 1",
  })
  void aCountAboveTheLimit(String variant, String count, String limit) {
    String text = GamePosition.start(variant).text().replaceFirst("0$", count);

    assertCondition(variant, text, PylosTextReason.COUNT_ABOVE_LIMIT, Map.of("limit", limit));
  }

  @Test
  void theFirstConditionOfTheListIsReported() {
    String all = String.join(" ", Setup.level(4, 1));
    Setup tooMany = Setup.of("pylos").one(all).count(5);
    Setup unsupported = Setup.of("pylos").one(all).one("3a1").count(5);

    assertCondition(
        "pylos", unsupported.text(), PylosTextReason.UNSUPPORTED_STONE, Map.of("cell", "3a1"));
    assertCondition(
        "pylos", tooMany.text(), PylosTextReason.TOO_MANY_STONES, Map.of("stones", "15"));
  }

  private static void assertCondition(
      String variant, String text, PylosTextReason reason, Map<String, String> facts) {
    TextAssertions.assertCondition(each -> GamePosition.of(variant, each), text, reason, facts);
  }
}
