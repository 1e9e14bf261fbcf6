package io.github.boardrules.core.text;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static io.github.boardrules.core.toy.Failures.malformedAt;
import static io.github.boardrules.core.toy.Failures.refusedAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.VariantException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantTextTest {
  private final VariantOption<Claim> claim = VariantOption.ofEnum("claim", Claim.OPTIONAL);
  private final VariantOption<Integer> rows = VariantOption.ofNumber("rows", 4, 1, 8);
  private final VariantOption<Boolean> turn = VariantOption.ofFlag("turn", true);
  private final VariantOption<Boolean> loop = VariantOption.ofFlag("loop", false);

  private final VariantOption<Integer> max = VariantOption.ofNumberOrWord("max", 0, "any", 1, 99);
  private final VariantOption<List<Integer>> sizes = VariantOption.ofNumbers("sizes", 1, 9);
  private final VariantOption<String> pair =
      VariantOption.ofText("pair", "a+b", VariantTextTest::pair);
  private final VariantOption<String> named =
      VariantOption.ofTextOrWord("named", "a+b", List.of("a+b", "c+d"), VariantTextTest::pair);
  private final VariantOption<OptionalLong> seed = VariantOption.ofSeed("seed");

  private final VariantText all = VariantText.of("game", max, sizes, pair, named, seed);
  private final VariantText game = VariantText.of("game", claim, rows);
  private final VariantText text = VariantText.of("game", claim, rows, turn, loop);

  @Test
  void itListsItsOptions() {
    assertThat(game.game()).isEqualTo("game");
    assertThat(game.options()).containsExactly(claim, rows);
    assertThat(game).hasToString("game[claim=optional, rows=4]");
    assertThat(game.defaults()).hasToString("{claim=optional, rows=4}");
    assertThat(game.parse("game")).hasToString("{claim=optional, rows=4}");
    assertThat(game.parse("game:rows=8,claim=automatic")).hasToString("{claim=automatic, rows=8}");
  }

  @Test
  void aMalformedIdIsRefusedWhereItGoesWrong() {
    refused(game, "", 1, "game");
    refused(game, "gamble", 1, "game");
    refused(game, "gamer", 1, "game");
    refused(game, "game ", 5, ":", "the end of the text");
    refused(game, "game:", 6, "claim", "rows");
    refused(game, "game:row=1", 6, "claim", "rows");
    refused(game, "game:rowsx=1", 6, "claim", "rows");
    refused(game, "game:rows", 10, "=");
    refused(game, "game:rows=", 11, "0..9");
    refused(game, "game:rows=x", 11, "0..9");
    refused(game, "game:rows=04", 12, ",", "the end of the text");
    refused(game, "game:rows=4;", 12, "0..9", ",", "the end of the text");
    refused(game, "game:claim=maybe", 12, "optional", "automatic");
    refused(game, "game:claim=optionally", 12, "optional", "automatic");
    refused(game, "game:rows=4,", 13, "claim", "rows");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game | max | any | game",
        "game:max=any | max | any | game",
        "game:max=99 | max | 99 | game:max=99",
        "game | sizes | '' | game",
        "game:sizes=3 | sizes | 3 | game:sizes=3",
        "game:sizes=3-4-5 | sizes | 3-4-5 | game:sizes=3-4-5",
        "game | pair | a+b | game",
        "game:pair=b+a | pair | a+b | game",
        "game:pair=d+c,max=1 | pair | c+d | game:max=1,pair=c+d",
        "game | named | a+b | game",
        "game:named=d+b | named | b+d | game:named=b+d",
        "game:named=c+d | named | c+d | game:named=c+d",
        "game | seed | '' | game",
        "game:seed=0 | seed | 0 | game:seed=0",
        "game:seed=9223372036854775807 | seed | 9223372036854775807 | game:seed=9223372036854775807"
      })
  void aValueHasOneSpelling(String id, String key, String spelling, String canonical) {
    OptionValues values = all.parse(id);

    VariantOption<?> option =
        all.options().stream().filter(it -> it.key().equals(key)).findFirst().orElseThrow();
    assertThat(values.text(option)).isEqualTo(spelling);
    assertThat(all.format(values)).isEqualTo(canonical);
    assertThat(all.format(copied(values, option))).isEqualTo(canonical);
  }

  private static <T> OptionValues copied(OptionValues values, VariantOption<T> option) {
    return values.with(option, values.get(option));
  }

  @Test
  void everyKindOfValueHasItsTypeInJava() {
    OptionValues values = all.parse("game:max=any,sizes=3-4-5,named=d+b,seed=9223372036854775807");

    assertThat(values.get(max)).isZero();
    assertThat(values.get(sizes)).containsExactly(3, 4, 5);
    assertThat(values.get(pair)).isEqualTo("a+b");
    assertThat(values.get(named)).isEqualTo("b+d");
    assertThat(values.get(seed)).hasValue(Long.MAX_VALUE);
    assertThat(all.parse("game").get(seed)).isEmpty();
    OptionValues words = text.parse("game:claim=automatic,turn=no,loop=yes");
    assertThat(words.get(claim)).isEqualTo(Claim.AUTOMATIC);
    assertThat(words.get(turn)).isFalse();
    assertThat(words.get(loop)).isTrue();
  }

  @Test
  void aValueOfAnyKindIsRefusedWhereItGoesWrong() {
    refused(all, "game:max=an", 10, "any", "0..9");
    refused(all, "game:max=x", 10, "any", "0..9");
    refused(all, "game:max=100", TextReason.OUT_OF_RANGE, range("max", "100", "1", "99"));
    refused(all, "game:sizes=3-", 14, "0..9");
    refused(all, "game:sizes=3-10-5", TextReason.OUT_OF_RANGE, range("sizes", "10", "1", "9"));
    refused(all, "game:pair=c-d", 12, "+");
    refused(all, "game:pair=c+de", 14, ",", "the end of the text");
    refused(all, "game:pair=c+d,pair=c+d", TextReason.REPEATED_KEY, Map.of("key", "pair"));
    for (String large : List.of("9223372036854775808", "9".repeat(1000))) {
      Map<String, String> facts = range("seed", large, "0", "9223372036854775807");
      refused(all, "game:seed=" + large, TextReason.OUT_OF_RANGE, facts);
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
        game.withForbidden(
            MoveReason.ILLEGAL,
            values -> values.get(claim) == Claim.AUTOMATIC && values.isNamed(rows),
            values -> Map.of("move", values.get(rows).toString()));

    VariantText factless =
        game.withForbidden(MoveReason.GAME_OVER, values -> values.get(rows) == 7);

    refused(factless, "game:rows=7", MoveReason.GAME_OVER, Map.of());
    assertThat(factless.parse("game:rows=6").get(rows)).isEqualTo(6);
    assertThat(strict.parse("game:claim=automatic").isNamed(rows)).isFalse();
    refused(strict, "game:claim=automatic,rows=4", MoveReason.ILLEGAL, Map.of("move", "4"));
    OptionValues automatic = strict.defaults().with(claim, Claim.AUTOMATIC);
    strict.check(automatic.with(rows, 4));
    illegalArgument(() -> strict.check(automatic.with(rows, 5)), "The move 5 is not legal here.");
  }

  @Test
  void javaValuesAreAmongTheChoices() {
    VariantOption<Integer> base = VariantOption.ofChoice("base", 4, 3);
    VariantText based = VariantText.of("game", base);

    illegalArgument(
        () -> based.check(based.defaults().with(base, 5)), "base is 5, but must be one of 4, 3.");
    illegalArgument(
        () -> game.check(game.defaults().with(rows, -1)),
        "rows must be a number from 1 to 8, not -1.");
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

  @Test
  void constantsAreSpelledTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr")); // where the small I has no dot
    try {
      assertThat(VariantOption.ofEnum("claim", Claim.AUTOMATIC)).hasToString("claim=automatic");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aDefaultThatAnIdNamesIsForgottenAfterTheConditionsAndValuesAreImmutable() {
    OptionValues defaults = text.defaults();

    assertThat(text.parse("game").isNamed(rows)).isFalse();
    assertThat(text.parse("game:rows=4").isNamed(rows)).isFalse();
    assertThat(text.parse("game:rows=5").isNamed(rows)).isTrue();
    assertThat(defaults.with(rows, 5).isNamed(rows)).isTrue();
    assertThat(defaults.with(rows, 5).with(rows, 4).isNamed(rows)).isFalse();
    assertThat(text.format(defaults.with(rows, 5))).isEqualTo("game:rows=5");
    assertThat(defaults).hasToString("{claim=optional, rows=4, turn=yes, loop=no}");
  }

  @Test
  void anUnknownOptionIsNamed() {
    VariantOption<Integer> cols = VariantOption.ofNumber("cols", 1, 1, 9);

    illegalArgument(() -> text.defaults().get(cols), "There is no option cols.");
    assertThatIllegalArgumentException().isThrownBy(() -> text.defaults().with(cols, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> text.defaults().isNamed(cols));
  }

  private enum Claim {
    OPTIONAL,
    AUTOMATIC
  }

  private void message(String text, String message) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOf(VariantException.class)
        .hasMessage(message);
  }

  private static String pair(TextCursor cursor) {
    char one = cursor.expectRange('a', 'd');
    cursor.expect('+');
    char other = cursor.expectRange('a', 'd');
    return one < other ? one + "+" + other : other + "+" + one;
  }

  private static Map<String, String> range(String name, String value, String least, String most) {
    return Map.of("name", name, "value", value, "least", least, "most", most);
  }

  private static void refused(VariantText ids, String text, int column, String... expected) {
    malformedAt(() -> ids.parse(text), text, column, expected);
  }

  private static void refused(
      VariantText ids, String text, Reason reason, Map<String, String> facts) {
    NotationException thrown = refusedAt(() -> ids.parse(text), text, text.length() + 1);
    assertThat(thrown).isInstanceOf(VariantException.class);
    assertThat(thrown.reason()).isEqualTo(reason);
    assertThat(thrown.facts()).isEqualTo(facts);
  }
}
