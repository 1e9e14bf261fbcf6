package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LabelTest {
  private static final Locale HUNGARIAN = new Locale("hu");

  @Test
  void aFixedLabelIsTheSameInEveryLanguage() {
    Label label = Label.of("d4");

    assertThat(label.code()).isEqualTo("d4");
    assertThat(label.text(Locale.ENGLISH)).isEqualTo("d4");
    assertThat(label.text(HUNGARIAN)).isEqualTo("d4");
    assertThat(label).hasToString("d4");
  }

  @Test
  void aTranslatedLabelIsChosenWhenItIsShown() {
    Label label = CoreReason.MESSAGES.label("player", Map.of("player", "2"));

    assertThat(label.code()).isEqualTo("player");
    assertThat(label.text(Locale.ENGLISH)).isEqualTo("Player 2");
    assertThat(label.text(HUNGARIAN)).isEqualTo("2. játékos");
  }

  @Test
  void labelsAreValues() {
    assertThat(Label.of("a")).isEqualTo(Label.of("a")).hasSameHashCodeAs(Label.of("a"));
    assertThat(Label.of("a")).isNotEqualTo(Label.of("b")).isNotEqualTo("a");
    Label move = CoreReason.MESSAGES.label("move");
    assertThat(move).isEqualTo(CoreReason.MESSAGES.label("move"));
    assertThat(move).isNotEqualTo(Label.of("move"));
    assertThat(CoreReason.MESSAGES.label("player", Map.of("player", "1")))
        .isNotEqualTo(CoreReason.MESSAGES.label("player", Map.of("player", "2")));
  }
}
