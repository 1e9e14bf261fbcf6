package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Set-up". */
class SetUpTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tzaar | ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZTtzrt/trztTzrt/trzZZrt/trRRRt/tTTTT 1 open",
        "tzaar:setup=random,seed=0"
            + "| RrzTz/rtrrZt/RTTtRtz/rRrtTtTZ/ttTzrTTT/RrzZTrtR/tTRTRTt/ZZRtTT/tZztt 1 open",
        "tzaar:setup=random,seed=1"
            + "| tTrTZ/trrttT/RzRTTtt/tZtZTttr/zRTTtRRr/tTtZTRtT/TzRrTtr/rZTzRT/zzRrZ 1 open",
        "tzaar:setup=random,seed=42"
            + "| zRTTT/TZrTrT/TRztzZT/TRrTRtRt/tTrrTtRZ/ttZRtzzr/tZTrtrt/RZTtTr/ztttR 1 open",
        "tzaar:setup=random,seed=9223372036854775807"
            + "| rRtTT/ztTttT/rtRtrrR/rZRztTZt/tzTtTZRR/rTZZtTTz/RTrtzZt/TTtTzR/TtrRr 1 open",
        "tzaar:setup=tournament"
            + "| ...../....../......./......../......../......../......./....../..... 1 place",
      })
  void theStartPositionIsThatOfTheRulePage(String variant, String position) {
    for (String id :
        List.of(variant, variant + (variant.contains(":") ? "," : ":") + "cover=forbid")) {
      GamePosition start = GamePosition.start(id);

      assertThat(start.text()).isEqualTo(position);
      assertThat(start.status()).isEqualTo("ongoing");
      assertThat(start.position()).isEqualTo(GamePosition.of(id, position).position());
    }
  }
}
