package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Legality" and "What a move does". */
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

  /** Which rules the moves break, and which of their fields is named. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # also everything that follows
          no-such-field | from | k1-k2 k1-e4
          no-such-field | to | a1-k1 a6-k1 e4-k1 e4-k1xk2
          no-such-field | captive | a1-a1xzz9 e4-f4xa11 e4-e5xx4
          # also not-adjacent, gate-closed, occupied, own-colour, no-capture
          empty-field | from | a1-a2 a1-a1 a1-e4 b1-x1 x2-e1 d5-e5 a1-a2xa6
          # also not-adjacent, gate-closed, occupied, middle-red-only
          not-your-piece | from | a6-a7 a6-a6 a6-e4 d7-e6 c10-y1 y1-b10 a6-a7xe4
          # also gate-closed, occupied, middle-red-only, own-colour, no-capture
          not-adjacent | to | e4-e4 e4-e6 e4-x1 e4-y2 e4-a6 x1-a1 x1-x2 c2-c6 d4-f6 e4-e6xe6
          # also occupied, own-colour, no-capture
          gate-closed | to | c1-x1 f1-x2 e1-x2 b10-y1 c1-x1xa6
          # also own-colour, no-capture
          occupied | to | c1-c2 d4-e4 e4-d4 x1-c1 b10-c10 e4-d4xa6
          # also no-capture
          middle-red-only | to | e4-e5 e4-f5 e4-f5xa6
          # also no-capture, must-capture
          own-colour | to | c2-b2 d4-e5 c2-b2xa6 d4-e5xh3
          no-capture | captive | e4-d3xa6 e4-d3xe4 e4-d3xd3 f1-f2xh3 x1-b1xy1
          must-capture | to | e4-f4 e4-e3 f1-e2
          wrong-captive | captive | e4-f4xh3 e4-f4xd4 e4-f4xe4 e4-f4xf4 e4-f4xy1 f1-e2xa6 f1-e2xy1
          """)
  void theFirstReasonOfTheListIsReported(String reason, String part, String moves) {
    for (String move : moves.split(" ", -1)) {
      ReferenceMove named = ReferenceTexts.parseMove(move);
      String field =
          switch (part) {
            case "from" -> named.from();
            case "to" -> named.to();
            default -> named.captive().orElseThrow();
          };
      crossing("colorfield").assertRefused(move, reason, field);
      crossing("colorfield:force=step").assertRefused(move, reason, field);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"e4-d3", "x1-b1", "f1-f2", "d4-d5", "c2-b3", "b10-a9"})
  void withForceStepAMoveThatTakesNothingIsRefusedLast(String move) {
    crossing("colorfield:force=step")
        .assertRefused(move, "must-capture-step", move.substring(move.indexOf('-') + 1));
    assertThat(crossing("colorfield").reason(move)).isEqualTo("legal");
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1 | e4-d3 | 2 6 ba6,rb2,Gd3,gh3,yj5,Rx1,ry1
          1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1 | e4-f4xj5 | 2 0 ba6,rb2,Gf4,gh3,Rx1,ry1
          # a red that has left its gate moves quietly
          1 5 ba6,Ge4,Rx1,ry1 | x1-b1 a6-a7 b1-a1 | 2 2 Ra1,ba7,Ge4,ry1
          # the moves of both players are counted
          2 9996 ba6,Ge4,Rx1,ry1 | a6-b6 e4-d3 | 2 9998 bb6,Gd3,Rx1,ry1
          """)
  void thePieceGoesTheCaptiveLeavesAndTheQuietCountGrowsOrFalls(
      String text, String moves, String after) {
    GamePosition before = GamePosition.of("colorfield:quiet=9999", text);

    assertThat(before.play(moves.split(" ", -1)).text()).isEqualTo(after);
    assertThat(before.text()).isEqualTo(text);
  }
}
