package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;

/**
 * Encodes legal moves as {@code long}s, and decodes them. The codes of a list sort like the texts
 * of its moves, so that a list generated in another order is sorted by its codes.
 *
 * <p>From the lowest bit: four bits for the form, four for the number of cells by the order of its
 * texts, two for the direction, eight for the other end of a series and eight for the first cell or
 * the line.
 */
public final class MoveCode {
  static final int PLACE = 0;
  static final int LINE = 1;
  static final int RUN = 2;
  static final int SIDEWAYS = 3;

  /** The other end in a run push, which so sorts after the sideways moves of its cell. */
  private static final int NO_END = 255;

  private static final int DIRECTION = 8;

  /** The difference between the codes of a push in one direction and in the next. */
  static final long NEXT_DIRECTION = 1 << DIRECTION;

  /** By number of cells: its index in the order of the texts "", "10", "11", "2" to "9". */
  private static final int[] ORDER = {0, 0, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2};

  private static final int[] CELLS = {1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9};

  private MoveCode() {}

  static long place(int rank) {
    return (long) rank << 18;
  }

  public static long line(int place, PikkPakkDirection direction, int cells) {
    return code(place, 0, direction, cells) | LINE;
  }

  static long run(int rank, PikkPakkDirection direction, int cells) {
    return code(rank, NO_END, direction, cells) | RUN;
  }

  static long sideways(int rank, int lastRank, PikkPakkDirection direction, int cells) {
    return code(rank, lastRank, direction, cells) | SIDEWAYS;
  }

  static int form(long code) {
    return (int) code & 15;
  }

  static int cells(long code) {
    return CELLS[(int) (code >>> 4) & 15];
  }

  public static PikkPakkDirection direction(long code) {
    return Directions.ALL.get((int) (code >>> DIRECTION) & 3);
  }

  static boolean isForward(long code) {
    return (code & (1 << 9)) != 0;
  }

  static boolean isVertical(long code) {
    return ((code ^ (code >>> 1)) & (1 << DIRECTION)) == 0;
  }

  static int last(long code) {
    return (int) (code >>> 10) & 255;
  }

  /** Returns the rank of the first cell, or the place of the line. */
  public static int first(long code) {
    return (int) (code >>> 18) & 255;
  }

  public static PikkPakkMove decode(Board board, long code) {
    if (form(code) == LINE) {
      return new PikkPakkMove.PushLine(
          board.boardLine(board.line(first(code))), direction(code), cells(code));
    }
    PikkPakkCell cell = board.cell(board.bitOfRank(first(code)));
    return switch (form(code)) {
      case PLACE -> new PikkPakkMove.Place(cell);
      case RUN -> new PikkPakkMove.PushRun(cell, direction(code), cells(code));
      default ->
          PikkPakkMove.Sideways.of(
              cell, board.cell(board.bitOfRank(last(code))), direction(code), cells(code));
    };
  }

  public static long encode(Board board, PikkPakkMove move) {
    if (move instanceof PikkPakkMove.Place place) {
      return place(board.rankOf(board.bit(place.to())));
    }
    if (move instanceof PikkPakkMove.PushLine push) {
      return line(board.place(board.index(push.line())), push.direction(), push.cells());
    }
    if (move instanceof PikkPakkMove.PushRun push) {
      return run(board.rankOf(board.bit(push.rear())), push.direction(), push.cells());
    }
    PikkPakkMove.Sideways side = (PikkPakkMove.Sideways) move;
    return sideways(
        board.rankOf(board.bit(side.first())),
        board.rankOf(board.bit(side.last())),
        side.direction(),
        side.cells());
  }

  private static long code(int first, int last, PikkPakkDirection direction, int cells) {
    return ((long) first << 18)
        | ((long) last << 10)
        | ((long) Directions.number(direction) << DIRECTION)
        | ((long) ORDER[cells] << 4);
  }
}
