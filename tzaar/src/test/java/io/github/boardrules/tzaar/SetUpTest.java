package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Set-up"; "Decisions", 13. */
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

  @Test
  void whilePlacingAPlayerMayChangeBetweenTheKinds() {
    GamePosition given =
        GamePosition.start("tzaar:setup=tournament")
            .play("Z@A1", "T@A2", "R@A3", "Z@A4", "Z@A5", "T@B1");

    assertThat(given.text())
        .isEqualTo("ZtRzZ/t...../......./......../......../......../......./....../..... 1 place");
    assertThat(given.reason("pass")).isEqualTo("must-place");
  }

  @Test
  void aGameMayBeginFromALayoutMadeByHand() {
    GamePosition dealt = GamePosition.of("tzaar:setup=random,seed=42", Setup.FIXED + " 1 open");

    assertThat(dealt.status()).isEqualTo("ongoing");
    assertThat(dealt.legal()).isEqualTo(GamePosition.start("tzaar").legal());
    assertThat(dealt.play("E4xF4").playerAndPhase()).isEqualTo("2 first");
  }
}
