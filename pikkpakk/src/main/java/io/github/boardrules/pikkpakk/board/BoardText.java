package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The texts of positions and their boards (RULES.md, "Notation"). */
public final class BoardText {
  public static final List<PikkPakkBall> BALLS = List.of(PikkPakkBall.values());

  public static final String LETTERS = "ldtn";

  private static final String NOTHING = "-";

  private BoardText() {}

  static String formatPosition(BitPosition position) {
    String text = format(position) + " " + position.toMove() + " " + position.phase().word();
    if (position.variant().hasLostCount) {
      text += " " + position.lost(1) + "-" + position.lost(2);
    }
    return position.variant().repeat == 0 ? text : text + " " + format(position.history());
  }

  private static String format(RepetitionHistory history) {
    return history.isEmpty() ? NOTHING : String.join(",", history.texts());
  }

  public static String format(BitPosition position) {
    int size = position.variant().board.size;
    StringBuilder out = new StringBuilder();
    for (int row = size - 1; row >= 0; row--) {
      int empty = 0;
      for (int column = 0; column < size; column++) {
        @Nullable PikkPakkBall ball = position.ball(column * size + row);
        if (ball == null) {
          empty++;
        } else {
          appendNumber(empty, out);
          out.append(ball.letter());
          empty = 0;
        }
      }
      appendNumber(empty, out);
      out.append(row == 0 ? "" : "/");
    }
    return out.toString();
  }

  private static void appendNumber(int empty, StringBuilder out) {
    if (empty > 0) {
      out.append(empty);
    }
  }
}
