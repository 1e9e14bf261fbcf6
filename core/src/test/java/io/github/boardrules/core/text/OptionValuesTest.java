package io.github.boardrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionValuesTest {
  private enum Side {
    LEFT,
    RIGHT
  }

  private final OptionValues words =
      new OptionValues(Map.of("side", "right", "rows", "8", "turn", "yes", "loop", "no"));

  @Test
  void constantsAreSpelledInLowerCase() {
    assertThat(OptionValues.of(Side.LEFT)).isEqualTo("left");
    assertThat(OptionValues.of(Side.class)).containsExactly("left", "right");
  }

  @Test
  void constantsAreSpelledAlikeInEveryLanguage() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr")); // where the small I has no dot
    try {
      assertThat(OptionValues.of(Side.RIGHT)).isEqualTo("right");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aChoiceBetweenTwoWaysIsNoOrYes() {
    assertThat(List.of(OptionValues.of(false), OptionValues.of(true)))
        .isEqualTo(OptionValues.NO_YES);
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
    OptionValues kept = new OptionValues(values);
    values.put("rows", "9");
    assertThat(kept.number("rows")).isEqualTo(8);
  }
}
