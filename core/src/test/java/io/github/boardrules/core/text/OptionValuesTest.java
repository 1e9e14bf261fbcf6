package io.github.boardrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionValuesTest {
  private enum Side {
    LEFT,
    RIGHT
  }

  private static final Option<Side> SIDE = Option.ofEnum("side", Side.LEFT);
  private static final Option<Integer> ROWS = Option.ofNumber("rows", 4, 1, 8);
  private static final Option<Boolean> TURN = Option.ofFlag("turn", true);
  private static final Option<Boolean> LOOP = Option.ofFlag("loop", false);

  private final VariantText text = VariantText.of("game", SIDE, ROWS, TURN, LOOP);

  @Test
  void valuesHaveTheirTypes() {
    OptionValues values = text.parse("game:side=right,rows=8,turn=no,loop=yes");

    assertThat(values.get(SIDE)).isEqualTo(Side.RIGHT);
    assertThat(values.get(ROWS)).isEqualTo(8);
    assertThat(values.get(TURN)).isFalse();
    assertThat(values.get(LOOP)).isTrue();
  }

  @Test
  void constantsAreSpelledTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr")); // where the small I has no dot
    try {
      assertThat(Option.ofEnum("side", Side.RIGHT)).hasToString("side=right");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aDefaultCanBeNamed() {
    assertThat(text.parse("game").isNamed(ROWS)).isFalse();
    assertThat(text.parse("game:rows=4").isNamed(ROWS)).isTrue();
    assertThat(text.defaults().with(ROWS, 5).isNamed(ROWS)).isTrue();
    assertThat(text.defaults().with(ROWS, 5).with(ROWS, 4).isNamed(ROWS)).isFalse();
  }

  @Test
  void valuesAreImmutable() {
    OptionValues defaults = text.defaults();

    assertThat(defaults.with(ROWS, 5).get(ROWS)).isEqualTo(5);
    assertThat(defaults.get(ROWS)).isEqualTo(4);
    assertThat(defaults.texts())
        .isEqualTo(Map.of("side", "left", "rows", "4", "turn", "yes", "loop", "no"));
  }

  @Test
  void aValueOutsideTheListIsRefused() {
    Option<Integer> base = Option.ofChoice("base", 4, 3);
    OptionValues values = VariantText.of("game", base).values(5);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> values.get(base))
        .withMessage("base is 5, but must be one of 4, 3.");
  }

  @Test
  void anUnknownOptionIsNamed() {
    Option<Integer> cols = Option.ofNumber("cols", 1, 1, 9);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> text.defaults().get(cols))
        .withMessage("There is no option cols.");
    assertThatIllegalArgumentException().isThrownBy(() -> text.defaults().with(cols, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> text.defaults().isNamed(cols));
  }
}
