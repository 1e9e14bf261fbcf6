package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Legality": why moves are refused, and the order of the reasons. */
class LegalityTest {

  /**
   * Full, to move: green on white e4 takes a6 and j5; yellow on yellow, white on white, red on red,
   * blue beside a gate of the enemy. Empty: prey of red on h3.
   */
  private static GamePosition crossing(String variant) {
    return Setup.of(variant)
        .with("Ge4 Yc2 Wc1 Rd4 Bb10 Rx1 Rf1 Ye1")
        .with("ba6 yj5 gh3 rd7 nc10 ry1")
        .gamePosition();
  }

  @Test
  void theMovesThatTheRefusedOnesMissAreLegal() {
    GamePosition given = crossing("colorfield");

    assertThat(given.legal("e4-"))
        .containsExactly("e4-d3", "e4-d5", "e4-e3xa6", "e4-e3xj5", "e4-f3", "e4-f4xa6", "e4-f4xj5");
    assertThat(given.legal("d4-"))
        .containsExactly("d4-c3", "d4-c4", "d4-c5", "d4-d3", "d4-d5", "d4-e3");
    assertThat(given.legal("x1-")).containsExactly("x1-b1");
    assertThat(given.legal("f1-")).containsExactly("f1-e2xh3", "f1-f2", "f1-g1", "f1-g2");
    assertThat(given.legal("c2-"))
        .containsExactly("c2-b1", "c2-b3", "c2-c3", "c2-d1", "c2-d2", "c2-d3");
    assertThat(given.legal("b10-")).containsExactly("b10-a9", "b10-a10", "b10-b9", "b10-c9");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "colorfield | 1 0 ba6,Ge4,re5,Rx1 | win 2 middle",
        "colorfield | 1 0 ba6,Ge4,ry1 | win 2 reds",
        "colorfield | 1 0 Na1,oa2,wb1,gb2,Rx1,ry1 | win 2 blocked",
        "colorfield:quiet=12 | 1 12 ba6,Ge4,Rx1,ry1 | draw quiet",
        "colorfield:force=step,quiet=12 | 2 12 ba6,Ge4,Rx1,ry1 | draw quiet"
      })
  void nothingIsLegalWhenTheGameIsOver(String variant, String position, String status) {
    GamePosition given = GamePosition.of(variant, position);

    assertThat(given.status()).isEqualTo(status);
    assertThat(given.legal()).isEmpty();
    // Each would break another rule of the list, too, or none.
    for (String move :
        List.of(
            "e4-d3", "e4-f4xa6", "k1-k2", "a1-a2", "a6-a7", "e4-e6", "e4-e5", "c1-x1", "x1-c1")) {
      given.assertRefused(move, "game-over");
    }
  }

  @ParameterizedTest
  @CsvSource({
    // also everything that follows; of several the first one is named
    "k1-k2, no-such-field, k1",
    "k1-e4, no-such-field, k1",
    "a1-k1, no-such-field, k1",
    "a6-k1, no-such-field, k1",
    "e4-k1, no-such-field, k1",
    "a1-a1xzz9, no-such-field, zz9",
    "e4-f4xa11, no-such-field, a11",
    "e4-e5xx4, no-such-field, x4",
    "e4-k1xk2, no-such-field, k1",
    // also not-adjacent, gate-closed, occupied, own-colour, no-capture
    "a1-a2, empty-field, a1",
    "a1-a1, empty-field, a1",
    "a1-e4, empty-field, a1",
    "b1-x1, empty-field, b1",
    "x2-e1, empty-field, x2",
    "d5-e5, empty-field, d5",
    "a1-a2xa6, empty-field, a1",
    // also not-adjacent, gate-closed, occupied, middle-red-only
    "a6-a7, not-your-piece, a6",
    "a6-a6, not-your-piece, a6",
    "a6-e4, not-your-piece, a6",
    "d7-e6, not-your-piece, d7",
    "c10-y1, not-your-piece, c10",
    "y1-b10, not-your-piece, y1",
    "a6-a7xe4, not-your-piece, a6",
    // also gate-closed, occupied, middle-red-only, own-colour, no-capture
    "e4-e4, not-adjacent, e4",
    "e4-e6, not-adjacent, e6",
    "e4-x1, not-adjacent, x1",
    "e4-y2, not-adjacent, y2",
    "e4-a6, not-adjacent, a6",
    "x1-a1, not-adjacent, a1",
    "x1-x2, not-adjacent, x2",
    "c2-c6, not-adjacent, c6",
    "d4-f6, not-adjacent, f6",
    "e4-e6xe6, not-adjacent, e6",
    // also occupied, own-colour, no-capture
    "c1-x1, gate-closed, x1",
    "f1-x2, gate-closed, x2",
    "e1-x2, gate-closed, x2",
    "b10-y1, gate-closed, y1",
    "c1-x1xa6, gate-closed, x1",
    // also own-colour, no-capture
    "c1-c2, occupied, c2",
    "d4-e4, occupied, e4",
    "e4-d4, occupied, d4",
    "x1-c1, occupied, c1",
    "b10-c10, occupied, c10",
    "e4-d4xa6, occupied, d4",
    // also no-capture
    "e4-e5, middle-red-only, e5",
    "e4-f5, middle-red-only, f5",
    "e4-f5xa6, middle-red-only, f5",
    // also no-capture, must-capture
    "c2-b2, own-colour, b2",
    "d4-e5, own-colour, e5",
    "c2-b2xa6, own-colour, b2",
    "d4-e5xh3, own-colour, e5",
    "e4-d3xa6, no-capture, a6",
    "e4-d3xe4, no-capture, e4",
    "e4-d3xd3, no-capture, d3",
    "f1-f2xh3, no-capture, h3",
    "x1-b1xy1, no-capture, y1",
    "e4-f4, must-capture, f4",
    "e4-e3, must-capture, e3",
    "f1-e2, must-capture, e2",
    "e4-f4xh3, wrong-captive, h3",
    "e4-f4xd4, wrong-captive, d4",
    "e4-f4xe4, wrong-captive, e4",
    "e4-f4xf4, wrong-captive, f4",
    "e4-f4xy1, wrong-captive, y1",
    "f1-e2xa6, wrong-captive, a6",
    "f1-e2xy1, wrong-captive, y1",
  })
  void theFirstReasonOfTheListIsReported(String move, String reason, String field) {
    crossing("colorfield").assertRefused(move, reason, field);
    crossing("colorfield:force=step").assertRefused(move, reason, field);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e4-d3", "x1-b1", "f1-f2", "d4-d5", "c2-b3", "b10-a9"})
  void withForceStepAMoveThatTakesNothingIsRefusedLast(String move) {
    crossing("colorfield:force=step")
        .assertRefused(move, "must-capture-step", move.substring(move.indexOf('-') + 1));
    assertThat(crossing("colorfield").reason(move)).isEqualTo(GamePosition.LEGAL);
    assertThat(crossing("colorfield:force=step").legal())
        .containsExactly("e4-e3xa6", "e4-e3xj5", "e4-f4xa6", "e4-f4xj5", "f1-e2xh3");
  }

  @Test
  void aRefusalNamesThePreyInTheOrderOfTheFields() {
    GamePosition given = Setup.of("colorfield").with("Ge4 gg10 bj5 na6 ya9 Rx1 ry1").gamePosition();

    assertThat(given.refusal("e4-f4").facts()).containsEntry("prey", "a6, a9, g10, j5");
    assertThat(given.refusal("e4-f4xb2").facts())
        .containsEntry("prey", "a6, a9, g10, j5")
        .containsEntry("captive", "b2");
  }
}
