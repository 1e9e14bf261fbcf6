package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Legality", for the phase {@code place}; "Invariants": how many moves it has. */
class PlaceLegalityTest {

  /** White has placed all Tzaars, and Black all Tzarras. */
  private static Setup exhausted() {
    return Setup.of("tzaar:setup=tournament")
        .phase("place")
        .fill("Z z Z r Z r Z r Z r Z r T r R r R r R r");
  }

  /** Also if none of the kind is left. */
  @ParameterizedTest
  @CsvSource({"R, A1", "T, A2", "T, D1", "Z, A1"})
  void noPieceIsPlacedOnAnother(String kind, String field) {
    exhausted().position().assertRefused(kind + "@" + field, "occupied", field);
    assertThat(exhausted().position().refusal(kind + "@" + field).facts())
        .isEqualTo(Map.of("field", field));
  }

  @Test
  void aKindOfWhichAllPiecesAreOnTheBoardCannotBePlaced() {
    GamePosition white = exhausted().position();
    GamePosition black = white.play("T@I5");

    white.assertRefused("Z@I5", "none-left");
    assertThat(white.reason("R@I5")).isEqualTo("legal");
    assertThat(white.legal()).hasSize(40 * 2);
    black.assertRefused("R@I4", "none-left");
    assertThat(black.reason("Z@I4")).isEqualTo("legal");
    assertThat(black.legal()).hasSize(39 * 2);
  }

  @Test
  void theSentencesNameTheKind() {
    GamePosition white = exhausted().position();

    assertThat(white.refusal("Z@I5").facts()).isEqualTo(Map.of("kind", "Z"));
    assertThat(white.refusal("Z@I5").message()).contains("Tzaar");
    assertThat(white.play("T@I5").refusal("R@I4").message()).contains("Tzarra");
    assertThat(white.play("T@I5").refusal("R@I4").message(new Locale("hu"))).contains("Tzarnó");
  }
}
