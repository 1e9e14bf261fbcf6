package io.github.boardrules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Messages;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantText;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PropertyResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LobbyTest {
  private static final Catalog GAMES = Catalog.installed();
  private static final Lobby LOBBY = new Lobby(GAMES);
  private static final Locale HUNGARIAN = new Locale("hu");

  @Test
  void everyReadyMadeVariantIsMadeOfItsChoices() {
    for (Map<?, ?> game : games(Locale.ENGLISH)) {
      for (Object each : (List<?>) game.get("variants")) {
        Map<?, ?> variant = (Map<?, ?>) each;
        Map<String, Object> made =
            LOBBY.variant(
                game.get("id").toString(), variant.get("choices").toString(), 42, Locale.ENGLISH);
        assertThat(made).as(variant.toString()).doesNotContainKey("problem");
        assertThat(made.get("id")).isEqualTo(variant.get("id"));
      }
    }
  }

  @Test
  void theGamesAreThoseOfTheCatalogAndTheBestKnownOnesComeFirst() {
    assertThat(games(HUNGARIAN))
        .extracting(game -> game.get("id").toString())
        .startsWith("zertz", "tzaar", "pylos", "abalone", "heaps")
        .containsExactlyInAnyOrderElementsOf(GAMES.games().stream().map(GameInfo::id).toList());
    Map<?, ?> triangle = game("triangle");
    assertThat(triangle.get("name")).isEqualTo("Háromszög");
    assertThat(triangle.get("hasPerfect")).isEqualTo(true);
    assertThat(game("zertz").get("hasPerfect")).isEqualTo(false);
    assertThat(game("pylos").get("hasPerfect")).isEqualTo(false);
    assertThat(game("inlay").get("players")).isEqualTo(1);
    assertThat(game("colorfield").get("hasLayouts")).isEqualTo(true);
  }

  @Test
  void theLanguagesAreThoseOfAnyGameAndAFaultyGameIsNamed() throws IOException {
    assertThat(LOBBY.values(HUNGARIAN).get("languages")).isEqualTo(List.of("en", "hu"));
    assertThat(lobbyOf("languages=en fr\ngame.go=Go\nvariant.go.go=Go").values(HUNGARIAN))
        .containsEntry("languages", List.of("en", "hu", "fr"));
    assertThat(PageTexts.whole(Locale.FRENCH)).isEqualTo(Locale.ENGLISH);
    assertThat(PageTexts.whole(HUNGARIAN)).isEqualTo(HUNGARIAN);
    Lobby faulty = lobbyOf("game.go=Go");
    assertThatThrownBy(() -> faulty.values(HUNGARIAN)).hasMessage("go: no sentence variant.go.go");
  }

  private static Lobby lobbyOf(String sentences) throws IOException {
    var bundle = new PropertyResourceBundle(new StringReader(sentences));
    GameInfo game = GameInfo.of(VariantText.of("go"), new Messages(locale -> bundle), "go", "go");
    return new Lobby(Catalog.of(new GameFamily("go", variant -> GAMES.rules("triangle"), game) {}));
  }

  @Test
  void tzaarBeginsWithItsRandomSetUp() {
    Map<?, ?> first = (Map<?, ?>) ((List<?>) game("tzaar").get("variants")).get(0);
    assertThat(first.get("choices")).isEqualTo("setup=random");
    assertThat(first.get("description")).isEqualTo("a korongok véletlenszerűen kerülnek fel");
    Map<String, Object> drawn = LOBBY.variant("tzaar", "setup=random", 7, HUNGARIAN);
    assertThat(drawn).containsEntry("id", "tzaar:setup=random,seed=7");
    assertThat(LOBBY.named(GAMES.rules("tzaar:setup=random,seed=7"), HUNGARIAN))
        .containsEntry("variantName", "Véletlenszerű felállítás");
  }

  @Test
  void theChapterIsThatOfTheVariant() {
    Object chapter =
        LOBBY.named(GAMES.rules("zertz:game=tournament,rings=61"), HUNGARIAN).get("rules");

    assertThat((List<?>) chapter).hasSizeGreaterThan(3);
    assertThat(chapter.toString()).contains("61 tábladarab", "6 feketét").doesNotContain("37");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz | rings=40 | zertz:rings=40",
        "zertz | claim=automatic;rings=40; | zertz:rings=40,claim=automatic",
        "zertz | rings=41 | rings is 41, but must be one of 37, 40, 43, 44, 48, 61.",
        "zertz | rings | ",
        "tzaar | seed=5 | ",
        "chess | '' | ",
      })
  void aFormIsAVariantOrAProblem(String game, String choices, String expected) {
    Map<String, Object> made = LOBBY.variant(game, choices.replace(';', '\n'), 1, Locale.ENGLISH);
    if (expected == null) {
      assertThat(made).containsOnlyKeys("problem");
    } else {
      assertThat(made.getOrDefault("id", made.get("problem"))).isEqualTo(expected);
    }
  }

  @Test
  void aLayoutIsAVariantOrAProblem() throws IOException {
    String layout = Files.readString(Path.of("../layouts/five-by-five.txt"));
    Map<String, Object> made = LOBBY.layout(layout, Locale.ENGLISH);
    assertThat(made).containsEntry("name", "Small board");
    assertThat(LOBBY.layout("rows= xyz", HUNGARIAN).get("problem").toString())
        .contains("az elrendezésből hiányzik: middle");
  }

  private static Map<?, ?> game(String id) {
    return games(HUNGARIAN).stream().filter(game -> id.equals(game.get("id"))).findFirst().get();
  }

  private static List<Map<?, ?>> games(Locale locale) {
    return ((List<?>) LOBBY.values(locale).get("games"))
        .stream().<Map<?, ?>>map(game -> (Map<?, ?>) game).toList();
  }
}
