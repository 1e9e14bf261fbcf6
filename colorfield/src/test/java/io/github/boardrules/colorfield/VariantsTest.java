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
  void theDefaultsAreThoseOfAnIdWithoutOptions() {
    assertThat(ColorfieldOptions.parse("colorfield"))
        .isEqualTo(ColorfieldRules.standard().options())
        .isEqualTo(ColorfieldOptions.DEFAULT);
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
  protected List<String> moreIds() {
    return List.of(
        Layouts.STANDARD,
        Layouts.WHEEL,
        Layouts.HOLES + ",first=empty,force=step,block=any,quiet=9999");
  }

  @Override
  protected List<String> conditions() {
    return List.of(
        "colorfield:quiet=3,quiet=3|repeated-key|key=quiet",
        "colorfield:middle=c3,middle=c3|repeated-key|key=middle",
        "colorfield:quiet=10000|out-of-range|name=quiet, value=10000, least=0, most=9999");
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 10_000, Integer.MAX_VALUE})
  void aBoundOnQuietMovesIsAtMost9999(int quiet) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ColorfieldOptions.DEFAULT.withQuiet(quiet))
        .withMessageContaining(Integer.toString(quiet));
  }

  @Test
  void aLayoutChangesNoOption() {
    ColorfieldOptions all = ColorfieldOptions.parse("colorfield:first=empty,force=step,quiet=7");
    ColorfieldLayout small = ColorfieldLayout.parse(Layouts.SMALL);

    assertThat(all.withLayout(small).layout()).isEqualTo(small);
    assertThat(all.withLayout(small).withLayout(ColorfieldLayout.STANDARD)).isEqualTo(all);
  }
}
