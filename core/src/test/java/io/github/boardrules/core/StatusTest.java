package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.toy.ToyReason;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class StatusTest {
  private static final Locale HUNGARIAN = new Locale("hu");

  private final Status ongoing = new Status.Ongoing(2);
  private final Status win = new Status.Win(1, ToyReason.LAST_COUNTER);
  private final Status draw = new Status.Draw(ToyReason.EDGE);

  @Test
  void itsTextIsTheLineOfTheRulePages() {
    assertThat(ongoing.text()).isEqualTo("ongoing");
    assertThat(win.text()).isEqualTo("win 1 last-counter");
    assertThat(draw.text()).isEqualTo("draw edge");
  }

  @Test
  void aWinAndADrawAreOver() {
    assertThat(ongoing.isOver()).isFalse();
    assertThat(win.isOver()).isTrue();
    assertThat(draw.isOver()).isTrue();
  }

  @Test
  void onlyAWinHasAWinner() {
    assertThat(ongoing.winner()).isEmpty();
    assertThat(win.winner()).hasValue(1);
    assertThat(draw.winner()).isEmpty();
  }

  @Test
  void whatIsOverHasAnEnding() {
    assertThat(ongoing.ending()).isEmpty();
    assertThat(win.ending()).contains(ToyReason.LAST_COUNTER);
    assertThat(draw.ending()).contains(ToyReason.EDGE);
  }

  @Test
  void itSpeaksEnglishAndHungarian() {
    assertThat(ongoing.message(Locale.ENGLISH)).isEqualTo("Player 2 is to move.");
    assertThat(win.message(Locale.ENGLISH)).isEqualTo("Player 1 wins: the end: last-counter");
    assertThat(draw.message(Locale.ENGLISH)).isEqualTo("A draw: the end: edge");
    assertThat(ongoing.message(HUNGARIAN)).isEqualTo("2. játékos következik.");
    assertThat(win.message(HUNGARIAN)).isEqualTo("1. játékos nyert: the end: last-counter");
    assertThat(draw.message(HUNGARIAN)).isEqualTo("Döntetlen: the end: edge");
  }
}
