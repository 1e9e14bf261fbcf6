package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Legality": the sentences. The second model knows the reasons and their cells. */
class LegalityTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2a1     | 2a1 does not rest on four stones.        | Nincs alatta négy kő: 2a1.",
        "1a1-1c1 | 1c1 is not on a higher level than 1a1. | 1c1 nincs magasabb szinten, mint 1a1.",
      })
  void aSentenceNamesTheCells(String move, String english, String hungarian) {
    GamePosition given = GamePosition.start("pylos").play("1a1", "1b1");

    assertThat(given.refusal(move).message(Locale.ENGLISH)).isEqualTo(english);
    assertThat(given.refusal(move).message(new Locale("hu"))).isEqualTo(hungarian);
  }
}
