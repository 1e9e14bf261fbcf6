package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How a person enters a move: a ball and then, as often as it goes one cell, the direction. Any
 * ball of a line stands for the line; a series is entered by its two ends in either order.
 */
final class PikkPakkMoveEntry {
  private PikkPakkMoveEntry() {}

  static List<Step> steps(PikkPakkPosition position, PikkPakkMove move) {
    return ways(position, move).get(0);
  }

  static Optional<Set<Step>> nextSteps(
      PikkPakkPosition position, PikkPakkMove move, List<Step> entered) {
    Set<Step> next = new HashSet<>();
    boolean begun = false;
    for (List<Step> way : ways(position, move)) {
      if (entered.size() <= way.size() && way.subList(0, entered.size()).equals(entered)) {
        begun = true;
        if (entered.size() < way.size()) {
          next.add(way.get(entered.size()));
        }
      }
    }
    return begun ? Optional.of(next) : Optional.empty();
  }

  /** Why some steps that lead nowhere do so, where the page has a reason for it. */
  static Optional<Refusal> refusal(PikkPakkPosition position, List<Step> entered) {
    try {
      return attempts(position, entered).stream()
          .flatMap(move -> Refusals.refusal(position, move).stream())
          .filter(refusal -> refusal.reason() != PikkPakkReason.WRONG_KIND)
          .filter(refusal -> entered.size() > 1 || !needsDirection(refusal))
          .findFirst();
    } catch (NotationException noCell) {
      return Optional.empty();
    }
  }

  /** Whether only the direction that has not been entered yet could be to blame. */
  private static boolean needsDirection(Refusal refusal) {
    return refusal.reason() instanceof PikkPakkReason reason
        && reason.compareTo(PikkPakkReason.NO_BALL) > 0;
  }

  /** The moves that steps could have meant, whose refusals explain them. */
  private static List<PikkPakkMove> attempts(PikkPakkPosition position, List<Step> entered) {
    List<Cell> cells = new ArrayList<>();
    for (Step step : entered) {
      if (step instanceof Step.Cell cell) {
        cells.add(Cell.parse(cell.name()));
      }
    }
    List<Step> ways = entered.subList(cells.size(), entered.size());
    Optional<Direction> way = direction(ways);
    if (cells.size() == 1 && ways.isEmpty()) {
      return List.of(
          new PikkPakkMove.Place(cells.get(0)),
          new PikkPakkMove.PushRun(cells.get(0), Direction.UP, 1));
    }
    if (way.isEmpty() || ways.size() > PikkPakkMove.MAX_CELLS) {
      return List.of();
    }
    Direction direction = way.get();
    return switch (cells.size()) {
      case 1 -> pushes(position, cells.get(0), direction, ways.size());
      case 2 -> sideways(cells.get(0), cells.get(1), direction, ways.size());
      default -> List.of();
    };
  }

  private static List<PikkPakkMove> pushes(
      PikkPakkPosition position, Cell cell, Direction direction, int cells) {
    List<PikkPakkMove> pushes = new ArrayList<>();
    pushes.add(new PikkPakkMove.PushRun(cell, direction, cells));
    if (position.ball(cell).isPresent()) {
      boolean column = direction.isVertical();
      BoardLine line = new BoardLine(column, column ? cell.columnIndex() + 1 : cell.row());
      pushes.add(new PikkPakkMove.PushLine(line, direction, cells));
    }
    return pushes;
  }

  /** The move of the series between two cells, in either order; none where there is none. */
  private static List<PikkPakkMove> sideways(Cell one, Cell other, Direction direction, int cells) {
    boolean inLine =
        direction.isVertical() ? one.row() == other.row() : one.column() == other.column();
    if (!inLine || one.equals(other)) {
      return List.of();
    }
    boolean inOrder = one.column() < other.column() || one.row() < other.row();
    return List.of(
        new PikkPakkMove.Sideways(inOrder ? one : other, inOrder ? other : one, direction, cells));
  }

  /** The one direction that all of some steps name. */
  private static Optional<Direction> direction(List<Step> steps) {
    return Direction.ALL.stream()
        .filter(direction -> !steps.isEmpty())
        .filter(direction -> steps.stream().allMatch(new Step.Word(direction.toString())::equals))
        .findFirst();
  }

  /** All ways to enter a move; there is one at least. */
  private static List<List<Step>> ways(PikkPakkPosition position, PikkPakkMove move) {
    if (move instanceof PikkPakkMove.Place place) {
      return List.of(List.of(cell(place.cell())));
    }
    if (move instanceof PikkPakkMove.PushRun push) {
      return List.of(way(List.of(cell(push.rear())), push.direction(), push.cells()));
    }
    if (move instanceof PikkPakkMove.Sideways side) {
      Step first = cell(side.first());
      Step last = cell(side.last());
      return List.of(
          way(List.of(first, last), side.direction(), side.cells()),
          way(List.of(last, first), side.direction(), side.cells()));
    }
    PikkPakkMove.PushLine push = (PikkPakkMove.PushLine) move;
    List<List<Step>> ways = new ArrayList<>();
    Board board = position.game().board;
    for (int index = 0; index < board.size && board.has(push.line()); index++) {
      int bit = board.bit(board.index(push.line()), index);
      if (position.ball(bit) != null) {
        ways.add(way(List.of(cell(board.cell(bit))), push.direction(), push.cells()));
      }
    }
    return ways.isEmpty() ? List.of(List.of(new Step.Word(move.toString()))) : ways;
  }

  private static List<Step> way(List<Step> balls, Direction direction, int cells) {
    List<Step> way = new ArrayList<>(balls);
    for (int i = 0; i < cells; i++) {
      way.add(new Step.Word(direction.toString()));
    }
    return List.copyOf(way);
  }

  private static Step cell(Cell cell) {
    return new Step.Cell(cell.toString());
  }
}
