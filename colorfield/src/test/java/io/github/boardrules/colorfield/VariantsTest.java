package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.VariantsContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids, most of them without a layout, and the choices. */
class VariantsTest extends VariantsContract<ColorfieldRules, ColorfieldOptions> {
  VariantsTest() {
    super(
        ContractTest.GAME,
        ColorfieldRules::parse,
        ColorfieldRules::options,
        ColorfieldRules::of,
        ColorfieldOptions::parse);
  }

  @Test
  void theNameAloneIsTheStandardLayoutWithAllDefaults() {
    assertThat(ColorfieldRules.parse("colorfield").options())
        .isEqualTo(ColorfieldRules.standard().options())
        .isEqualTo(ColorfieldOptions.DEFAULT);
    assertThat(ColorfieldOptions.DEFAULT.layout()).isEqualTo(ColorfieldLayout.STANDARD);
    assertThat(ColorfieldOptions.DEFAULT.first()).isEqualTo(ColorfieldTeam.FULL);
    assertThat(ColorfieldOptions.DEFAULT.force()).isEqualTo(ColorfieldOptions.ForceRule.LANDING);
    assertThat(ColorfieldOptions.DEFAULT.block()).isEqualTo(ColorfieldOptions.BlockRule.INPLAY);
    assertThat(ColorfieldOptions.DEFAULT.quiet()).isZero();
    assertThat(ColorfieldRules.standard().variant()).isEqualTo("colorfield");
  }

  @Override
  protected List<String> keys() {
    return List.of(
        "rows|",
        "extra|",
        "link|",
        "cut|",
        "middle|",
        "fullgates|",
        "emptygates|",
        "full|",
        "empty|",
        "first|full, empty",
        "force|landing, step",
        "block|inplay, any",
        "quiet|");
  }

  @Override
  protected List<String> canonical() {
    return List.of(
        "colorfield",
        "colorfield:first=empty",
        "colorfield:force=step",
        "colorfield:block=any",
        "colorfield:quiet=1",
        "colorfield:quiet=9999",
        "colorfield:first=empty,force=step,block=any,quiet=100",
        Layouts.STANDARD,
        Layouts.WHEEL,
        Layouts.HOLES + ",first=empty,force=step,block=any,quiet=9999");
  }

  @Override
  protected List<String> others() {
    return List.of(
        "colorfield:first=full,force=landing,block=inplay,quiet=0|colorfield",
        "colorfield:quiet=0|colorfield",
        "colorfield:quiet=100,first=empty|colorfield:first=empty,quiet=100",
        "colorfield:block=any,force=step,first=full|colorfield:force=step,block=any");
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        // a colon only if items follow
        "colorfield:|12",
        "colorfield:quiet=none|18",
        // a malformed id is reported before a broken condition
        "colorfield:quiet=3,quiet=x|26",
        "colorfield:quiet=10000,|24");
  }

  @Override
  protected List<String> unknown() {
    return List.of(
        "pylos|1",
        "colorfield:quiets=3|12",
        "colorfield:first=1|18",
        "colorfield:force=stop|18",
        "colorfield:block=inplays|18");
  }

  @Override
  protected List<String> conditions() {
    return List.of(
        "colorfield:quiet=3,quiet=3|repeated-key|key=quiet",
        "colorfield:middle=c3,middle=c3|repeated-key|key=middle",
        "colorfield:quiet=10000|out-of-range|name=quiet, value=10000, least=0, most=9999");
  }

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
