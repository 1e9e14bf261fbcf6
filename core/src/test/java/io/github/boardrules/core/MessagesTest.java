package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.play.MatchRecord;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MessagesTest {
  private static final Locale HUNGARIAN = new Locale("hu");
  private static final Locale ESPERANTO = new Locale("eo");

  private final Locale machine = Locale.getDefault();

  /** A reason of a game that has German sentences. */
  private enum Greeting implements EnumReason {
    HELLO;

    private static final Messages MESSAGES =
        new Messages(
            locale -> ResourceBundle.getBundle("io.github.boardrules.core.greetings", locale));

    @Override
    public Messages messages() {
      return MESSAGES;
    }
  }

  @Test
  void bothLanguagesHaveTheSameSentencesWithTheSamePlaceholders() {
    Map<String, String> english = new TreeMap<>(TextReason.MESSAGES.sentences(Locale.ENGLISH));
    Map<String, String> hungarian = TextReason.MESSAGES.sentences(HUNGARIAN);

    assertThat(english.remove("languages")).isEqualTo("en hu");
    assertThat(hungarian.keySet()).isEqualTo(english.keySet());
    for (String key : english.keySet()) {
      assertThat(placeholders(hungarian.get(key)))
          .as(key)
          .isEqualTo(placeholders(english.get(key)));
    }
  }

  @Test
  void everyReasonHasASentenceInBothLanguages() {
    for (EnumReason[] reasons : List.of(TextReason.values(), MoveReason.values())) {
      for (EnumReason reason : reasons) {
        String english = reason.message(Locale.ENGLISH, Map.of());
        assertThat(english).isNotBlank().isNotEqualTo(reason.message(HUNGARIAN, Map.of()));
        assertThat(reason.message(HUNGARIAN, Map.of())).isNotBlank();
        assertThat(reason.code()).matches("[a-z]+(-[a-z]+)*");
      }
    }
    assertThat(TextReason.REPEATED_KEY.code()).isEqualTo("repeated-key");
  }

  @Test
  void theMachinesLanguageDoesNotMatter() {
    Locale.setDefault(HUNGARIAN);
    assertThat(Refusal.of(MoveReason.GAME_OVER).message()).isEqualTo("The game is over.");

    Locale.setDefault(Locale.GERMANY);
    assertThat(MoveReason.GAME_OVER.message(new Locale("hu", "RO"), Map.of()))
        .isEqualTo("A játéknak vége.");
  }

  @Test
  void theSentencesOfALanguageAreThoseOfItsFileAlone() {
    Messages own = TextReason.MALFORMED.messages().withPrefix("catalog.");

    assertThat(own.sentences(Locale.ENGLISH))
        .containsEntry("default-variant", own.message(Locale.ENGLISH, "default-variant"))
        .isEqualTo(own.sentences(Locale.ROOT));
    assertThat(own.sentences(new Locale("hu", "RO")))
        .containsEntry("default-variant", own.message(HUNGARIAN, "default-variant"));
    assertThat(own.sentences(Locale.FRENCH)).isEmpty();
    Locale.setDefault(HUNGARIAN);
    assertThat(own.sentences(Locale.FRENCH)).isEmpty();
  }

  @Test
  void placeholdersAreFilledAndThoseWithoutAValueStay() {
    Map<String, String> facts = Map.of("name", "rows", "value", "{most}", "least", "1");

    assertThat(TextReason.MESSAGES.message(Locale.ROOT, "out-of-range", facts))
        .isEqualTo("rows must be a number from 1 to {most}, not {most}.");
    assertThatThrownBy(() -> TextReason.MESSAGES.message(Locale.ROOT, "no-such-key", Map.of()))
        .isInstanceOf(MissingResourceException.class);
  }

  @Test
  void aFileOnTheClassPathAddsALanguageToCore() {
    Status won = Status.win(1, MoveReason.GAME_OVER);

    assertThat(won.message(ESPERANTO)).isEqualTo("Ludanto 1 venkis: La ludo finiĝis.");
    assertThat(won.message(Locale.GERMAN)).isEqualTo("Player 1 wins: The game is over.");
    assertThat(TextReason.MESSAGES.isIn(ESPERANTO)).isTrue();
    assertThat(TextReason.MESSAGES.isIn(Locale.GERMAN)).isFalse();
    assertThat(TextReason.MESSAGES.isIn(Locale.UK)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "pt-BR, Oi",
    "pt-PT, Olá",
    "pt, Olá",
    "zh-Hant, 您好",
    "zh-TW, 您好",
    "zh-Hant-HK, 您好",
    "zh-Hans, 你好",
    "zh-CN, 你好",
    "zh, Hello",
    "de-AT, Guten Tag",
    "en-GB, Hello",
    "fr-CA, Hello",
  })
  void scriptsAndRegionsCount(String tag, String hello) {
    Locale locale = Locale.forLanguageTag(tag);
    for (String machines : List.of("en", "pt-BR", "zh-CN", "de")) {
      Locale.setDefault(Locale.forLanguageTag(machines));
      ResourceBundle.clearCache();

      assertThat(Greeting.MESSAGES.message(locale, "hello")).isEqualTo(hello);
      assertThat(Greeting.MESSAGES.message(Locale.GERMAN, "bye")).isEqualTo("Goodbye");
      assertThat(Greeting.MESSAGES.isIn(locale))
          .isEqualTo(!hello.equals("Hello") || tag.equals("en-GB"));
    }
  }

  @Test
  void theSentencesOfARegionIncludeThoseOfItsLanguage() {
    assertThat(Greeting.MESSAGES.sentences(Locale.forLanguageTag("pt-BR")))
        .isEqualTo(Map.of("hello", "Oi", "bye", "Adeus"));
    assertThat(Greeting.MESSAGES.sentences(Locale.forLanguageTag("zh-Hant")))
        .isEqualTo(Map.of("hello", "您好"));
    assertThat(Greeting.MESSAGES.sentences(Locale.forLanguageTag("zh"))).isEmpty();
  }

  /** How a sentence of core contains one of a game. */
  static List<Function<Locale, String>> sentencesWithParts() {
    Label hello = Greeting.MESSAGES.label("hello");
    return List.of(
        Status.win(1, Greeting.HELLO)::message,
        Status.draw(Greeting.HELLO)::message,
        Status.ongoing(1, hello)::message,
        locale -> Status.ongoing(1).message(locale, player -> Optional.of(hello)),
        TextReason.MESSAGES.label("player-named", Map.of("player", "1", "name", hello))::message,
        NotationException.broken("x", Greeting.HELLO, Map.of())::message,
        MatchRecord.Problem.of("x", 0, 3, "x", Refusal.of(Greeting.HELLO))::message);
  }

  /** The game has German sentences, core has Esperanto ones, and neither has the other. */
  @ParameterizedTest
  @MethodSource("sentencesWithParts")
  void aSentenceIsInOneLanguage(Function<Locale, String> sentence) {
    assertThat(sentence.apply(Locale.ENGLISH)).contains("Hello");
    assertThat(sentence.apply(Locale.GERMAN)).isEqualTo(sentence.apply(Locale.ENGLISH));
    assertThat(sentence.apply(ESPERANTO)).isEqualTo(sentence.apply(Locale.ENGLISH));
    assertThat(Greeting.HELLO.message(Locale.GERMAN, Map.of())).isEqualTo("Guten Tag");
  }

  @Test
  void aPrefixOfKeysCanBeLeftOut() {
    Messages part = TextReason.MESSAGES.withPrefix("player-");

    assertThat(part.message(Locale.ENGLISH, "named", Map.of("player", "1", "name", "White")))
        .isEqualTo("Player 1 (White)");
    assertThat(part.label("named").key()).isEqualTo("named");
  }

  @Test
  void aTranslatedLabelIsChosenWhenItIsShown() {
    Label label = TextReason.MESSAGES.label("player", Map.of("player", "2"));

    assertThat(label.key()).isEqualTo("player");
    assertThat(label.message(Locale.ENGLISH)).isEqualTo("Player 2");
    assertThat(label.message(HUNGARIAN)).isEqualTo("2. játékos");
    assertThat(label)
        .isEqualTo(TextReason.MESSAGES.label("player", Map.of("player", "2")))
        .isNotEqualTo(TextReason.MESSAGES.label("player", Map.of("player", "1")))
        .isNotEqualTo(Label.of("player"));
  }

  @AfterEach
  void restoreTheDefaultLocale() {
    Locale.setDefault(machine);
  }

  private static List<String> placeholders(String sentence) {
    return Pattern.compile("\\{[a-z]*\\}")
        .matcher(sentence)
        .results()
        .map(MatchResult::group)
        .sorted()
        .toList();
  }
}
