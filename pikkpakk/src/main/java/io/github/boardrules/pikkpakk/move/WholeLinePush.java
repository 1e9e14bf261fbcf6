package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.Optional;

/**
 * What line pushes and round pushes share: a whole line moves along itself. A line is named by its
 * place in the ASCII order.
 */
interface WholeLinePush extends MoveKind {

  PushLimits limits();

  /** Returns the lines that may be complete, a bit for each place. */
  long candidates(BitPosition position);

  /** Returns whether one of the candidates can be pushed by a player with the majority. */
  boolean isComplete(BitPosition position, int line);

  /** Returns how many cells a line can go, wherever its balls are. */
  int reach(Variant game);

  /** Returns how many cells a complete line can go down or to the left. */
  int behind(BitPosition position, int line);

  /** Returns how many cells the same line can go up or to the right. */
  int ahead(BitPosition position, int behind);

  @Override
  default void list(BitPosition position, MoveBuffer out) {
    Variant game = position.variant();
    PlayerView sides = new PlayerView(position);
    int max = limits().max(1, reach(game));
    for (long rest = candidates(position); rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      int line = game.board.line(place);
      int own = sides.own(game.low(line), game.high(line));
      int enemy = sides.enemy(game.low(line), game.high(line));
      boolean holds = limits().isMajority(own, enemy);
      if ((holds || limits().isWinningEquality(own, enemy)) && isComplete(position, line)) {
        int behind = behind(position, line);
        add(position, place, false, holds, Math.min(behind, max), out);
        add(position, place, true, holds, Math.min(ahead(position, behind), max), out);
      }
    }
  }

  /** Appends the pushes of a line in one direction by 1 to some cells; all, or those that win. */
  private void add(
      BitPosition position, int place, boolean forward, boolean all, int most, MoveBuffer out) {
    Board board = position.variant().board;
    PikkPakkDirection direction = Directions.of(board.isColumn(board.line(place)), forward);
    for (int cells = 1; cells <= most; cells++) {
      long code = MoveCode.line(place, direction, cells);
      if (all || isWinning(position, code)) {
        out.add(code);
      }
    }
  }

  @Override
  default Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
    if (!(move instanceof PikkPakkMove.PushLine push)) {
      return Refusals.wrongKind();
    }
    Variant game = position.variant();
    PikkPakkLine name = push.line();
    int line = game.board.index(name);
    if (!game.board.has(name) || game.area(line) == 0) {
      return Refusals.of(PikkPakkReason.OFF_BOARD, name);
    }
    if ((candidates(position) & (1L << game.board.place(line))) == 0
        || !isComplete(position, line)) {
      return Refusals.of(PikkPakkReason.NOT_COMPLETE, name);
    }
    Optional<Refusal> range = Refusals.ofLength(name, push.cells(), limits(), 1, reach(game));
    if (range.isPresent()) {
      return range;
    }
    PlayerView sides = new PlayerView(position);
    int own = sides.own(game.low(line), game.high(line));
    int enemy = sides.enemy(game.low(line), game.high(line));
    boolean holds = limits().isMajority(own, enemy);
    if (!holds && !limits().isWinningEquality(own, enemy)) {
      return Refusals.of(PikkPakkReason.NO_MAJORITY, name);
    }
    int behind = behind(position, line);
    if (push.cells()
        > (Directions.isForward(push.direction()) ? ahead(position, behind) : behind)) {
      return Refusals.of(PikkPakkReason.EDGE, name);
    }
    return holds || isWinning(position, MoveCode.encode(game.board, push))
        ? Optional.empty()
        : Refusals.of(PikkPakkReason.EQUALITY_NOT_WINNING, name);
  }
}
