package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * RULES.md, "Legality": facts and sentences. The second model knows the reasons and their cells.
 */
class LegalityTest {
  /** The stack on E4 sees t on G4 (before z on H4), r3 on F3, R on E3 and T on D4. */
  private static final Setup CROSSING =
      Setup.of("tzaar:cover=forbid").with("Z2E4 RE3 TD4 TA1 tG4 zH4 r3F3 tE5").phase("second");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "C1xC2 | {from=C1}",
        "E4xG3 | {from=E4, to=G3}",
        "E4xH4 | {field=G4, from=E4, to=H4}",
        "E4xD3 | {to=D3}",
        "E4xF3 | {due=3, from=E4, height=2, to=F3}",
        "E4+E3 | {kind=R, to=E3}",
        "E3+E4 | {kind=Z, to=E4}",
      })
  void theFactsHoldWhatTheSentencesNeed(String move, String facts) {
    assertThat(new TreeMap<>(CROSSING.position().refusal(move).facts())).hasToString(facts);
  }

  @Test
  void theSentencesNameHeightsAndKinds() {
    GamePosition given = CROSSING.position();
    GamePosition placing =
        Setup.of("tzaar:setup=tournament")
            .phase("place")
            .fill("Z z Z r Z r Z r Z r Z r T r R r R r R r")
            .position();

    assertThat(given.refusal("E4xF3").message())
        .isEqualTo("The stack on E4, 2 high, cannot capture the one on F3, which is 3 high.");
    assertThat(given.refusal("E4+E3").message(new Locale("hu"))).contains("E3", "Tzarnó");
    assertThat(placing.refusal("Z@I5").message()).contains("Tzaar");
    assertThat(placing.play("T@I5").refusal("R@I4").message()).contains("Tzarra");
  }
}
