package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions with every colour differ, and layouts are immutable. */
class ValuesTest {
  @Test
  void positionsDifferByEveryColourOfALayoutWithMany() {
    List<GamePosition> all =
        "abcdefghijklmnopqstuvwxyz"
            .chars()
            .mapToObj(letter -> Setup.of(Layouts.RAINBOW).with((char) letter + "c1 Rxa1 rxb1"))
            .map(Setup::gamePosition)
            .toList();

    assertThat(all).hasSize(25);
    assertThat(all).extracting(GamePosition::position).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(given -> given.rules().hash(given.position()))
        .doesNotHaveDuplicates();
  }

  @Test
  void theAnswersOfALayoutCannotBeChanged() {
    ColorfieldLayout small = ColorfieldLayout.parse(Layouts.SMALL);
    ColorfieldField field = ColorfieldField.parse("a1");

    assertThat(small.fields()).isUnmodifiable();
    assertThat(small.touching(field)).isUnmodifiable();
    assertThat(small.middle()).isUnmodifiable();
    assertThat(small.gates(ColorfieldTeam.EMPTY)).isUnmodifiable();
    assertThatThrownBy(() -> small.start().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
