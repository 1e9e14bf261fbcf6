package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Evaluation;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which search an engine chooses, and what becomes of its settings. */
class EngineSettingsTest {

  /** Moves lead from 0 to 1 or 2, and on in a circle without an end: only an evaluation tells. */
  private static GraphGame fork(int players) {
    int other = players;
    return new GraphGame(
        players,
        true,
        List.of(
            Status.ongoing(1),
            Status.ongoing(other),
            Status.ongoing(other),
            Status.ongoing(1),
            Status.ongoing(1)),
        List.of(List.of(1, 2), List.of(3), List.of(4), List.of(1), List.of(2)));
  }

  private static Evaluation<Integer> likes(int remainder) {
    return position -> position != 0 && position % 2 == remainder ? 0.9 : -0.9;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void anEvaluationOfOnesOwnDecidesWhatIsBest(int players) {
    Engine<Integer, Integer> engine = Engine.of(fork(players));

    assertThat(engine.withEvaluation(likes(1)).analyse(0, Limit.nodes(40)).best()).isEqualTo(1);
    assertThat(engine.withEvaluation(likes(0)).analyse(0, Limit.nodes(40)).best()).isEqualTo(2);
  }

  @Test
  void aTreeUsesAnEvaluationOfOnesOwnToo() {
    Engine<Integer, Integer> engine = Engine.of(fork(2)).withMethod(SearchMethod.TREE);

    assertThat(engine.withEvaluation(likes(1)).analyse(0, Limit.nodes(40)).best()).isEqualTo(1);
    assertThat(engine.withEvaluation(likes(0)).analyse(0, Limit.nodes(40)).best()).isEqualTo(2);
  }

  @Test
  void anEvaluationChoosesTheSearchUnlessItIsChosen() {
    Engine<Integer, Integer> engine = Engine.of(fork(2));

    assertThat(engine.settings().method()).isEqualTo(SearchMethod.TREE);
    assertThat(engine.settings().rolloutPlies()).isEqualTo(1000);
    assertThat(engine.settings().evaluation().value(3)).isZero();
    assertThat(engine.withEvaluation(likes(1)).settings().method())
        .isEqualTo(SearchMethod.ALPHA_BETA);
    assertThat(engine.withEvaluation(likes(1)).settings().rolloutPlies()).isEqualTo(4);
    assertThat(engine.withMethod(SearchMethod.TREE).withEvaluation(likes(1)).settings().method())
        .isEqualTo(SearchMethod.TREE);
    assertThat(engine.withMethod(SearchMethod.ALPHA_BETA).settings().method())
        .isEqualTo(SearchMethod.ALPHA_BETA);
    assertThat(Engine.of(fork(1)).withEvaluation(likes(1)).settings().method())
        .isEqualTo(SearchMethod.TREE);
  }

  @Test
  void aChangeKeepsTheOtherSettings() {
    Engine<Integer, Integer> first = Engine.of(fork(2));
    Engine<Integer, Integer> engine =
        first
            .withMethod(SearchMethod.ALPHA_BETA)
            .withEvaluation(likes(1))
            .withClock(() -> 5)
            .withMemory(Engine.MIN_MEMORY)
            .withThreads(Engine.MAX_THREADS)
            .withSeed(7)
            .withSeed(8);
    EngineSettings<Integer> settings = engine.settings();

    assertThat(settings.seed).isEqualTo(8);
    assertThat(settings.threads).isEqualTo(Engine.MAX_THREADS);
    assertThat(settings.memory).isEqualTo(Engine.MIN_MEMORY);
    assertThat(settings.method()).isEqualTo(SearchMethod.ALPHA_BETA);
    assertThat(settings.evaluation().value(3)).isEqualTo(0.9);
    assertThat(settings.rolloutPlies()).isEqualTo(4);
    assertThat(settings.clock.getAsLong()).isEqualTo(5);
    assertThat(first.settings())
        .usingRecursiveComparison()
        .ignoringFields("clock")
        .isEqualTo(Engine.of(fork(2)).settings());
    assertThat(engine.rules()).isSameAs(first.rules());
  }

  @Test
  void aProverKeepsItsOtherSettings() {
    GraphGame game =
        new GraphGame(
            2,
            true,
            List.of(Status.ongoing(1), Status.ongoing(2), Status.win(1, MoveReason.GAME_OVER)),
            List.of(List.of(1), List.of(0, 2), List.of()));
    long[] reports = new long[2];

    OptionalInt winner =
        WinProver.of(game)
            .withNodes(40)
            .withProgress(
                (done, total) -> {
                  reports[0] = done;
                  reports[1] = total;
                })
            .withMemory(Engine.MIN_MEMORY)
            .withMemory(Engine.MIN_MEMORY)
            .prove(0);

    assertThat(winner).isEmpty();
    assertThat(reports).containsExactly(40, 40);
    assertThat(WinProver.of(game).withNodes(40).prove(2)).hasValue(1);
    assertThat(Match.of(game).play(1).play(2).status().winner()).hasValue(1);
  }
}
