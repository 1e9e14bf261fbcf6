package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the kit itself: every law has games that break it, and the kit must find them. */
@Tag("games")
class BrokenGamesTest {
  private static final int SEEDS = 6;

  static List<BrokenGame> games() {
    return BrokenGame.all();
  }

  static List<BrokenGame> gamesThatBreakASingleLaw() {
    return games().stream().filter(BrokenGame::alone).toList();
  }

  private static void check(RulesLaws<?, ?> laws) {
    for (int seed = 1; seed <= SEEDS; seed++) {
      laws.check(seed);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theLawFindsTheGame(BrokenGame game) {
    BrokenLawError error =
        catchThrowableOfType(BrokenLawError.class, () -> check(game.laws().withLaws(game.law())));

    assertThat(error.law()).isEqualTo(game.law());
    assertThat(error)
        .hasMessageContainingAll(
            game.law() + ". " + game.law().sentence(), "variant:", "seed ", error.position());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          every second call lists the moves in another order | the second call returns [
          after play the previous position no longer | the position no longer equals one with its
          the reader accepts a third player | the status is about player 3 but there are 2 in
          what is due has no words | what is due has no sentence for en
          a legal move is refused | is listed but refused: empty-hand
          an illegal move is not refused | is not listed and not refused
          isLegal disagrees with refusal | is not listed but isLegal returns true
          anyLegal tries the moves in another order | anyLegal tests other moves than legalMoves
          anyLegal does not stop | anyLegal tests 9 moves although move
          a drop has no steps | a1 has no steps
          a long slide is entered by its ends | and another move have the same steps [
          a step is not offered | the draft does not offer cell:b2
          the draft holds another move | give Optional[a1]
          the codes are not in the order of the moves | is decoded as
          encode returns another code than the listed | but listed as
          encodeUnchecked returns another code | encodeUnchecked returns
          encode accepts an illegal move | encode accepts the illegal move
          uses another generator | randomLegal returns different moves for the same seed
          returns a move that is not listed | which is not in the list
          prefers the first half of the list | randomLegal is not uniform: of 1024 draws,
          the list of symmetries is empty | the list of symmetries is empty: even the identity
          the identity is not the first | the first symmetry maps the position to
          players are not mapped | the status of the image is ongoing 2
          moves are not mapped | and then mapping gives
          a symmetry is missing | symmetry 1 followed by symmetry 14 is not in the list
          the canonical position is always the start | is none of the images
          the symmetry to the canonical position is the identity | but the symmetry to it leads to
          every position is its own canonical one | for its image
          a piece may be chosen twice | lead nowhere but are not refused
          a pile has reached its goal | the game is ongoing, but a pile has reached
          another piece travels | do not bring a piece to where it is drawn
          every piece comes from nowhere | make the stocks {
          the order of the options matters | trio:far=yes,plies=30 is the same, but its id is trio:far=yes
          the id names a default | the id names a default, as trio is the same variant
          the status depends on the moves so far | once read it is ongoing
          one cell is drawn without its piece | in the image
          nobody ever stands better | positions, the values are only [[0.0], [0.0]]
          the loser stands better | it prefers the worse side, or the wrong player wins
          the value is that of the player to move | that of the player to move, not of player 1
          the list of symmetries can be modified | the list of symmetries can be modified
          equals alone ignores the player to move | equal positions have the texts
          the reader checks in every second ply | of a position is refused:
          more may follow a move | parseMove ignores the last character of "
          the hash leaves out the player | have one hash
          the hash is not mixed | of the hash is set in
          other weights change nothing | with twice the weights
          a pile grows with what it gives | but there are more of them in the stocks
          one corner counts | of the image
          the value is not a number | the value is NaN, not one from -1 to 1
          equals expects a position | the rules threw java.lang.ClassCastException
          cells off the board are all equal | equal moves have the texts
          a reason of the page that is not reached | spoken has no sentence for de
          the id is not canonical | the id of the rules read from the id: trio, not trio:plies=30
          the rules that are read have no bound | maxPlies: OptionalInt[30], not OptionalInt.empty, as
          """)
  void theMessageSaysWhatIsWrong(String how, String seen) {
    BrokenGame game =
        games().stream().filter(each -> each.how().contains(how)).findFirst().orElseThrow();

    assertThatThrownBy(() -> check(game.laws().withLaws(game.law()))).hasMessageContaining(seen);
  }

  @ParameterizedTest
  @MethodSource("gamesThatBreakASingleLaw")
  void allLawsTogetherReportTheSameLawAndTheOthersNothing(BrokenGame game) {
    // Law 16 takes a sixth of a second whatever the game: two thirds of what this test would take.
    RulesLaws<?, ?> laws =
        game.law() == Law.LAW_16_THREADS
            ? game.laws()
            : game.laws().withoutLaws(Law.LAW_16_THREADS);
    BrokenLawError error = catchThrowableOfType(BrokenLawError.class, () -> check(laws));

    assertThat(error.law()).isEqualTo(game.law());
    laws.withoutLaws(game.law()).check(1);
  }

  @Test
  void everyLawHasABrokenGame() {
    List<Law> broken = games().stream().map(BrokenGame::law).toList();

    assertThat(EnumSet.complementOf(EnumSet.copyOf(broken)))
        .as("laws whose broken games are in other tests")
        .containsExactly(Law.LAW_14_VECTORS, Law.LAW_22_SENTENCES, Law.LAW_23_SAME_ANSWERS);
  }
}
