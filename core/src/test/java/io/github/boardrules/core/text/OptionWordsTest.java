package io.github.boardrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionWordsTest {
  private enum Side {
    LEFT,
    RIGHT
  }

  private final OptionWords words =
      new OptionWords(Map.of("side", "right", "rows", "8", "turn", "yes", "loop", "no"));

  @Test
  void constantsAreSpelledInLowerCase() {
    assertThat(OptionWords.of(Side.LEFT)).isEqualTo("left");
    assertThat(OptionWords.of(Side.class)).containsExactly("left", "right");
  }

  @Test
  void constantsAreSpelledAlikeInEveryLanguage() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr")); // where the small I has no dot
    try {
      assertThat(OptionWords.of(Side.RIGHT)).isEqualTo("right");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aChoiceBetweenTwoWaysIsNoOrYes() {
    assertThat(List.of(OptionWords.of(false), OptionWords.of(true))).isEqualTo(OptionWords.NO_YES);
    assertThat(words.yes("turn")).isTrue();
    assertThat(words.yes("loop")).isFalse();
  }

  @Test
  void aValueIsReadAsWhatItStandsFor() {
    assertThat(words.word("side")).isEqualTo("right");
    assertThat(words.constant("side", Side.class)).isEqualTo(Side.RIGHT);
    assertThat(words.number("rows")).isEqualTo(8);
  }

  @Test
  void whatIsNotThereIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> words.word("cols"))
        .withMessage("There is no option cols.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> words.constant("turn", Side.class))
        .withMessage("The value of turn is yes, not one of [left, right].");
    assertThatIllegalArgumentException().isThrownBy(() -> words.number("side"));
  }

  @Test
  void laterChangesOfTheMapAreNotSeen() {
    Map<String, String> values = new HashMap<>(Map.of("rows", "8"));
    OptionWords kept = new OptionWords(values);
    values.put("rows", "9");
    assertThat(kept.number("rows")).isEqualTo(8);
  }
}
