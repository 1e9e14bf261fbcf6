package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.IllegalMoveException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions, moves and vocabulary are values. */
class ValuesTest {

  @Test
  void positionsAreEqualWhenTheirTextsAre() {
    PikkPakkPosition played = GamePosition.start("pikkpakk").play("bu").position();
    PikkPakkPosition read = GamePosition.of("pikkpakk", played.toString()).position();

    assertThat(read).isEqualTo(played).hasSameHashCodeAs(played).hasToString(played.toString());
    assertThat(PikkPakkRules.pikkPakk().hash(read))
        .isEqualTo(PikkPakkRules.pikkPakk().hash(played));
    assertThat(played).isNotEqualTo(null).isNotEqualTo(played.toString());
  }

  @Test
  void differentPositionsOfAVariantDiffer() {
    List<PikkPakkPosition> all = new ArrayList<>();
    for (String phase : List.of("place", "push")) {
      for (int side = 1; side <= 2; side++) {
        Setup setup = Setup.of("abalone:repeat=3,start=joint").phase(phase).toMove(side);
        if (phase.equals("place") && side == 2) {
          setup.light("e5");
        }
        all.add(setup.position().position());
        all.add(setup.lost(1, 0).position().position());
        all.add(setup.lost(0, 1).position().position());
        all.add(setup.history("9/9/9/9/9/9/9/9/9:2:1").position().position());
        all.add(setup.history("9/9/9/9/9/9/9/9/9:2:2").position().position());
        all.add(setup.history("9/9/9/9/9/9/9/9/9:1:2").position().position());
      }
    }
    for (String cell : List.of("b2", "h8", "e5", "b8", "h2")) {
      all.add(Setup.of("abalone:repeat=3,start=joint").light(cell).position().position());
      all.add(Setup.of("abalone:repeat=3,start=joint").dark(cell).position().position());
    }
    PikkPakkRules rules = PikkPakkRules.parse("abalone:repeat=3,start=joint");

    assertThat(all).doesNotHaveDuplicates();
    assertThat(all).extracting(rules::hash).doesNotHaveDuplicates();
    assertThat(all).extracting(PikkPakkPosition::toString).doesNotHaveDuplicates();
  }

  @Test
  void targetAndNeutralBallsMatterToo() {
    List<PikkPakkPosition> all = new ArrayList<>();
    for (String rows : List.of("tn", "nt", "ln", "dn")) {
      String board =
          rows
              + "nnnnnnn"
              + "/nnnnnnnnn".repeat(7)
              + (rows.contains("t") ? "/nnnnnnnnn" : "/nnnnnnnnt");
      all.add(GamePosition.of("pikkpakk:push=ring", board + " 1 push").position());
    }

    assertThat(all).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(PikkPakkRules.parse("pikkpakk:push=ring")::hash)
        .doesNotHaveDuplicates();
  }

  @Test
  void positionsOfAnotherVariantDiffer() {
    assertThat(GamePosition.start("pikkpakk").position())
        .isNotEqualTo(GamePosition.start("pikkpakk:equal=yes").position())
        .isNotEqualTo(GamePosition.start("inlay").position())
        .isNotEqualTo(GamePosition.start("pikkpakk:push=square").position());
    assertThat(GamePosition.start("pikkpakk:steps=any").position())
        .isEqualTo(GamePosition.start("pikkpakk:steps=any").position());
  }

  @Test
  void movesAreEqualWhenTheirTextsAre() {
    List<String> texts =
        List.of(
            "e5", "e6", "bu", "bd", "bu2", "5l", "e5u", "e5d", "e5u2", "e5-f5u", "e5-g5u", "k11");
    for (String one : texts) {
      for (String other : texts) {
        assertThat(PikkPakkMove.parse(one).equals(PikkPakkMove.parse(other)))
            .isEqualTo(one.equals(other));
      }
      assertThat(PikkPakkMove.parse(one)).hasSameHashCodeAs(PikkPakkMove.parse(one));
    }
  }

  @Test
  void playingLeavesThePositionAsItWas() {
    GamePosition given = GamePosition.start("abalone:repeat=3,side=yes");
    String before = given.text();
    for (String move : given.legal()) {
      given.play(move);
    }
    assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> given.play("a9d"));

    assertThat(given.text()).isEqualTo(before);
    assertThat(given.position())
        .isEqualTo(GamePosition.start("abalone:repeat=3,side=yes").position());
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void thereAreTwoPlayers(int player) {
    PikkPakkPosition start = GamePosition.start("abalone").position();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.lost(player))
        .withMessageContaining(Integer.toString(player));
  }

  @Test
  void aCodeStandsForAMoveOfItsPosition() {
    GamePosition given = GamePosition.start("abalone:side=yes");
    for (PikkPakkMove move : given.legalMoves()) {
      long code = given.rules().encode(given.position(), move);
      assertThat(given.rules().decode(given.position(), code)).isEqualTo(move);
      assertThat(given.rules().playUnchecked(given.position(), code))
          .isEqualTo(given.after(move).position());
    }
  }
}
