package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.fixtures.VariantAssertions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids without a layout. */
class VariantsTest {

  @Test
  void theNameAloneIsTheStandardLayoutWithAllDefaults() {
    assertThat(ColorfieldRules.parse("colorfield").options())
        .isEqualTo(ColorfieldRules.standard().options())
        .isEqualTo(ColorfieldOptions.DEFAULT)
        .isEqualTo(
            new ColorfieldOptions(
                Layout.STANDARD,
                Team.FULL,
                ColorfieldOptions.ForceRule.LANDING,
                ColorfieldOptions.BlockRule.INPLAY,
                0));
    assertThat(ColorfieldRules.standard().variant()).isEqualTo("colorfield");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "colorfield",
        "colorfield:first=empty",
        "colorfield:force=step",
        "colorfield:block=any",
        "colorfield:quiet=1",
        "colorfield:quiet=9999",
        "colorfield:first=empty,force=step,block=any,quiet=100"
      })
  void aCanonicalIdIsWrittenAsItIsRead(String id) {
    ColorfieldRules rules = ColorfieldRules.parse(id);

    assertThat(rules.variant()).isEqualTo(id);
    assertThat(rules).hasToString(id);
    assertThat(ColorfieldRules.of(rules.options()).variant()).isEqualTo(id);
    assertThat(ColorfieldOptions.parse(id)).isEqualTo(rules.options());
    assertThat(rules.options().variant()).isEqualTo(id);
    assertThat(rules.options().layout()).isEqualTo(Layout.STANDARD);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "colorfield:first=full,force=landing,block=inplay,quiet=0 | colorfield",
        "colorfield:quiet=0 | colorfield",
        "colorfield:quiet=100,first=empty | colorfield:first=empty,quiet=100",
        "colorfield:block=any,force=step,first=full | colorfield:force=step,block=any"
      })
  void keysComeInAnyOrderAndDefaultsMayBeWrittenOut(String id, String canonical) {
    assertThat(ColorfieldRules.parse(id).variant()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // no game's id
        "''|1",
        " colorfield|1",
        "colorfield |11",
        "colorfield,quiet=3|11",
        // no option where one is due; a colon only if items follow
        "colorfield:|12",
        "colorfield:,quiet=3|12",
        "colorfield: quiet=3|12",
        "colorfield:quiet=3,|20",
        "colorfield:quiet=3;block=any|19",
        "colorfield:quiet=3 |19",
        // no value
        "colorfield:quiet|17",
        "colorfield:quiet:3|17",
        "colorfield:first=|18",
        // a number without sign and leading zero
        "colorfield:quiet=|18",
        "colorfield:quiet=-1|18",
        "colorfield:quiet=none|18",
        "colorfield:quiet=01|19",
        "colorfield:quiet=00|19",
        "colorfield:quiet=1.5|19",
        // a malformed id is reported before a broken condition
        "colorfield:quiet=3,quiet=x|26",
        "colorfield:quiet=10000,|24"
      })
  void aMalformedIdIsRefusedAtItsFirstWrongCharacter(String id, int column) {
    VariantAssertions.assertMalformed(ColorfieldRules::parse, id, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pylos | 1 | UNKNOWN_GAME | pylos",
        "Colorfield | 1 | UNKNOWN_GAME | Colorfield",
        "colour | 1 | UNKNOWN_GAME | colour",
        "colorfields | 1 | UNKNOWN_GAME | colorfields",
        "colorfield:x=1 | 12 | UNKNOWN_OPTION | x",
        "colorfield:Quiet=3 | 12 | UNKNOWN_OPTION | Quiet",
        "colorfield:quiets=3 | 12 | UNKNOWN_OPTION | quiets",
        "colorfield:for=step | 12 | UNKNOWN_OPTION | for",
        "colorfield:row=b | 12 | UNKNOWN_OPTION | row",
        "colorfield:first=1 | 18 | UNKNOWN_VALUE | 1",
        "colorfield:first=Full | 18 | UNKNOWN_VALUE | Full",
        "colorfield:force=stop | 18 | UNKNOWN_VALUE | stop",
        "colorfield:force=no | 18 | UNKNOWN_VALUE | no",
        "colorfield:block=inplays | 18 | UNKNOWN_VALUE | inplays",
        "colorfield:block=in-play | 18 | UNKNOWN_VALUE | in-play",
        "colorfield:quiet=3,block=x | 26 | UNKNOWN_VALUE | x",
      })
  void anUnknownWordIsRefusedAtItsFirstCharacter(
      String id, int column, CoreReason reason, String found) {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> ColorfieldRules.parse(id))
        .satisfies(
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(reason);
              assertThat(thrown.column()).isEqualTo(column);
              assertThat(thrown.facts()).containsEntry("found", found);
              assertThat(thrown.expected()).isNotEmpty();
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "colorfield:quiet=3,quiet=3|quiet",
        "colorfield:first=full,block=any,first=empty|first",
        "colorfield:middle=c3,middle=c3|middle"
      })
  void aKeyGivenTwiceIsACondition(String id, String key) {
    VariantAssertions.assertCondition(
        ColorfieldRules::parse, id, CoreReason.REPEATED_KEY, Map.of("key", key));
  }

  @ParameterizedTest
  @ValueSource(strings = {"10000", "2147483648", "9223372036854775808"})
  void aBoundAbove9999IsACondition(String quiet) {
    VariantAssertions.assertCondition(
        ColorfieldRules::parse,
        "colorfield:quiet=" + quiet,
        CoreReason.OUT_OF_RANGE,
        Map.of("name", "quiet", "value", quiet, "least", "0", "most", "9999"));
  }
}
