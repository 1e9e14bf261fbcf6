package io.github.boardrules.boardspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.Termination;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of a game of walking, in which {@code up} and {@code down} are moves at once. */
class SiteRecordTest {
  /**
   * The players alternately walk up or down. A position is the way so far; who is the first to be
   * two steps up or down ends the game: player 1 wins above, player 2 below.
   */
  private static final class Walk implements Rules<String, String> {
    @Override
    public String variant() {
      return "walk";
    }

    @Override
    public String start() {
      return "";
    }

    @Override
    public Status status(String way) {
      return switch (way.replaceAll("up,down,|down,up,", "")) {
        case "up,up," -> Status.win(1, Termination.FORFEIT);
        case "down,down," -> Status.win(2, Termination.FORFEIT);
        default -> Status.ongoing(1 + (int) way.chars().filter(c -> c == ',').count() % 2);
      };
    }

    @Override
    public List<String> legalMoves(String way) {
      return status(way).isOver() ? List.of() : List.of("up", "down");
    }

    @Override
    public String play(String way, String move) {
      requireLegal(way, move);
      return way + move + ",";
    }

    @Override
    public Notation<String, String> notation() {
      return Notation.of(text -> text, text -> text, text -> text, text -> text);
    }
  }

  private static final class Walking implements SiteDialect<String, String> {
    @Override
    public Match<String, String> start(SiteRecord record) {
      return Match.of(new Walk());
    }

    @Override
    public List<String> moves(String position, List<SiteEvent> turn) {
      List<SiteEvent> steps = turn.stream().filter(event -> !event.name().equals("look")).toList();
      if (steps.size() > 1) {
        throw steps.get(1).noMove();
      }
      return steps.stream().map(Walking::move).toList();
    }

    private static String move(SiteEvent event) {
      return switch (event.name()) {
        case "up", "down" -> event.name();
        default -> throw event.unknown();
      };
    }
  }

  @Test
  void theFirstNodeTellsWhoPlayedWhatAndWhen() {
    String sgf =
        """
            (; GM[1]VV[2]
            SU[ Walk 2 77 ]DT[Fri Oct 17 23:43:24 EDT 2008]GN[A\nB]
            RE[Game won by Bob "the\\] cat"]
            P0[id "Anna"]P1[id "Bob "the\\] cat""]P1[ranking 1500]
            ;P1[0 Start P1];P1[1 Up now]TM[300];P1[2 Done ];P0[3 Resign]
            ;P0[time 0:01 ]P1[time 0:02 ]P-1[vcr:@-1 doScrollTo 0])
            """;
    SiteRecord record = SiteRecord.parse(sgf);

    assertThat(record.setup()).isEqualTo("Walk 2 77");
    assertThat(record.value("VV")).contains("2");
    assertThat(record.value("XX")).isEmpty();
    assertThat(record.firstSeat()).isEqualTo(1);
    assertThat(SiteHeaders.of(record).toString())
        .isEqualTo(
            "{player1=Bob \"the] cat\", player2=Anna, date=2008-10-17, site=Boardspace,"
                + " setup=Walk 2 77, event=A B, result=Game won by Bob \"the] cat\","
                + " time1=0:02, time2=0:01}");
    assertThat(record.events()).hasToString("[Start P1, Up now, Done, Resign]");
    assertThat(record.events()).extracting(SiteEvent::player).containsExactly(1, 1, 1, 2);
    assertThat(record.events().get(1).name()).isEqualTo("up");
    assertThat(sgf.substring(record.events().get(1).offset())).startsWith("P1[1 Up now]");
  }

  @Test
  void commentsStandAtTheirMoves() {
    String sgf =
        "(;SU[Walk]C[a\nmatch]C[ ];P0[up]C[one];C[two];P0[Done]C[three];P1[up]C[four];P1[Resign])";

    assertThat(replay(SiteRecord.parse(sgf)).text())
        .isEqualTo(
            """
            [variant "walk"]
            [form "1"]
            [site "Boardspace"]
            [setup "Walk"]

            "a match" up "one two three four"
            {ongoing}
            {win 1 resignation}
            """);
  }

  @Test
  void whatIsMissingIsLeftOut() {
    SiteRecord record =
        SiteRecord.parse("(;SU[Walk]DT[Raw History]GN[]P0[id \"\"]P1[];P0[];P1[ 7 ])");

    assertThat(record.date()).isEmpty();
    assertThat(SiteHeaders.of(record)).isEqualTo(Map.of("site", "Boardspace", "setup", "Walk"));
    assertThat(record.events()).isEmpty();
    assertThat(replay(record).toMatch().ply()).isZero();
  }

  /** The events are separated by commas; each begins with the number of the seat. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                                                  |           | ongoing",
        "0 Start P0, 0 up, 0 Done, 1 DOWN, 1 done, 0 up     | up down up | ongoing",
        "0 up, 1 up                                        | up up     | win 1 forfeit",
        "1 Start P0, 1 up, 0 down                          | up down   | ongoing",
        "-1 Start P0, 0 look, 0 up, 0 Done, 0 Done, 1 look | up        | ongoing",
        "0 up, 0 Reset, 0 Done, 1 up, 1 Undo, 1 AllowUndo  | up        | ongoing",
        "0 up, 0 Done, 1 up, 1 Done, 0 Edit, 1 down        | up up     | win 1 forfeit",
        "0 up, 0 Done, 1 Resign, 1 Done, 0 Edit, 1 down    | up        | win 1 resignation",
        "-1 Edit, -1 Start P0, 0 up                        | up        | ongoing",
        "0 up, 0 Done, 1 Resign, 1 Done                    | up        | win 1 resignation",
        "0 Start P0, 1 Resign                              |           | win 1 resignation",
        "0 Start P1, 1 Resign                              |           | win 2 resignation",
        "0 up, 0 Done, 1 Resign, 1 Resign, 1 down          | up down   | ongoing",
        "0 up, 0 Done, 1 down, 1 Resign, 1 Done            | up down   | win 1 resignation",
        "0 up, 0 Done, 1 up, 1 Resign, 1 Done              | up        | win 1 resignation",
        "0 up, 0 Done, 1 up, 1 down, 1 Resign, 1 Done      | up        | win 1 resignation",
        "0 up, 0 down, 1 Resign                            |           | win 1 resignation",
        "0 up, 0 Done, 1 down, 0 WinOnTime                 | up down   | win 1 time",
        "0 up, 0 OfferDraw, 0 Done, 1 AcceptDraw           | up        | draw agreement",
        "0 up, 0 OfferDraw, 0 Done, 1 DeclineDraw, 1 down  | up down   | ongoing",
        "0 up, 0 Done, 1 up, 1 Done, 0 Resign, 0 Done      | up up     | win 1 forfeit"
      })
  void eventsMakeMovesAndEndings(String events, String moves, String outcome) {
    MatchRecord<?, ?> read = read(events, "");

    assertThat(read.problem()).isEmpty();
    assertThat(Turns.moves(read)).isEqualTo(Optional.ofNullable(moves).orElse(""));
    assertThat(read.outcome().text()).isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 up, 0 Done, 1 sideways 3, 1 Done | unknown-event | up | line 4, move 2 (sideways 3): The event 'sideways 3' is not known.",
        "0 up, 0 look, 0 down, 0 Done       | no-move       |    | line 4, move 1 (up, look, down): The events of this turn are not a move.",
        "0 up, 0 Done, 0 down, 0 Done       | turn-order    | up | line 4, move 2 (down): Player 1 acts, but it is not their turn.",
        "1 Edit, 0 down, 1 Start P0, 0 up   | edited        |    | line 3, move 1 (down): The position has been changed by hand.",
        "0 up, 0 Done, 1 Edit               | edited        | up | line 4, move 2 (Edit): The position has been changed by hand.",
        "0 up, 0 Done, 1 Edit, 1 down       | edited        | up | line 5, move 2 (down): The position has been changed by hand.",
        "0 up, 0 down, 0 Edit               | edited        |    | line 4, move 1 (Edit): The position has been changed by hand.",
        "0 up, 0 Done, 1 Swap               | edited        | up | line 4, move 2 (Swap): The position has been changed by hand.",
        "0 up, -1 down                      | unknown-event | up | line 3, move 2 (down): The event 'down' is not known.",
        "0 up, -1 Resign                    | unknown-event | up | line 3, move 2 (Resign): The event 'Resign' is not known.",
        "0 up, 1 Resign, 1 Done, 1 down     | game-over     | up | line 5, character 2, move 2 (down): The game is over.",
        "0 up, 1 up, 0 up                   | game-over     | up up | line 4, character 2, move 3 (up): The game is over."
      })
  void theGoodPartIsKeptBeforeAProblem(String events, String code, String moves, String message) {
    MatchRecord<?, ?> read = read(events, "");

    assertThat(read.problem().orElseThrow().reason().code()).isEqualTo(code);
    assertThat(read.problem().orElseThrow().message(Locale.ENGLISH)).isEqualTo(message);
    assertThat(Turns.moves(read)).isEqualTo(Optional.ofNullable(moves).orElse(""));
    assertThat(read.termination()).isEmpty();
    assertThat(read.headers()).containsEntry("player1", "Anna");
  }

  /** Anna and Bob play; Anna moves first. */
  @ParameterizedTest
  @CsvSource({
    "Game won by Anna, true",
    "Partie gagnée par Anna, true",
    "Игру выиграл(а) Anna., true",
    "Anna hat gewonnen, true",
    "Anna has beaten Bob, true",
    "The game is a draw, true",
    "Game won by Annabel, true",
    "Game won by Bob, false",
    "Bob hat gewonnen, false"
  })
  void theResultMustNotContradictTheOutcome(String result, boolean isConsistent) {
    for (String events : List.of("0 up, 0 Done, 1 up, 1 Done", "0 up, 0 Done, 1 Resign, 1 Done")) {
      Optional<MatchRecord.Problem> problem = read(events, result).problem();

      assertThat(problem.isEmpty()).as(events).isEqualTo(isConsistent);
      problem.ifPresent(
          other ->
              assertThat(other.message(Locale.ENGLISH))
                  .startsWith("line 1: The record says that player 2 has won, but the match "));
    }
    assertThat(read("0 up", result).problem()).isEmpty();
  }

  @Test
  void aRecordOfNoGameIsRefused() {
    assertRefused("(;GM[22])", SiteReason.NO_SETUP);
    assertRefused("(;SU[ ])", SiteReason.NO_SETUP);
    assertRefused("(;GM[22]SU[Walk", TextReason.MALFORMED);
  }

  @Test
  void onlyTheFirstTreeIsTheMatch() {
    SiteRecord record = SiteRecord.parse("(;SU[Walk];P0[up])(;SU[Walk];P0[up];P1[down])");

    assertThat(Turns.moves(replay(record))).isEqualTo("up");
    assertThat(replay(record).headers()).containsEntry("trees", "2");
  }

  /** Each ends or goes wrong in the middle of a file. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;SU[Walk];P0[0 up];P0[1 Done];P1[2 up            | up   | 39 | ongoing",
        "(;SU[Walk];P0[0 up];P0[1 Done];P1[2 up];P1[3 up]  | up   | 49 | ongoing",
        "(;SU[Walk];P0[0 up];P0[1 Done];P1[2 down];P0[3 u] | up down | 50 | ongoing",
        "(;SU[Walk];P0[up];P1[Resign];P1[Done]             | up   | 38  | win 1 resignation",
        "(;SU[Walk];P0[up];P0[Done]? ;P1[up];P1[Done])     | up   | 27  | ongoing",
      })
  void wholeTurnsBeforeADamageAreKept(String sgf, String moves, int column, String outcome) {
    MatchRecord<?, ?> read = replay(SiteRecord.parse(sgf));

    assertThat(read.problem().orElseThrow().reason()).isEqualTo(TextReason.MALFORMED);
    assertThat(read.problem().orElseThrow().column()).isEqualTo(column);
    assertThat(read.problem().orElseThrow().ply()).isEqualTo(read.toMatch().ply() + 1);
    assertThat(Turns.moves(read)).isEqualTo(moves);
    assertThat(read.outcome().text()).isEqualTo(outcome);
  }

  private static MatchRecord<?, ?> read(String events, String result) {
    String nodes =
        Stream.of(Optional.ofNullable(events).orElse("").split(", ", -1))
            .filter(event -> !event.isBlank())
            .map(event -> event.strip().split(" ", 2))
            .map(event -> "\n;P" + event[0] + "[" + event[1] + "]")
            .collect(Collectors.joining());
    String head = "SU[Walk]RE[" + result + "]P0[id \"Anna\"]P1[id \"Bob\"]";
    return replay(SiteRecord.parse("(;" + head + nodes + ")"));
  }

  private static MatchRecord<?, ?> replay(SiteRecord record) {
    return new SiteReplay<>(record, new Walking()).read();
  }

  private static void assertRefused(String sgf, Reason reason) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> SiteRecord.parse(sgf))
        .satisfies(problem -> assertThat(problem.reason()).isEqualTo(reason));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Fri Oct 17 23:43:24 EDT",
        "Fri Oct 17 23:43:24 EDT 2008 CE",
        "Fri  Oct 17 23:43:24 EDT 2008",
        "Fri Oct 17 23:43:24  2008",
        "fri Oct 17 23:43:24 EDT 2008",
        "Fri Okt 17 23:43:24 EDT 2008",
        "Fri Oct 7 23:43:24 EDT 2008",
        "Fri Oct 47 23:43:24 EDT 2008",
        "Fri Oct 1a 23:43:24 EDT 2008",
        "Fri Oct 17 23h43 EDT 2008",
        "Fri Oct 17  EDT 2008",
        "Fri Oct 17 23:43:24 EDT 08",
        "2008-10-17",
        ""
      })
  void aDateThatIsWrittenInAnotherWayIsNoDay(String date) {
    assertThat(SiteHeaders.day(date)).isEmpty();
  }

  @Test
  void aDateHasADay() {
    assertThat(SiteHeaders.day(" Fri Oct 17 23:43:24 EDT 2008\n")).contains("2008-10-17");
    assertThat(SiteHeaders.day("Sun Jan 01 1:2 +02:00 0001")).contains("0001-01-01");
  }
}
