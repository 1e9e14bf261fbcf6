package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Status;
import java.util.Locale;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose turn it is after a move, what is due, and what the players are called. */
class MoveEffectTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | pushing",
        "pikkpakk:start=joint | placing",
        "pikkpakk:push=capture | pushing",
        "pushfour | entering",
        "fivepush | placing",
        "abalone | pushing",
        "abalone:start=joint | placing",
        "inlay | pushing",
      })
  void theStatusSaysWhatIsDue(String variant, String due) {
    Status status = status(GamePosition.start(variant));

    assertThat(status.due()).map(Label::key).contains(due);
    assertThat(status.toMove()).isEqualTo(OptionalInt.of(1));
  }

  @Test
  void theSentenceNamesThePlayerAndWhatIsDue() {
    GamePosition placing = GamePosition.start("fivepush").play("b2");

    assertThat(placing.rules().statusMessage(placing.position(), Locale.ENGLISH))
        .isEqualTo("Player 2 (dark) is to move: placing a ball.");
    assertThat(placing.rules().statusMessage(placing.position(), new Locale("hu")))
        .isEqualTo("2. játékos (sötét) következik: le kell raknia egy golyót.");
    GamePosition puzzle = GamePosition.start("inlay");
    assertThat(puzzle.rules().statusMessage(puzzle.position(), Locale.ENGLISH))
        .isEqualTo("The puzzle is not solved yet: pushing a row or column.");
  }

  @Test
  void thePlayersAreLightAndDarkAndThePuzzleHasNoNames() {
    PikkPakkRules rules = PikkPakkRules.abalone();

    assertThat(rules.playerName(1)).map(name -> name.message(Locale.ENGLISH)).contains("light");
    assertThat(rules.playerName(2)).map(name -> name.message(Locale.ENGLISH)).contains("dark");
    assertThat(rules.playerName(2)).map(name -> name.message(new Locale("hu"))).contains("sötét");
    assertThat(PikkPakkRules.inlay().playerName(1)).isEmpty();
    for (int player : new int[] {-1, 0, 3}) {
      assertThatIllegalArgumentException().isThrownBy(() -> rules.playerName(player));
    }
  }

  private static Status status(GamePosition given) {
    return given.rules().status(given.position());
  }
}
