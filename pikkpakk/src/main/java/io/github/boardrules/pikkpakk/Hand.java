package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How a person enters a move: a ball and then, as often as it goes one cell, the direction. Any ball
 * of a line stands for the line; a series is entered by its two ends in either order.
 */
final class Hand {
  private Hand() {}

  static List<Step> steps(PikkPakkPosition position, PikkPakkMove move) {
    return ways(position, move).get(0);
  }

  static Optional<Set<Step>> stepsAfter(
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
    Board board = position.game.board;
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
