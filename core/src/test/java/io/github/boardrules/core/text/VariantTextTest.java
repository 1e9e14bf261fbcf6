package io.github.boardrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.Expected;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.VariantException;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantTextTest {
  private enum Claim {
    OPTIONAL,
    AUTOMATIC
  }

  private static final Option<Claim> CLAIM = Option.ofEnum("claim", Claim.OPTIONAL);
  private static final Option<Integer> ROWS = Option.ofNumber("rows", 4, 1, 8);

  private final VariantText game = VariantText.of("game", CLAIM, ROWS);

  @Test
  void theWordAloneHasAllDefaultsInOrder() {
    assertThat(game.parse("game").texts())
        .containsExactly(Map.entry("claim", "optional"), Map.entry("rows", "4"));
  }

  @Test
  void keysComeInAnyOrderAndAnswersInTheCanonicalOne() {
    assertThat(game.parse("game:rows=8,claim=automatic").texts())
        .containsExactly(Map.entry("claim", "automatic"), Map.entry("rows", "8"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "game game",
        "game:rows=4,claim=optional game",
        "game:rows=1 game:rows=1",
        "game:rows=8,claim=automatic game:claim=automatic,rows=8"
      })
  void theCanonicalIdLeavesDefaultsOut(String text, String canonical) {
    assertThat(game.format(game.parse(text))).isEqualTo(canonical);
  }

  @Test
  void defaultsAreLeftOut() {
    assertThat(game.format(game.defaults())).isEqualTo("game");
    assertThat(game.format(game.defaults().with(ROWS, 5))).isEqualTo("game:rows=5");
    assertThat(game.format(game.values(Claim.AUTOMATIC, 4))).isEqualTo("game:claim=automatic");
  }

  @Test
  void aMalformedIdIsRefusedWhereItGoesWrong() {
    refused("", 1, "game");
    refused("gamble", 1, "game");
    refused("gamer", 1, "game");
    refused("game ", 5, ":", "the end of the text");
    refused("game:", 6, "claim", "rows");
    refused("game:row=1", 6, "claim", "rows");
    refused("game:rowsx=1", 6, "claim", "rows");
    refused("game:rows", 10, "=");
    refused("game:rows=", 11, "0..9");
    refused("game:rows=x", 11, "0..9");
    refused("game:rows=04", 12, ",", "the end of the text");
    refused("game:rows=4;", 12, "0..9", ",", "the end of the text");
    refused("game:claim=maybe", 12, "optional", "automatic");
    refused("game:claim=optionally", 12, "optional", "automatic");
    refused("game:rows=4,", 13, "claim", "rows");
  }

  @Test
  void aNumberOrAWordMayBeTheValue() {
    VariantText takes = VariantText.of("game", Option.ofNumberOrWord("max", 0, "any", 1, 99));

    assertThat(takes.parse("game").texts()).containsExactly(Map.entry("max", "any"));
    assertThat(takes.parse("game:max=any").texts()).containsExactly(Map.entry("max", "any"));
    assertThat(takes.parse("game:max=99").texts()).containsExactly(Map.entry("max", "99"));
    assertThat(takes.format(takes.values(0))).isEqualTo("game");
    assertThat(takes.format(takes.values(7))).isEqualTo("game:max=7");
    assertThatThrownBy(() -> takes.parse("game:max=an"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.column()).isEqualTo(10);
              assertThat(thrown.expected())
                  .extracting(Expected::toString)
                  .containsExactly("any", "0..9");
            });
    assertThatThrownBy(() -> takes.parse("game:max=x"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.column()).isEqualTo(10);
              assertThat(thrown.expected())
                  .extracting(Expected::toString)
                  .containsExactly("any", "0..9");
            });
    assertThatThrownBy(() -> takes.parse("game:max=100"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> assertThat(thrown.reason()).isEqualTo(CoreReason.OUT_OF_RANGE));
  }

  @Test
  void aListOfNumbersMayBeTheValue() {
    Option<List<Integer>> sizes = Option.ofNumbers("sizes", 1, 9);
    VariantText heaps = VariantText.of("game", sizes);

    assertThat(heaps.parse("game").texts()).containsExactly(Map.entry("sizes", ""));
    assertThat(heaps.parse("game:sizes=3").texts()).containsExactly(Map.entry("sizes", "3"));
    assertThat(heaps.parse("game:sizes=3-4-5").texts())
        .containsExactly(Map.entry("sizes", "3-4-5"));
    assertThat(heaps.parse("game:sizes=3-4-5").get(sizes)).containsExactly(3, 4, 5);
    assertThat(heaps.format(heaps.values(List.of(3, 4, 5)))).isEqualTo("game:sizes=3-4-5");
    assertThatThrownBy(() -> heaps.parse("game:sizes=3-"))
        .isInstanceOfSatisfying(
            VariantException.class, thrown -> assertThat(thrown.column()).isEqualTo(14));
    assertThatThrownBy(() -> heaps.parse("game:sizes=3-10-5"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(CoreReason.OUT_OF_RANGE);
              assertThat(thrown.facts()).containsEntry("value", "10");
            });
  }

  @Test
  void aValueMayHaveAFormOfItsOwn() {
    VariantText pairs =
        VariantText.of("game", Option.ofText("pair", "a+b", VariantTextTest::pair), ROWS);

    assertThat(pairs.parse("game").texts()).containsEntry("pair", "a+b");
    assertThat(pairs.parse("game:pair=c+d,rows=8").texts())
        .containsExactly(Map.entry("pair", "c+d"), Map.entry("rows", "8"));
    assertThat(pairs.parse("game:rows=8,pair=d+c").texts()).containsEntry("pair", "c+d");
    assertThat(pairs.format(pairs.parse("game:pair=b+a"))).isEqualTo("game");
    assertThat(pairs.format(pairs.parse("game:pair=d+c"))).isEqualTo("game:pair=c+d");
    assertThatThrownBy(() -> pairs.parse("game:pair=c-d"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.column()).isEqualTo(12);
              assertThat(thrown.expected()).extracting(Expected::toString).containsExactly("+");
            });
    assertThatThrownBy(() -> pairs.parse("game:pair=c+de"))
        .isInstanceOfSatisfying(
            VariantException.class, thrown -> assertThat(thrown.column()).isEqualTo(14));
    assertThatThrownBy(() -> pairs.parse("game:pair=c+d,pair=c+d"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> assertThat(thrown.reason()).isEqualTo(CoreReason.REPEATED_KEY));
  }

  @Test
  void aGameWithoutOptionsTakesNone() {
    assertThatThrownBy(() -> VariantText.of("game").parse("game:rows=1"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.column()).isEqualTo(5);
              assertThat(thrown.expected())
                  .extracting(Expected::toString)
                  .containsExactly("the end of the text");
            });
  }

  @Test
  void aKeyIsGivenOnce() {
    refused("game:rows=1,claim=optional,rows=1", CoreReason.REPEATED_KEY, Map.of("key", "rows"));
  }

  @Test
  void aNumberIsWithinItsRange() {
    assertThat(game.parse("game:rows=1").texts()).containsEntry("rows", "1");
    assertThat(game.parse("game:rows=8").texts()).containsEntry("rows", "8");
    refused("game:rows=0", CoreReason.OUT_OF_RANGE, range("0"));
    refused("game:rows=9", CoreReason.OUT_OF_RANGE, range("9"));
    refused("game:rows=99999999999", CoreReason.OUT_OF_RANGE, range("99999999999"));
  }

  @Test
  void aNumberMayBeAsLargeAsALong() {
    VariantText seeded = VariantText.of("game", Option.ofOptionalNumber("seed", 0, Long.MAX_VALUE));

    assertThat(seeded.parse("game").texts()).containsEntry("seed", "");
    assertThat(seeded.format(seeded.values(OptionalLong.empty()))).isEqualTo("game");
    for (String seed : List.of("0", "9223372036854775807")) {
      assertThat(seeded.parse("game:seed=" + seed).texts()).containsEntry("seed", seed);
      assertThat(seeded.format(seeded.values(OptionalLong.of(Long.parseLong(seed)))))
          .isEqualTo("game:seed=" + seed);
    }
    for (String seed : List.of("9223372036854775808", "9".repeat(1000))) {
      assertThatThrownBy(() -> seeded.parse("game:seed=" + seed))
          .isInstanceOfSatisfying(
              VariantException.class,
              thrown -> {
                assertThat(thrown.reason()).isEqualTo(CoreReason.OUT_OF_RANGE);
                assertThat(thrown.facts()).containsEntry("value", seed);
              });
    }
  }

  @Test
  void unknownWordsAreNamedWithAllThatMayStandThere() {
    message("chess", "character 1: unknown game 'chess'; the games are game.");
    message("game:row=1", "character 6: unknown option 'row'; the options are claim, rows.");
    message(
        "game:claim=maybe",
        "character 12: claim is maybe, but must be one of optional, automatic.");
    message("game:rows=9", "'game:rows=9': rows must be a number from 1 to 8, not 9.");
    message("game:rows=", "character 11: expected 0 to 9 here.");
  }

  @Test
  void conditionsHoldForTextsAndForJava() {
    VariantText strict =
        game.forbidding(
            CoreReason.ILLEGAL,
            values -> values.get(CLAIM) == Claim.AUTOMATIC && values.isNamed(ROWS),
            values -> Map.of("move", values.get(ROWS).toString()));

    assertThat(strict.parse("game:claim=automatic").isNamed(ROWS)).isFalse();
    assertThatThrownBy(() -> strict.parse("game:claim=automatic,rows=4"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(CoreReason.ILLEGAL);
              assertThat(thrown.facts()).isEqualTo(Map.of("move", "4"));
              assertThat(thrown.column()).isEqualTo(28);
            });
    strict.check(Claim.AUTOMATIC, 4);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> strict.check(Claim.AUTOMATIC, 5))
        .withMessage("The move 5 is not legal here.");
  }

  @Test
  void javaValuesAreWithinTheirRanges() {
    game.check(Claim.OPTIONAL, 8);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.check(Claim.OPTIONAL, 9))
        .withMessage("rows must be a number from 1 to 8, not 9.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.check(Claim.OPTIONAL, -1))
        .withMessage("rows must be a number from 1 to 8, not -1.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> VariantText.of("game", Option.ofChoice("base", 4, 3)).check(5))
        .withMessage("base is 5, but must be one of 4, 3.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.check(Claim.OPTIONAL))
        .withMessage("There are 2 options, but 1 values.");
  }

  @Test
  void theGameIsFoundByTheFirstWord() {
    List<String> games = List.of("heaps", "triangle");

    assertThat(VariantText.game("heaps:sizes=3", games)).isEqualTo("heaps");
    assertThat(VariantText.game("triangle", games)).isEqualTo("triangle");
    assertThatThrownBy(() -> VariantText.game("heap", games))
        .isInstanceOf(VariantException.class)
        .hasMessage("character 1: unknown game 'heap'; the games are heaps, triangle.");
    assertThatThrownBy(() -> VariantText.game("heaps,", games))
        .isInstanceOf(VariantException.class)
        .hasMessage("character 6: expected ':' or the end of the text here.");
  }

  private void message(String text, String message) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOf(VariantException.class)
        .hasMessage(message);
  }

  /** Two letters, which are written in alphabetical order. */
  private static String pair(TextCursor cursor) {
    char one = cursor.expectRange('a', 'd');
    cursor.expect('+');
    char other = cursor.expectRange('a', 'd');
    return one < other ? one + "+" + other : other + "+" + one;
  }

  private static Map<String, String> range(String value) {
    return Map.of("name", "rows", "value", value, "least", "1", "most", "8");
  }

  private void refused(String text, int column, String... expected) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.text()).isEqualTo(text);
              assertThat(thrown.column()).isEqualTo(column);
              assertThat(thrown.expected())
                  .extracting(Expected::toString)
                  .containsExactly(expected);
            });
  }

  private void refused(String text, Reason reason, Map<String, String> facts) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(reason);
              assertThat(thrown.facts()).isEqualTo(facts);
              assertThat(thrown.column()).isEqualTo(text.length() + 1);
            });
  }
}
