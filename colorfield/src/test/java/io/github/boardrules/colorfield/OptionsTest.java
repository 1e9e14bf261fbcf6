package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants", Options: the choices. */
class OptionsTest {

  @Test
  void eachWithMethodChangesOneOptionOnly() {
    ColorfieldLayout small = ColorfieldLayout.parse(Layouts.SMALL);
    ColorfieldOptions all =
        ColorfieldOptions.DEFAULT
            .withLayout(small)
            .withFirst(ColorfieldTeam.EMPTY)
            .withForce(ColorfieldOptions.ForceRule.STEP)
            .withBlock(ColorfieldOptions.BlockRule.ANY)
            .withQuiet(7);

    assertThat(all.layout()).isEqualTo(small);
    assertThat(all.first()).isEqualTo(ColorfieldTeam.EMPTY);
    assertThat(all.force()).isEqualTo(ColorfieldOptions.ForceRule.STEP);
    assertThat(all.block()).isEqualTo(ColorfieldOptions.BlockRule.ANY);
    assertThat(all.quiet()).isEqualTo(7);
    assertThat(ColorfieldOptions.parse(all.variant())).isEqualTo(all);
    assertThat(
            all.withLayout(ColorfieldLayout.STANDARD)
                .withFirst(ColorfieldTeam.FULL)
                .withForce(ColorfieldOptions.ForceRule.LANDING)
                .withBlock(ColorfieldOptions.BlockRule.INPLAY))
        .isEqualTo(ColorfieldOptions.DEFAULT.withQuiet(7));
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 10_000, Integer.MAX_VALUE})
  void aBoundOnQuietMovesIsAtMost9999(int quiet) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ColorfieldOptions.DEFAULT.withQuiet(quiet))
        .withMessageContaining(Integer.toString(quiet));
  }
}
