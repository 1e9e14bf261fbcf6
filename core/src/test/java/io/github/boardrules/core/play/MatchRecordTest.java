package io.github.boardrules.core.play;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static io.github.boardrules.core.toy.Failures.malformedAt;
import static io.github.boardrules.core.toy.Failures.refusedAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.play.MatchRecord.Problem;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import io.github.boardrules.core.toy.Graph;
import io.github.boardrules.core.toy.Graph.Arrow;
import io.github.boardrules.core.toy.Graph.Kind;
import io.github.boardrules.core.toy.Graph.Node;
import io.github.boardrules.core.toy.Walk;
import io.github.boardrules.core.toy.Walk.Move;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchRecordTest {
  private static final Take L1 = new Take('l', 1);
  private static final Take R2 = new Take('r', 2);
  private static final Locale HUNGARIAN = new Locale("hu");
  private static final String HEAD = "[variant \"counters\"]\n\n";
  private static final String WRITTEN = "[variant \"counters\"]\n[form \"1\"]\n\n";

  private final Counters rules = new Counters("counters");
  private final Match<Position, Take> match = Match.of(rules).play(L1).play(R2);

  private final Counters large = new Counters("counters:left=9,right=9,again=yes");

  @Test
  void recordsThatSayTheSameAreEqual() {
    MatchRecord<Position, Take> record = MatchRecord.of(match).withHeader("a", "1");
    List<MatchRecord<Position, Take>> others =
        List.of(
            MatchRecord.of(match),
            MatchRecord.of(match.undo()).withHeader("a", "1"),
            record.withHeader("a", "2"),
            record.withHeader("b", "1"),
            record.withTermination(Termination.RESIGNATION.win(1)),
            MatchRecord.read(rules, record.text() + " x"));

    assertThat(MatchRecord.read(rules, record.text())).isEqualTo(record).hasSameHashCodeAs(record);
    assertThat(others).doesNotHaveDuplicates().doesNotContain(record);
    assertThat(MatchRecord.read(rules, record.text() + " x")).isEqualTo(others.get(5));
    assertThat(record).hasToString(record.text()).isNotEqualTo(match);
  }

  @Test
  void aRecordHasHeadersMovesAndTheStatus() {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("player1", "Anna");
    headers.put("date", "2026-11-21");

    assertThat(MatchRecord.of(match).withHeaders(headers).text())
        .isEqualTo(
            """
            [variant "counters"]
            [form "1"]
            [player1 "Anna"]
            [date "2026-11-21"]

            l1 r2
            {ongoing}
            """);
    assertThat(MatchRecord.of(match.undo()).text()).isEqualTo(WRITTEN + "l1\n{ongoing}\n");
    assertThat(MatchRecord.of(match).withHeader("result", "a \"fine\" \\ game\\").text())
        .contains("[result \"a \\\"fine\\\" \\\\ game\\\\\"]\n");
  }

  @Test
  void linesOfMovesHaveAtMostEightyCharacters() {
    Match<Walk.Position, Move> eighty =
        upAndDown(Match.of(new Walk(), new Walk.Position(2, 1)), 9)
            .playAll(List.of(Move.UP, Move.UP, Move.UP));
    Match<Walk.Position, Move> eightyOne =
        upAndDown(Match.of(new Walk()), 9).playAll(List.of(Move.DOWN, Move.DOWN));

    assertThat(moveLines(eighty)).hasSize(1).allMatch(line -> line.length() == 80);
    assertThat(moveLines(eightyOne)).hasSize(2).endsWith("down");
    assertThat(moveLines(upAndDown(Match.of(new Walk()), 30)))
        .hasSize(3)
        .allMatch(line -> line.equals(String.join(" ", Collections.nCopies(10, "up down"))));
  }

  @Test
  void theHeaderOfTheStartMayStandAnywhere() {
    String head = "[variant \"counters\"]\n";
    String start = "[start \"1,0 2\"]\n";
    String header = "[C-_9 \"b\"]\n";
    String moves = "\nl1\n{win 2 last-counter}\n";
    MatchRecord<Position, Take> record = MatchRecord.read(rules, head + header + start + moves);

    assertThat(record.toMatch()).isEqualTo(Match.of(rules, new Position(1, 0, 2)).play(L1));
    assertThat(record.headers()).containsExactly(Map.entry("C-_9", "b")).isUnmodifiable();
    assertThat(record.problem()).isEmpty();
    assertThat(record.text()).isEqualTo(head + "[form \"1\"]\n" + start + header + moves);
  }

  @Test
  void aRecordWithoutItsFormIsOneOfVersionOneAndANewerFormIsRefused() {
    String head = "[variant \"counters\"]\n";
    String moves = "\nl1 r2\n{ongoing}\n";

    assertThat(MatchRecord.read(rules, head + moves).toMatch()).isEqualTo(match);
    assertThat(MatchRecord.read(rules, head + "[form \"1\"]\n" + moves).headers()).isEmpty();
    NotationException newer =
        catchThrowableOfType(
            NotationException.class,
            () -> MatchRecord.read(rules, head + "[form \"2\"]\nanything else"));
    assertThat(newer.reason()).isEqualTo(TextReason.NEWER_FORM);
    assertThat(newer.message(Locale.ENGLISH))
        .isEqualTo(
            "line 2: the record is of form 2, which a newer version writes;"
                + " this version reads form 1.");
    assertThatThrownBy(() -> MatchRecord.of(match).withHeader("form", "1").text())
        .hasMessage("The header form is written from the match.");
  }

  /** As editors, mail programs, web pages and chats change a record. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\uFEFF[variant 'counters']\n[a 'b']\n\nl1 r2\n{ongoing}\n",
        "\n \n [variant 'counters'] \n\n\t[a 'b']\nl1 r2 {ongoing}",
        "\u00A0[variant 'counters']\u2028[a 'b']\n\u200Bl1\u00A0r2\u3000\u2060{ongoing}\uFEFF",
        "[variant 'counters']\r\n[a 'b']\r\n\r\n\r\n\tl1\r\n  r2 \n\n{ongoing}\r\n \n",
        "\u200E[variant 'counters'][a 'b'] l1\u200Br2\u200F{ongoing}\u202C",
      })
  void whatEditorsAddIsSkipped(String text) {
    MatchRecord<Position, Take> record = MatchRecord.read(rules, text.replace('\'', '"'));

    assertThat(record.problem()).isEmpty();
    assertThat(record.toMatch()).isEqualTo(match);
    assertThat(record.headers()).containsExactly(Map.entry("a", "b"));
    assertThat(MatchRecord.variant(text.replace('\'', '"'))).isEqualTo("counters");
  }

  @Test
  void aCharacterThatNobodySeesIsNamed() {
    String start = "[variant \"counters\"]\n[start \"1,0\u00A02\"]\n\n{ongoing}\n";
    NotationException thrown =
        catchThrowableOfType(NotationException.class, () -> MatchRecord.read(rules, start));

    assertThat(thrown)
        .hasMessage(
            "line 2, character 12: expected a space here, not the invisible character U+00A0.");
    assertThat(thrown.message(HUNGARIAN))
        .isEqualTo(
            "2. sor, 12. karakter: itt a láthatatlan U+00A0 karakter áll; ami itt állhat: szóköz.");
  }

  @Test
  void aMessageQuotesOnlyTheBeginningOfALongWord() {
    String word = "x".repeat(100_000);
    String other = "[variant \"" + word + "\"]\n\n";
    Problem problem = problem(HEAD + word);

    assertThat(problem.text()).isEqualTo(word);
    assertThat(problem.message(Locale.ENGLISH))
        .isEqualTo("line 3, character 1, move 1 (" + "x".repeat(60) + "…): expected l or r here.");
    assertThat(problem(HEAD + "{" + word + "}").message(HUNGARIAN)).hasSizeLessThan(200);
    assertThatThrownBy(() -> MatchRecord.read(rules, other))
        .hasMessage("The record is of " + "x".repeat(60) + "…, not of counters.");
    assertThatThrownBy(() -> MatchRecord.of(match).withHeader("1" + word, ""))
        .hasMessageEndingWith(", not '1" + "x".repeat(59) + "…'.");
  }

  @Test
  void theVariantMayBeReadByItselfAndFindsTheRules() {
    String text = "[variant \"counters:most=3\"]\n\nl1 r2\n{ongoing}\n";
    String tooFew = "[variant \"counters:most=0\"]\n\n{ongoing}\n";

    assertThat(MatchRecord.variant(HEAD + "rubbish")).isEqualTo("counters");
    malformedAt(() -> MatchRecord.variant(""), "", 1, "[");
    malformedAt(() -> MatchRecord.variant("[start"), "[start", 2, "variant");
    assertThat(MatchRecord.read(Counters.Packed::new, text).toMatch()).isEqualTo(match);
    NotationException thrown = refusedAt(() -> MatchRecord.read(Counters::new, tooFew), tooFew, 26);
    assertThat(thrown.reason()).isEqualTo(TextReason.OUT_OF_RANGE);
    assertThatThrownBy(() -> MatchRecord.read(rules, "[variant \"walk\"]\n\n{ongoing}\n"))
        .hasMessage("The record is of walk, not of counters.");
  }

  /** Escapes shift the columns of what a header has. */
  @Test
  void aWrongValueOfAHeaderIsRefusedAtItsColumn() {
    String malformed = "[variant \"counters:\\\"\"]\n\n{ongoing}\n";

    refusedAt(() -> MatchRecord.read(Counters::new, malformed), malformed, 20);
    rejected("[variant \"counters\"]\n[start \"1,x 2\"]\n\n{ongoing}\n", 32, "0..9");
    rejected("[variant \"counters\"]\n[start \"\\\\\\\"\"]\n\n{ongoing}\n", 30, "0..9");
    RecordHeader header = new RecordHeader("start", "1\"\\x", 10);
    for (int column : List.of(4, 5)) {
      NotationException inside = NotationException.malformed("1\"\\x", column - 1, List.of());
      assertThat(header.inRecord("record", inside).offset()).isEqualTo(column + 11);
    }
  }

  @Test
  void malformedHeadersAreRejectedAtTheirColumn() {
    rejected("", 1, "[");
    rejected("l1", 1, "[");
    rejected("[", 2, "variant");
    rejected("[varia \"counters\"]", 2, "variant");
    rejected("[variant\"counters\"]", 9, " ");
    rejected("[variant counters]", 10, "\"");
    rejected("[variant \"counters]", 20, "\"", "\\");
    rejected("[variant \"coun\nters\"]", 15, "\"", "\\");
    rejected("[variant \"coun\\ters\"]", 16, "\"", "\\");
    rejected("[variant \"counters\"", 20, "]");
    rejected("[variant \" counters\"]\n\n{ongoing}\n", 11, "counters");
    rejected("[variant \"counters\"]\n[form \"1 \"]\n\n{ongoing}", 30, "\"");
    rejected("[variant \"counters\"]\n[", 23, "a..z");
    rejected("[variant \"counters\"]\n[1 \"\"]\n", 23, "a..z");
    rejected("[variant \"counters\"]\n[a1. \"\"]\n", 25, " ");
  }

  @Test
  void aKeyMustNotOccurTwice() {
    String text = "[variant \"counters\"]\n[a \"1\"]\n[a \"2\"]\n\n{ongoing}\n";
    NotationException thrown =
        catchThrowableOfType(NotationException.class, () -> MatchRecord.read(rules, text));

    assertThat(thrown.reason()).isEqualTo(TextReason.REPEATED_HEADER);
    assertThat(thrown.facts()).isEqualTo(Map.of("key", "a"));
    assertThat(thrown).hasMessage("line 3: the header a is given twice.");
    assertThat(thrown.message(HUNGARIAN)).isEqualTo("3. sor: kétszer szerepel ez a fejléc: a.");
    assertThatThrownBy(() -> MatchRecord.read(rules, HEAD.strip() + "\n" + HEAD + "{ongoing}"))
        .hasMessage("line 2: the header variant is given twice.");
  }

  @Test
  void aWordThatIsIllegalOrNoMoveStopsTheReadingAndTheMatchBeforeItIsKept() {
    MatchRecord<Position, Take> record =
        MatchRecord.read(rules, HEAD + "l1 r2\nl3 r1\n{ongoing}\n");
    Problem illegal = record.problem().orElseThrow();
    String text = HEAD + "l1 rx {ongoing}\n";
    Problem unreadable = problem(text);

    assertThat(record.toMatch()).isEqualTo(match);
    assertThat(List.of(illegal.line(), illegal.column(), illegal.ply())).containsExactly(4, 1, 3);
    assertThat(illegal.offset()).isEqualTo(HEAD.length() + 6);
    assertThat(illegal.refusal()).contains(Counters.illegal("l3"));
    assertThat(illegal.notation()).isEmpty();
    assertThat(illegal.reason()).isEqualTo(MoveReason.ILLEGAL);
    assertThat(illegal.message(Locale.ENGLISH))
        .isEqualTo("line 4, character 1, move 3 (l3): The move l3 is not legal here.");
    assertThat(illegal.message(HUNGARIAN))
        .isEqualTo("4. sor, 1. karakter, 3. lépés (l3): Itt nem szabályos ez a lépés: l3.");
    assertThat(MatchRecord.read(rules, text).toMatch()).isEqualTo(Match.of(rules).play(L1));
    assertThat(unreadable.text()).isEqualTo("rx");
    assertThat(unreadable.refusal()).isEmpty();
    assertThat(unreadable.notation().orElseThrow().text()).isEqualTo(text);
    assertThat(unreadable.notation().orElseThrow().offset()).isEqualTo(HEAD.length() + 4);
    assertThat(unreadable.reason()).isEqualTo(TextReason.MALFORMED);
    assertThat(unreadable.message(Locale.ENGLISH))
        .isEqualTo("line 3, character 5, move 2 (rx): expected 0 to 9 here.");
  }

  /** The first line is the third of a record, line ends are written as {@code $}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "l1 r2$ | `` | line 4, character 1: expected '{' here.",
        "`` | `` | line 3, character 1: expected '[' or '{' here.",
        "l1 r2 {ongo | {ongo | line 3, character 12: expected '}' here.",
        "l1 r2$ l2 {ongoing}$ l2 | {ongoing} | line 5, character 2: expected '{' or the end of the"
            + " text here.",
        "l1${draw by-agreement} | {draw by-agreement} | line 4: The record says draw by-agreement,"
            + " but its moves lead to ongoing.",
        "{ ongoing } | { ongoing } | line 3, character 2: expected ongoing here.",
        "{ongoing } | {ongoing } | line 3, character 9: expected '}' here.",
        "{ongo\u200Bing} | {ongo\u200Bing} | line 3, character 6: expected ongoing here, not the"
            + " invisible character U+200B.",
        "[start \"1,0 2\"] l1 {win 2  last-counter} | {win 2  last-counter} | line 3, character 27:"
            + " expected last-counter here.",
        "[start \"1,0 2\"] l1 {win 2 last-counter}{win 1 time} | {win 2 last-counter} | line 3,"
            + " character 40: expected the end of the text here.",
        "{ongoing}${ | { | line 4, character 2: expected win or draw here.",
        "{ongoing}${lost} | { | line 4, character 2: 'lost' cannot stand here; expected one of win,"
            + " draw.",
        "{ongoing} {win 3 | {win | line 3, character 16: '3' cannot stand here; expected one of 1,"
            + " 2.",
        "{ongoing} {draw time} | {draw | line 3, character 17: 'time' cannot stand here; expected"
            + " one of agreement, repetition, adjudication.",
        "{ongoing}{draw given-up} | {draw | line 3, character 16: 'given-up' cannot stand here;"
            + " expected one of agreement, repetition, adjudication."
      })
  void aProblemBehindTheMovesIsNamed(String text, String word, String message) {
    Problem problem = problem(HEAD + text.replace('$', '\n'));

    assertThat(problem.text()).isEqualTo(word);
    assertThat(problem.message(Locale.ENGLISH)).isEqualTo(message);
  }

  @Test
  void aMatchMayEndOutsideTheRules() {
    for (Status ending :
        List.of(
            Termination.RESIGNATION.win(2),
            Termination.TIME.win(1),
            Termination.FORFEIT.win(1),
            Termination.AGREEMENT.draw(),
            Termination.REPETITION.draw(),
            Termination.ADJUDICATION.win(2),
            Termination.ADJUDICATION.draw())) {
      String text =
          MatchRecord.of(match).withHeader("player1", "Anna").withTermination(ending).text();

      assertThat(text).endsWith("l1 r2\n{ongoing}\n{" + ending.text() + "}\n");
      MatchRecord<Position, Take> record = MatchRecord.read(rules, text);
      assertThat(record.toMatch()).isEqualTo(match);
      assertThat(record.termination()).hasValue(ending);
      assertThat(record.outcome()).isEqualTo(ending);
      assertThat(record.problem()).isEmpty();
      assertThat(ending.message(Locale.ENGLISH)).isNotEqualTo(ending.message(HUNGARIAN));
    }
    assertThat(MatchRecord.read(rules, HEAD + "{ongoing}").outcome())
        .isEqualTo(Match.of(rules).status());
  }

  @Test
  void aRecordIsPlayedOnUnlessTheMatchHasEnded() {
    MatchRecord<Position, Take> record = MatchRecord.of(match).withHeader("player1", "Anna");
    Take move = match.legalMoves().get(0);
    Take illegal = rules.notation().parseMove("l9");

    assertThat(record.play(move))
        .isEqualTo(MatchRecord.of(match.play(move)).withHeader("player1", "Anna"));
    assertThatThrownBy(() -> record.play(illegal)).isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> record.withTermination(Termination.TIME.win(1)).play(move))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("The match has ended: win 1 time.");
    MatchRecord<Position, Take> damaged = MatchRecord.read(rules, HEAD + "l9 l1");
    assertThat(damaged.problem()).isPresent();
    assertThatThrownBy(() -> damaged.play(move))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("The match continues differently in the text that was read: ");
  }

  @Test
  void onlyAPuzzleIsGivenUp() {
    Status givenUp = Termination.GIVEN_UP.draw();
    Graph puzzle = new Graph(1, List.of(Kind.node(1, 1), Kind.end(1)));
    String text = MatchRecord.of(Match.of(puzzle)).withTermination(givenUp).text();

    assertThat(text).isEqualTo("[variant \"graph\"]\n[form \"1\"]\n\n{ongoing}\n{draw given-up}\n");
    assertThat(MatchRecord.read(puzzle, text).termination()).hasValue(givenUp);
    assertThatThrownBy(() -> MatchRecord.of(match).withTermination(givenUp).text())
        .hasMessage("Only a puzzle is given up: here a player resigns, and the other one wins.");
  }

  @Test
  void endingsThatCannotBeAreRefused() {
    assertThatThrownBy(() -> Termination.AGREEMENT.win(1)).hasMessage("Nobody wins by agreement.");
    assertThatThrownBy(() -> Termination.TIME.draw()).hasMessage("A match is no draw by time.");
    assertThatThrownBy(() -> MatchRecord.of(match).withTermination(Termination.TIME.win(3)).text())
        .hasMessage("The game has no player 3, who would have won.");
    assertThatThrownBy(() -> MatchRecord.of(match).withTermination(match.status()).text())
        .hasMessage("An ending outside the rules is that of a termination, not 'ongoing'.");
    Match<Position, Take> over = Match.of(rules, new Position(1, 0, 2)).play(L1);
    assertThatThrownBy(() -> MatchRecord.of(over).withTermination(Termination.TIME.win(1)).text())
        .hasMessage("The game is over, so it cannot end otherwise: win 2 last-counter.");
  }

  @Test
  void readersOfOtherTextsAddTheirProblem() {
    NotationException unreadable = NotationException.malformed("one\ntwo", 4, List.of());
    Problem word = Problem.of(3, "two", unreadable);
    Problem move = Problem.of("one\ntwo", 4, 3, "two", Refusal.gameOver());
    MatchRecord<Position, Take> record = MatchRecord.of(match).withHeader("site", "here");

    assertThat(record.withProblem(word).problem()).containsSame(word);
    assertThat(record.withProblem(move).headers()).isEqualTo(record.headers());
    assertThat(record.withProblem(move).text()).isEqualTo(record.text());
    assertThat(List.of(word.line(), word.column(), word.offset())).containsExactly(2, 1, 4);
    assertThat(move).hasToString("line 2, character 1, move 3 (two): The game is over.");
  }

  @Test
  void whatCouldNotBeReadIsNotWritten() {
    for (String key : List.of("variant", "start", "", "1a", "a b", "-a", "é", "a\"", "a]")) {
      assertThatThrownBy(() -> MatchRecord.of(match).withHeader(key, "x").text())
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(key.endsWith("a") || key.length() < 3 ? "not '" + key + "'" : key);
    }
    assertThatThrownBy(() -> MatchRecord.of(match).withHeader("a", "two\nlines").text())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("control character");
    Graph braces =
        new Graph(2, List.of(Kind.node(1, 1), Kind.end(1))) {
          @Override
          public Notation<Node, Arrow> notation() {
            return Notation.of(
                move -> "{a}", text -> new Arrow(0), Node::toString, text -> new Node(0));
          }
        };
    illegalArgument(
        () -> MatchRecord.of(Match.of(braces).play(new Arrow(0))).text(),
        "The move {a} has a bracket or begins like something else in a record.");
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void readingAWrittenRecordReturnsTheSameMatchAndHeaders(
      @ForAll long seed,
      @ForAll @IntRange(max = 18) int plies,
      @ForAll("headers") Map<String, String> headers) {
    Match<Position, Take> match = randomMatch(seed, plies);

    String text = MatchRecord.of(match).withHeaders(headers).text();
    MatchRecord<Position, Take> record = MatchRecord.read(large, text);

    assertThat(record.toMatch()).isEqualTo(match);
    assertThat(record.headers()).isEqualTo(headers);
    assertThat(record.problem()).isEmpty();
    assertThat(record.text()).isEqualTo(text);
    assertThat(MatchRecord.variant(text)).isEqualTo(large.variant());
  }

  @Property(tries = 300)
  void aDamagedRecordIsRejectedOrHasAProblemWithinTheText(
      @ForAll long seed,
      @ForAll @IntRange(max = 10_000) int offset,
      @ForAll("fragments") String fragment) {
    String whole = MatchRecord.of(randomMatch(seed, 6)).withHeader("player1", "A\\B").text();
    int cut = offset % (whole.length() + 1);
    String text =
        whole.substring(0, cut) + fragment + whole.substring(Math.min(cut + 1, whole.length()));
    try {
      MatchRecord<Position, Take> record = MatchRecord.read(large, text);
      for (Problem problem : record.problem().stream().toList()) {
        assertThat(problem.offset()).isBetween(0, text.length());
        assertThat(problem.ply()).isEqualTo(record.toMatch().ply() + 1);
        assertThat(text).contains(problem.text());
        assertThat(problem.refusal().isPresent()).isNotEqualTo(problem.notation().isPresent());
      }
    } catch (NotationException thrown) {
      assertThat(thrown.text()).isEqualTo(text);
      assertThat(thrown.offset()).isBetween(0, text.length());
    }
  }

  private static Match<Walk.Position, Move> upAndDown(Match<Walk.Position, Move> match, int times) {
    Stream<Move> moves = Stream.iterate(Move.UP, move -> move == Move.UP ? Move.DOWN : Move.UP);
    return match.playAll(moves.limit(2L * times).toList());
  }

  private static List<String> moveLines(Match<?, ?> match) {
    return MatchRecord.of(match)
        .text()
        .lines()
        .filter(line -> !line.isEmpty() && "[{".indexOf(line.charAt(0)) < 0)
        .toList();
  }

  private void rejected(String text, int column, String... expected) {
    malformedAt(() -> MatchRecord.read(rules, text), text, column, expected);
  }

  private Problem problem(String text) {
    return MatchRecord.read(rules, text).problem().orElseThrow();
  }

  private Match<Position, Take> randomMatch(long seed, int plies) {
    SplitMix64 random = new SplitMix64(seed);
    Position start = seed % 2 == 0 ? large.start() : new Position(7, 8, 2);
    Match<Position, Take> match = Match.of(large, start);
    while (match.ply() < plies && !match.status().isOver()) {
      List<Take> moves = match.legalMoves();
      match = match.play(moves.get(random.below(moves.size())));
    }
    return match;
  }

  @Provide
  Arbitrary<Map<String, String>> headers() {
    Arbitrary<String> keys =
        Arbitraries.strings().alpha().numeric().withChars("-_").ofMaxLength(6).map(k -> "k" + k);
    Arbitrary<String> values =
        Arbitraries.strings()
            .withChars("\"\\[]{} ")
            .withCharRange('a', 'e')
            .withCharRange('à', 'ÿ')
            .ofMaxLength(12);
    return Arbitraries.maps(keys, values).ofMaxSize(4);
  }

  @Provide
  Arbitrary<String> fragments() {
    return Arbitraries.strings().withChars("\"\\[]{} \n\rlr12x,").ofMinLength(0).ofMaxLength(3);
  }
}
