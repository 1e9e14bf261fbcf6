package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Evaluation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which search an engine chooses, and what becomes of its settings. */
class EngineSettingsTest {

  private static GraphGame fork(int players) {
    String other = players + ": ";
    return new GraphGame(players, true, "1: 1 2", other + "3", other + "4", "1: 1", "1: 2");
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
  void anEvaluationChoosesTheSearchUnlessItIsChosen() {
    Engine<Integer, Integer> engine = Engine.of(fork(2));

    assertMethod(engine, SearchMethod.TREE);
    assertThat(engine.settings().rolloutPlies()).isEqualTo(1000);
    assertThat(engine.settings().evaluation().valueForPlayer1(3)).isZero();
    assertThat(engine.withEvaluation(likes(1)).settings().rolloutPlies()).isEqualTo(4);
    assertMethod(engine.withEvaluation(likes(1)), SearchMethod.ALPHA_BETA);
    assertMethod(engine.withMethod(SearchMethod.TREE).withEvaluation(likes(1)), SearchMethod.TREE);
    assertMethod(engine.withMethod(SearchMethod.ALPHA_BETA), SearchMethod.ALPHA_BETA);
    assertMethod(Engine.of(fork(1)).withEvaluation(likes(1)), SearchMethod.TREE);
  }

  private static void assertMethod(Engine<Integer, Integer> engine, SearchMethod method) {
    assertThat(engine.settings().method()).isEqualTo(method);
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
    EngineSettings<Integer, Integer> settings = engine.settings();

    assertThat(settings.seed).isEqualTo(8);
    assertThat(settings.threads).isEqualTo(Engine.MAX_THREADS);
    assertThat(settings.memory).isEqualTo(Engine.MIN_MEMORY);
    assertThat(settings.method()).isEqualTo(SearchMethod.ALPHA_BETA);
    assertThat(settings.evaluation().valueForPlayer1(3)).isEqualTo(0.9);
    assertThat(settings.rolloutPlies()).isEqualTo(4);
    assertThat(settings.clock.getAsLong()).isEqualTo(5);
    assertThat(first.settings())
        .usingRecursiveComparison()
        .ignoringFields("clock", "knowledge")
        .isEqualTo(Engine.of(fork(2)).settings());
    assertThat(engine.rules()).isSameAs(first.rules());
  }
}
