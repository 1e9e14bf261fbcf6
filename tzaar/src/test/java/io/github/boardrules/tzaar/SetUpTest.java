package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
  void seed0GivesTheNumbersOfTheRulePage() {
    SplitMix64 random = new SplitMix64(0);

    assertThat(random.next()).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(random.next()).isEqualTo(0x6E789E6AA1B965F4L);
    assertThat(random.next()).isEqualTo(0x06C45D188009454FL);
  }

  @ParameterizedTest
  @ValueSource(longs = {2, 3, 1000, 123456789, 0x7FFFFFFFL, 0x80000000L, 1L << 62})
  void theRandomSetupIsThatOfTheRulePage(long seed) {
    assertThat(TzaarRules.of(TzaarOptions.DEFAULT.withRandomSetup(seed)).start())
        .hasToString(dealt(seed) + " 1 open");
  }

  /** The shuffle of the rule page, word for word. */
  private static String dealt(long seed) {
    char[] pieces =
        ("Z".repeat(6)
                + "R".repeat(9)
                + "T".repeat(15)
                + "z".repeat(6)
                + "r".repeat(9)
                + "t".repeat(15))
            .toCharArray();
    long state = seed;
    for (int i = 59; i >= 1; i--) {
      state += 0x9E3779B97F4A7C15L;
      long z = state;
      z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
      z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
      int j = (int) Long.remainderUnsigned(z ^ (z >>> 31), i + 1);
      char swapped = pieces[i];
      pieces[i] = pieces[j];
      pieces[j] = swapped;
    }
    StringBuilder board = new StringBuilder();
    List<String> fields = Setup.fields();
    for (int k = 0; k < 60; k++) {
      board.append(k > 0 && fields.get(k).endsWith("1") ? "/" : "").append(pieces[k]);
    }
    return board.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tzaar", "tzaar:setup=random,seed=5", "tzaar:setup=random,seed=77"})
  void allPiecesOfBothPlayersAreOnTheBoard(String variant) {
    TzaarPosition start = GamePosition.start(variant).position();

    for (int player = 1; player <= 2; player++) {
      for (Kind kind : Kind.values()) {
        assertThat(start.stacks(player, kind)).isEqualTo(kind.pieces());
        assertThat(start.toPlace(player, kind)).isZero();
      }
    }
    assertThat(start.toMove()).isEqualTo(1);
    assertThat(start.phase()).isEqualTo(Phase.OPEN);
  }

  @Test
  void theRingsOfTheFixedLayoutHoldOneKindEach() {
    GamePosition start = GamePosition.start("tzaar");
    TreeMap<Integer, List<String>> rings =
        Setup.fields().stream()
            .collect(Collectors.groupingBy(Levels::ring, TreeMap::new, Collectors.toList()));

    assertThat(rings.values()).extracting(List::size).containsExactly(6, 12, 18, 24);
    assertThat(rings.values())
        .extracting(
            ring ->
                ring.stream()
                    .map(field -> start.at(field).toUpperCase(Locale.ROOT))
                    .collect(Collectors.toSet()))
        .containsExactly(Set.of("T"), Set.of("Z"), Set.of("R"), Set.of("T"));
  }

  @Test
  void aRotationBy60DegreesSwapsTheColoursOfTheFixedLayoutAndOneBy120DegreesKeepsIt() {
    GamePosition start = GamePosition.start("tzaar");

    for (String field : Setup.fields()) {
      String turned = Levels.turned(field);
      assertThat(start.at(turned)).isEqualTo(Setup.exchanged(start.at(field)));
      assertThat(start.at(Levels.turned(turned))).isEqualTo(start.at(field));
    }
    assertThat(Arrays.asList("A1", "A5", "E8", "I5", "I1", "E1"))
        .extracting(Levels::turned)
        .containsExactly("A5", "E8", "I5", "I1", "E1", "A1");
  }

  @Test
  void theTournamentGameBeginsWithAnEmptyBoardAndAllPiecesToPlace() {
    TzaarPosition start = GamePosition.start("tzaar:setup=tournament").position();

    assertThat(Setup.fields())
        .allSatisfy(field -> assertThat(start.stack(Field.parse(field))).isEmpty());
    for (int player = 1; player <= 2; player++) {
      for (Kind kind : Kind.values()) {
        assertThat(start.stacks(player, kind)).isZero();
        assertThat(start.toPlace(player, kind)).isEqualTo(kind.pieces());
      }
    }
  }
}
