package io.github.boardrules.examples.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.nim.NimFamily;
import org.junit.jupiter.api.Test;

/** {@code games}, {@code variants}, {@code rules} and {@code start}. */
class ListingCommandsTest {

  @Test
  void gamesListsIdNameAuthorAndModuleSeparatedByTabs() {
    assertThat(Run.of("games"))
        .isEqualTo(
            Run.done(
                "heap\tKupac – a heap\t-\ttoy",
                "walk\tA walk\t-\ttoy",
                "faulty\tA faulty game\t-\ttoy"));
  }

  @Test
  void gamesListsNothingWhereThereIsNoGame() {
    assertThat(Run.with(Catalog.of(), "", "games")).isEqualTo(Run.done());
  }

  @Test
  void variantsListsThoseOfAllGames() {
    assertThat(Run.of("variants"))
        .isEqualTo(
            Run.done(
                "heap\theap\tthe default rules",
                "heap:size=9\theap:size=9\tsize=9",
                "walk\twalk\tthe default rules",
                "faulty\tfaulty\tthe default rules"));
  }

  @Test
  void variantsListsThoseOfOneGame() {
    assertThat(Run.of("variants walk")).isEqualTo(Run.done("walk\twalk\tthe default rules"));
  }

  @Test
  void variantsOfOneGameEndWithItsOptions() {
    Catalog nim = Catalog.of(new NimFamily());
    assertThat(Run.with(nim, "", "variants triangle"))
        .isEqualTo(
            Run.done(
                "triangle\tRows of 1 to 8\tthe default rules",
                "triangle:last=loses\tRows of 1 to 8, the last ball loses"
                    + "\tthe player who takes the last ball loses",
                "triangle:rows=5\tRows of 1 to 5\t5 rows",
                "triangle:rows=12,max=3\tRows of 1 to 12, up to three balls a move"
                    + "\t12 rows, at most 3 balls in one move",
                "",
                "rows=1..20 (8)\tHow many rows there are.",
                "max=any|1..99 (any)\tHow many balls one move may take.",
                "  any\tany number of balls in one move",
                "last=wins|loses (wins)\tWhat becomes of the player who takes the last ball.",
                "  wins\tthe player who takes the last ball wins",
                "  loses\tthe player who takes the last ball loses"));
    assertThat(Run.with(nim, "", "variants triangle --locale hu").out())
        .contains(
            "triangle:rows=5\t1–5 golyós sorok\t5 sor\n",
            "\nmax=any|1..99 (any)\tHány golyó vehető el egy lépésben.\n  any\tegy lépésben");
  }

  @Test
  void rulesPrintsTheNameAndParagraphsOfLinesThatFitTheScreen() {
    Catalog nim = Catalog.of(new NimFamily());
    Run rules = Run.with(nim, "", "rules triangle");
    assertThat(rules.status()).isZero();
    assertThat(rules.out())
        .startsWith(
            """
            Triangle

            Balls lie in rows: one ball in the first row, two in the second, and so on up to
            eight balls in the last. They belong to both players.

            Aim: take the last ball.

            In turn""");
    assertThat(rules.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(rules.out().replaceAll("(?<!\\n)\\n(?!\\n)", " ").replace("\n\n", "\n").strip())
        .isEqualTo("Triangle\n" + nim.game("triangle").rules().orElseThrow());
  }

  @Test
  void aGameThatDoesNotSayHowItIsPlayedIsNamed() {
    assertThat(Run.of("rules walk"))
        .isEqualTo(Run.failed("the game A walk comes without a text on how it is played."));
    assertThat(Run.of("rules hex").err()).startsWith("boardrules: the game: character 1: unk");
  }

  @Test
  void variantsOfAnUnknownGameSaysWhichGamesThereAre() {
    assertThat(Run.of("variants hex"))
        .isEqualTo(
            Run.failed(
                "the game: character 1: unknown game 'hex'; the games are heap, walk, faulty."));
  }

  @Test
  void startPrintsThePositionFromWhichTheGameBegins() {
    assertThat(Run.of("start heap:size=7")).isEqualTo(Run.done("7 1"));
  }

  @Test
  void startRefusesAVariantWithColumnAndWhatIsAccepted() {
    assertThat(Run.of("start heap:sise=7"))
        .isEqualTo(
            Run.failed("the variant: character 6: unknown option 'sise'; the options are size."));
    assertThat(Run.of("start heap:size=100"))
        .isEqualTo(
            Run.failed(
                "the variant: 'heap:size=100': size must be a number from 0 to 99, not 100."));
    assertThat(Run.of("start", ""))
        .isEqualTo(Run.failed("the variant: character 1: expected heap, walk or faulty here."));
  }

  @Test
  void startSpeaksHungarian() {
    assertThat(Run.of("start go --locale hu"))
        .isEqualTo(
            Run.failed(
                "a változat: 1. karakter: ismeretlen játék: go; a játékok: heap, walk, faulty."));
  }
}
