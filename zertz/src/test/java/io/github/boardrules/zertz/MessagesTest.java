package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sentences, in English and Hungarian. */
class MessagesTest {
  private static final Locale HUNGARIAN = new Locale("hu");
  private static final Pattern GAP = Pattern.compile("\\{([a-z]+)}");

  static Stream<Reason> everyReason() {
    return Stream.of(ZertzReason.values(), ZertzEnding.values(), ZertzTextReason.values())
        .flatMap(Stream::of);
  }

  @ParameterizedTest
  @MethodSource("everyReason")
  void everyReasonHasItsSentenceInBothLanguages(Reason reason) {
    String english = reason.message(Locale.ENGLISH, Map.of());
    String hungarian = reason.message(HUNGARIAN, Map.of());

    assertThat(english).isNotBlank().endsWith(".").isNotEqualTo(hungarian);
    assertThat(hungarian).isNotBlank();
    assertThat(reason.message(Locale.FRENCH, Map.of())).isEqualTo(english);
    assertThat(reason.message(Locale.ROOT, Map.of())).isEqualTo(english);
    assertThat(reason.message(new Locale("hu", "HU"), Map.of())).isEqualTo(hungarian);
  }

  @Test
  void theCodesAreThoseOfThePage() {
    assertThat(ZertzReason.values())
        .extracting(ZertzReason::code)
        .containsExactlyInAnyOrder(
            "game-over",
            "nothing-to-retract",
            "must-capture",
            "cannot-pass",
            "off-board",
            "no-ring",
            "no-marble",
            "not-a-jump",
            "nothing-to-jump",
            "landing-occupied",
            "wrong-colour",
            "must-continue",
            "occupied",
            "not-in-supply",
            "must-remove",
            "ring-occupied",
            "ring-not-free",
            "not-claimable",
            "must-claim");
    assertThat(ZertzEnding.values())
        .extracting(ZertzEnding::code)
        .containsExactlyInAnyOrder(
            "each", "white", "grey", "black", "full-board", "no-marbles", "stall");
  }

  @Test
  void bothFilesHaveTheSameKeysAndGaps() throws IOException {
    Properties english = load("messages.properties");
    Properties hungarian = load("messages_hu.properties");

    assertThat(hungarian.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
    for (String key : english.stringPropertyNames()) {
      assertThat(gaps(hungarian.getProperty(key)))
          .describedAs(key)
          .isEqualTo(gaps(english.getProperty(key)));
      assertThat(hungarian.getProperty(key)).isNotBlank();
      assertThat(english.getProperty(key)).isNotBlank();
    }
  }

  @Test
  void everySentenceBelongsToAReasonOrAColour() throws IOException {
    Set<String> keys = new TreeSet<>(Set.of("marble.W", "marble.G", "marble.B"));
    Stream.of(ZertzReason.values()).forEach(reason -> keys.add("refusal." + reason.code()));
    Stream.of(ZertzEnding.values()).forEach(ending -> keys.add("ending." + ending.code()));
    Stream.of(ZertzTextReason.values()).forEach(reason -> keys.add("text." + reason.code()));

    assertThat(load("messages.properties").stringPropertyNames())
        .containsExactlyInAnyOrderElementsOf(keys);
  }

  @Test
  void endingsHaveNoGaps() throws IOException {
    Properties english = load("messages.properties");

    for (ZertzEnding ending : ZertzEnding.values()) {
      assertThat(gaps(english.getProperty("ending." + ending.code()))).isEmpty();
    }
  }

  @Test
  void aMarbleIsToldByTheNameOfItsColour() {
    for (String row : List.of("W white fehér", "G grey szürke", "B black fekete")) {
      String[] words = row.split(" ", -1);
      Map<String, String> facts = Map.of("marble", words[0], "over", "d5");

      assertThat(ZertzReason.WRONG_COLOUR.message(Locale.ENGLISH, facts))
          .isEqualTo("The marble on d5 is " + words[1] + ".");
      assertThat(ZertzReason.WRONG_COLOUR.message(HUNGARIAN, facts)).contains(words[2]);
    }
  }

  @Test
  void theLanguageOfTheMachineDoesNotMatter() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(HUNGARIAN);
      assertThat(ZertzReason.GAME_OVER.message(Locale.ENGLISH, Map.of()))
          .isEqualTo("The game is over.");
      Locale.setDefault(new Locale("tr"));
      assertThat(ZertzReason.CANNOT_PASS.code()).isEqualTo("cannot-pass");
      assertThat(ZertzRules.parse("zertz:claim=automatic").variant())
          .isEqualTo("zertz:claim=automatic");
      assertThat(Marble.WHITE.word()).isEqualTo("white");
    } finally {
      Locale.setDefault(before);
    }
  }

  private static Set<String> gaps(String sentence) {
    return GAP.matcher(sentence).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  private static Properties load(String file) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = ZertzRules.class.getResourceAsStream(file)) {
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return properties;
  }
}
