package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the kit itself: every law has games that break it, and the kit must find them. */
class BrokenGamesTest {
  private static final int SEEDS = 6;

  static List<BrokenGame> games() {
    return BrokenGame.all();
  }

  static List<BrokenGame> gamesThatBreakASingleLaw() {
    return games().stream().filter(BrokenGame::alone).toList();
  }

  private static void check(RulesLaws<?, ?> laws) {
    for (int seed = 1; seed <= SEEDS; seed++) {
      laws.check(seed);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theLawFindsTheGame(BrokenGame game) {
    BrokenLawError error =
        catchThrowableOfType(BrokenLawError.class, () -> check(game.laws().withLaws(game.law())));

    assertThat(error).isNotNull();
    assertThat(error.law()).isEqualTo(game.law());
    assertThat(error)
        .hasMessageContaining(game.law() + ". " + game.law().sentence())
        .hasMessageContaining("variant:")
        .hasMessageContaining("seed ")
        .hasMessageContaining(error.position());
  }

  @ParameterizedTest
  @MethodSource("gamesThatBreakASingleLaw")
  void allLawsTogetherReportTheSameLaw(BrokenGame game) {
    BrokenLawError error = catchThrowableOfType(BrokenLawError.class, () -> check(game.laws()));

    assertThat(error).isNotNull();
    assertThat(error.law()).isEqualTo(game.law());
  }

  @ParameterizedTest
  @MethodSource("gamesThatBreakASingleLaw")
  void theOtherLawsFindNothing(BrokenGame game) {
    game.laws().withoutLaws(game.law()).check(1);
  }

  @Test
  void everyLawHasABrokenGame() {
    Set<Law> broken = EnumSet.noneOf(Law.class);
    games().forEach(game -> broken.add(game.law()));

    assertThat(EnumSet.complementOf(EnumSet.copyOf(broken)))
        .as("laws whose broken games are in other tests")
        .containsExactly(Law.LAW_14_VECTORS);
  }
}
