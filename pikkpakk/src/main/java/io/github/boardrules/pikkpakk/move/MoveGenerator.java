package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;

/** Generates the legal moves as codes; which they are, each {@link MoveKind} knows. */
public final class MoveGenerator {
  private MoveGenerator() {}

  /** Appends the codes of the legal moves, in ASCII order of their texts. */
  public static void list(BitPosition position, MoveBuffer out) {
    if (!Endings.isOver(position)) {
      position.moveKind().list(position, out);
    }
  }

  public static int count(BitPosition position) {
    return Endings.isOver(position) ? 0 : position.moveKind().count(position);
  }

  public static long random(BitPosition position, SplitMix64 random) {
    long code =
        Endings.isOver(position) ? MoveKind.NO_MOVE : position.moveKind().random(position, random);
    if (code == MoveKind.NO_MOVE) {
      Endings.status(position).requireOngoing();
    }
    return code;
  }

  /** Appends the pushes of a line in one direction by 1 to some cells; all, or those that win. */
  static void addLine(
      MoveKind kind,
      BitPosition position,
      int place,
      boolean forward,
      boolean all,
      int most,
      MoveBuffer out) {
    Board board = position.variant().board;
    PikkPakkDirection direction = Directions.of(board.isColumn(board.line(place)), forward);
    for (int cells = 1; cells <= most; cells++) {
      long code = MoveCode.line(place, direction, cells);
      if (all || kind.isWinning(position, code)) {
        out.add(code);
      }
    }
  }

  /** Sorts the codes since a mark by insertion: lists are short and consist of sorted parts. */
  static void sort(MoveBuffer moves, int mark) {
    for (int end = mark + 1; end < moves.size(); end++) {
      long code = moves.get(end);
      int place = end;
      for (; place > mark && moves.get(place - 1) > code; place--) {
        moves.set(place, moves.get(place - 1));
      }
      moves.set(place, code);
    }
  }
}
