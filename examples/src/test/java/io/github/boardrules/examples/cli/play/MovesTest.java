package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.TextRules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.analysis.Tables;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.toy.ToyFamily;
import io.github.boardrules.zertz.ZertzRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code moves} in {@code play}, and what the tabulator offers. */
class MovesTest {
  private static final int MAX_LIST = 60;

  @ParameterizedTest
  @CsvSource({
    // Behind a line of 80 characters a terminal of 80 columns begins another one.
    "1, 'bb/c/dddd/ee/ff'",
    "9, 'bb/c/dddd/ee/ff'",
    "10, 'bb/c/dddd/ee/ff'",
    "11, 'bb    ee/c     ff/dddd'",
    "16, 'bb    ee/c     ff/dddd'",
    "17, 'bb    dddd  ff/c     ee'",
    "28, 'bb    dddd  ff/c     ee'",
    "29, 'bb    c     dddd  ee    ff'",
    "80, 'bb    c     dddd  ee    ff'",
  })
  void movesGoOnDownTheColumnsThatFit(int width, String lines) {
    MoveTable table = MoveTable.of(Stream.of("ee", "c", "dddd", "bb", "ff"), "");
    assertThat(String.join("/", table.lines(width))).isEqualTo(lines);
    assertThat(table.hidden()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "200, '', 0, ''",
    "201, '', 1, x9",
    "1000, '', 800, x2",
    "1000, x, 800, x2",
    "9999, x, 9799, x11",
    "9999, x2, 911, x21",
  })
  void aLongTableIsCutAndNamesABeginningWhoseTableIsComplete(
      int moves, String typed, int hidden, String narrower) {
    List<String> all = IntStream.range(0, moves).mapToObj(i -> "x" + i).toList();
    MoveTable table = MoveTable.of(all.stream(), typed);
    assertThat(table.hidden()).isEqualTo(hidden);
    assertThat(String.join(" ", table.lines(80)).split(" +", -1))
        .hasSize(table.moves().size() - hidden);
    if (hidden > 0) {
      assertThat(table.narrower()).isEqualTo(narrower);
      assertThat(MoveTable.of(all.stream(), narrower).hidden()).isZero();
    }
  }

  @Test
  void aGameShowsTheMovesThatBeginWithATextOnANarrowScreen() {
    String screen =
        Run.with(Run.GAMES, "moves\nmoves Wd4\nmoves Q\n", "play zertz --seat2 human").out();
    assertThat(screen.replace("> ", "").lines())
        .allMatch(line -> line.length() < 80 || !line.contains("  "));
    assertThat(screen)
        .containsPattern("> Ba1,a2  Ba2,b1  [^\n]+\n(.+\n){19}… and 1744 more\\. .+: moves Bc\n")
        .containsPattern("> Wd4,a1  [^\n]+\nWd4,a2 .+Wd4,g4\n> No legal move begins with 'Q'\\.\n");
  }

  @Test
  void fewMovesAreListedAndManyPartByPart() {
    var zertz = ZertzRules.standard();
    assertThat(offered(zertz, ""))
        .containsExactly(
            "Ba…", "Bb…", "Bc…", "Bd…", "Be…", "Bf…", "Bg…", "Ga…", "Gb…", "Gc…", "Gd…", "Ge…",
            "Gf…", "Gg…", "Wa…", "Wb…", "Wc…", "Wd…", "We…", "Wf…", "Wg…");
    assertThat(offered(zertz, "Wd4")).contains("Wd4,a1", "Wd4,g4").hasSize(18);
    assertThat(offered(zertz, "Wd4,d")).containsExactly("Wd4,d1", "Wd4,d7");
    assertThat(offered(zertz, "X")).isEmpty();
  }

  /** From nothing, the choice of any offer leads to a legal move in a few steps. */
  @ParameterizedTest
  @MethodSource("variants")
  void everyOfferLeadsToALegalMove(String variant) {
    Rules<?, ?> rules = Catalog.installed().rules(variant);
    assertReachesMoves(rules, TextRules.of(rules).start());
  }

  /** The position has 1,337,998 legal moves. */
  @Test
  @Timeout(value = 20, unit = TimeUnit.SECONDS)
  void ofVeryManyMovesTheNextStepsAreOffered() {
    var rules = ZertzRules.parse("zertz:game=tournament,rings=61");
    var position =
        rules
            .notation()
            .parsePosition(
                "...../GB..../.W.B.../BWBBB.../.GWW...../GGGGB.../.B.G.../WBGW../.B..."
                    + " 0,0,0 0,0,0 0,0,0 1");
    assertReachesMoves(rules, rules.notation().formatPosition(position));
    List<String> first = new MoveCompletions<>(rules).of(position, "x");
    for (String offer : first) {
      assertThat(offer).matches("x[a-i][1-9].…");
    }
  }

  static Stream<String> variants() {
    return Catalog.installed().games().stream().map(game -> game.variantIds().get(0));
  }

  private static <S, M> List<String> offered(Rules<S, M> rules, String typed) {
    return new MoveCompletions<>(rules).of(rules.start(), typed);
  }

  private static <S, M> void assertReachesMoves(Rules<S, M> rules, String text) {
    S position = rules.notation().parsePosition(text);
    MoveCompletions<S, M> completions = new MoveCompletions<>(rules);
    for (boolean isFirst : List.of(true, false)) {
      String typed = "";
      List<String> offers = new ArrayList<>(completions.of(position, typed));
      for (int keys = 0; keys < 60 && !offers.isEmpty(); keys++) {
        assertThat(offers).hasSizeLessThanOrEqualTo(MAX_LIST);
        String offer = offers.get(isFirst ? 0 : offers.size() - 1);
        typed = offer.replace("…", "");
        if (!offer.endsWith("…")) {
          break;
        }
        offers = completions.of(position, typed);
      }
      assertThat(rules.isLegal(position, rules.notation().parseMove(typed))).as(typed).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', moves why hint undo redo resign agree save help quit take1 take2 take3",
    "re, redo resign",
    "t, take1 take2 take3",
    "why take2, take2",
    "moves t, take1 take2 take3",
    "moves x, ''",
    "undo t, ''",
  })
  void aLineIsCompletedWithCommandsAndMoves(String typed, String words) {
    CommandContext context = CommandContext.silent(Catalog.of(new ToyFamily()), Locale.ENGLISH);
    MatchRecord<?, ?> start = MatchRecord.of(Match.of(context.rules("heap")));
    List<SeatKind> people = List.of(SeatKind.HUMAN, SeatKind.HUMAN);
    Limit limit = Limit.nodes(1);
    Tables tables = Tables.of("", context.progress());
    SeatedMatch<?, ?> match =
        new SeatedMatch<>(context, start, people, new SplitMix64(1), limit, limit, tables);
    assertThat(String.join(" ", new PlayLoop(context, match).completions(typed))).isEqualTo(words);
  }
}
