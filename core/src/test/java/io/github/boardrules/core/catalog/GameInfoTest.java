package io.github.boardrules.core.catalog;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.text.OptionInfo;
import io.github.boardrules.core.text.OptionInfo.ValueKind;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import io.github.boardrules.core.toy.Sentences;
import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameInfoTest {
  private static final String SENTENCES =
      """
      game.go=Go
      chapter.go=Surround on {size} by {size}.\\n {clocks.clocks} \\n{last.opening}\\nCapture. {end.komi} {seed.seed}
      chapter.go.last.opening.corner=Corners first.
      chapter.go.end.komi.none=Be quick.
      chapter.go.end.komi.value=There is komi: {komi}{open.opening}.
      chapter.go.open.opening.corner=, and a corner
      chapter.go.clocks.clocks.value=Clocks of {clocks} minutes.
      chapter.go.seed.seed.none=No seed.
      option.size=The size of the board.
      option.size.9=a small board
      option.size.19=a large board
      option.suicide=Whether suicide is allowed.
      option.suicide.yes=suicide is allowed
      option.suicide.no=suicide is not allowed
      option.komi=What White gets.
      option.komi.none=White gets nothing
      option.komi.value=White gets {value}
      option.clocks=The minutes.
      option.clocks.value=clocks of {value} minutes
      option.seed=The seed.
      option.seed.value=chosen by {value}
      option.handicap=The stones.
      option.handicap.value=stones on {value}
      option.opening=The first move.
      option.opening.star=opening on the star
      option.opening.corner=opening in the corner
      option.opening.value=opening on {value}
      variant.go.standard=Standard
      variant.go.small=Small
      variant.go.open=Opening in a corner
      """;

  private final Messages messages = Sentences.of(SENTENCES);

  private final VariantText text =
      VariantText.of(
          "go",
          VariantOption.ofChoice("size", 19, 9),
          VariantOption.ofFlag("suicide", false),
          VariantOption.ofNumberOrWord("komi", 6, "none", 1, 20),
          VariantOption.ofNumbers("clocks", 1, 90),
          VariantOption.ofSeed("seed"),
          VariantOption.ofText("handicap", "-", GameInfoTest::rest),
          VariantOption.ofTextOrWord(
              "opening", "star", List.of("star", "corner"), GameInfoTest::rest));

  private final GameInfo go = game();

  private GameInfo game() {
    return GameInfo.of(text, messages, "standard", "go")
        .withAuthor(Label.of("Emperor Yao (Weiqi Press)"))
        .withVariant("small", "go:size=9,suicide=yes,komi=none,clocks=30-5,handicap=c3")
        .withVariant("open", "go:opening=corner");
  }

  private static String rest(TextCursor cursor) {
    return cursor.acceptWhile(c -> c != ',');
  }

  @Test
  void nameAndRulesAreSentencesOfTheMessagesButNotTheAuthor() {
    assertThat(go.name()).hasToString("Go");
    assertThat(go.author()).hasValue(Label.of("Emperor Yao (Weiqi Press)"));
    assertThat(go.variants().get(0).chapter(Locale.ENGLISH))
        .hasValue(
            "Surround on 19 by 19.\nClocks of none minutes.\nCapture. There is komi: 6. No seed.");
    assertThat(go.variants().get(1).chapter(Locale.ENGLISH))
        .hasValue("Surround on 9 by 9.\nClocks of 30, 5 minutes.\nCapture. Be quick. No seed.");
    assertThat(go.variants().get(2).chapter(new Locale("hu")).orElseThrow())
        .endsWith("\nCorners first.\nCapture. There is komi: 6, and a corner. No seed.");
    assertThat(go.variantIds())
        .containsExactly(
            "go", "go:size=9,suicide=yes,komi=none,clocks=30-5,handicap=c3", "go:opening=corner");
  }

  @Test
  void languagesHaveScriptsAndRegions() {
    assertThat(languages("en hu pt-BR zh-Hant zh-Hans-SG es-419"))
        .extracting(Locale::toLanguageTag)
        .containsExactly("en", "hu", "pt-BR", "zh-Hant", "zh-Hans-SG", "es-419");
    List<LanguageRange> wanted = LanguageRange.parse("fr,zh-Hant-TW;q=0.9,hu;q=0.1");
    assertThat(Locale.lookup(wanted, languages("en hu zh-Hans zh-Hant")))
        .isEqualTo(Locale.forLanguageTag("zh-Hant"));
    assertThat(go.languages()).containsExactly(Locale.ENGLISH);
  }

  @ParameterizedTest
  @CsvSource({
    "'en pt_BR', 'pt_BR'",
    "'en  hu', ''",
    "'en hu ', ''",
    "'', ''",
    "'en,hu', 'en,hu'",
    "'en magyar', 'magyar'",
    "'en und', 'und'",
    "'en pt-Brazil', 'pt-Brazil'",
    "'en zh-TW-Hant', 'zh-TW-Hant'",
  })
  void aWrongWordAmongTheLanguagesIsRefused(String named, String word) {
    illegalArgument(
        () -> languages(named),
        "The key languages has \""
            + named
            + "\", in which \""
            + word
            + "\" is not a language such as hu, pt-BR or zh-Hant.");
  }

  private List<Locale> languages(String named) {
    return GameInfo.of(text, Sentences.of("languages=" + named), "standard", "go").languages();
  }

  @Test
  void gamesWithTheSameInformationAreEqual() {
    assertThat(game()).isEqualTo(go).hasSameHashCodeAs(go).isNotEqualTo(go.withPlayers(1));
    assertThat(go.withAuthor(Label.of("Yao"))).isNotEqualTo(go);
    assertThat(go.withVariant("tiny", "go:size=9")).isNotEqualTo(go);
    assertThat(go)
        .hasToString(
            "go[go, go:size=9,suicide=yes,komi=none,clocks=30-5,handicap=c3, go:opening=corner]");
    assertThat(go.variants().get(2)).hasToString("go:opening=corner");
  }

  @Test
  void optionsSayWhatAFormNeeds() {
    assertThat(go.options())
        .extracting(OptionInfo::toString, OptionInfo::kind)
        .containsExactly(
            tuple("size=19|9 (19)", ValueKind.WORD),
            tuple("suicide=no|yes (no)", ValueKind.FLAG),
            tuple("komi=none|1..20 (6)", ValueKind.NUMBER),
            tuple("clocks=1..90-…", ValueKind.NUMBERS),
            tuple("seed=0..9223372036854775807", ValueKind.NUMBER),
            tuple("handicap=… (-)", ValueKind.TEXT),
            tuple("opening=star|corner|… (star)", ValueKind.TEXT));
    assertThat(go.options())
        .filteredOn(OptionInfo::isDrawn)
        .hasToString("[seed=0..9223372036854775807]");
    OptionInfo komi = go.options().get(2);
    assertThat(komi.key()).isEqualTo("komi");
    assertThat(komi.words()).containsExactly("none");
    assertThat(komi.min()).isEqualTo(OptionalLong.of(1));
    assertThat(komi.max()).isEqualTo(OptionalLong.of(20));
    assertThat(komi.defaultValue()).hasValue("6");
    assertThat(komi.label()).hasToString("What White gets.");
    assertThat(komi.valueLabel("none")).hasToString("White gets nothing");
    assertThat(komi.valueLabel("7")).hasToString("White gets 7");
    assertThat(go.options().get(0).min()).isEmpty();
    assertThat(go.options().get(0).max()).isEmpty();
    assertThat(go.options().get(4).defaultValue()).isEmpty();
  }

  @Test
  void aVariantSaysWhatSetsItApart() {
    VariantInfo small = go.variants().get(1);

    assertThat(small.name()).hasToString("Small");
    assertThat(small.message(Locale.ENGLISH))
        .isEqualTo(
            "a small board, suicide is allowed, White gets nothing, clocks of 30-5 minutes,"
                + " stones on c3");
    assertThat(go.variants().get(2).message(Locale.ENGLISH)).isEqualTo("opening in the corner");
    assertThat(go.options().get(6).valueLabel("c3")).hasToString("opening on c3");
    assertThat(go.variants().get(0).differences()).isEmpty();
    assertThat(go.variants().get(0).message(Locale.ENGLISH)).isEqualTo("the default rules");
    assertThat(go.variants().get(0).message(new Locale("hu"))).isEqualTo("az alapszabályok");
  }

  @Test
  void aGameWithoutSentencesCallsItsVariantsByTheirIds() {
    GameInfo game = GameInfo.of("one-09", Label.of("One, Nine!"), "one-09", "one-09:rows=3");

    assertThat(game.name()).hasToString("One, Nine!");
    assertThat(game.author()).isEmpty();
    assertThat(game.variants().get(0).chapter(Locale.ENGLISH)).isEmpty();
    assertThat(game.options()).isEmpty();
    assertThat(game.variantIds()).containsExactly("one-09", "one-09:rows=3");
    assertThat(game.variants())
        .extracting(VariantInfo::name)
        .containsExactly(Label.of("one-09"), Label.of("one-09:rows=3"));
    assertThat(game.variants())
        .extracting(VariantInfo::differences)
        .containsExactly(List.of(), List.of(Label.of("rows=3")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Game", "2game", "-game", "a game", "játék", "game:"})
  void anIdHasLowerCaseLettersDigitsAndHyphens(String id) {
    assertThatThrownBy(() -> GameInfo.of(id, Label.of("Game"), id))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not '" + id + "'");
  }

  @Test
  void anAuthorHasANameAndAGameAVariant() {
    assertThat(GameInfo.of(text, messages, "small", "go").author()).isEmpty();
    illegalArgument(
        () -> GameInfo.of(text, messages, "small", "go").withAuthor(Label.of(" ")),
        "The author of the game go is blank.");
    illegalArgument(() -> GameInfo.of("go", Label.of("Go")), "The game go names no variant.");
    illegalArgument(
        () -> GameInfo.of("game", Label.of("Game"), "game", "games"),
        "The variant 'games' does not begin with the game's id, game.");
  }

  @Test
  void aGameHasTwoPlayersUnlessItIsAPuzzle() {
    assertThat(go.players()).isEqualTo(2);
    assertThat(go.withPlayers(1).withAuthor(Label.of("-")).withVariant("small", "go").players())
        .isEqualTo(1);
    illegalArgument(() -> go.withPlayers(3), "A game has 1 or 2 players, not 3.");
  }

  @Test
  void anOptionIsRequiredWhenItHasNoDefaultAndThereIsNoDefaultVariant() {
    VariantOption<List<Integer>> sizes = VariantOption.ofNumbers("sizes", 1, 9);
    VariantText heaps =
        VariantText.of("heaps", sizes, VariantOption.ofNumber("max", 1, 0, 9))
            .withForbidden(TextReason.MALFORMED, values -> values.get(sizes).isEmpty());

    assertThat(heaps.describe(messages))
        .extracting(OptionInfo::key, OptionInfo::isRequired)
        .containsExactly(tuple("sizes", true), tuple("max", false));
    assertThat(go.options()).noneMatch(OptionInfo::isRequired);
  }
}
