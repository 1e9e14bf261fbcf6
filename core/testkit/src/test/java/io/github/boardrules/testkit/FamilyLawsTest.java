package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A family that keeps the laws passes, and each fault of one is found. */
class FamilyLawsTest {
  private static final String ENGLISH =
      """
      languages=en de
      game.trio=Trio
      chapter.trio=Three in a row win.{end.far}
      chapter.trio.end.far.no= Stones go one cell at a time.
      variant.trio.standard=Standard
      variant.trio.short=Short
      option.plies=After how many moves the game is a draw.
      option.plies.value=a draw after {value} moves
      option.far=Whether stones go far.
      option.far.yes=stones go far
      option.far.no=stones go near
      """;

  private static final String GERMAN =
      """
      game.trio=Drei
      chapter.trio=Drei in einer Reihe gewinnen.{end.far}
      chapter.trio.end.far.no= Steine ziehen ein Feld weit.
      variant.trio.standard=Standard
      variant.trio.short=Kurz
      option.plies=Nach wie vielen Zügen unentschieden ist.
      option.plies.value=unentschieden nach {value} Zügen
      option.far=Ob Steine weit ziehen.
      option.far.yes=Steine ziehen weit
      option.far.no=Steine ziehen ein Feld
      """;

  /** A family of one game. */
  private static final class TrioFamily extends GameFamily {
    TrioFamily(Function<String, Rules<?, ?>> parser, GameInfo game) {
      super("trio", parser, game);
    }
  }

  private static GameInfo game(VariantText text, String english, String german) {
    return GameInfo.of(text, messages(english, german), "standard", "trio")
        .withVariant("short", "trio:plies=12");
  }

  static Messages messages(String english, String german) {
    ResourceBundle root = bundle(english, List.of());
    ResourceBundle translated = bundle(german, List.of(root));
    return new Messages(locale -> locale.getLanguage().equals("de") ? translated : root);
  }

  private static ResourceBundle bundle(String text, List<ResourceBundle> parents) {
    try {
      return new PropertyResourceBundle(new StringReader(text)) {
        {
          parents.forEach(this::setParent);
        }
      };
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static String seen(Function<String, Rules<?, ?>> parser, GameInfo game) {
    FamilyLaws laws = FamilyLaws.of(new TrioFamily(parser, game));
    BrokenLawError error = catchThrowableOfType(BrokenLawError.class, laws::check);
    return error == null ? "nothing" : error.law() + ": " + error.getMessage();
  }

  @Test
  void scriptsAndRegionsAreLanguages() {
    Set<String> translated = Set.of("pt-BR", "zh-Hans", "zh-Hant");
    assertThat(seen(Trio::parse, in(translated, "en pt-BR zh-Hans zh-Hant"))).isEqualTo("nothing");
    assertThat(seen(Trio::parse, in(translated, "en pt-BR zh-Hans")))
        .contains("but there are sentences in [en, pt-BR, zh-Hans, zh-Hant]");
  }

  private static GameInfo in(Set<String> tags, String languages) {
    ResourceBundle root =
        bundle(ENGLISH.replace("languages=en de", "languages=" + languages), List.of());
    Map<String, ResourceBundle> others = new HashMap<>();
    tags.forEach(tag -> others.put(tag, bundle(GERMAN, List.of(root))));
    Messages messages = new Messages(locale -> others.getOrDefault(locale.toLanguageTag(), root));
    return GameInfo.of(Trio.ID, messages, "standard", "trio").withVariant("short", "trio:plies=12");
  }

  @Test
  void aFamilyWhoseSentencesAreCompleteKeepsTheLaws() {
    GameInfo game = game(Trio.ID, ENGLISH, GERMAN);

    assertThat(seen(Trio::parse, game)).isEqualTo("nothing");
    assertThat(seen(Trio::parse, GameInfo.of("trio", Label.of("Trio"), "trio:far=no")))
        .isEqualTo("nothing");
    assertThat(seen(Trio::parse, game.withAuthor(Label.of("{who}"))))
        .contains("a placeholder without a value in {who}: {who}");
    assertThat(FamilyLaws.of(new TrioFamily(Trio::parse, game)).variants())
        .containsExactlyInAnyOrder(
            "trio",
            "trio:plies=4",
            "trio:plies=12",
            "trio:plies=60",
            "trio:far=no",
            "trio:plies=12,far=no");
    VariantText leastFirst = VariantText.of("trio", VariantOption.ofNumber("plies", 4, 4, 60));
    GameInfo other = GameInfo.of(leastFirst, messages(ENGLISH, GERMAN), "standard", "trio");
    assertThat(FamilyLaws.of(new TrioFamily(Trio::parse, other)).variants())
        .containsExactlyInAnyOrder("trio", "trio:plies=4", "trio:plies=5", "trio:plies=60");
  }

  @Test
  void aReportNamesWhatGamesMeetAndTheOptionsWithoutADifference() {
    GameInfo game = game(Trio.ID, ENGLISH, GERMAN);
    String report = FamilyLaws.of(new TrioFamily(Trio::parse, game)).report();

    assertThat(report)
        .startsWith("trio: 4 random games of each of 6 variants, ")
        .containsPattern("endings: [{].*row=[1-9]")
        .containsPattern("symmetric positions: [1-9]")
        .endsWith("options without a difference: []\n");
    Function<String, Rules<?, ?>> deaf =
        id ->
            new Trio(Trio.parse(id).plies, true) {
              @Override
              public String variant() {
                return Trio.parse(id).variant();
              }
            };
    assertThat(FamilyLaws.of(new TrioFamily(deaf, game)).report())
        .endsWith("options without a difference: [far]\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de | option.far.no=.*  |                  | there is no sentence for de: [option.far.no]",
        "de | game.trio         | game.duo         | there is no sentence for de: [game.trio]",
        "en | game.trio=.*      |                  | only de has sentences for [game.trio]",
        "de | [{]value[}]       | {wert}           | option.plies.value has other placeholders",
        "de | Kurz              |                  | variant.trio.short is blank in English or",
        "en | languages=en de   | languages=en     | names en, but there are sentences in [de, en]",
        "en | languages=en de   | languages=en pt_BR | \"pt_BR\" is not a language such as hu",
        "en | languages=en de   | languages=en de pt-BR | but there are sentences in [de, en]",
        "en | languages=en de   | languages=en de fr | but there are sentences in [de, en]",
        "en | go near           | go {steps}       | has other placeholders for de",
        "*  | option.far.no=.*  |                  | Can't find resource for bundle",
        "*  | option.plies=.*   |                  | key option.plies",
        "*  | (option.far.yes=) | $1{value} is     | a placeholder without a value in option.far.yes",
        "*  | (short=).*        | $1Standard       | two names alike: [Standard, Standard]",
        "*  | (short=)          | $1{x}            | without a value in variant.trio.short: {x}",
        "*  | (plies.value=)    | $1{x}            | without a value in option.plies.value: {x}",
        "de | Drei [^{]*        |                  | the chapter has no sentence for de",
        "*  | [{]end.far[}]     | {end.fra}        | chapter.trio has {end.fra}, but no option is fra",
        "*  | [{]end.far[}]     | {far}            | chapter.trio.end.far.no fills no placeholder",
        "*  | end.far.no        | end.far.never    | chapter.trio.end.far.never fills no placeholder",
        "*  | chapter.trio.end.*  |                  | no sentence fills [chapter.trio.end.far]",
      })
  void aSentenceThatIsMissingOrWrongIsFound(String where, String changed, String by, String seen) {
    UnaryOperator<String> change = text -> text.replaceAll(changed, by == null ? "" : by);
    GameInfo game =
        game(
            Trio.ID,
            where.equals("de") ? ENGLISH : change.apply(ENGLISH),
            where.equals("en") ? GERMAN : change.apply(GERMAN));

    assertThat(seen(Trio::parse, game)).startsWith("law 22: ").contains(seen);
  }

  static Stream<Arguments> families() {
    VariantText other = VariantText.of("trio", Trio.FAR, Trio.PLIES);
    GameInfo correct = game(Trio.ID, ENGLISH, GERMAN);
    return Stream.of(
        family(FamilyLawsTest::full, correct, ": trio:plies=30,far=yes, not trio"),
        family(
            FamilyLawsTest::full,
            GameInfo.of("trio", Label.of("Trio"), "trio:plies=30,far=yes"),
            "the id names a default, as trio:plies=30 is the same variant"),
        family(
            id -> named(Trio.parse(id), id), correct, "plies=30 names a default, but its id is "),
        family(
            id -> named(Trio.parse(id), other.format(other.parse(id))),
            correct,
            "the options of the game are [plies, far], in this order"),
        family(
            id -> {
              Trio rules = Trio.parse(id);
              if (!rules.variant().startsWith(id)) {
                throw VariantException.of(NotationException.malformed(id, 5, List.of()));
              }
              return rules;
            },
            GameInfo.of("trio", Label.of("Trio"), "trio:plies=12,far=no"),
            "trio:far=no,plies=12 is the same, but its id is refused"),
        family(Trio::parse, correct.withPlayers(1), "players: 2, not 1"),
        family(Trio::parse, correct.withVariant("other", "trio"), "a variant twice: [trio, "));
  }

  private static Arguments family(
      Function<String, Rules<?, ?>> parser, GameInfo game, String seen) {
    return Arguments.of(parser, game, seen);
  }

  /** Returns rules that write their defaults out. */
  private static Trio full(String id) {
    Trio rules = Trio.parse(id);
    String far = Trio.ID.parse(id).get(Trio.FAR) ? "yes" : "no";
    return named(rules, "trio:plies=" + rules.plies + ",far=" + far);
  }

  private static Trio named(Trio rules, String id) {
    return new Trio(rules.plies, true) {
      @Override
      public String variant() {
        return id;
      }
    };
  }

  @ParameterizedTest
  @MethodSource("families")
  void anIdThatIsNotCanonicalIsFound(
      Function<String, Rules<?, ?>> parser, GameInfo game, String seen) {
    assertThat(seen(parser, game)).startsWith("law 18: ").contains(seen);
  }
}
