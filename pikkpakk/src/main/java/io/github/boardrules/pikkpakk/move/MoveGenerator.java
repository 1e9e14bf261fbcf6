package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.MoveKind;

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
