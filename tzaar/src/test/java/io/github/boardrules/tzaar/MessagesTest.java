package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Reason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sentences are complete in both languages. */
class MessagesTest {
  private static final String BUNDLE = "io.github.boardrules.tzaar.messages";
  private static final Locale HUNGARIAN = new Locale("hu");
  private static final Pattern GAP = Pattern.compile("\\{[^}]*}");

  private final ResourceBundle english = ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
  private final ResourceBundle hungarian = ResourceBundle.getBundle(BUNDLE, HUNGARIAN);

  static List<Reason> everyReason() {
    List<Reason> reasons = new ArrayList<>();
    reasons.addAll(List.of(TzaarReason.values()));
    reasons.addAll(List.of(TzaarEnding.values()));
    reasons.addAll(List.of(TzaarTextReason.values()));
    return reasons;
  }

  @ParameterizedTest
  @MethodSource("everyReason")
  void everyReasonHasASentenceInBothLanguages(Reason reason) {
    String sentence = reason.message(Locale.ENGLISH, Map.of());

    assertThat(sentence).isNotBlank().endsWith(".");
    assertThat(reason.message(HUNGARIAN, Map.of()))
        .isNotBlank()
        .endsWith(".")
        .isNotEqualTo(sentence);
    assertThat(reason.message(Locale.GERMAN, Map.of())).isEqualTo(sentence);
    assertThat(reason.message(new Locale("hu", "HU"), Map.of()))
        .isEqualTo(reason.message(HUNGARIAN, Map.of()));
  }

  @Test
  void bothLanguagesHaveTheSameSentencesAndGaps() {
    assertThat(hungarian.getLocale().getLanguage()).isEqualTo("hu");
    assertThat(hungarian.keySet()).isEqualTo(english.keySet());
    for (String key : english.keySet()) {
      assertThat(gaps(hungarian, key)).as(key).isEqualTo(gaps(english, key));
    }
  }

  @Test
  void thereAreNoSentencesWithoutAUse() {
    Set<String> keys = new TreeSet<>();
    Arrays.stream(TzaarReason.values()).forEach(reason -> keys.add("refusal." + reason.code()));
    Arrays.stream(TzaarEnding.values()).forEach(reason -> keys.add("ending." + reason.code()));
    Arrays.stream(TzaarTextReason.values()).forEach(reason -> keys.add("text." + reason.code()));
    Stream.of(Kind.values()).forEach(kind -> keys.add("kind." + kind.letter()));

    assertThat(english.keySet()).isEqualTo(keys);
  }

  @Test
  void theCodesAreThoseOfThePageInItsOrder() {
    assertThat(TzaarReason.values())
        .extracting(TzaarReason::code)
        .containsExactly(
            "game-over",
            "not-placing",
            "must-place",
            "must-capture",
            "occupied",
            "none-left",
            "empty-source",
            "not-yours",
            "not-in-line",
            "across-centre",
            "blocked",
            "empty-target",
            "own-target",
            "enemy-target",
            "too-weak",
            "covers-last");
    assertThat(TzaarTextReason.values())
        .extracting(TzaarTextReason::code)
        .contains(
            "too-many-pieces", "bad-placing", "bad-opening", "no-empty-field", "both-lack-a-kind");
  }

  private static Set<String> gaps(ResourceBundle bundle, String key) {
    return GAP.matcher(bundle.getString(key))
        .results()
        .map(result -> result.group())
        .collect(Collectors.toSet());
  }
}
