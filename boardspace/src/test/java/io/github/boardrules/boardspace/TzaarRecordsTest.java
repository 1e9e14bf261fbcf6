package io.github.boardrules.boardspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.tzaar.TzaarMove;
import io.github.boardrules.tzaar.TzaarPosition;
import io.github.boardrules.tzaar.TzaarRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of Boardspace. Events of a turn are separated by commas, turns by semicolons. */
class TzaarRecordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Capture E 4 F 4                                                     | E4xF4",
        "Pickb E 4 0, Dropcap F 4                                            | E4xF4",
        "Pickb D 1, Dropb D 1, pickb e 4, dropcap f 4                        | E4xF4",
        "Pickb E 4, Dropcap F 4, Pickb F 4, Dropb E 4, Capture D 5 E 6       | D5xE5",
        "Move E 4 F 4; Capture F 3 F 4, Pass                                 | E4xF4 F3xF4 pass",
        "Move E 4 F 4; Capture F 3 F 4, Pass, Pass, Move F 2 F 4             | E4xF4 F3xF4 F2+F4",
        "Move E 4 F 4; Capture F 3 F 4, Pass, Pickb F 4, Dropcap D 3         | E4xF4 F3xF4 F4xD3",
        "Move E 4 F 4; Capture F 3 F 4, Pickb F 2, Dropb F 4                 | E4xF4 F3xF4 F2+F4",
        "Move E 4 F 4; Capture F 3 F 4, Pickb F 2, Dropb F 4, Pickb F 4, Dropb F 2, Pass | E4xF4 F3xF4 pass",
        "Move E 4 F 4; Capture F 3 F 4, Pass; Capture G 4 G 3, Pass          | E4xF4 F3xF4 pass G4xG3 pass"
      })
  void theEventsOfATurnMakeSteps(String turns, String moves) {
    MatchRecord<?, ?> record = read("SU[Tzaar-Standard 4]", 0, turns);

    assertThat(record.problem()).isEmpty();
    assertThat(Turns.moves(record)).isEqualTo(moves);
    assertThat(record.toMatch().start()).isEqualTo(TzaarRules.standard().start());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Capture E 5 F 4             | unknown-event | ''",
        "Capture E 10 F 4            | unknown-event | ''",
        "Capture A 6 F 4             | unknown-event | ''",
        "Capture J 1 F 4             | unknown-event | ''",
        "Capture E 4 F               | unknown-event | ''",
        "Pick wr 3                   | unknown-event | ''",
        "Jump E 4 F 4                | unknown-event | ''",
        "Pickb E 4                   | no-move       | ''",
        "Dropb F 4                   | no-move       | ''",
        "Pick wr 0                   | no-move       | ''",
        "Move E 4 E 3                | must-capture  | ''",
        "Pass                        | must-capture  | ''",
        "Capture E 4 G 3             | not-in-line   | ''",
        "Move E 4 F 4; Capture F 3 F 4; Capture G 4 G 3 | turn-order | 'E4xF4 F3xF4'",
        "Move E 4 F 4; Capture F 3 F 4, Pass, Pass, Pass, Move F 2 F 4 | must-capture | 'E4xF4 F3xF4 pass'"
      })
  void aTurnThatIsNoLegalMoveEndsTheReading(String turns, String code, String moves) {
    MatchRecord<?, ?> record = read("SU[Tzaar-Standard 4]", 0, turns);

    assertThat(record.problem().orElseThrow().reason().code()).isEqualTo(code);
    assertThat(Turns.moves(record)).isEqualTo(moves);
  }

  @Test
  void aTurnEndsWithTheGame() {
    var position =
        TzaarRules.standard()
            .notation()
            .parsePosition(
                "Zz.../R...../T....../......../......../......../......./.....r/....t 1 first");
    var events =
        SiteRecord.parse(
                "(;SU[x];P0[Capture A 1 A 2];P0[Pickb A 2];P0[Dropb A 1];P0[Capture A 1 A 2])")
            .events();

    assertThat(TzaarDialect.of("tzaar-standard").orElseThrow().moves(position, events))
        .hasToString("[A1xA2]");
  }

  /** Who moves first is White here, with whatever pieces on the site. */
  @ParameterizedTest
  @CsvSource({
    "0, SU[Tzaar], false",
    "1, SU[tzaar 0], true",
    "0, 'SU[tzaar-standard]CM[0,1]', false",
    "0, 'SU[tzaar-standard]CM[1,0]', true",
    "1, 'SU[tzaar-standard 4]CM[1,0]', false"
  })
  void thePiecesOfWhoMovesFirstAreWhite(int seat, String head, boolean isExchanged) {
    MatchRecord<TzaarPosition, TzaarMove> record =
        read(head, seat, isExchanged ? "Capture F 4 E 4" : "Capture E 4 F 4");

    assertThat(record.problem()).isEmpty();
    assertThat(record.toMatch().start().toString())
        .isEqualTo(
            isExchanged
                ? "TTTTt/tRRRrt/trZZzrt/trzTtzrt/trztTZRT/TRZTtZRT/TRZzzRT/TRrrrT/Ttttt 1 open"
                : TzaarRules.standard().start().toString());
  }

  @Test
  void piecesOfTheTournamentArePlacedInTurn() {
    MatchRecord<TzaarPosition, TzaarMove> record =
        read(
            "SU[tzaar-custom 0]",
            0,
            "OnBoard wr 2 E 6; Pick br 0, Dropb A 1;"
                + " Pick wr 0, Dropb B 1, Pickb B 1, Dropb B 2;"
                + " Pick br 1, Drop br 1, Pick br 2, Dropb C 1, Pick br 1, Dropb C 2; OnBoard wr 0 E 9");

    assertThat(record.problem()).isEmpty();
    assertThat(record.toMatch().rules().variant()).isEqualTo("tzaar:setup=tournament");
    assertThat(Turns.moves(record)).isEqualTo("Z@E5 T@A1 T@B2 R@C2 T@E8");
  }

  /** The site's generator is that of the JDK, which draws in two ways. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 42, -7, 20260315, Long.MAX_VALUE})
  void layoutsAreDealtAsOnTheSite(long key) {
    Random newer = new Random(key);
    Random older = new Random(key);

    assertThat(start(key, "")).isEqualTo(dealt(bound -> newer.nextInt(bound)));
    assertThat(start(key, "DT[Fri Oct 25 00:00:00 PDT 2013]")).isEqualTo(start(key, ""));
    assertThat(start(key, "DT[Thu Oct 24 23:59:59 PDT 2013]"))
        .isEqualTo(dealt(bound -> (int) (Math.abs((long) older.nextInt()) % bound)))
        .isNotEqualTo(start(key, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Tzaar-random", "tzaar-random x", "tzaar-blitz 1", "Zertz"})
  void otherSetUpsAreRefused(String setup) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> BoardspaceRecords.readTzaar("(;SU[" + setup + "])"))
        .satisfies(problem -> assertThat(problem.reason()).isEqualTo(SiteReason.UNKNOWN_SETUP));
  }

  /** Deals the pieces as the site's public sources do, from the last field to the first. */
  private static String dealt(ToIntFunction<Integer> draw) {
    String white = "T".repeat(15) + "R".repeat(9) + "Z".repeat(6);
    List<String> pieces =
        (white + white.toLowerCase(Locale.ROOT))
            .chars()
            .mapToObj(Character::toString)
            .collect(Collectors.toCollection(ArrayList::new));
    for (int i = 0; i < 5 * 60; i++) {
      Collections.swap(pieces, i % 60, draw.applyAsInt(60));
    }
    StringBuilder layout = new StringBuilder();
    for (int fields : List.of(5, 6, 7, 8, 8, 8, 7, 6, 5)) {
      layout.append(String.join("", pieces.subList(0, fields))).append('/');
      pieces.subList(0, fields).clear();
    }
    return layout.substring(0, layout.length() - 1) + " 1 open";
  }

  private static String start(long key, String date) {
    return BoardspaceRecords.readTzaar("(;SU[tzaar-random " + key + "]" + date + ")")
        .toMatch()
        .start()
        .toString();
  }

  private static MatchRecord<TzaarPosition, TzaarMove> read(String head, int first, String turns) {
    return BoardspaceRecords.readTzaar(Turns.sgf(head, first, turns));
  }
}
