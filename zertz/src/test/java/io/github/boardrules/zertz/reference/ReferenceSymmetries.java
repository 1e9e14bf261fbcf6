package io.github.boardrules.zertz.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** The rotations and reflections of the plane that map a start board onto itself. */
public final class ReferenceSymmetries {

  private ReferenceSymmetries() {}

  /** Returns all symmetries of a variant's start board, the identity included. */
  public static List<ReferenceImage> of(ReferenceVariant variant) {
    SortedSet<ReferenceCell> board = new TreeSet<>(variant.cells());
    List<ReferenceImage> symmetries = new ArrayList<>();
    for (int turn = 0; turn < 6; turn++) {
      for (int sense : List.of(1, 5)) {
        UnaryOperator<ReferenceCell> about = about(board.first(), turn, sense);
        SortedSet<ReferenceCell> image = new TreeSet<>(board.stream().map(about).toList());
        // Both are shifted to begin with the same cell; no other shift can make them equal.
        ReferenceCell from = image.first();
        ReferenceCell shift =
            new ReferenceCell(
                board.first().column() - from.column(), board.first().height() - from.height());
        if (new TreeSet<>(image.stream().map(shift::plus).toList()).equals(board)) {
          symmetries.add(new ReferenceImage(cell -> about.apply(cell).plus(shift)));
        }
      }
    }
    return symmetries;
  }

  /**
   * Returns a rotation by a number of sixths about a cell, followed by a reflection if the sense is
   * backwards: the step (0,+2) becomes a direction, the step (+1,+1) the next or the previous one.
   */
  private static UnaryOperator<ReferenceCell> about(ReferenceCell centre, int turn, int sense) {
    ReferenceCell up = ReferenceCell.DIRECTIONS.get(turn);
    ReferenceCell right = ReferenceCell.DIRECTIONS.get((turn + sense) % 6);
    return cell -> {
      int rights = cell.column() - centre.column();
      int ups = (cell.height() - centre.height() - rights) / 2;
      return new ReferenceCell(
          centre.column() + ups * up.column() + rights * right.column(),
          centre.height() + ups * up.height() + rights * right.height());
    };
  }
}
