package io.github.boardrules.examples.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
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
  void aGameOfZertzIsExplainedInBothLanguages() {
    Session.checkInstalled(
        """
        $ replay zertz Wd4,d1 Gd5,a1 xd4Gd6
        ..../...../....../-..W.../....../...../.... 4,7,9 0,0,0 0,0,0 2
        -.../...../....../-..WG../....../...../.... 4,6,9 0,0,0 0,0,0 1
        -.../...../....../-....W./....../...../.... 4,6,9 0,1,0 0,0,0 2
        ongoing
        $ why zertz Wd4,d4 > ring-occupied: The ring on d4 has a marble and cannot be removed.¶= 1
        $ why zertz Wd4,d4 --locale hu
        ring-occupied: Ezen a tábladarabon golyó áll, ezért nem vehető el: d4.
        = 1
        $ status zertz --position '-.../...../....../-....W./....../...../.... 4,6,9 0,1,0 0,0,0 2'
        ongoing
        $ status zertz --position '-.../...../....../-....W./....../...../.... 4,6,9 0,1,0 0,0,0 3'
        ! the position: character 63: expected 1 or 2 here.
        $ start chess > ! the variant: character 1: unknown game 'chess'; the games are …
        $ start chess --locale hu > ! a változat: 1. karakter: ismeretlen játék: chess; a játékok: …
        $ start zertz:ring=61
        ! the variant: character 7: unknown option 'ring'; the options are game, rings, claim, capture, stall.
        $ start zertz:rings=62
        ! the variant: character 13: rings is 62, but must be one of 37, 40, 43, 44, 48, 61.
        $ start zertz:rings=62 --locale hu
        ! a változat: 13. karakter: rings értéke 62, de csak ez lehet: 37, 40, 43, 44, 48, 61.
        """);
  }
}
