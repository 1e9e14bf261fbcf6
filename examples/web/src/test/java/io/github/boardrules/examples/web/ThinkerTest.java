package io.github.boardrules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "analyse | inlay | The engine plays games for two players only.",
        "perfect | zertz | This has more positions than the 300000 that are tried.",
        "over | heaps:sizes=1 | The match has ended. Undo takes the end back.",
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
