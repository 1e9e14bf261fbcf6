package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
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

  @Test
  void theRingsOfTheFixedLayoutHoldOneKindEach() {
    GamePosition start = GamePosition.start("tzaar");
    TreeMap<Integer, List<String>> rings =
        Setup.fields().stream()
            .collect(Collectors.groupingBy(SetUpTest::ring, TreeMap::new, Collectors.toList()));

    assertThat(rings.values()).extracting(List::size).containsExactly(6, 12, 18, 24);
    assertThat(rings.values())
        .extracting(
            ring ->
                ring.stream()
                    .map(field -> start.at(field).toUpperCase(Locale.ROOT))
                    .collect(Collectors.toSet()))
        .containsExactly(Set.of("T"), Set.of("Z"), Set.of("R"), Set.of("T"));
  }

  /** Returns the number of steps from the centre to a field. */
  private static int ring(String field) {
    ReferenceField there = ReferenceTexts.parseField(field);
    int x = Math.abs(there.column() - ReferenceBoard.HOLE.column());
    int y = Math.abs(there.level() - ReferenceBoard.HOLE.level());
    return Math.max(x, (x + y) / 2);
  }
}
