package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.boardrules.core.Messages;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantText;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.fixtures.Checkout;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** Both languages are complete, and have no sentence that the program does not use. */
class TextsTest {
  private static final String SOURCES = "src/main/java/io/github/boardrules/examples/";

  /** The folders of the programs that share these sentences. */
  private static final String CLI = "examples/cli/" + SOURCES + "cli";

  private static final String SPARK = "examples/spark/" + SOURCES + "spark";
  private static final Texts ENGLISH = new Texts(Locale.ENGLISH);
  private static final Texts HUNGARIAN = new Texts(Locale.forLanguageTag("hu"));

  @Test
  void bothLanguagesHaveTheSameSentencesAndPlaceholders() {
    assertThat(HUNGARIAN.bundle().keySet()).isEqualTo(ENGLISH.bundle().keySet());
    // A missing Hungarian sentence would be found in the English file, so the text must differ.
    for (String key : ENGLISH.bundle().keySet()) {
      String english = ENGLISH.bundle().getString(key);
      assertThat(english).as(key).isNotBlank();
      assertThat(placeholders(HUNGARIAN.bundle(), key))
          .as(key)
          .isEqualTo(placeholders(ENGLISH.bundle(), key));
      if (english.matches(".*[a-z]{3}.*")
          && !Set.of("wrong-argument", "analysis-chance").contains(key)) {
        assertThat(HUNGARIAN.bundle().getString(key)).as(key).isNotEqualTo(english);
      }
    }
  }

  @Test
  void everySentenceIsUsed() {
    String sources = sources();
    assertThat(ENGLISH.bundle().keySet())
        .filteredOn(
            key ->
                !key.contains("usage.")
                    && !key.matches(
                        "(json|serve-kind|seat-kind|notation|command-word|label)[-.].*"))
        .allSatisfy(key -> assertThat(sources).contains("\"" + key + "\""));
  }

  @Test
  void everySentenceThatTheSourcesUseExists() {
    Pattern named =
        Pattern.compile(
            "(?:Failure\\.of|failure|say|update|show|text|descriptionKey =)[( ]\\s*(?:command,\\s*)?\"([^\"]+[^-])\"");
    Set<String> keys =
        named.matcher(sources()).results().map(found -> found.group(1)).collect(Collectors.toSet());
    assertThat(keys).hasSizeGreaterThan(40);
    // The names of fields are not sentences.
    keys.removeAll(
        Set.of("start", "status", "variant", "move", "moves", "position", "positions", "do"));
    assertThat(ENGLISH.bundle().keySet()).containsAll(keys);
  }

  @ParameterizedTest
  @CsvSource({
    "zertz, 'Wd4,d1 xd1Gd3 Bd7,b2xWa1Wa2'",
    "tzaar, D5xC5 H5+G5 pass",
    "tzaar:setup=tournament, Z@E4",
    "pikkpakk:steps=any, bu 5l 3r2 e5",
    "pushfour, b9",
    "fivepush, e5 bu 5l",
    "abalone:steps=any, c9l a1u2",
    "inlay, bu 5l",
    "pylos, 1b2 1d4-2a1 1b2x1b2x1a1",
    "one-two-three, a1 d1+d2+d3",
    "triangle, 3:2",
    "heaps:sizes=3-4-5, 3:2",
    "colorfield, a3-a4 e4-f4xa6 x1-c1",
  })
  void movesThatExplainTheNotationAreMoves(String variant, String moves) {
    TextRules rules = Catalog.installed().textRules(variant);
    for (String move : moves.split(" ", -1)) {
      assertThatCode(() -> rules.isLegal(rules.start(), move)).doesNotThrowAnyException();
      for (Texts texts : List.of(ENGLISH, HUNGARIAN)) {
        String key = "notation." + variant.replaceFirst(":.*", "");
        assertThat(texts.find(key).orElseThrow()).containsPattern("\\b" + Pattern.quote(move));
      }
    }
  }

  @Test
  void theNotationOfEveryGameIsExplained() {
    assertThat(ENGLISH.bundle().keySet())
        .filteredOn(key -> key.startsWith("notation."))
        .hasSameElementsAs(
            Catalog.installed().games().stream().map(game -> "notation." + game.id()).toList());
    assertThat(ENGLISH.find("notation.heap")).isEmpty();
  }

  @Test
  void everyCommandAndArgumentIsExplained() {
    for (Texts texts : List.of(ENGLISH, HUNGARIAN)) {
      CommandLine parser =
          Arguments.parser(
              CommandContext.silent(Catalog.of(), texts.locale()), Arguments.BOARDRULES);
      assertThat(parser.getSubcommands()).hasSameSizeAs(Arguments.BOARDRULES.commands());
      Stream.concat(Stream.of(parser), parser.getSubcommands().values().stream())
          .map(CommandLine::getCommandSpec)
          .forEach(
              command -> {
                assertThat(command.usageMessage().header()).as(command.name()).isNotEmpty();
                for (ArgSpec argument : command.args()) {
                  assertThat(argument.description())
                      .as("%s %s", command.name(), argument.paramLabel())
                      .isNotEmpty();
                }
              });
    }
  }

  @Test
  void typedTextsAreQuotedInOneLine() {
    assertThat(Texts.quote("a\tb\u0007\n").message(Locale.ENGLISH)).isEqualTo("'a?b??'");
    Locale hungarian = HUNGARIAN.locale();
    assertThat(Texts.quote("ű".repeat(60)).message(hungarian))
        .isEqualTo("„" + "ű".repeat(60) + "”");
    assertThat(Texts.quote("ű".repeat(61)).message(hungarian))
        .isEqualTo("„" + "ű".repeat(60) + "…”");
  }

  /** A third language needs nothing but files; the German ones of the tests have few sentences. */
  @Test
  void sentencesThatAFileLacksAreEnglish() {
    Session.checkInstalled(
        """
        $ --locale=de why one-two-three b1+c1 --position 'oooo/oooo/oooo/..oo 2'
        empty-cell: Auf b1 liegt keine Kugel.
        = 1
        $ --locale=de why triangle 8:1 --position '1-2-3-4-5-6-7-0 2' > heap-empty: Haufen 8 ist leer.¶= 1
        $ --locale=de why one-two-three a1+b1+c1+d1 > too-many: 4 balls are …¶= 1
        $ play --seat1=human --locale=de triangle < zurück¶ZURUCK¶undo
        …
        > Es gibt keinen Zug, der zurückgenommen werden kann.
        > Es gibt keinen Zug, der zurückgenommen werden kann.
        > Es gibt keinen Zug, der zurückgenommen werden kann.
        >
        $ play --seat1=human --locale=de heaps:sizes=1 < 1:1
        …
        Player 1 wins: the last ball has been taken.
        >
        """);
  }

  @Test
  void aLanguageThatOneGameHasIsAccepted() throws IOException {
    var bundle =
        new PropertyResourceBundle(
            new StringReader("languages=en fr\ngame.go=Go\nchapter.go=Go\nvariant.go.go=Go\n"));
    GameInfo game = GameInfo.of(VariantText.of("go"), new Messages(locale -> bundle), "go", "go");
    Catalog games = Catalog.of(new GameFamily("go", Run.GAMES::rules, game) {});

    assertThat(Run.with(games, "", "games --locale fr"))
        .isEqualTo(Run.with(games, "", "games"))
        .extracting(Run::status)
        .isEqualTo(0);
    assertThat(Run.with(games, "", "games --locale it"))
        .isEqualTo(Run.failed("--locale is 'it', but must be one of: de, en, fr, hu."));
    assertThat(Run.with(games, "", "games --locale deutsch").err())
        .contains("--locale is 'deutsch', but must be one of: de, en, fr, hu.");
  }

  /** A language is one that sentences are found in, whether or not it is listed in this way. */
  @Test
  void regionsAndScriptsAreLanguages() {
    Messages chinese =
        new Messages(
            locale ->
                new ListResourceBundle() {
                  @Override
                  public Locale getLocale() {
                    return locale.getLanguage().equals("zh")
                        ? Locale.forLanguageTag("zh-Hant")
                        : Locale.ROOT;
                  }

                  @Override
                  protected Object[][] getContents() {
                    return new Object[][] {{"languages", "en zh-Hant"}, {"game.go", "Go"}};
                  }
                });
    GameInfo game = GameInfo.of(VariantText.of("go"), chinese, "go", "go");
    Catalog games = Catalog.of(new GameFamily("go", Run.GAMES::rules, game) {});

    for (String language : List.of("zh-Hant", "zh-TW", "zh-Hant-HK")) {
      assertThat(Run.with(games, "", "games --locale " + language).status()).isEqualTo(0);
    }
    for (String other : List.of("zh-CN", "und", "pt_BR")) {
      assertThat(Run.with(games, "", "games --locale " + other))
          .isEqualTo(
              Run.failed("--locale is '" + other + "', but must be one of: de, en, hu, zh-Hant."));
    }
  }

  private static Set<String> placeholders(ResourceBundle bundle, String key) {
    return Pattern.compile("\\{[a-z]+}")
        .matcher(bundle.getString(key))
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String sources() {
    return String.join("", Checkout.texts(CLI, file -> true).values())
        + String.join("", Checkout.texts(SPARK, file -> true).values());
  }
}
