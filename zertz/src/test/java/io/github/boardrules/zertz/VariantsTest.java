package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.fixtures.VariantAssertions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids. */
class VariantsTest {

  @Test
  void theDefaultIsTheSheetsBasicGame() {
    assertThat(ZertzRules.parse("zertz").options())
        .isEqualTo(ZertzRules.standard().options())
        .isEqualTo(ZertzOptions.DEFAULT)
        .isEqualTo(
            new ZertzOptions(
                ZertzOptions.GameType.BASIC,
                37,
                ZertzOptions.ClaimRule.OPTIONAL,
                ZertzOptions.CaptureRule.FORCED,
                0));
    assertThat(ZertzRules.standard().variant()).isEqualTo("zertz");
    assertThat(ZertzRules.parse("zertz:game=tournament").variant())
        .isEqualTo("zertz:game=tournament");
  }

  static Stream<String> everyIdInCanonicalForm() {
    Stream.Builder<String> ids = Stream.builder();
    for (String game : List.of("", "game=tournament")) {
      for (String rings : List.of("", "rings=40", "rings=43", "rings=44", "rings=48", "rings=61")) {
        for (String claim : List.of("", "claim=automatic")) {
          for (String capture : List.of("", "capture=retract")) {
            for (String stall : List.of("", "stall=1", "stall=12", "stall=999")) {
              String options =
                  String.join(
                      ",",
                      Stream.of(game, rings, claim, capture, stall)
                          .filter(option -> !option.isEmpty())
                          .toList());
              ids.add(options.isEmpty() ? "zertz" : "zertz:" + options);
            }
          }
        }
      }
    }
    return ids.build();
  }

  @ParameterizedTest
  @MethodSource("everyIdInCanonicalForm")
  void aCanonicalIdIsParsedAndFormattedAlike(String id) {
    ZertzRules rules = ZertzRules.parse(id);

    assertThat(rules.variant()).isEqualTo(id);
    assertThat(rules).hasToString(id);
    assertThat(ZertzRules.of(rules.options()).variant()).isEqualTo(id);
    assertThat(ZertzOptions.parse(id)).isEqualTo(rules.options());
    assertThat(rules.options().variant()).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz:game=basic,rings=37,claim=optional,capture=forced,stall=0 | zertz",
        "zertz:stall=0 | zertz",
        "zertz:rings=37 | zertz",
        "zertz:claim=automatic,game=tournament | zertz:game=tournament,claim=automatic",
        "zertz:stall=7,game=basic | zertz:stall=7",
        "zertz:stall=5,capture=retract,claim=automatic,rings=61,game=tournament"
            + "| zertz:game=tournament,rings=61,claim=automatic,capture=retract,stall=5"
      })
  void keysCanBeInAnyOrderAndDefaultsWrittenOut(String id, String canonical) {
    assertThat(ZertzRules.parse(id).variant()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // no game
        "''|1",
        " zertz|1",
        "zertz |6",
        "zertz,rings=48|6",
        // no option where one is due
        "zertz:|7",
        "zertz:,rings=48|7",
        "zertz: rings=48|7",
        "zertz:rings=48,|16",
        "zertz:rings=48,,stall=1|16",
        "zertz:rings=48;stall=1|15",
        "zertz:rings=48:stall=1|15",
        "zertz:rings=48 |15",
        // no equals sign
        "zertz:rings|12",
        "zertz:rings:48|12",
        "zertz:rings =48|12",
        // no value
        "zertz:rings=|13",
        "zertz:rings=,stall=1|13",
        "zertz:rings= 48|13",
        "zertz:claim=automatic,capture=|31",
        // no number
        "zertz:stall=|13",
        "zertz:stall=-1|13",
        "zertz:stall=+1|13",
        "zertz:stall=x|13",
        "zertz:stall=01|14",
        "zertz:stall=00|14",
        "zertz:stall=1.5|14",
        "zertz:stall=12x|15",
        // what is malformed comes before what breaks a condition
        "zertz:rings=48,rings=48,|25"
      })
  void aMalformedIdIsRejectedAtItsFirstWrongColumn(String id, int column) {
    VariantAssertions.assertMalformed(ZertzRules::parse, id, column);
  }

  @ParameterizedTest
  @CsvSource({
    "tzaar, tzaar",
    "Zertz, Zertz",
    "zert, zert",
    "zertzz, zertzz",
    "zertz-61, zertz-61",
    "zert:rings=48, zert"
  })
  void anUnknownGameIsRejectedWithTheKnownOnes(String id, String found) {
    assertUnknown(id, 1, CoreReason.UNKNOWN_GAME, Map.of("found", found, "expected", "zertz"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz:x=1|7|x",
        "zertz:Rings=48|7|Rings",
        "zertz:size=48|7|size",
        "zertz:colour=1|7|colour",
        "zertz:ring=48|7|ring",
        "zertz:ringss=48|7|ringss",
        "zertz:ring|7|ring",
        "zertz:stall=1,ring=48|15|ring"
      })
  void anUnknownOptionIsRejectedWithTheKnownOnes(String id, int column, String found) {
    assertUnknown(
        id,
        column,
        CoreReason.UNKNOWN_OPTION,
        Map.of("found", found, "expected", "game, rings, claim, capture, stall"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz:rings=38|13|rings|38|37, 40, 43, 44, 48, 61",
        "zertz:rings=4|13|rings|4|37, 40, 43, 44, 48, 61",
        "zertz:rings=50|13|rings|50|37, 40, 43, 44, 48, 61",
        "zertz:rings=048|13|rings|048|37, 40, 43, 44, 48, 61",
        "zertz:rings=480|13|rings|480|37, 40, 43, 44, 48, 61",
        "zertz:game=Basic|12|game|Basic|basic, tournament",
        "zertz:game=blitz|12|game|blitz|basic, tournament",
        "zertz:game=tournaments|12|game|tournaments|basic, tournament",
        "zertz:claim=auto|13|claim|auto|optional, automatic",
        "zertz:claim=always|13|claim|always|optional, automatic",
        "zertz:capture=force|15|capture|force|forced, retract",
        "zertz:capture=retracts|15|capture|retracts|forced, retract",
        // an unknown value comes before what breaks a condition
        "zertz:stall=1000,rings=38|24|rings|38|37, 40, 43, 44, 48, 61"
      })
  void anUnknownValueIsRejectedWithTheKnownOnes(
      String id, int column, String name, String found, String expected) {
    assertUnknown(
        id,
        column,
        CoreReason.UNKNOWN_VALUE,
        Map.of("name", name, "found", found, "expected", expected));
  }

  @Test
  void theSentencesListWhatIsKnown() {
    assertThat(refused("chess").message(Locale.ENGLISH))
        .endsWith("unknown game 'chess'; the games are zertz.");
    assertThat(refused("zertz:rings=62").message(Locale.ENGLISH))
        .endsWith("rings is 62, but must be one of 37, 40, 43, 44, 48, 61.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zertz:rings=48,rings=61",
        "zertz:rings=48,rings=48",
        "zertz:stall=0,claim=automatic,stall=0",
        "zertz:game=basic,game=tournament"
      })
  void aRepeatedKeyIsRejected(String id) {
    String key = id.substring(id.lastIndexOf(',') + 1, id.lastIndexOf('='));

    VariantAssertions.assertCondition(
        ZertzRules::parse, id, CoreReason.REPEATED_KEY, Map.of("key", key));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1000", "1001", "9999", "2147483648", "99999999999999999999"})
  void aStallAbove999IsRejected(String number) {
    String id = "zertz:stall=" + number + ",rings=48";

    VariantAssertions.assertCondition(
        ZertzRules::parse,
        id,
        CoreReason.OUT_OF_RANGE,
        Map.of("name", "stall", "value", number, "least", "0", "most", "999"));
  }

  private static void assertUnknown(
      String id, int column, Reason reason, Map<String, String> facts) {
    VariantException thrown = refused(id);

    assertThat(thrown.column()).isEqualTo(column);
    assertThat(thrown.reason()).isEqualTo(reason);
    assertThat(thrown.facts()).isEqualTo(facts);
    assertThat(thrown.text()).isEqualTo(id);
    assertThat(thrown.message(Locale.ENGLISH)).doesNotContain("{");
    assertThat(thrown.message(new Locale("hu"))).doesNotContain("{");
  }

  private static VariantException refused(String id) {
    return assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> ZertzRules.parse(id))
        .actual();
  }
}
