package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.fixtures.Checkout;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * With {@code --locale hu} every word on the screen is Hungarian, in every variant of every game:
 * each stands in one of the Hungarian files. Codes, variant ids and the notation are texts for
 * programs, the same in every language.
 */
@Tag("slow")
class HungarianScreenTest {
  /** Three letters or more; cells and moves of the notation have digits beside their letters. */
  private static final Pattern WORD =
      Pattern.compile("(?<![\\p{L}\\p{N}])\\p{L}{3,}(?![\\p{L}\\p{N}])");

  private static final Pattern LABEL = Pattern.compile("aria-label=\"([^\"]*)\"");

  /** Those of all modules, and the names of games, which are the same in every language. */
  private static final Set<String> HUNGARIAN = hungarianWords();

  @ParameterizedTest
  @MethodSource("variants")
  void screensAreHungarian(String variant, @TempDir Path folder) throws IOException {
    Rules<?, ?> rules = Run.GAMES.rules(variant);
    Set<String> positions = positions(rules);
    Path file = folder.resolve("position.svg");
    for (String position : positions) {
      String[] show = {"show", variant, "--position", position, "--svg", file.toString()};
      assertHungarian(hungarian("", show).out(), variant);
      // What a person reads of a picture: its texts, and labels for screen readers.
      String picture = Files.readString(file);
      LABEL.matcher(picture).results().forEach(label -> assertHungarian(label.group(1), variant));
      String texts = picture.replaceAll("(?s)<style.*?</style>|<[^>]*>", " ");
      assertHungarian(texts, variant);
    }

    String batch = String.join("\n", positions);
    String statuses = hungarian(batch, "status", variant, "--sentence", "--position", "-").out();
    assertThat(statuses.lines()).hasSameSizeAs(positions);
    assertHungarian(statuses, variant);
    assertThat(hungarian("", "status", variant)).isEqualTo(Run.installed("status", variant));

    Set<String> moves = moves(rules);
    for (String move : moves) {
      String verdicts = hungarian(batch, "why", variant, move, "--position", "-").out();
      assertHungarian(verdicts.replaceAll("(?m)^(legal$|[a-z0-9-]+: )", ""), variant);
    }

    String input = "undo\nredo\nsave\nhelp\n" + String.join("\n", moves) + "\nundo\nredo\nquit\n";
    Run game =
        rules.players() == 1
            ? hungarian(input, "play", variant)
            : hungarian(input, "play", variant, "--seat2=random", "--seed=3");
    assertThat(game.status()).isZero();
    assertHungarian(game.out().replaceAll("(?m)^(> )*[a-z0-9-]+: ", ""), variant);
  }

  @ParameterizedTest
  @MethodSource("games")
  void namesVariantsOptionsAndRulesAreHungarian(GameInfo game) {
    // What a layout consists of is written as in the variant id, between its keys.
    Set<String> notation =
        variants()
            .flatMap(id -> Stream.of(id.split("[:,=]", -1)).skip(1))
            .filter(value -> value.contains("/"))
            .collect(Collectors.toSet());
    List<String> list = hungarian("", "variants", game.id()).out().lines().toList();
    for (String line : list) {
      String sentences = line.substring(line.indexOf('\t') + 1);
      for (String value : notation) {
        sentences = sentences.replace(value, " ");
      }
      assertHungarian(sentences, "");
    }
    assertThat(list.stream().limit(game.variants().size()))
        .extracting(line -> line.replaceFirst("\t.*", ""))
        .isEqualTo(game.variantIds());
    assertHungarian(game.name().message(Locale.forLanguageTag("hu")), "");

    Run rules = hungarian("", "rules", game.id());
    assertThat(rules.out().lines()).hasSizeGreaterThan(8);
    assertHungarian(rules.out(), "");
  }

  @Test
  void englishScreensWouldBeNoticed() {
    for (String variant : List.of("zertz", "tzaar", "pikkpakk", "pylos", "triangle")) {
      String screen = Run.installed("show", variant).out();
      assertThat(foreign(screen, variant)).as(variant).isNotEmpty();
    }
  }

  static List<GameInfo> games() {
    return Run.GAMES.games();
  }

  static Stream<String> variants() {
    return games().stream().flatMap(game -> game.variantIds().stream());
  }

  private static void assertHungarian(String screen, String variant) {
    assertThat(foreign(screen, variant)).as(screen).isEmpty();
  }

  /** Returns the words on a screen that no Hungarian file has; the variant id does not count. */
  private static Set<String> foreign(String screen, String variant) {
    Set<String> words = words(variant.isEmpty() ? screen : screen.replace(variant, " "));
    words.removeAll(HUNGARIAN);
    return words;
  }

  private static Set<String> words(String text) {
    return WORD.matcher(text)
        .results()
        .map(MatchResult::group)
        .map(word -> word.toLowerCase(Locale.ROOT))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> hungarianWords() {
    Set<String> words =
        new TreeSet<>(List.of("zértz", "tzaar", "pikk", "pakk", "pylos", "castle", "mind", "nim"));
    for (String file :
        Checkout.texts("", path -> path.endsWith("/messages_hu.properties")).values()) {
      Properties sentences = new Properties();
      try {
        sentences.load(new StringReader(file));
      } catch (IOException problem) {
        throw new UncheckedIOException(problem);
      }
      for (Object sentence : sentences.values()) {
        words.addAll(words(sentence.toString().replaceAll("\\{[^}]*}", " ")));
      }
    }
    return words;
  }

  private static Run hungarian(String input, String... arguments) {
    String[] all =
        Stream.concat(Stream.of("--locale=hu"), Stream.of(arguments)).toArray(String[]::new);
    return Run.with(Run.GAMES, input, all);
  }

  /** Returns the texts of some positions of a random game, the start and the last one. */
  private static <S, M> Set<String> positions(Rules<S, M> rules) {
    Match<S, M> match = game(rules);
    return texts(
        IntStream.of(0, 1, match.ply() / 2, match.ply()).map(ply -> Math.min(ply, match.ply())),
        ply -> rules.notation().formatPosition(match.position(ply)));
  }

  /** Returns the texts of the first and the last moves of a random game. */
  private static <S, M> Set<String> moves(Rules<S, M> rules) {
    List<M> moves = game(rules).moves();
    int size = moves.size();
    return texts(
        IntStream.range(0, size).filter(ply -> ply < 2 || ply >= size - 2),
        ply -> rules.notation().formatMove(moves.get(ply)));
  }

  private static Set<String> texts(IntStream plies, IntFunction<String> text) {
    return plies.mapToObj(text).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static <S, M> Match<S, M> game(Rules<S, M> rules) {
    return Playout.randomMatch(rules, rules.start(), new SplitMix64(3), 120);
  }
}
