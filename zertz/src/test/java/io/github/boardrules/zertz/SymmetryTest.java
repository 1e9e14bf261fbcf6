package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import java.util.List;
import org.junit.jupiter.api.Test;

/** RULES.md, invariant 13: the symmetries of the start boards. */
class SymmetryTest {

  @Test
  void symmetriesMapLegalMovesOntoLegalMovesWithSortedClaims() {
    GamePosition game = Setup.twoGroups("zertz:capture=retract").with("Bd5 Be5").game();

    for (Symmetry<ZertzPosition, ZertzMove> symmetry : game.rules().symmetries()) {
      GamePosition image = new GamePosition(game.rules(), symmetry.position(game.position()));
      for (String text : List.of("Wa2,g2xGa1Wa2Bb1Wg1", "Wa2,d7", "xd5Bf5", "xe5Bc4")) {
        String move = symmetry.move(ZertzMove.parse(text)).toString();
        assertThat(ZertzMove.parse(move)).hasToString(move);
        assertThat(image.play(move).position())
            .isEqualTo(symmetry.position(game.play(text).position()));
      }
    }
  }

  @Test
  void cellsOutsideTheBoardStay() {
    for (Symmetry<ZertzPosition, ZertzMove> symmetry : ZertzRules.standard().symmetries()) {
      assertThat(symmetry.move(ZertzMove.parse("xi9Wh1"))).hasToString("xi9Wh1");
      assertThat(symmetry.move(new ZertzMove.Pass())).isEqualTo(new ZertzMove.Pass());
    }
  }
}
