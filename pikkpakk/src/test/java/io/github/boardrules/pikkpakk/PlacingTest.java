package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "A move", Placing. */
class PlacingTest {
  /** A block without a line of five in which the middle is not surrounded. */
  private static Setup nearlyFull(String variant) {
    Setup setup = Setup.of(variant).phase("place");
    setup.series("b8-h8", "lldlldd").series("b7-h7", "ddlddll").series("b6-h6", "lldlldd");
    setup.series("b5-h5", "ddltddl").series("b4-h4", "lldlldd").series("b3-h3", "ddlddll");
    return setup.series("b2-h2", "lldlldd");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pikkpakk:start=joint", "fivepush", "abalone:start=joint"})
  void thePlayersPutBallsOfTheirOwnInTurn(String variant) {
    GamePosition position = GamePosition.start(variant).play("b2", "h8", "b3");

    assertThat(position.at("b2")).isEqualTo("l");
    assertThat(position.at("h8")).isEqualTo("d");
    assertThat(position.at("b3")).isEqualTo("l");
    assertThat(position.turn()).startsWith("2 place");
  }

  @Test
  void everyEmptyCellOfTheBlockMayBeTaken() {
    GamePosition position = GamePosition.start("fivepush").play("e5");

    assertThat(position.legal()).hasSize(48).doesNotContain("e5").isSorted();
    assertThat(position.play("b2").legal()).hasSize(47);
  }

  @Test
  void inPikkPakkThePhaseEndsWith24BallsEachAndPlayer2PushesFirst() {
    for (String push : List.of("", ",push=capture", ",push=square", ",push=ring")) {
      String variant = "pikkpakk:start=joint" + push;
      Setup setup = nearlyFull(variant);
      if (push.endsWith("ring")) {
        setup.neutral("a1-a9 i1-i9 b1-h1 b9-h9");
      }
      GamePosition last = setup.empty("d2").toMove(2).position();
      // 24 light balls, and the dark one that is missing.
      assertThat(last.legal()).containsExactly("d2");
      assertThat(last.play("d2").turn()).isEqualTo("2 push");
      assertThat(last.play("d2").at("d2")).isEqualTo("d");
    }
  }

  @Test
  void inSquareAbalonePlayer2PushesFirstAndOneCellStaysEmpty() {
    GamePosition last = nearlyFull("abalone:start=joint").empty("e5 d2").toMove(2).position();

    assertThat(last.legal()).containsExactly("d2", "e5");
    assertThat(last.play("d2").turn()).isEqualTo("2 push 0-0");
    assertThat(last.play("d2").at("e5")).isEqualTo(".");
  }

  @Test
  void inFiveThenPushLightPlacesTheLastBallAndTheTurnGoesOnOrNot() {
    for (String edge : List.of("", ",edge=remove")) {
      GamePosition next = nearlyFull("fivepush:first=next" + edge).empty("e5").position();
      GamePosition last = nearlyFull("fivepush:first=last" + edge).empty("e5").position();

      assertThat(next.legal()).containsExactly("e5");
      assertThat(next.play("e5").turn()).isEqualTo("2 push");
      assertThat(last.play("e5").turn()).isEqualTo("1 push");
    }
  }

  @Test
  void ballsThatWereLostBeforeStayLost() {
    GamePosition position = Setup.of("abalone:start=joint").phase("place").lost(3, 4).position();

    assertThat(position.play("e5").turn()).isEqualTo("2 place 3-4");
    GamePosition last =
        nearlyFull("abalone:start=joint").empty("e5 d2").toMove(2).lost(1, 2).position();
    assertThat(last.play("d2").turn()).isEqualTo("2 push 1-2");
  }
}
