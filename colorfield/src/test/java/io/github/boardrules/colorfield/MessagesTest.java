package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.NotationException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the sentences name, in English and Hungarian. */
class MessagesTest {
  private static final Locale HUNGARIAN = new Locale("hu");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4-e6    | e6 does not touch e4. | e4 és e6 nem szomszédos.",
        "a1-a2    | There is no piece on a1. | Nincs bábu itt: a1.",
        "a6-a7    | The piece on a6 is the opponent's. | Az ellenfél bábuja áll itt: a6.",
        "e4-e5    | Only red pieces enter the middle (e5), and the piece on e4 is not red."
            + " | e5 középső mező, oda csak piros bábu léphet; az itt álló nem piros: e4.",
        "e4-f4    | The step to f4 must take one of the pieces on: a6, a9, g10, j5."
            + " | Ezzel a lépéssel (f4) ütni kell; levehető: a6, a9, g10, j5.",
        "e4-f4xh3 | The step to f4 cannot take what is on h3; it can take: a6, a9, g10, j5."
            + " | Ezzel a lépéssel (f4) ez a bábu nem vehető le: h3; levehető: a6, a9, g10, j5.",
        "k1-e4    | The board has no field k1. | A táblán nincs ilyen mező: k1."
      })
  void aRefusalNamesItsFields(String move, String english, String hungarian) {
    GamePosition given = GamePosition.of("colorfield", "1 0 ba6,wa9,rb2,Ge4,yg10,gh3,nj5,Rx1,ry1");

    assertThat(given.refusal(move).message(Locale.ENGLISH)).isEqualTo(english);
    assertThat(given.refusal(move).message(HUNGARIAN)).isEqualTo(hungarian);
  }

  @Test
  void thePlayersAreNamedByTheirTeams() {
    ColorfieldRules full = ColorfieldRules.standard();
    ColorfieldRules empty = ColorfieldRules.parse("colorfield:first=empty");

    assertThat(full.statusMessage(full.start(), Locale.ENGLISH))
        .isEqualTo("Player 1 (team full) is to move.");
    assertThat(empty.statusMessage(empty.start(), HUNGARIAN))
        .isEqualTo("1. játékos (üres csapat) következik.");
    assertThatIllegalArgumentException().isThrownBy(() -> full.playerName(0));
    assertThatIllegalArgumentException().isThrownBy(() -> full.playerName(3));
  }

  @Test
  void theStatusSaysThatACaptureIsDue() {
    String text = "1 0 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1";
    GamePosition due = GamePosition.of("colorfield:force=step", text);
    GamePosition optional = GamePosition.of("colorfield", text);

    assertThat(due.rules().statusMessage(due.position(), Locale.ENGLISH))
        .isEqualTo("Player 1 (team full) is to move: a capture, or a move into the middle.");
    assertThat(due.rules().statusMessage(due.position(), HUNGARIAN))
        .isEqualTo(
            "1. játékos (teli csapat) következik: ütnie kell, vagy a középső mezőbe lépnie.");
    assertThat(optional.rules().statusMessage(optional.position(), Locale.ENGLISH))
        .isEqualTo("Player 1 (team full) is to move.");
  }

  @Test
  void theRefusalOfATextNamesTheTeamInTheLanguage() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> GamePosition.of("colorfield", "1 0 Ga1,Ga2,Ga3,Rx1,ry1"))
        .satisfies(
            thrown -> {
              assertThat(thrown.facts()).containsEntry("team", "full");
              assertThat(thrown.message(Locale.ENGLISH)).contains("the team full has 3");
              assertThat(thrown.message(HUNGARIAN)).contains("kezd: teli, zöld.");
            });
  }
}
