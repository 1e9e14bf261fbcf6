package io.github.boardrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.VariantException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantTextTest {
  private final VariantText game =
      new VariantText(
          "game",
          List.of(
              Option.ofWords("claim", "optional", List.of("optional", "automatic")),
              Option.ofNumber("rows", 4, 1, 8)));

  @Test
  void theWordAloneHasAllDefaultsInOrder() {
    assertThat(game.parse("game").values())
        .containsExactly(Map.entry("claim", "optional"), Map.entry("rows", "4"));
  }

  @Test
  void keysComeInAnyOrderAndAnswersInTheCanonicalOne() {
    assertThat(game.parse("game:rows=8,claim=automatic").values())
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
    assertThat(game.format(game.parse(text).values())).isEqualTo(canonical);
  }

  @Test
  void aMissingKeyIsWrittenAsItsDefault() {
    assertThat(game.format(Map.of())).isEqualTo("game");
    assertThat(game.format(Map.of("rows", "5"))).isEqualTo("game:rows=5");
  }

  @Test
  void aMalformedIdIsRefusedWhereItGoesWrong() {
    refused("", 1, "game");
    refused("gamble", 4, "game");
    refused("game ", 5, ":", NotationException.END);
    refused("game:", 6, "claim", "rows");
    refused("game:row=1", 9, "rows");
    refused("game:rows", 10, "=");
    refused("game:rows=", 11, "0..9");
    refused("game:rows=x", 11, "0..9");
    refused("game:rows=04", 12, ",", NotationException.END);
    refused("game:rows=4;", 12, "0..9", ",", NotationException.END);
    refused("game:claim=maybe", 12, "optional", "automatic");
    refused("game:rows=4,", 13, "claim", "rows");
  }

  @Test
  void aNumberOrAWordMayBeTheValue() {
    VariantText takes =
        new VariantText("game", List.of(Option.ofNumberOrWord("max", "any", "any", 1, 99)));

    assertThat(takes.parse("game").values()).containsExactly(Map.entry("max", "any"));
    assertThat(takes.parse("game:max=any").values()).containsExactly(Map.entry("max", "any"));
    assertThat(takes.parse("game:max=99").values()).containsExactly(Map.entry("max", "99"));
    assertThat(takes.format(Map.of("max", "any"))).isEqualTo("game");
    assertThatThrownBy(() -> takes.parse("game:max=an"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.column()).isEqualTo(12);
              assertThat(thrown.expected()).containsExactly("any");
            });
    assertThatThrownBy(() -> takes.parse("game:max=x"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.column()).isEqualTo(10);
              assertThat(thrown.expected()).containsExactly("any", "0..9");
            });
    assertThatThrownBy(() -> takes.parse("game:max=100"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> assertThat(thrown.reason()).isEqualTo(CoreReason.OUT_OF_RANGE));
  }

  @Test
  void aListOfNumbersMayBeTheValue() {
    VariantText heaps = new VariantText("game", List.of(Option.ofNumbers("sizes", 1, 9)));

    assertThat(heaps.parse("game").values()).containsExactly(Map.entry("sizes", ""));
    assertThat(heaps.parse("game:sizes=3").values()).containsExactly(Map.entry("sizes", "3"));
    assertThat(heaps.parse("game:sizes=3-4-5").values())
        .containsExactly(Map.entry("sizes", "3-4-5"));
    assertThat(heaps.format(Map.of("sizes", "3-4-5"))).isEqualTo("game:sizes=3-4-5");
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
        new VariantText(
            "game",
            List.of(
                Option.ofText("pair", "a+b", VariantTextTest::pair),
                Option.ofNumber("rows", 4, 1, 8)));

    assertThat(pairs.parse("game").values()).containsEntry("pair", "a+b");
    assertThat(pairs.parse("game:pair=c+d,rows=8").values())
        .containsExactly(Map.entry("pair", "c+d"), Map.entry("rows", "8"));
    assertThat(pairs.parse("game:rows=8,pair=d+c").values()).containsEntry("pair", "c+d");
    assertThat(pairs.format(pairs.parse("game:pair=b+a").values())).isEqualTo("game");
    assertThat(pairs.format(pairs.parse("game:pair=d+c").values())).isEqualTo("game:pair=c+d");
    assertThatThrownBy(() -> pairs.parse("game:pair=c-d"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.column()).isEqualTo(12);
              assertThat(thrown.expected()).containsExactly("+");
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
    assertThatThrownBy(() -> new VariantText("game", List.of()).parse("game:rows=1"))
        .isInstanceOfSatisfying(
            VariantException.class,
            thrown -> {
              assertThat(thrown.column()).isEqualTo(5);
              assertThat(thrown.expected()).containsExactly(NotationException.END);
            });
  }

  @Test
  void aKeyIsGivenOnce() {
    refused("game:rows=1,claim=optional,rows=1", CoreReason.REPEATED_KEY, Map.of("key", "rows"));
  }

  @Test
  void aNumberIsWithinItsRange() {
    assertThat(game.parse("game:rows=1").values()).containsEntry("rows", "1");
    assertThat(game.parse("game:rows=8").values()).containsEntry("rows", "8");
    refused("game:rows=0", CoreReason.OUT_OF_RANGE, range("0"));
    refused("game:rows=9", CoreReason.OUT_OF_RANGE, range("9"));
    refused("game:rows=99999999999", CoreReason.OUT_OF_RANGE, range("99999999999"));
  }

  @Test
  void aNumberMayBeAsLargeAsALong() {
    VariantText seeded =
        new VariantText("game", List.of(Option.ofNumberOrNone("seed", 0, Long.MAX_VALUE)));

    assertThat(seeded.parse("game").values()).containsEntry("seed", "");
    assertThat(seeded.format(Map.of("seed", ""))).isEqualTo("game");
    for (String seed : List.of("0", "9223372036854775807")) {
      assertThat(seeded.parse("game:seed=" + seed).values()).containsEntry("seed", seed);
      assertThat(seeded.format(Map.of("seed", seed))).isEqualTo("game:seed=" + seed);
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

  /** Two letters, which are written in their order. */
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
              assertThat(thrown.expected()).containsExactly(expected);
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
