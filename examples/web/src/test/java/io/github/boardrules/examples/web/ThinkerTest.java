package io.github.boardrules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.engine.RatedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThinkerTest {
  private static final Catalog GAMES = Catalog.installed();

  private final Thinker thinker = new Thinker(GAMES);
  private final Table table = new Table(GAMES);

  @BeforeEach
  void speakEnglish() {
    thinker.speak("en");
  }

  @ParameterizedTest
  @MethodSource("io.github.boardrules.examples.web.PlayedMatchTest#readyMadeVariants")
  void programsPlayLegalMovesInEveryVariant(String variant) {
    boolean isPuzzle = GAMES.rules(variant).players() == 1;
    for (String sort : isPuzzle ? List.of("random") : List.of("engine", "random")) {
      table.begin(variant);
      String answer = thinker.move(table.record(), sort, 1, 1000, 5);
      assertThat(answer).startsWith("{\"move\":\"");
      String view = table.play(answer.substring("{\"move\":\"".length(), answer.length() - 2));
      assertThat(view).contains("\"ply\":1").doesNotContain("\"notice\"");
    }
  }

  @Test
  void perfectPlayKeepsAWin() {
    table.begin("heaps:sizes=3-4-5");
    assertThat(thinker.move(table.record(), "perfect", 1, 1, 1)).isEqualTo("{\"move\":\"1:2\"}");
    table.begin("inlay:to=frame");
    String path = thinker.solve(table.record());
    assertThat(path).startsWith("{\"path\":[\"");
    String first = path.substring("{\"path\":[".length(), path.indexOf('"', 10) + 1);
    assertThat(thinker.move(table.record(), "perfect", 1, 1, 1))
        .isEqualTo("{\"move\":" + first + "}");
  }

  @Test
  void anAnalysisGrowsUntilItsTimeIsUp() {
    table.begin("pylos");
    List<String> found = new ArrayList<>();
    found.add(thinker.analyse(table.record(), 700, found::add));
    assertThat(found).hasSizeGreaterThan(1);
    assertThat(found)
        .allSatisfy(each -> assertThat(each).contains("\"bar\":", "\"best\":\"1", "\"mover\":1"));
    table.begin("heaps:sizes=3-4-5");
    assertThat(thinker.analyse(table.record(), 100, found::add))
        .contains("\"bar\":100", "\"best\":\"1:2\"", "\"value\":\"player 1 wins");
  }

  /** A value that only a few visits found says that it is no more than a bound. */
  @ParameterizedTest
  @ValueSource(strings = {"zertz", "tzaar", "pikkpakk", "pylos", "abalone"})
  void aMoveThatWasHardlyLookedAtDoesNotHaveTheValueOfTheBest(String variant) {
    Rules<?, ?> rules = GAMES.rules(variant);
    for (int nodes : List.of(50, 300, 3_000)) {
      checkLines(rules, Limit.nodes(nodes));
    }
  }

  private static <S, M> void checkLines(Rules<S, M> rules, Limit limit) {
    Match<S, M> match = Match.of(rules);
    Analysis<M> analysis = Engine.of(rules).analyse(match, limit);
    long most = analysis.moves().get(0).visits();
    List<?> lines =
        (List<?>) new AnalysisView<>(match, Locale.ENGLISH).values(analysis).get("lines");
    List<RatedMove<M>> shown = analysis.recommended(lines.size());
    for (int i = 1; i < shown.size(); i++) {
      boolean isSure = 10 * shown.get(i).visits() >= most || shown.get(i).proof().isPresent();
      String value = ((Map<?, ?>) lines.get(i)).get("value").toString();
      assertThat(isSure || value.startsWith("≤ ")).as(rules.variant() + shown.get(i)).isTrue();
    }
  }

  @Test
  void aReviewValuesEachPositionOfAMatch() {
    table.begin("heaps:sizes=1-2");
    table.play("1:1");
    table.play("2:1");
    table.play("2:1");
    List<String> found = new ArrayList<>();
    assertThat(thinker.review(table.lineRecord(), 50, found::add)).isEqualTo("{}");
    assertThat(found)
        .containsExactly(
            "{\"bar\":100,\"best\":\"2:1\"}",
            "{\"bar\":0,\"best\":\"2:2\"}",
            "{\"bar\":100,\"best\":\"2:1\"}",
            "{\"bar\":100}");
  }

  @Test
  void thePuzzleKnowsWhatWinsAndHowToHoldOut() {
    table.beginAt("triangle", "0-0-0-0-2-0-1-0 1");
    assertThat(thinker.puzzle(table.record(), 3)).isEqualTo("{\"isWin\":true,\"move\":\"5:1\"}");
    table.play("5:2");
    assertThat(thinker.puzzle(table.record(), 3)).isEqualTo("{\"isWin\":false}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "analyse | inlay | The engine plays games for two players only.",
        "perfect | zertz | This has too many positions: more than 300000.",
        "over | heaps:sizes=1 | The match has ended. Undo reopens it.",
        "solve | inlay:push=square | ''",
      })
  void whatCannotBeDoneIsASentence(String ask, String variant, String problem) {
    table.begin(variant);
    if (ask.equals("over")) {
      table.play("1:1");
    }
    String record = table.record();
    String answer =
        switch (ask) {
          case "analyse" -> thinker.analyse(record, 100, text -> {});
          case "solve" -> thinker.solve(record);
          case "over" -> thinker.move(record, "engine", 5, 100, 1);
          default -> thinker.move(record, ask, 5, 100, 1);
        };
    assertThat(answer)
        .startsWith(problem.isEmpty() ? "{\"path\":[" : "{\"problem\":\"" + problem + "\"}");
  }

  @Test
  void aTextThatIsNoRecordIsASentence() {
    assertThat(thinker.move("chess", "engine", 5, 100, 1)).startsWith("{\"problem\":\"");
    thinker.speak("hu");
    assertThat(thinker.analyse("[variant \"inlay\"]\n\n{ongoing}\n", 100, text -> {}))
        .isEqualTo("{\"problem\":\"A gép csak kétszemélyes játékot tud játszani.\"}");
  }
}
