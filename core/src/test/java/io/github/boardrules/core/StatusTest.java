package io.github.boardrules.core;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.toy.ToyReason;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatusTest {
  private static final Locale HUNGARIAN = new Locale("hu");

  @ParameterizedTest
  @ValueSource(ints = {0, -1, -3, Integer.MIN_VALUE})
  void playersCountFromOne(int player) {
    String message = "Players count from 1, not " + player + ".";
    illegalArgument(() -> Status.ongoing(player), message);
    illegalArgument(() -> Status.ongoing(player, Label.of("x")), message);
    illegalArgument(() -> Status.win(player, ToyReason.EDGE), message);
  }

  private final Status ongoing = Status.ongoing(2);
  private final Status win = Status.win(1, ToyReason.LAST_COUNTER);
  private final Status draw = Status.draw(ToyReason.EDGE);

  @Test
  void whatIsOverHasAnEndingAndAWinHasAWinnerAndWhatGoesOnAPlayerToMove() {
    assertThat(ongoing.text()).isEqualTo("ongoing");
    assertThat(win.text()).isEqualTo("win 1 last-counter");
    assertThat(draw.text()).isEqualTo("draw edge");
    assertThat(List.of(!ongoing.isOver(), win.isOver(), draw.isOver())).containsOnly(true);
    assertThat(ongoing.winner()).isEmpty();
    assertThat(win.winner()).hasValue(1);
    assertThat(draw.winner()).isEmpty();
    assertThat(ongoing.ending()).isEmpty();
    assertThat(win.ending()).contains(ToyReason.LAST_COUNTER);
    assertThat(draw.ending()).contains(ToyReason.EDGE);
    assertThat(ongoing.toMove()).hasValue(2);
    assertThat(win.toMove()).isEmpty();
    assertThat(draw.toMove()).isEmpty();
    assertThat(Status.ongoing(3).toMove()).hasValue(3);
    assertThat(ongoing).isSameAs(Status.ongoing(2));
    ongoing.requireOngoing();
    assertThatThrownBy(win::requireOngoing)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("The game is over: there is no legal move.");
  }

  @Test
  void aPuzzleHasNoPlayers() {
    Status pushing = Status.ongoing(1, Label.of("pushing"));

    assertThat(Status.ongoing(1).puzzleMessage(Locale.ENGLISH))
        .isEqualTo("The puzzle is not solved yet.");
    assertThat(pushing.puzzleMessage(HUNGARIAN))
        .isEqualTo("A feladvány még nincs megoldva: pushing.");
    assertThat(win.puzzleMessage(Locale.ENGLISH)).isEqualTo("You win: the end: last-counter");
    assertThat(draw.puzzleMessage(Locale.ENGLISH)).isEqualTo(draw.message(Locale.ENGLISH));
  }

  @Test
  void itSpeaksEnglishAndHungarian() {
    assertThat(ongoing.message(Locale.ENGLISH)).isEqualTo("Player 2 is to move.");
    assertThat(win.message(Locale.ENGLISH)).isEqualTo("Player 1 wins: the end: last-counter");
    assertThat(draw.message(Locale.ENGLISH)).isEqualTo("A draw: the end: edge");
    assertThat(ongoing.message(HUNGARIAN)).isEqualTo("2. játékos következik.");
    assertThat(win.message(HUNGARIAN)).isEqualTo("1. játékos nyert: the end: last-counter");
    assertThat(draw.message(HUNGARIAN)).isEqualTo("Döntetlen: the end: edge");
  }

  @Test
  void itSaysWhatIsDue() {
    Label first = Label.of("the first step");

    assertThat(ongoing.due()).map(Label::key).contains("move");
    assertThat(win.due()).isEmpty();
    assertThat(Status.ongoing(1, first).due()).contains(first);
    assertThat(Status.ongoing(1, first).message(Locale.ENGLISH))
        .isEqualTo("Player 1 is to move: the first step.");
    assertThat(Status.ongoing(1, first).message(HUNGARIAN))
        .isEqualTo("1. játékos következik: the first step.");
  }

  @Test
  void playersHaveNamesWhereTheGameGivesThem() {
    IntFunction<Optional<Label>> names =
        player -> Optional.of(Label.of(player == 1 ? "White" : "Black"));

    assertThat(ongoing.message(Locale.ENGLISH, names)).isEqualTo("Player 2 (Black) is to move.");
    assertThat(win.message(HUNGARIAN, names))
        .isEqualTo("1. játékos (White) nyert: the end: last-counter");
    assertThat(draw.message(Locale.ENGLISH, names)).isEqualTo("A draw: the end: edge");
  }
}
