package io.github.boardrules.javascript;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EngineAnswersTest {
  private final Catalog games = Catalog.installed();
  private final EngineAnswers engine = new EngineAnswers(new RulesAnswers(games));

  @Test
  void anAnalysisHasTheBestMoveFirst() {
    String answer =
        engine.analyse(record(games.rules("heaps:sizes=3-5")), "depth:9\0", "en", progress -> {});

    assertThat(answer).startsWith("{\"value\":{\"best\":").contains("\"proof\":{", "\"winner\":1");
  }

  @Test
  void aListenerHearsOfALongAnalysis() {
    List<String> heard = new ArrayList<>();

    String answer = engine.analyse(record(games.rules("tzaar")), "millis:700\0", "en", heard::add);

    assertThat(heard).isNotEmpty().allMatch(each -> each.startsWith("{\"best\":"));
    assertThat(answer).startsWith("{\"value\":{\"best\":");
  }

  @Test
  void whatCannotBeAnalysedIsSaid() {
    assertThat(engine.analyse("?", "nodes:1\0", "en", progress -> {}))
        .startsWith("{\"unreadable\":");
    assertThat(engine.solve(record(games.rules("tzaar")), "en")).startsWith("{\"usage\":");
  }

  @Test
  void aFinishedGameHasTheCodeOfItsRefusal() {
    Rules<?, ?> rules = games.rules("heaps:sizes=1");

    assertThat(engine.analyse(finished(rules), "nodes:1\0", "hu", progress -> {}))
        .startsWith("{\"illegal\":")
        .contains("\"code\":\"game-over\"", "A játéknak vége.");
  }

  private static <S, M> String finished(Rules<S, M> rules) {
    Match<S, M> match = Match.of(rules);
    return MatchRecord.of(match.play(match.legalMoves().get(0))).text();
  }

  private static <S, M> String record(Rules<S, M> rules) {
    return MatchRecord.of(Match.of(rules)).text();
  }
}
