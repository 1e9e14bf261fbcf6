package io.github.boardrules.pikkpakk.inlay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.PikkPakkRules;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.PackedState;
import io.github.boardrules.pikkpakk.board.Phase;
import io.github.boardrules.pikkpakk.board.PositionBuilder;
import io.github.boardrules.pikkpakk.board.RepetitionHistory;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Labelled balls go where the rules push balls that look alike. */
class LabelledBoardTest {
  private static final Board BOARD = Board.NINE;

  /** This many boards of two colours tell 49 balls apart: each shows a binary digit of a label. */
  private static final int DIGITS = 6;

  private static final int PUSHES = 2_000;

  @ParameterizedTest
  @CsvSource({"inlay, false", "inlay:push=square, true"})
  void eachBallGoesWhereTheRulesPushIt(String variant, boolean round) {
    Variant game = BitPosition.cast(PikkPakkRules.parse(variant).start()).variant();
    LabelledBoard labelled = new LabelledBoard(round);
    BitPosition[] digits = new BitPosition[DIGITS];
    for (int digit = 0; digit < DIGITS; digit++) {
      digits[digit] = digit(game, digit);
    }
    SplitMix64 random = new SplitMix64(1);
    for (int i = 0; i < PUSHES; i++) {
      int push = random.below(LinePushes.COUNT);
      boolean isLegal = legal(game, digits[0]).contains(push);

      assertThat(labelled.push(push)).as("push %s", push).isEqualTo(isLegal);
      for (int digit = 0; isLegal && digit < DIGITS; digit++) {
        digits[digit] = LinePushes.play(game.pushing, digits[digit], push);
      }
      for (int bit = 0; bit < BOARD.size * BOARD.size; bit++) {
        assertThat(labelled.ball(bit)).isEqualTo(label(digits, bit));
      }
      assertThat(labelled.isFull())
          .isEqualTo(
              digits[0].ballsLow() == BOARD.blockLow && digits[0].ballsHigh() == BOARD.blockHigh);
    }
  }

  @Test
  void aWordThatIsImpossibleChangesNothing() {
    LabelledBoard labelled = new LabelledBoard(false);
    int columnUp = LinePushes.push(3, true);
    int rowLeft = LinePushes.push(BOARD.size + 4, false);
    int outside = LinePushes.push(0, true);
    assertThat(labelled.push(columnUp)).isTrue();
    int[] before = balls(labelled);

    assertThat(labelled.pushAll(rowLeft, LinePushes.push(4, true), outside)).isFalse();
    assertThat(balls(labelled)).isEqualTo(before);
    assertThat(labelled.pushAll(rowLeft, LinePushes.inverse(rowLeft))).isTrue();
    assertThat(balls(labelled)).isEqualTo(before);
  }

  static int[] balls(LabelledBoard labelled) {
    return IntStream.range(0, BOARD.size * BOARD.size).map(labelled::ball).toArray();
  }

  /** Returns a full block on which light balls are those whose label has a digit. */
  private static BitPosition digit(Variant game, int digit) {
    PositionBuilder balls = PositionBuilder.of(BOARD);
    for (int label = 0; label < LabelledBoard.CELLS; label++) {
      balls.put(
          (label >> digit & 1) == 0 ? PikkPakkBall.DARK : PikkPakkBall.LIGHT,
          BOARD.bit(Board.cell(BOARD.margin + label / 7, BOARD.margin + label % 7)));
    }
    return balls.position(game, PackedState.of(1, Phase.PUSH), RepetitionHistory.NONE);
  }

  private static int label(BitPosition[] digits, int bit) {
    int label = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      PikkPakkBall ball = digits[digit].ball(bit);
      if (ball == null) {
        return -1;
      }
      label |= ball == PikkPakkBall.LIGHT ? 1 << digit : 0;
    }
    return label;
  }

  private static Set<Integer> legal(Variant game, BitPosition position) {
    MoveBuffer codes = new MoveBuffer();
    game.pushing.list(position, codes);
    Set<Integer> pushes = new HashSet<>();
    for (int i = 0; i < codes.size(); i++) {
      pushes.add(LinePushes.ofCode(codes.get(i)));
    }
    return pushes;
  }
}
