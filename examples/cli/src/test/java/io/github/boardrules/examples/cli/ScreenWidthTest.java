package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.Streams;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What people read fits the screen, and goes into a pipe in one line. */
@Tag("slow")
class ScreenWidthTest {
  private static final int NARROW = 60;

  @ParameterizedTest
  @MethodSource("variants")
  void everyGameFitsSixtyColumnsInEveryLanguage(String variant) {
    Rules<?, ?> rules = Run.GAMES.rules(variant);
    TextRules texts = TextRules.of(rules);
    String move = texts.legalMoves(texts.start()).get(0);
    String input = "help\nnonsense\nwhy 1\nhint\nnames\nundo\nresign\nn\n" + move + "\nagree\ny\n";
    for (String language : List.of("en", "hu")) {
      String locale = "--locale=" + language;
      String[] play =
          rules.players() == 1
              ? new String[] {"play", variant, locale, "--time=1ms"}
              : new String[] {"play", variant, locale, "--time=1ms", "--seat2=random", "--seed=1"};
      assertFits(Run.with(Run.GAMES, screen(NARROW), input, play).out());
      String last = last(rules);
      String[] show = {"show", variant, locale, "--position", last};
      assertFits(Run.with(Run.GAMES, screen(NARROW), "", show).out());
    }
  }

  @Test
  void chaptersHelpAndErrorsFitSixtyColumns() {
    for (String arguments :
        List.of("rules zertz", "rules zertz --locale=hu", "help", "help play --locale=hu", "x y")) {
      Run run = Run.with(Run.GAMES, screen(NARROW), "", arguments.split(" ", -1));
      assertFits(run.out());
      assertFits(run.err());
    }
    assertThat(Run.installed("rules", "zertz").out().lines().anyMatch(line -> line.length() > 200))
        .isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "10, one two three, one two/three",
    "13, one two three, one two three",
    "12, one two three, one two/three",
    "3, longer it is, longer/it/is",
    "12, '  do  it is done', '  do  it is/      done'",
    "7, '  do  it is done', '  do  it/is done'",
    "5, '', ''",
    "8, ősz űr tó, ősz űr/tó",
  })
  void sentencesAreWrappedBetweenWords(int width, String sentence, String lines) {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    Output output = new Output(screen);
    output.wrapAt(() -> OptionalInt.of(width));
    output.sentence(sentence);
    output.flush();
    assertThat(screen.toString(UTF_8)).isEqualTo(lines.replace('/', '\n') + "\n");
  }

  @ParameterizedTest
  @CsvSource({
    "COLUMNS, 72, 72",
    "COLUMNS, 0, 0",
    "COLUMNS, wide, 0",
    "COLUMNS, 99999, 0",
    "LINES, 72, 0",
  })
  void aPipeIsAsWideAsTheEnvironmentSays(String variable, String value, int width) {
    Streams streams = new SystemStreams(Map.of(variable, value), false);
    assertThat(streams.lineWidth().orElse(0)).isEqualTo(width);
    assertThat(streams.screenWidth()).isEmpty();
  }

  static Stream<String> variants() {
    return Run.GAMES.games().stream().flatMap(game -> game.variantIds().stream());
  }

  private static <S, M> String last(Rules<S, M> rules) {
    S end = Playout.randomMatch(rules, rules.start(), new SplitMix64(1), 60).position();
    return rules.notation().formatPosition(end);
  }

  private static Streams screen(int width) {
    return new Run.Terminal(true, false, OptionalInt.of(width), Long.MAX_VALUE / 2);
  }

  private static void assertFits(String text) {
    assertThat(text.lines().map(line -> line.replaceFirst("^(> )+", "")))
        .allMatch(line -> line.length() <= NARROW);
  }
}
