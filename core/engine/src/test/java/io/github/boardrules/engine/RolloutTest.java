package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.SplitMix64;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RolloutTest {
  private final SplitMix64 random = new SplitMix64(1);

  /** A game of so many moves, each the only one, with an end. */
  private static GraphGame path(int length, String end) {
    Stream<String> steps = IntStream.rangeClosed(1, length).mapToObj(next -> "1: " + next);
    return GraphGame.of(Stream.concat(steps, Stream.of(end)).toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({"win 1, 1", "win 2, -1", "draw, 0"})
  void theResultIsThatOfPlayerOne(String end, int result) {
    assertThat(new Rollout<>(path(3, end), position -> 0.5, 1000).play(0, random))
        .isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource({"1, 8", "7, 8", "8, 8", "9, 7", "21, 3", "33, 1", "64, 1", "100, 1"})
  void shortGamesArePlayedSeveralTimes(int length, int atOnce) {
    Rollout<Integer> rollout = new Rollout<>(path(length, "draw"), position -> 0, 1000);
    rollout.play(0, random);
    assertThat(rollout.games()).isEqualTo(1);
    assertThat(rollout.plies()).isEqualTo(length);

    rollout.play(0, random);
    assertThat(rollout.games()).isEqualTo(1 + atOnce);
    assertThat(rollout.plies()).isEqualTo((1L + atOnce) * length);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "4, true", "63, true", "64, false", "1000, false"})
  void gamesOfFewMovesArePlayedOnceEach(int maxPlies, boolean isShort) {
    Rollout<Integer> rollout = new Rollout<>(path(9, "draw"), position -> 0, maxPlies);
    rollout.play(0, random);
    rollout.play(0, random);

    assertThat(rollout.isShort()).isEqualTo(isShort);
    assertThat(rollout.games()).isEqualTo(isShort ? 2 : 8);
  }

  @Test
  void aGameIsEvaluatedWhereItStops() {
    Rollout<Integer> rollout = new Rollout<>(path(9, "draw"), position -> position / 10.0, 4);

    assertThat(rollout.play(0, random)).isEqualTo(0.4);
    assertThat(rollout.plies()).isEqualTo(4);
    assertThat(rollout.play(7, random)).isZero();
    assertThat(rollout.plies()).isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({"6, 0.06", "20, 0.2", "40, 0.2"})
  void itGoesOnForAWhileWhereTheValueCannotBeTrusted(int before, double value) {
    Evaluation<Integer> evaluation =
        new HashGame.Unquiet<>(position -> position / 100.0, position -> position >= before);
    assertThat(new Rollout<>(path(60, "draw"), evaluation, 4).play(0, random)).isEqualTo(value);
  }
}
