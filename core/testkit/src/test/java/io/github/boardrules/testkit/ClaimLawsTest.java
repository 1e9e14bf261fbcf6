package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** True claims pass, and each kind of false claim is caught. */
class ClaimLawsTest {
  private static final Trio TRIO = new Trio(12, true);
  private static final Walk WALK = new Walk(2);

  /**
   * A walker on the cells 1 to 5, moved up or down by the players in turn. Player 1 wins at 5,
   * player 2 at 1. A position is ten times the cell and the player to move.
   */
  record Walk(int players) implements Rules<Integer, Integer> {
    @Override
    public String variant() {
      return "walk";
    }

    @Override
    public Integer start() {
      return 31;
    }

    @Override
    public Status status(Integer position) {
      return switch (position / 10) {
        case 1 -> Status.win(2, MoveReason.GAME_OVER);
        case 5 -> Status.win(1, MoveReason.GAME_OVER);
        default -> Status.ongoing(position % 10);
      };
    }

    @Override
    public List<Integer> legalMoves(Integer position) {
      return status(position).isOver() ? List.of() : List.of(1, -1);
    }

    @Override
    public Integer play(Integer position, Integer move) {
      return (position / 10 + move) * 10 + 3 - position % 10;
    }

    @Override
    public Notation<Integer, Integer> notation() {
      return Notation.of(Object::toString, Integer::valueOf, Object::toString, Integer::valueOf);
    }
  }

  private static <S, M> Solution<S, M> solution(Rules<S, M> rules, ClaimTrial<S, M> trial) {
    return Solver.of(rules).withLimit(2_000_000).solve(trial.toMatch().position());
  }

  private static <S, M> void allTrue(Rules<S, M> rules, ClaimTrial<S, M> trial) {
    Solution<S, M> solution = solution(rules, trial);
    S position = trial.toMatch().position();
    trial.outcome(solution.gameValue(position));
    trial.best(solution.bestMoves(position).get(0));
    for (M move : trial.toMatch().legalMoves()) {
      trial.outcomeAfter(move, solution.gameValue(rules.play(position, move)));
    }
  }

  @Test
  void trueClaimsPass() {
    assertThat(ClaimLaws.of(TRIO).check(1, trial -> allTrue(TRIO, trial))).isGreaterThan(40);
    assertThat(ClaimLaws.of(WALK).check(1, trial -> allTrue(WALK, trial))).isGreaterThan(40);
  }

  @Test
  void theSeedAndTheSettingsDetermineTheMatches() {
    ClaimLaws<TrioPosition, TrioMove> laws = ClaimLaws.of(TRIO).withMatches(2).withGames(60);

    assertThat(matches(laws, 1))
        .isEqualTo(matches(laws, 1))
        .isNotEqualTo(matches(laws, 4))
        .hasSize(8);
    assertThat(matches(laws.withGames(1), 1)).hasSizeGreaterThan(1);
    assertThat(matches(laws.withGames(1).withPlies(1), 1)).hasSize(1);
  }

  private static List<Match<TrioPosition, TrioMove>> matches(
      ClaimLaws<TrioPosition, TrioMove> laws, long seed) {
    List<Match<TrioPosition, TrioMove>> found = new ArrayList<>();
    laws.check(seed, each -> found.add(each.toMatch()));
    return found;
  }

  @ParameterizedTest
  @MethodSource
  void falseClaimsAreCaught(
      String message, BiConsumer<ClaimTrial<Integer, Integer>, GameValue> program) {
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> ClaimLaws.of(WALK).check(1, trial -> program.accept(trial, value(trial))))
        .withMessageContainingAll("A claim is not true.", "variant:  walk", message);
  }

  private static GameValue value(ClaimTrial<Integer, Integer> trial) {
    return solution(WALK, trial).gameValue(trial.toMatch().position());
  }

  static Stream<Arguments> falseClaimsAreCaught() {
    return Stream.of(
        falseClaim(
            "claim:    the outcome is draw", (trial, value) -> trial.outcome(GameValue.draw())),
        falseClaim(
            "truth:    win",
            (trial, value) ->
                value.winner().ifPresent(winner -> trial.outcome(GameValue.win(3 - winner)))),
        falseClaim(
            " in 1",
            (trial, value) -> {
              int later = value.distance().orElse(0) + 1;
              value.winner().ifPresent(winner -> trial.outcome(GameValue.win(winner, later)));
            }),
        falseClaim(
            "nobody can win in 4 moves",
            (trial, value) -> trial.outcome(value.isDraw() ? GameValue.win(1, 4) : value)),
        falseClaim(
            "the outcome after 1 is win 2 in 0",
            (trial, value) -> trial.outcomeAfter(1, GameValue.win(2, 0))),
        falseClaim("it is not legal", (trial, value) -> trial.outcomeAfter(3, GameValue.draw())),
        falseClaim(
            "the line is 1 7", (trial, value) -> trial.line(List.of(1, 7), Optional.empty())),
        falseClaim(
            "leads back to a position",
            (trial, value) -> {
              int away = trial.toMatch().position() < 40 ? 1 : -1;
              trial.line(List.of(away, -away), Optional.empty());
            }),
        falseClaim(
            "beside win 1 in 2",
            (trial, value) -> trial.line(List.of(1), Optional.of(GameValue.win(1, 2)))),
        falseClaim(
            "beside draw",
            (trial, value) -> {
              int winning = trial.toMatch().toMove().orElseThrow() == 1 ? 1 : -1;
              if (trial.toMatch().play(winning).status().winner().isPresent()) {
                trial.line(List.of(winning), Optional.of(GameValue.draw()));
              }
            }),
        falseClaim("it is not legal", (trial, value) -> trial.best(3)),
        falseClaim("it loses at once, and not", (trial, value) -> trial.best(-1)),
        falseClaim("it loses at once, and not", ClaimLawsTest::backToWhereItWas));
  }

  private static Arguments falseClaim(
      String message, BiConsumer<ClaimTrial<Integer, Integer>, GameValue> program) {
    return Arguments.of(message, program);
  }

  /** Calls a move the best that repeats a position, as if the game were a draw then. */
  private static void backToWhereItWas(ClaimTrial<Integer, Integer> trial, GameValue value) {
    Match<Integer, Integer> match = trial.toMatch();
    match.legalMoves().stream()
        .filter(move -> match.positions().contains(match.play(move).position()))
        .findFirst()
        .ifPresent(trial::best);
  }

  @Test
  void aMoveMayLoseAtOnceIfAllDo() {
    int claims =
        ClaimLaws.of(TRIO)
            .check(
                1,
                trial -> {
                  Solution<TrioPosition, TrioMove> solution = solution(TRIO, trial);
                  GameValue value = solution.gameValue(trial.toMatch().position());
                  if (value.equals(GameValue.win(3 - trial.toMatch().toMove().orElseThrow(), 2))) {
                    trial.toMatch().legalMoves().forEach(trial::best);
                  }
                });

    assertThat(claims).isPositive();
  }

  @Test
  void settingsOutOfTheirRangesAreRefused() {
    ClaimLaws<Integer, Integer> laws = ClaimLaws.of(WALK);

    assertThatIllegalArgumentException().isThrownBy(() -> laws.withPlies(0));
    assertThatIllegalArgumentException().isThrownBy(() -> laws.withMatches(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> laws.withGames(0))
        .withMessage("A number must be 1 or more, not 0.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ClaimLaws.of(new Walk(1)))
        .withMessage("Claims are of games for 2 players, and walk has 1.");
  }

  /** Returns the lines that are found, in the order draw, loss, open, trap, win. */
  private static <S, M> List<String> found(Rules<S, M> rules, int plies, int wanted, int games) {
    return ClaimCases.find(rules, plies, wanted, games, new SplitMix64(5)).stream()
        .map(trial -> trial.toMatch().position() + ", after " + trial.toMatch().ply())
        .toList();
  }

  /** A seed in a bug report must give the same matches elsewhere. */
  @Test
  void aSeedGivesTheSameMatchesEverywhere() {
    assertThat(found(TRIO, 1, 9, 2))
        .containsExactly("oxx/.xo/.o. 2 11, after 11", "x.x/.../oo. 1 8, after 8");
    assertThat(found(TRIO, 3, 9, 1))
        .containsExactly(
            "oxx/.xo/.o. 2 11, after 11", "oxx/..o/.o. 1 10, after 10", ".xx/..o/.o. 2 9, after 9");
    assertThat(found(TRIO, 4, 3, 6))
        .containsExactly(
            "oxx/.xo/.o. 2 11, after 11",
            "oxx/..o/.o. 1 10, after 10",
            ".xx/..o/.o. 2 9, after 9",
            "ox./xo./xo. 1 8, after 8",
            "..x/.o./xo. 1 6, after 6",
            "..x/.../xo. 2 5, after 5",
            ".../xox/xo. 1 6, after 6",
            "x.x/.../oo. 1 8, after 8",
            "x.x/.o./.o. 2 7, after 7",
            ".ox/x../oox 1 10, after 10");
    assertThat(found(WALK, 2, 2, 12))
        .containsExactly(
            "42, after 399",
            "31, after 398",
            "31, after 1",
            "31, after 1",
            "22, after 1",
            "22, after 1");
    assertThat(found(TRIO, 3, 9, 0)).isEmpty();
  }

  private static OutcomeSearch.Outcome outcome(String position, int plies) {
    return new OutcomeSearch<>(ModifiedTrio.CORRECT, plies)
        .outcome(ModifiedTrio.TEXTS.parsePosition(position));
  }

  @Test
  void theFastestWinIsFound() {
    assertThat(outcome("xx./oo./... 1 4", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.of(GameValue.win(1, 1)), 1));
    assertThat(outcome("xx./.../oo. 1 29", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.of(GameValue.win(1, 1)), 1));
    assertThat(outcome("xxo/.../... 1 29", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.of(GameValue.draw()), 1));
  }

  @Test
  void theSearchEndsWhereThereAreTooManyMoves() {
    assertThat(outcome(".../.../... 1 0", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.empty(), 3));
    assertThat(outcome(".../.../... 1 0", 20))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.empty(), 5));
  }
}
