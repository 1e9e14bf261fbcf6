package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.boardspace.BoardspaceRecords;
import io.github.boardrules.colorfield.ColorfieldOptions;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.play.MatchRecord;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every reader takes time in proportion to the length of its text: for ten times the text, at most
 * twenty times as long, which the square of the length exceeds by far.
 */
@Tag("slow") // left out of the mutation tests
class LongTextsTest {
  private static final Catalog GAMES = Catalog.installed();
  private static final int LENGTH = 20_000;
  private static final int RUNS = 3;

  /** What takes the square of the length fails them all; a busy machine does not. */
  private static final int ATTEMPTS = 3;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Shorter times say nothing. */
  private static final long LEAST = TimeUnit.MILLISECONDS.toNanos(25);

  /** A reader, and texts that it accepts. */
  private record Reader(String name, Consumer<String> reader, List<String> examples) {
    @Override
    public String toString() {
      return name;
    }
  }

  @ParameterizedTest
  @MethodSource("readers")
  void tenTimesTheTextTakesAtMostTwentyTimesAsLong(Reader reader) {
    reader.examples().stream()
        .flatMap(example -> repeated(example).stream())
        .forEach(parts -> check(reader, parts));
  }

  /** No header may occur twice. */
  @Test
  void manyHeadersTakeTimeInProportion() {
    check(
        new Reader("headers", text -> MatchRecord.read(GAMES::rules, text), List.of()),
        new String[] {"[variant \"triangle\"]\n", "[k# \"\"]\n", "\n{ongoing}\n"});
  }

  private static void check(Reader reader, String[] parts) {
    long shorter = 0;
    long longer = 0;
    for (int attempt = 0; attempt < ATTEMPTS && longer >= 20 * shorter; attempt++) {
      shorter = Math.max(LEAST, time(reader, parts, LENGTH));
      longer = time(reader, parts, 10 * LENGTH);
    }

    assertThat(longer)
        .as("%s: %s(%s)*%s", reader, parts[0], parts[1], parts[2])
        .isLessThan(20 * shorter);
  }

  static Stream<Reader> readers() {
    Stream<Reader> files =
        Stream.of(
            new Reader(
                "records",
                text -> MatchRecord.read(GAMES::rules, text),
                List.of(
                    "[variant \"triangle\"]\n[a \"b \\\" c\"]\n\n8:1 {ongoing}\n{win 1 time}\n")),
            new Reader(
                "records of Boardspace",
                BoardspaceRecords::read,
                List.of(
                    "Hi (;-) (;SU[Zertz];P0[1 RtoB 2 0 D 5];P0[2 R- F 5];P0[3 Done])(;X[1]) by",
                    "(;SU[tzaar](;P0[1 Capture C 4 D 5];P0[3 Done];P1[Resign]))")),
            new Reader(
                "layouts",
                ColorfieldOptions::read,
                List.of("rows=ab ba # x\n ab\nmiddle= c3 a1\nlink=a1-b2\nfull=ga1 bb1\n")));
    Stream<Reader> variants =
        GAMES.games().stream()
            .map(game -> new Reader(game.id() + ", variants", GAMES::rules, ids(game)));
    Stream<Reader> texts = GAMES.games().stream().flatMap(game -> texts(GAMES.rules(id(game))));
    return Stream.of(files, variants, texts).flatMap(each -> each);
  }

  private static String id(GameInfo game) {
    return game.variants().get(0).id();
  }

  private static List<String> ids(GameInfo game) {
    return List.of(game.variants().get(game.variants().size() - 1).id());
  }

  /** Returns the readers of positions and moves. */
  private static <S, M> Stream<Reader> texts(Rules<S, M> rules) {
    Notation<S, M> notation = rules.notation();
    S start = rules.start();
    List<M> moves = rules.legalMoves(start);
    String move = notation.formatMove(moves.get(moves.size() - 1));
    return Stream.of(
        new Reader(
            rules.variant() + ", positions",
            notation::parsePosition,
            List.of(notation.formatPosition(start))),
        new Reader(rules.variant() + ", moves", notation::parseMove, List.of(move)));
  }

  /** Returns texts in three parts, of which the middle one is to be repeated, with its number. */
  private static List<String[]> repeated(String example) {
    List<String[]> texts = new ArrayList<>();
    int step = Math.max(1, example.length() / 12);
    for (int from = 0; from < example.length(); from += step) {
      int to = Math.min(example.length(), from + 3);
      texts.add(
          new String[] {
            example.substring(0, from), example.substring(from, to), example.substring(to)
          });
    }
    for (String separator : List.of("", " ", "\n", ",", "-")) {
      texts.add(new String[] {"", example + separator, ""});
    }
    return texts;
  }

  private static long time(Reader reader, String[] parts, int length) {
    StringBuilder all = new StringBuilder(parts[0]);
    for (int number = 0; all.length() < length; number++) {
      all.append(parts[1].replace("[k#", "[k" + number));
    }
    String text = all.append(parts[2]).toString();
    long best = Long.MAX_VALUE;
    for (int run = 0; run < RUNS && best > LEAST; run++) {
      long before = THREADS.getCurrentThreadCpuTime();
      try {
        reader.reader().accept(text);
      } catch (NotationException refused) {
        assertThat(refused.getMessage()).hasSizeLessThan(1000);
      }
      best = Math.min(best, THREADS.getCurrentThreadCpuTime() - before);
    }
    return best;
  }
}
