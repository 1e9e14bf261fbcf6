package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Legality": what is due in each phase, and the page's examples; "Decisions", 7. */
class LegalityTest {
  /** White can capture B1, and no kind is extinct. */
  private static Setup quiet() {
    return Setup.of("tzaar").with("TA1 tB1 ZE2 RI5 zD8 rB6");
  }

  @ParameterizedTest
  @CsvSource({
    "E4xF4, legal, ''",
    "E4xE5, across-centre, E5",
    "E4xE3, own-target, E3",
    "E4+E3, must-capture, ''",
    "pass,  must-capture, ''",
    "F4xE4, not-yours, F4",
    "E4xE7, across-centre, E7",
    "E4xI4, blocked, F4",
    "E4xG3, not-in-line, G3",
    "Z@E4,  not-placing, ''",
  })
  void theExamplesInTheFixedStartPosition(String move, String reason, String cell) {
    GamePosition start = GamePosition.start("tzaar");

    if (reason.equals("legal")) {
      assertThat(start.reason(move)).isEqualTo("legal");
      assertThat(start.legal()).contains(move);
    } else {
      start.assertRefused(move, reason, cell.isEmpty() ? new String[0] : new String[] {cell});
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Z@D5", "T@B1"})
  void afterThePlacingNothingIsPlaced(String place) {
    // Also on occupied fields, and without a piece left.
    quiet().position().assertRefused(place, "not-placing");
    quiet().phase("second").position().assertRefused(place, "not-placing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", "A1xA2", "D4+D5"})
  void whilePlacingNoOtherMoveIsLegal(String move) {
    Setup white = Setup.of("tzaar").with("TA1 tA2 TB1 tB2").phase("place");

    white.position().assertRefused(move, "must-place");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // empty-source, not-yours, across-centre, enemy-target
        "D5+D6",
        "B1+A1",
        "E2+E7",
        "A1+B1",
        "pass",
      })
  void theFirstStepMustBeACapture(String move) {
    quiet().position().assertRefused(move, "must-capture");
  }

  /** White has placed all Tzaars, and Black all Tzarras. */
  private static Setup exhausted() {
    return Setup.of("tzaar:setup=tournament")
        .phase("place")
        .fill("Z z Z r Z r Z r Z r Z r T r R r R r R r");
  }

  /** Also if none of the kind is left. */
  @ParameterizedTest
  @CsvSource({"T, A2", "Z, A1"})
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
