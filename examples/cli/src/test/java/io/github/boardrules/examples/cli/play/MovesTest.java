package io.github.boardrules.examples.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.analysis.Tables;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.toy.ToyFamily;
import io.github.boardrules.zertz.ZertzRules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code moves} in {@code play}, what the tabulator offers, and how lines are edited. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class MovesTest {
  private static final int MAX_LIST = 60;
  private static final String LEFT = "\u001bOD";
  private static final String UP = "\u001bOA";

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

  @ParameterizedTest
  @CsvSource({
    "'', moves why hint undo redo variations comment resign agree board names rules save help quit take1 take2 take3",
    "re, redo resign",
    "t, take1 take2 take3",
    "why take2, take2",
    "moves t, take1 take2 take3",
    "moves x, ''",
    "undo t, ''",
    "RE, redo resign",
    "T, take1 take2 take3",
    "save x, ''",
  })
  void aLineIsCompletedWithCommandsAndMoves(String typed, String words) {
    CommandContext context = CommandContext.silent(Catalog.of(new ToyFamily()), Locale.ENGLISH);
    MatchRecord<?, ?> start = MatchRecord.of(Match.of(context.rules("heap")));
    List<SeatKind> people = List.of(SeatKind.HUMAN, SeatKind.HUMAN);
    Limit limit = Limit.nodes(1);
    Tables tables = Tables.of("", context.progress());
    SeatedMatch<?, ?> match =
        new SeatedMatch<>(
            context,
            start,
            Optional.empty(),
            people,
            Map.of(),
            new SplitMix64(1),
            limit,
            limit,
            tables);
    List<String> completions = new PlayLoop(context, match).completions(typed);
    assertThat(String.join(" ", completions)).isEqualTo(words);
    assertThat(completions.contains(EditedDialogue.FILE)).isEqualTo(typed.startsWith("save "));
  }

  @ParameterizedTest
  @CsvSource({
    "take1\\r, take1",
    "tke1<<<a\\r, take1",
    "ta\\t2\\r, take2",
    "u\\t\\r, undo",
    "why ta\\t3\\r, why take3",
    "tak1\\t\\r, tak1",
    "a'b\\c!!\\r, a'b\\c!!",
  })
  void aLineIsEditedAndCompleted(String keys, String line) throws IOException {
    String pressed = keys.replace("\\r", "\r").replace("\\t", "\t").replace("<", LEFT);
    assertThat(lines(pressed, 1).get(0).map(String::strip)).contains(line);
  }

  @Test
  void earlierLinesComeBackAndControlDEndsTheInput() throws IOException {
    assertThat(lines("take1\r\u0004", 2)).containsExactly(Optional.of("take1"), Optional.empty());
    assertThat(lines("take1\rtake2\r" + UP + UP + "\r", 3))
        .containsExactly(Optional.of("take1"), Optional.of("take2"), Optional.of("take1"));
  }

  /** A terminal puts what is pasted in brackets, and the editor takes it for one line. */
  @Test
  void linesThatArePastedAreSeveral() throws IOException {
    assertThat(lines("\u001b[200~take1\rtake2\r\u001b[201~\rundo\r", 3))
        .containsExactly(Optional.of("take1"), Optional.of("take2"), Optional.of("undo"));
    assertThat(lines("\u001b[200~\r\u001b[201~\rtake1\r", 2))
        .containsExactly(Optional.of(""), Optional.of("take1"));
  }

  @Test
  void resultsComeBeforeThePrompt() throws IOException {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    Output results = new Output(screen);
    results.line("the position");
    try (EditedDialogue dialogue = dialogue("y\r", screen, results)) {
      assertThat(dialogue.answer("Sure? ")).contains("y");
    }
    assertThat(screen.toString(UTF_8)).containsSubsequence("the position\n", "Sure? ");
  }

  @Test
  void aTerminalWithoutAWidthHasNoEditor() throws IOException {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    Output results = new Output(screen);
    ExternalTerminal flat = terminal("", screen);
    flat.setSize(new Size(0, 0));
    assertThat(EditedDialogue.on(flat, results, typed -> List.of())).isEmpty();
    assertThatThrownBy(flat::getWidth).hasMessageContaining("closed");
    try (ExternalTerminal narrow = terminal("y\r", screen)) {
      narrow.setSize(new Size(50, 20));
      assertThat(EditedDialogue.on(narrow, results, typed -> List.of()))
          .hasValueSatisfying(
              dialogue -> {
                assertThat(results.width()).hasValue(50);
                narrow.setSize(new Size(70, 20));
                assertThat(dialogue.answer("Sure? ")).contains("y");
                assertThat(results.width()).hasValue(70);
              });
    }
  }

  @Test
  void controlCInterruptsWorkAndNothingAfterIt() throws IOException {
    ExternalTerminal terminal = terminal("take1\r", new ByteArrayOutputStream());
    Output results = new Output(new ByteArrayOutputStream());
    try (EditedDialogue dialogue = new EditedDialogue(terminal, results, typed -> List.of())) {
      List<Boolean> interrupted = new ArrayList<>();
      dialogue.interruptibly(
          () -> {
            terminal.raise(Terminal.Signal.INT);
            interrupted.add(Thread.currentThread().isInterrupted());
          });
      assertThat(interrupted).containsExactly(true);
      assertThat(Thread.currentThread().isInterrupted()).isFalse();
      assertThat(dialogue.command()).contains("take1");
    }
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

  private static List<Optional<String>> lines(String keys, int count) throws IOException {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    try (EditedDialogue dialogue = dialogue(keys, screen, new Output(screen))) {
      return IntStream.range(0, count).mapToObj(i -> dialogue.command()).toList();
    }
  }

  private static EditedDialogue dialogue(String keys, ByteArrayOutputStream screen, Output results)
      throws IOException {
    return new EditedDialogue(
        terminal(keys, screen),
        results,
        typed -> typed.startsWith("u") ? List.of("undo") : List.of("take1", "take2", "take3"));
  }

  private static ExternalTerminal terminal(String keys, ByteArrayOutputStream screen)
      throws IOException {
    ByteArrayInputStream in = new ByteArrayInputStream(keys.getBytes(UTF_8));
    return new ExternalTerminal("test", "xterm", in, screen, UTF_8);
  }
}
