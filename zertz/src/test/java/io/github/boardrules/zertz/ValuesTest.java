package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Positions, moves and lists are immutable values. */
class ValuesTest {
  private static final String RETRACT = "zertz:capture=retract";

  @Test
  void positionsReachedInDifferentWaysAreEqual() {
    GamePosition one = GamePosition.start("zertz").play("Wa1,d1", "Gg4,d7");
    GamePosition other = GamePosition.start("zertz").play("Gg4,d7", "Wa1,d1");

    assertThat(one.position()).isEqualTo(other.position()).hasSameHashCodeAs(other.position());
    assertThat(one.rules().hash(one.position())).isEqualTo(other.rules().hash(other.position()));
    assertThat(one.position()).isEqualTo(one.position());
  }

  @Test
  void positionsOfEqualVariantsAreEqual() {
    assertThat(ZertzRules.parse("zertz:stall=0").start())
        .isEqualTo(ZertzRules.standard().start())
        .hasSameHashCodeAs(ZertzRules.standard().start());
  }

  @Test
  void everyFieldOfAPositionMatters() {
    Setup capture = Setup.of(RETRACT).with("Wd4 Gd5");
    List<ZertzPosition> positions =
        Stream.of(
                Setup.of(RETRACT).with("Wd4 Gd5"),
                Setup.of(RETRACT).with("Wd4 Gd6"),
                Setup.of(RETRACT).with("Wd4 Bd5"),
                Setup.of(RETRACT).with("Wd4 Gd5").gone("a1"),
                Setup.of(RETRACT).with("Wd4 Gd5").toMove(2),
                Setup.of(RETRACT).with("Wd4 Gd5").held(1, 1, 0, 0),
                Setup.of(RETRACT).with("Wd4 Gd5").held(2, 1, 0, 0),
                Setup.of(RETRACT).with("Wd4 Gd5").bound(),
                Setup.of(RETRACT).with("Wd4 Gd5").lapseFrom(capture),
                Setup.of(RETRACT).with("Wd4 Gd5").lapseFrom(Setup.of(RETRACT).with("Wd4 Bd5")))
            .map(setup -> setup.game().position())
            .toList();

    for (int i = 0; i < positions.size(); i++) {
      for (int j = 0; j < positions.size(); j++) {
        assertThat(positions.get(i).equals(positions.get(j))).isEqualTo(i == j);
      }
    }
    assertThat(new HashSet<>(positions)).hasSize(positions.size());
    assertThat(Setup.of("zertz:stall=9").counter(1).game().position())
        .isNotEqualTo(Setup.of("zertz:stall=9").counter(2).game().position());
  }

  @Test
  void positionsOfDifferentVariantsDiffer() {
    ZertzPosition start = ZertzRules.standard().start();

    assertThat(start).isNotEqualTo(ZertzRules.parse("zertz:claim=automatic").start());
    assertThat(start).isNotEqualTo(ZertzRules.parse("zertz:game=tournament").start());
    assertThat(start).isNotEqualTo(start.toString()).isNotEqualTo(null);
  }

  @Test
  void toStringOfAPositionIsItsText() {
    ZertzRules rules = ZertzRules.standard();

    assertThat(rules.start()).hasToString(rules.notation().formatPosition(rules.start()));
  }

  @Test
  void movesAreEqualIfTheirPartsAre() {
    assertThat(ZertzMove.parse("Wd4,d1xGa1"))
        .isEqualTo(ZertzMove.parse("Wd4,d1xGa1"))
        .hasSameHashCodeAs(ZertzMove.parse("Wd4,d1xGa1"))
        .isNotEqualTo(ZertzMove.parse("Wd4,d1"))
        .isNotEqualTo(ZertzMove.parse("Wd4,d1xWa1"));
    assertThat(new ZertzMove.Pass()).isEqualTo(new ZertzMove.Pass()).hasToString("pass");
    assertThat(new ZertzMove.Retract()).isEqualTo(new ZertzMove.Retract()).hasToString("retract");
    assertThat(new ZertzMove.Claimed(Marble.BLACK, Cell.parse("b1"))).hasToString("Bb1");
    assertThat(new ZertzMove.Jump(Marble.GREY, Cell.parse("c5"))).hasToString("Gc5");
    assertThat(Marble.BLACK).hasToString("B");
  }

  @Test
  void movesCopyTheirLists() {
    List<ZertzMove.Claimed> claimed = new ArrayList<>();
    claimed.add(new ZertzMove.Claimed(Marble.GREY, Cell.parse("a1")));
    ZertzMove.Placement placement =
        new ZertzMove.Placement(Marble.WHITE, Cell.parse("d4"), Optional.empty(), claimed);
    claimed.clear();

    assertThat(placement).hasToString("Wd4xGa1");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> placement.claimed().clear());
  }

  @Test
  void returnedListsAreUnmodifiable() {
    ZertzRules rules = ZertzRules.standard();

    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> rules.legalMoves(rules.start()).clear());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> rules.start().rings().clear());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> rules.symmetries().clear());
  }

  @Test
  void onlyPlayers1And2HoldMarbles() {
    ZertzPosition start = ZertzRules.standard().start();

    for (int player : new int[] {-1, 0, 3}) {
      assertThatIllegalArgumentException().isThrownBy(() -> start.held(player, Marble.WHITE));
    }
  }

  @Test
  void codesAreDecodedAndEncodedAlike() {
    GamePosition game = Setup.of(RETRACT).with("Wd4 Gd5 Be4 Gf3").game().play("Bg4,a1");
    MoveBuffer codes = new MoveBuffer();
    game.rules().legalMoves(game.position(), codes);

    List<String> legal = game.legal();
    assertThat(codes.size()).isEqualTo(legal.size());
    for (int i = 0; i < codes.size(); i++) {
      ZertzMove move = game.rules().decode(game.position(), codes.get(i));
      assertThat(move).hasToString(legal.get(i));
      assertThat(game.rules().encode(game.position(), move)).isEqualTo(codes.get(i));
    }
  }

  @Test
  void aRandomMoveIsLegalAndThereIsNoneOnceTheGameIsOver() {
    GamePosition start = GamePosition.start("zertz");
    GamePosition over = Setup.of("zertz").held(1, 3, 0, 0).game();
    long code = start.rules().randomLegal(start.position(), new SplitMix64(1));

    assertThat(start.legal()).contains(start.rules().decode(start.position(), code).toString());
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> over.rules().randomLegal(over.position(), new SplitMix64(1)));
  }
}
