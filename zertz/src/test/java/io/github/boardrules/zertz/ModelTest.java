package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.testkit.GameLog;
import io.github.boardrules.zertz.plain.PlainMove;
import io.github.boardrules.zertz.plain.PlainPosition;
import io.github.boardrules.zertz.plain.PlainRefusals;
import io.github.boardrules.zertz.plain.PlainTexts;
import io.github.boardrules.zertz.plain.PlainZertz;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The plain model, which the properties trust, agrees with the vectors too. */
class ModelTest {
  private static final int FEW_MOVES = 800;

  @ParameterizedTest
  @MethodSource("games")
  void gamesHaveTheSamePositionsNumbersOfLegalMovesAndEndings(GameLog game) {
    PlainZertz plain = PlainZertz.of(game.variant());
    PlainTexts texts = new PlainTexts(plain.variant());
    PlainPosition position = texts.parsePosition(game.start().orElseThrow());
    for (int ply = 0; ply < game.moves().size(); ply++) {
      PlainMove move = texts.parseMove(game.moves().get(ply));

      if (game.legal().get(ply) <= FEW_MOVES) {
        assertThat(plain.legalMoves(position)).hasSize(game.legal().get(ply)).contains(move);
      }
      assertThat(new PlainRefusals(plain).refusal(position, move)).isEmpty();

      position = plain.play(position, move);

      assertThat(texts.format(position)).isEqualTo(game.positions().get(ply));
    }

    assertThat(plain.status(position)).isEqualTo(game.status().orElseThrow());
  }

  static List<GameLog> games() {
    return Vectors.games();
  }
}
