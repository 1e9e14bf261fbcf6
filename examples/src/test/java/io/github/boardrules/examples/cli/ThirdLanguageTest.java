package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.shared.ExitStatus;
import org.junit.jupiter.api.Test;

/**
 * A third language needs nothing but files. The German ones, among the resources of the tests, have
 * three sentences of one game and one of the program; English ones stand in for the rest.
 */
class ThirdLanguageTest {
  @Test
  void sentencesThatTheFileHasAreGerman() {
    assertThat(
            Run.installed(
                "--locale=de why one-two-three b1+c1 --position", "oooo/oooo/oooo/..oo 2"))
        .isEqualTo(Run.refused("empty-cell: Auf b1 liegt keine Kugel."));
    assertThat(Run.installed("--locale=de why triangle 8:1 --position", "1-2-3-4-5-6-7-0 2"))
        .isEqualTo(Run.refused("heap-empty: Haufen 8 ist leer."));
    assertThat(play("undo\n", "triangle").out())
        .contains("> Es gibt keinen Zug, der zurückgenommen werden kann.\n");
  }

  @Test
  void otherSentencesAreEnglish() {
    assertThat(Run.installed("--locale=de why one-two-three a1+b1+c1+d1").out())
        .isEqualTo(Run.installed("why one-two-three a1+b1+c1+d1").out())
        .startsWith("too-many: ");
    assertThat(play("", "triangle").out()).startsWith("Type a move or a command; ");
  }

  @Test
  void aGermanReasonMayStandInAnEnglishSentence() {
    assertThat(play("1:1\n", "heaps:sizes=1").out())
        .contains("Player 1 wins: die letzte Kugel ist genommen.\n");
  }

  @Test
  void aLanguageWithoutAFileIsRefused() {
    assertThat(Run.installed("games --locale fr").status()).isEqualTo(ExitStatus.UNUSABLE);
  }

  private static Run play(String input, String variant) {
    return Run.with(Run.GAMES, input, "play --seat1=human --locale=de", variant);
  }
}
