package io.github.boardrules.pylos.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** A clockwise turn by some quarters, after a reflection if wanted (RULES.md, "Invariants"). */
public record ReferenceSymmetry(int base, int quarters, boolean reflected) {

  /** All eight, the one that changes nothing first. */
  public static List<ReferenceSymmetry> all(int base) {
    List<ReferenceSymmetry> all = new ArrayList<>();
    for (int quarters = 0; quarters < 4; quarters++) {
      all.add(new ReferenceSymmetry(base, quarters, false));
      all.add(new ReferenceSymmetry(base, quarters, true));
    }
    return all;
  }

  /** The image of a cell. */
  public ReferenceCell of(ReferenceCell cell) {
    int last = base + 1 - cell.level();
    ReferenceCell image =
        reflected ? new ReferenceCell(cell.level(), last + 1 - cell.column(), cell.row()) : cell;
    for (int turn = 0; turn < quarters; turn++) {
      // What was left is above: the left column becomes the top row.
      image = new ReferenceCell(cell.level(), image.row(), last + 1 - image.column());
    }
    return image;
  }

  /** The image of a position. */
  public ReferencePosition of(ReferencePosition position) {
    SortedMap<ReferenceCell, Integer> images = new TreeMap<>();
    position.stones().forEach((cell, owner) -> images.put(of(cell), owner));
    return new ReferencePosition(images, position.side(), position.count());
  }

  /** The image of a move. */
  public ReferenceMove of(ReferenceMove move) {
    return new ReferenceMove(
        move.source().map(this::of),
        of(move.target()),
        move.takenBack().stream().map(this::of).toList());
  }
}
