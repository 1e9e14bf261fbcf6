package io.github.boardrules.boardspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzPosition;
import io.github.boardrules.zertz.ZertzRules;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records of Boardspace. Events of a turn are separated by commas, turns by semicolons. */
class ZertzRecordsTest {
  private static final String OPENING =
      "RtoB 2 0 D 4, R- D 1; RtoB 2 1 D 5, R- A 1; BtoB D 4 D 6; ";

  @ParameterizedTest
  @CsvSource({
    "Zertz, 'zertz:game=tournament,claim=automatic'",
    "zertz 2 0 101, 'zertz:game=tournament,claim=automatic'",
    "Zertz+11, 'zertz:game=tournament,rings=48,claim=automatic'",
    "Zertz+24, 'zertz:game=tournament,rings=61,claim=automatic'"
  })
  void aSetUpIsAVariant(String setup, String variant) {
    assertThat(BoardspaceRecords.readZertz("(;SU[" + setup + "])").toMatch().rules().variant())
        .isEqualTo(variant);
  }

  @ParameterizedTest
  @CsvSource({"Zertz+H2", "Zertz+xx", "Tzaar", "Zertz+1"})
  void otherSetUpsAreRefused(String setup) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> BoardspaceRecords.readZertz("(;SU[" + setup + "])"))
        .satisfies(
            problem -> {
              assertThat(problem.reason()).isEqualTo(SiteReason.UNKNOWN_SETUP);
              assertThat(problem.facts()).isEqualTo(Map.of("found", setup));
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RtoB 2 0 D 4, R- D 1                                        | Wd4,d1",
        "R- D 1, rtob 2 1 d 4                                        | Gd4,d1",
        "RtoR 2 0 2, Pick 2 1, RtoB 2 2 G 1, R- A 1                  | Bg1,a1",
        "RtoB 2 0 D 4, BtoB D 4 E 4, R- D 1, BtoB E 4 C 4            | Wc4,d1",
        "RtoB 2 0 D 4, BtoR D 4 2, RtoB 2 1 D 5, R- D 1              | Gd5,d1",
        "RtoB 2 0 D 4, R- D 1, R+ D 1, R- D 7                        | Wd4,d7",
        "RtoB 2 0 D 4, Pickb D 4, RtoB 2 1 E 4, R- D 1               | Ge4,d1",
        "RtoB 2 0 D 4, Pickb D 4, BtoB D 4 E 4, R- D 1               | We4,d1",
        "RtoB 2 0 D 4, Pickb D 4, Pickb D 4, R- D 1                  | Wd4,d1",
        "RtoB 2 0 D 4, R- D 1; Pickb D 4, RtoB 2 0 A 1, Pickb A 1    | Wd4,d1",
        "RtoB 2 0 D 4, R- D 1; RtoB 2 1 D 5, R- A 1; BtoB D 4 D 6    | Wd4,d1 Gd5,a1 xd4Gd6",
        "RtoB 2 0 D 4, R- D 1; RtoB 2 1 D 5, R- A 1; BtoB D 5 D 5, BtoB D 5 D 3 | Wd4,d1 Gd5,a1 xd5Wd3",
        "RtoB 2 0 D 4, R- D 1; RtoB 2 1 D 5, R- A 1; BtoB D 4 D 6, BtoB D 6 D 4, BtoB D 5 D 3 | Wd4,d1 Gd5,a1 xd5Wd3",
        "RtoB 2 0 D 4, R- D 1; R- A 1, R+ A 1, RtoR 2 2 2            | Wd4,d1"
      })
  void theEventsOfATurnMakeAMove(String turns, String moves) {
    MatchRecord<?, ?> record = read(turns);

    assertThat(record.problem()).isEmpty();
    assertThat(Turns.moves(record)).isEqualTo(moves);
  }

  /** In a game with a handicap the players first change the board and what they hold. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                                     | 48 | ...../....../......./......../......./....../...../.... 6,8,10 0,0,0 0,0,0",
        "RtoR 2 0 1, RtoR 2 2 0, R- A 1       | 48 | -..../....../......./......../......./....../...../.... 5,8,9 0,0,1 1,0,0",
        "RtoR 2 0 1, SetBoard Zertz, R- D 4   | 37 | ..../...../....../...-.../....../...../.... 6,8,10 0,0,0 0,0,0"
      })
  void aHandicapIsTheStart(String changes, int rings, String position) {
    String sgf =
        Turns.sgf(
            "SU[Zertz+H]", 1, "Edit, " + (changes == null ? "" : changes + ", ") + "Start P0");
    var match = BoardspaceRecords.readZertz(sgf).toMatch();

    assertThat(match.rules().variant()).contains("game=tournament");
    assertThat(match.position().rings()).hasSizeLessThanOrEqualTo(rings);
    assertThat(match.rules().notation().formatPosition(match.start())).isEqualTo(position + " 1");
  }

  @ParameterizedTest
  @CsvSource({"RtoR 0 0 1", "R+ A 1", "R- I 9", "R- G 9", "BtoB A 1 A 2", "SetBoard Zertz+xx"})
  void aHandicapThatIsNotUnderstoodIsRefused(String change) {
    String sgf = Turns.sgf("SU[Zertz+H]", 1, "Edit, " + change + ", Start P0");

    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> BoardspaceRecords.readZertz(sgf));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RtoB 2 0 D 4, RtoB 2 0 E 4            | no-move             | The events of this turn are not a move.",
        "RtoB 2 0 D 4, R- D 1, R- D 7          | no-move             | The events of this turn are not a move.",
        "R- D 1                                | no-move             | The events of this turn are not a move.",
        "R- D 1, R+ D 7                        | no-move             | The events of this turn are not a move.",
        "RtoB 2 0 D 4, BtoR D 5 2              | no-move             | The events of this turn are not a move.",
        "RtoB 2 0 D 4, BtoB C 1 C 3            | no-move             | The events of this turn are not a move.",
        "BtoB C 1 C 3, BtoB D 1 D 3            | no-move             | The events of this turn are not a move.",
        "RtoB 2 3 D 4                          | unknown-event       | The event 'RtoB 2 3 D 4' is not known.",
        "RtoB 3 0 D 4                          | unknown-event       | The event 'RtoB 3 0 D 4' is not known.",
        "RtoB 2 0 J 4                          | unknown-event       | The event 'RtoB 2 0 J 4' is not known.",
        "RtoB 2 0 D 0                          | unknown-event       | The event 'RtoB 2 0 D 0' is not known.",
        "RtoB 2 0 D                            | unknown-event       | The event 'RtoB 2 0 D' is not known.",
        "RtoB 2 0 D 44                         | unknown-event       | The event 'RtoB 2 0 D 44' is not known.",
        "RtoB                                  | unknown-event       | The event 'RtoB' is not known.",
        "Throw D 4                             | unknown-event       | The event 'Throw D 4' is not known.",
        "RtoB 2 0 D 4                          | must-remove         | A free ring must be removed",
        "RtoB 2 0 H 1, R- A 1                  | off-board           | h1 is not on this board.",
        "BtoB C 1 C 3                          | no-marble           | There is no marble on c1",
        "BtoB I 9 C 3                          | off-board           | i9 is not on this board."
      })
  void aTurnThatIsNoLegalMoveEndsTheReading(String turn, String code, String sentence) {
    MatchRecord<?, ?> record = read(OPENING + turn);

    assertThat(Turns.moves(record)).isEqualTo("Wd4,d1 Gd5,a1 xd4Gd6");
    assertThat(record.problem().orElseThrow().reason().code()).isEqualTo(code);
    assertThat(record.problem().orElseThrow().message(Locale.ENGLISH))
        .matches("line 1[0-2], .*") // the event that is wrong
        .contains(", move 4 (" + turn.strip() + "): " + sentence);
    assertThat(record.problem().orElseThrow().ply()).isEqualTo(4);
  }

  /** Only b2 joins a1 and a2 to the board. */
  @Test
  void isolatedMarblesAreClaimedByThemselves() {
    var rules = ZertzRules.parse("zertz:game=tournament,claim=automatic");
    var position =
        rules
            .notation()
            .parsePosition("WW-./-.-../.-..../......./....../...../.... 4,8,10 0,0,0 0,0,0 1");
    var turn = SiteRecord.parse("(;SU[Zertz];P0[RtoB 2 2 D 7];P0[R- B 2])").events();

    assertThat(new ZertzDialect(rules, false).moves(position, turn)).hasToString("[Bd7,b2xWa1Wa2]");
  }

  private static MatchRecord<ZertzPosition, ZertzMove> read(String turns) {
    return BoardspaceRecords.readZertz(Turns.sgf("SU[Zertz]", 0, turns));
  }
}
