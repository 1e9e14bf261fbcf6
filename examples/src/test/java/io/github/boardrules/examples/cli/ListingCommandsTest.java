package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import org.junit.jupiter.api.Test;

/** {@code games}, {@code variants} and {@code start}. */
class ListingCommandsTest {

  @Test
  void gamesListsIdNameAndModuleSeparatedByTabs() {
    assertThat(Run.of("games"))
        .isEqualTo(
            Run.done(
                "heap\tKupac – a heap\ttoy", "walk\tA walk\ttoy", "faulty\tA faulty game\ttoy"));
  }

  @Test
  void gamesListsNothingWhereThereIsNoGame() {
    assertThat(Run.with(Catalog.of(), "", "games")).isEqualTo(Run.done());
  }

  @Test
  void variantsListsThoseOfAllGames() {
    assertThat(Run.of("variants")).isEqualTo(Run.done("heap", "heap:size=9", "walk", "faulty"));
  }

  @Test
  void variantsListsThoseOfOneGame() {
    assertThat(Run.of("variants", "heap")).isEqualTo(Run.done("heap", "heap:size=9"));
  }

  @Test
  void variantsOfAnUnknownGameSaysWhichGamesThereAre() {
    assertThat(Run.of("variants", "hex"))
        .isEqualTo(
            Run.failed(
                "the game: character 1: unknown game 'hex'; the games are heap, walk, faulty."));
  }

  @Test
  void startPrintsThePositionFromWhichTheGameBegins() {
    assertThat(Run.of("start", "heap:size=7")).isEqualTo(Run.done("7 1"));
  }

  @Test
  void startRefusesAVariantWithColumnAndWhatIsAccepted() {
    assertThat(Run.of("start", "heap:sise=7"))
        .isEqualTo(
            Run.failed("the variant: character 6: unknown option 'sise'; the options are size."));
    assertThat(Run.of("start", "heap:size=100"))
        .isEqualTo(
            Run.failed(
                "the variant: 'heap:size=100': size must be a number from 0 to 99, not 100."));
    assertThat(Run.of("start", ""))
        .isEqualTo(Run.failed("the variant: character 1: expected heap, walk or faulty here."));
  }

  @Test
  void startSpeaksHungarian() {
    assertThat(Run.of("start", "go", "--locale", "hu"))
        .isEqualTo(
            Run.failed(
                "a változat: 1. karakter: ismeretlen játék: go; a játékok: heap, walk, faulty."));
  }
}
