package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move", Sideways. */
class SidewaysTest {

  @ParameterizedTest
  @CsvSource({
    "b4-d4, b4-d4u, b5-d5",
    "b4-d4, b4-d4d, b3-d3",
    "b4-d4, b4-c4u, b5-c5 d4",
    "b4-d4, c4-d4u, c5-d5 b4",
    "b4-b6, b4-b6l, a4-a6",
    "b4-b6, b4-b6r, c4-c6",
    "b4-b6, b5-b6r, c5-c6 b4",
  })
  void aSeriesMovesAcrossItsLineAWholeRunOrAPart(String series, String move, String after) {
    GamePosition position = Setup.of("abalone:side=yes").light(series).position();

    assertThat(position.play(move).board()).isEqualTo(Setup.of("abalone").light(after).board());
    assertThat(position.play(move).turn()).isEqualTo("2 push 0-0");
  }

  @ParameterizedTest
  @CsvSource({
    "a4-a6, a4-a6r8, i4-i6",
    "i4-i6, i4-i6l8, a4-a6",
    "a1-a9, a1-a9r8, i1-i9",
    "i1-i9, i1-i9l8, a1-a9",
    "d1-f1, d1-f1u8, d9-f9",
    "d9-f9, d9-f9d8, d1-f1",
  })
  void aSeriesMayCrossTheWholeBoard(String series, String move, String after) {
    String variant = "abalone:side=yes,steps=any";

    assertThat(Setup.of(variant).light(series).position().play(move).text())
        .isEqualTo(Setup.of(variant).light(after).toMove(2).text());
    assertThat(Setup.of(variant).dark(series).toMove(2).position().play(move).text())
        .isEqualTo(Setup.of(variant).dark(after).text());
  }

  @Test
  void atLeastTwoBallsMoveSideways() {
    assertThat(Setup.of("abalone:side=yes").light("e5").position().legal())
        .containsExactly("e5d", "e5l", "e5r", "e5u");
    assertThat(Setup.of("abalone:side=yes").light("e5-e6").position().legal())
        .containsExactly("e5-e6l", "e5-e6r", "e5l", "e5r", "e5u", "e6d", "e6l", "e6r");
  }

  @Test
  void atTheStart36SeriesOfTheSecondRowMayMoveUp() {
    List<String> legal = GamePosition.start("abalone:side=yes").legal();

    assertThat(legal).hasSize(9 + 36).isSorted().contains("a2-i2u", "h2-i2u", "a2-b2u");
    assertThat(legal.stream().filter(move -> move.contains("-")))
        .allMatch(move -> move.matches("[a-h]2-[b-i]2u"));
  }

  @Test
  void everyCellOnTheWayIsEmpty() {
    Setup setup = Setup.of("abalone:side=yes,steps=any").light("b4-d4").dark("c7");
    GamePosition position = setup.position();

    assertThat(position.legal("b4-d4u")).containsExactly("b4-d4u", "b4-d4u2");
    assertThat(position.legal("b4-c4u")).containsExactly("b4-c4u", "b4-c4u2");
    assertThat(position.legal("b4-d4d")).containsExactly("b4-d4d", "b4-d4d2", "b4-d4d3");
    position.assertRefused("b4-d4u3", "blocked", "b4");
    position.assertRefused("b4-d4u11", "blocked", "b4");
    position.assertRefused("b4-d4d4", "blocked", "b4");
    assertThat(setup.light("c5").position().reason("b4-c4u")).isEqualTo("blocked");
  }

  @Test
  void nothingIsTakenOffSideways() {
    GamePosition position = Setup.of("abalone:own=yes,side=yes").light("a1-a3").position();

    assertThat(position.reason("a1-a3l")).isEqualTo("blocked");
    assertThat(position.play("a1-a3r").turn()).isEqualTo("2 push 0-0");
  }

  @ParameterizedTest
  @CsvSource({
    "1,     b4-d4u",
    "own,   b4-d4u b4-d4u2 b4-d4u3",
    "exact, b4-d4u3",
    "any,   b4-d4u b4-d4u2 b4-d4u3 b4-d4u4 b4-d4u5",
  })
  void howFarDependsOnTheBallsOfTheSeries(String steps, String legal) {
    GamePosition position = Setup.of("abalone:side=yes,steps=" + steps).light("b4-d4").position();

    assertThat(String.join(" ", position.legal("b4-d4u"))).isEqualTo(legal);
  }

  @Test
  void aSeriesOfTwoOutOfThreeCountsTwo() {
    GamePosition position = Setup.of("abalone:side=yes,steps=exact").light("b4-d4").position();

    assertThat(position.legal("b4-c4u")).containsExactly("b4-c4u2");
    assertThat(position.reason("b4-c4u")).isEqualTo("too-few-steps");
    assertThat(position.reason("b4-c4u3")).isEqualTo("too-many-steps");
  }

  @Test
  void onlyOwnBallsMoveSideways() {
    GamePosition position = Setup.of("abalone:side=yes").series("b4-d4", "lld").position();

    assertThat(position.legal("b4-")).containsExactly("b4-c4d", "b4-c4u");
    position.assertRefused("b4-d4u", "not-pure", "d4");
    assertThat(position.play("b4-c4u").legal("d4-")).isEmpty();
  }

  @Test
  void inTheJointStartTheBlockIsTheArea() {
    GamePosition position = Setup.of("abalone:side=yes,start=joint").light("b7-c7").position();

    assertThat(position.legal("b7-c7")).containsExactly("b7-c7d", "b7-c7u");
    assertThat(position.play("b7-c7u").board()).isEqualTo("9/1ll6/9/9/9/9/9/9/9");
    assertThat(Setup.of("abalone:side=yes,start=joint").light("b8-c8").position().reason("b8-c8u"))
        .isEqualTo("blocked");
  }
}
