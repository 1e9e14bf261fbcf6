package io.github.boardrules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the page claims of its puzzles, proved once more by trying every move and every reply. */
class PuzzlesTest {
  private static final int MAX_BYTES = 30_000;

  @Test
  void thereArePuzzlesOfThreeLevelsInEveryGameWithForcedWins() throws IOException {
    List<Puzzle> all = Puzzle.all();
    assertThat(Files.size(Puzzle.FILE)).isLessThanOrEqualTo(MAX_BYTES);
    assertThat(all).doesNotHaveDuplicates().hasSizeGreaterThan(100);
    assertThat(all.stream().map(Puzzle::level)).contains(1, 2, 3);
    Set<String> games =
        all.stream().map(each -> each.variant().split(":", 2)[0]).collect(Collectors.toSet());
    assertThat(games)
        .isEqualTo(
            Catalog.installed().games().stream()
                .filter(game -> Catalog.installed().rules(game.variantIds().get(0)).players() == 2)
                .map(game -> game.id())
                .collect(Collectors.toSet()));
  }

  @Test
  void oneFirstMoveForcesTheWinInTimeAndNoneDoesFaster() throws IOException {
    for (Puzzle puzzle : Puzzle.all()) {
      check(puzzle, Catalog.installed().rules(puzzle.variant()));
    }
  }

  private static <S, M> void check(Puzzle puzzle, Rules<S, M> rules) {
    S position = rules.notation().parsePosition(puzzle.position());
    assertThat(Puzzle.keys(rules, position, puzzle.moves(), RenewPuzzles.MAX_TRIED))
        .as(puzzle.line())
        .hasSize(1);
    assertThat(Puzzle.keys(rules, position, puzzle.moves() - 1, Long.MAX_VALUE))
        .as(puzzle.line())
        .isEmpty();
  }
}
