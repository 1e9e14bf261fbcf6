package io.github.boardrules.examples.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.records.CheckFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The program with the games of this repository, in every variant worth trying. */
class InstalledGamesTest {
  private static final Catalog GAMES = Catalog.installed();
  private static final Path MATCHES = Path.of("matches");

  @TempDir Path folder;

  @Test
  void everyGameIsListed() {
    Run games = Run.installed("games");
    assertThat(games.out().lines())
        .hasSameSizeAs(GAMES.games())
        .contains("zertz\tZÉRTZ\tKris Burm\tzertz");
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aVariantIsItsOwnCanonicalIdAndCanBeStarted(String variant) {
    assertThat(GAMES.rules(variant).variant()).isEqualTo(variant);
    assertThat(Run.installed("status", variant)).isEqualTo(Run.done("ongoing"));
    String start = Run.installed("start", variant).out().strip();
    assertThat(Run.installed("status", variant, "--position", start))
        .isEqualTo(Run.done("ongoing"));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void movesAreSortedAndAsManyAsTheCount(String variant) {
    List<String> moves = Run.installed("moves", variant).out().lines().toList();
    assertThat(moves).isNotEmpty().isSorted().doesNotHaveDuplicates();
    assertThat(Run.installed("perft", variant, "1"))
        .isEqualTo(Run.done(Integer.toString(moves.size())));
    assertThat(Run.installed("why", variant, moves.get(0))).isEqualTo(Run.done("legal"));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void randomGamesAgreeWithTheRules(String variant) {
    Run games =
        Run.installed("random", variant, "--seed", "7", "--games", "2", "--max-plies", "60");
    CheckFile file = CheckFile.of(folder, "games.jsonl", games.out().strip());
    Run checked = Run.installed("check", file.path().toString());
    assertThat(checked.status()).as(checked.out()).isZero();
    assertThat(checked.out()).startsWith("2 games, ");
  }

  @ParameterizedTest
  @MethodSource("variants")
  void theStartIsDrawn(String variant) throws IOException {
    Path picture = folder.resolve("start.svg");
    Run run = Run.installed("show", variant, "--svg", picture.toString());
    assertThat(run.status()).isZero();
    assertThat(run.out()).isNotBlank();
    assertThat(Files.readString(picture)).endsWith("</svg>\n");
  }

  @Test
  void theMatchesOfThisRepositoryAgreeWithTheRules() throws IOException {
    List<String> files;
    try (Stream<Path> matches = Files.list(MATCHES)) {
      files = matches.map(Path::toString).sorted().toList();
    }
    assertThat(files)
        .extracting(file -> file.replaceAll(".*[/\\\\]|\\..*", ""))
        .containsExactlyElementsOf(
            GAMES.families().stream().map(family -> family.module()).sorted().toList());
    Run checked =
        Run.installed(Stream.concat(Stream.of("check"), files.stream()).toArray(String[]::new));
    assertThat(checked.status()).as(checked.out()).isZero();
  }

  @Test
  void aGameOfZertzIsReplayed() {
    assertThat(Run.installed("replay zertz Wd4,d1 Gd5,a1 xd4Gd6"))
        .isEqualTo(
            Run.done(
                "..../...../....../-..W.../....../...../.... 4,7,9 0,0,0 0,0,0 2",
                "-.../...../....../-..WG../....../...../.... 4,6,9 0,0,0 0,0,0 1",
                "-.../...../....../-....W./....../...../.... 4,6,9 0,1,0 0,0,0 2",
                "ongoing"));
  }

  @Test
  void aRefusalOfZertzIsExplainedInBothLanguages() {
    assertThat(Run.installed("why zertz Wd4,d4"))
        .isEqualTo(
            Run.refused("ring-occupied: The ring on d4 has a marble and cannot be removed."));
    assertThat(Run.installed("why zertz Wd4,d4 --locale hu"))
        .isEqualTo(
            Run.refused("ring-occupied: Ezen a tábladarabon golyó áll, ezért nem vehető el: d4."));
  }

  @Test
  void aPositionThatBeginsWithAHyphenIsNoOption() {
    String position = "-.../...../....../-....W./....../...../.... 4,6,9 0,1,0 0,0,0 2";
    assertThat(Run.installed("status zertz --position", position)).isEqualTo(Run.done("ongoing"));
    assertThat(Run.installed("status zertz --position", position.replace("0 2", "0 3")))
        .isEqualTo(Run.failed("the position: character 63: expected 1 or 2 here."));
  }

  @Test
  void unknownWordsOfAVariantAreNamedInBothLanguages() {
    assertThat(start("chess", "en").err())
        .startsWith("boardrules: the variant: character 1: unknown game 'chess'; the games are ")
        .contains("colorfield, one-two-three, triangle, heaps, pikkpakk, ");
    assertThat(start("chess", "hu").err())
        .startsWith("boardrules: a változat: 1. karakter: ismeretlen játék: chess; a játékok: ");
    assertThat(start("zertz:ring=61", "en"))
        .isEqualTo(
            Run.failed(
                "the variant: character 7: unknown option 'ring'; the options are game, rings,"
                    + " claim, capture, stall."));
    assertThat(start("zertz:rings=62", "en"))
        .isEqualTo(
            Run.failed(
                "the variant: character 13: rings is 62, but must be one of 37, 40, 43, 44, 48,"
                    + " 61."));
    assertThat(start("zertz:rings=62", "hu"))
        .isEqualTo(
            Run.failed(
                "a változat: 13. karakter: rings értéke 62, de csak ez lehet: 37, 40, 43, 44, 48,"
                    + " 61."));
  }

  private static Run start(String variant, String language) {
    return Run.installed("start", variant, "--locale", language);
  }

  static Stream<String> variants() {
    return GAMES.games().stream().flatMap(game -> game.variantIds().stream());
  }
}
