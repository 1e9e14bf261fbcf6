package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Notation", Position: which condition a well-formed text breaks. */
class PositionConditionsTest {

  @ParameterizedTest
  @CsvSource({
    "pylos, 2a1, 2a1",
    "pylos, 3b2, 3b2",
    "pylos, 4a1, 4a1",
    "pylos, 1a1 1a2 1b1 2a1, 2a1",
    "pylos, 1a1 1a2 1b2 2a1, 2a1",
    "pylos, 1a2 1b1 1b2 2a1, 2a1",
    // the first of several
    "pylos, 4a1 3a1 2c3 2b2, 2b2",
    "pylos, 1a1 1a2 1b1 1b2 2a1 3a1, 3a1",
    "'pylos:base=3', 2b2, 2b2",
    "'pylos:base=3', 3a1, 3a1",
  })
  void aStoneWithoutSupport(String variant, String stones, String cell) {
    for (Setup setup :
        List.of(Setup.of(variant).one(stones), Setup.of(variant).two(stones).toMove(2))) {
      assertCondition(
          variant, setup.text(), PylosTextReason.UNSUPPORTED_STONE, Map.of("cell", cell));
    }
  }

  @Test
  void aStoneMayRestOnStonesOfBothPlayers() {
    GamePosition given = Setup.of("pylos").one("1a1 1b2 2a1").two("1a2 1b1").gamePosition();

    assertThat(given.status()).isEqualTo("ongoing");
  }

  @Test
  void sixteenStonesOfAPlayerAreTooManyAndFifteenAreNot() {
    Map<String, String> facts = Map.of("stones", "15");
    String all = String.join(" ", Setup.level(4, 1));

    assertCondition(
        "pylos", Setup.of("pylos").one(all).text(), PylosTextReason.TOO_MANY_STONES, facts);
    assertCondition(
        "pylos", Setup.of("pylos").two(all).text(), PylosTextReason.TOO_MANY_STONES, facts);
    assertThat(Setup.of("pylos").one(all).empty("1d4").gamePosition().reserves()).isEqualTo("0 15");
    assertThat(Setup.of("pylos").two(all).empty("1d4").gamePosition().reserves()).isEqualTo("15 0");
  }

  @Test
  void onBase3EightStonesOfAPlayerAreTooManyAndSevenAreNot() {
    Map<String, String> facts = Map.of("stones", "7");
    Setup one = Setup.of("pylos:base=3").one("1a1 1a2 1a3 1b1 1b2 1b3 1c1 1c2");
    Setup two = Setup.of("pylos:base=3").two("1a1 1a2 1a3 1b1 1b2 1b3 1c1 1c2");

    assertCondition("pylos:base=3", one.text(), PylosTextReason.TOO_MANY_STONES, facts);
    assertCondition("pylos:base=3", two.text(), PylosTextReason.TOO_MANY_STONES, facts);
    assertThat(one.empty("1c2").gamePosition().reserves()).isEqualTo("0 7");
    assertThat(two.empty("1c2").gamePosition().reserves()).isEqualTo("7 0");
  }

  @ParameterizedTest
  @CsvSource({
    "pylos, 1, 0",
    "pylos, 999, 0",
    "pylos:takeback=none, 1, 0",
    "pylos:limit=3, 4, 3",
    "pylos:limit=999, 1000, 999",
    "pylos:limit=999, 99999999999999999999, 999",
    "pylos:limit=1, 2147483648, 1",
    "pylos:limit=1, 4294967296, 1",
  })
  void aCountAboveTheLimit(String variant, String count, String limit) {
    String text = GamePosition.start(variant).text().replaceFirst("0$", count);

    assertCondition(variant, text, PylosTextReason.COUNT_ABOVE_LIMIT, Map.of("limit", limit));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2, 3})
  void aCountUpToTheLimitIsAllowed(int count) {
    assertThat(Setup.of("pylos:limit=3").count(count).gamePosition().position().takeBackTurns())
        .isEqualTo(count);
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
