package io.github.boardrules.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Label;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameInfoTest {

  @Test
  void aGameHasAnIdANameAndVariants() {
    List<String> variants = new ArrayList<>(List.of("one-09", "one-09:rows=3"));
    GameInfo game = new GameInfo("one-09", Label.of("One, Nine!"), variants);

    variants.clear();

    assertThat(game.variants()).containsExactly("one-09", "one-09:rows=3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Game", "2game", "-game", "a game", "játék", "game:"})
  void anIdHasLowerCaseLettersDigitsAndHyphens(String id) {
    assertThatThrownBy(() -> new GameInfo(id, Label.of("Game"), List.of(id)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not '" + id + "'");
  }

  @Test
  void everyVariantBeginsWithTheId() {
    assertThatThrownBy(() -> new GameInfo("game", Label.of("Game"), List.of("game", "games")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The variant 'games' does not begin with the game's id, game.");
  }

  @Test
  void aGameHasAVariant() {
    assertThatThrownBy(() -> new GameInfo("game", Label.of("Game"), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The game game names no variant.");
  }
}
