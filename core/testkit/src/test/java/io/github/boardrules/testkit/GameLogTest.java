package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameLogTest {
  private static final Trio TRIO = Trio.parse("trio");
  private static final GameLog LOG =
      new GameLog(
          "trio",
          Optional.of("x.o/.../... 1 2"),
          List.of("a1-a2", "c2"),
          List.of("..o/x../... 2 3", "..o/x.o/... 1 4"),
          List.of(12, 13),
          Optional.of("ongoing"));

  private static GameLog changed(List<String> positions, List<Integer> legal, String status) {
    return new GameLog(
        LOG.variant(), LOG.start(), LOG.moves(), positions, legal, Optional.of(status));
  }

  private static void breaks(GameLog log, String seen) {
    breaks(log, TRIO, seen);
  }

  private static void breaks(GameLog log, Trio rules, String seen) {
    assertThatThrownBy(() -> log.check(rules))
        .isInstanceOf(BrokenLawError.class)
        .hasMessageContaining("law 14")
        .hasMessageContaining(seen);
  }

  @Test
  void aCorrectLogPasses() {
    LOG.check(TRIO);
    GameLog.of("countdown", Collections.nCopies(7, "3"), "win 1 took-last").check(new Countdown());
  }

  @Test
  void unknownPartsAreNotCompared() {
    new GameLog(
            "trio", Optional.empty(), List.of("a1", "b2"), List.of(), List.of(), Optional.empty())
        .check(TRIO);
  }

  @Test
  void everyDifferenceBreaksLaw14() {
    List<String> positions = LOG.positions();
    breaks(
        changed(List.of("..o/x../... 2 3", "..o/x.o/... 2 4"), LOG.legal(), "ongoing"),
        "the position after c2 is ..o/x.o/... 1 4, not ..o/x.o/... 2 4");
    breaks(
        changed(positions, List.of(12, 12), "ongoing"), "the number of legal moves is 13, not 12");
    breaks(changed(positions, LOG.legal(), "draw tired"), "last status is ongoing, not draw tired");
    breaks(LOG, Trio.parse("trio:plies=40"), "the variant is trio:plies=40, not trio");
  }

  @Test
  void aGameThatCannotBePlayedBreaksLaw14() {
    breaks(GameLog.of("trio", List.of("a1", "a1"), "ongoing"), "occupied");
    breaks(GameLog.of("trio", List.of("a1", "a"), "ongoing"), "character 2");
  }

  @Test
  void codesAreComparedToo() {
    Trio rules =
        new Trio(30, true) {
          @Override
          public TrioPosition playUnchecked(TrioPosition position, long code) {
            return position;
          }
        };

    breaks(LOG, rules, "the position after playUnchecked is x.o/.../... 1 2");
  }

  @Test
  void textsAreComparedToo() {
    Trio capitals =
        ModifiedTrio.moveTexts(
            move -> move.toString().toUpperCase(Locale.ROOT), ModifiedTrio.TEXTS::parseMove);
    Trio starts =
        ModifiedTrio.positionTexts(TrioPosition::toString, text -> ModifiedTrio.CORRECT.start());

    breaks(LOG, capitals, "the move's text is ");
    breaks(LOG, starts, "the first position is .../.../... 1 0");
  }

  @Test
  void theErrorNamesPlyAndPosition() {
    BrokenLawError error =
        catchThrowableOfType(
            BrokenLawError.class,
            () -> GameLog.of("trio", List.of("a1", "a1"), "ongoing").check(TRIO));

    assertThat(error.position()).isEqualTo("x../.../... 2 1");
    assertThat(error).hasMessageContaining("a game log, ply 1");
  }

  @Test
  void listsOfDifferentLengthsAreRefused() {
    assertThatThrownBy(() -> changed(List.of("..o/x../... 2 3"), LOG.legal(), "ongoing"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> changed(LOG.positions(), List.of(12), "ongoing"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
