package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.testkit.GameLog;
import io.github.boardrules.tzaar.plain.PlainMove;
import io.github.boardrules.tzaar.plain.PlainPosition;
import io.github.boardrules.tzaar.plain.PlainRefusals;
import io.github.boardrules.tzaar.plain.PlainTexts;
import io.github.boardrules.tzaar.plain.PlainTzaar;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The plain model, which the properties trust, agrees with the vectors too. */
class ModelTest {

  @ParameterizedTest
  @MethodSource("games")
  void gamesHaveTheSamePositionsNumbersOfLegalMovesAndEndings(GameLog game) {
    PlainTzaar plain = PlainTzaar.of(game.variant());
    PlainPosition position = PlainTexts.parsePosition(game.start().orElseThrow());

    assertThat(position).isEqualTo(plain.start());
    for (int ply = 0; ply < game.moves().size(); ply++) {
      PlainMove move = PlainTexts.parseMove(game.moves().get(ply));

      assertThat(plain.legalMoves(position)).hasSize(game.legal().get(ply)).contains(move);
      assertThat(new PlainRefusals(plain).refusal(position, move)).isEmpty();

      position = plain.play(position, move);

      assertThat(PlainTexts.format(position)).isEqualTo(game.positions().get(ply));
    }

    assertThat(plain.status(position)).isEqualTo(game.status().orElseThrow());
  }

  static List<GameLog> games() {
    return Vectors.games();
  }
}
