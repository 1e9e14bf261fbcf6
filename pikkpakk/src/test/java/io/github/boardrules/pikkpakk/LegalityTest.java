package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.TextAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Legality": the numbers that a refusal names. */
class LegalityTest {
  private static final String CAPTURE = "pikkpakk:push=capture,steps=any";

  /** Rows of a variant, a position, a move, and the reason with its facts. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | | bu2 | too-many-steps | most=1",
        "pikkpakk:push=ring,steps=any | | au5 | too-many-steps | most=4",
        "abalone | | a1u2 | too-many-steps | at=a1, most=1",
        "abalone:steps=own | | a1u3 | too-many-steps | at=a1, most=2",
        // without own balls, too, one step is not too many
        "abalone:steps=own | e5 d, a1 l | e5u2 | too-many-steps | at=e5, most=1",
        "abalone:side=yes,steps=exact | | a1u | too-few-steps | at=a1, fewest=2",
        "abalone:side=yes,steps=exact | | a2-c2u2 | too-few-steps | at=a2, fewest=3",
        "abalone:steps=any | e4-e5 dl, a1 l | e4u | no-majority | at=e4, step=1",
        "abalone:steps=any | e4 l, e7 d | e4u3 | blocked | at=e4, step=3",
        "abalone:collision=push,steps=any | e4 l, e6 d | e4u2 | lost-majority | at=e4, step=2",
        CAPTURE + " | e6-e9 dlll, i1 t | e6u4 | lost-majority | at=e6, step=3",
        CAPTURE + " | e7-e8 lt | e7u2 | target-off | at=e7, step=2",
        "abalone:steps=any | e6-e7 l | e6u3 | own-off | at=e6, step=3",
      })
  void aRefusalNamesItsNumbers(
      String variant, String position, String move, String reason, String facts) {
    GamePosition given = GamePosition.row(variant, position);

    assertThat(given.reason(move)).isEqualTo(reason);
    assertThat(given.refusal(move).facts()).containsAllEntriesOf(TextAssertions.facts(facts));
  }
}
