package io.github.boardrules.tzaar.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A rotation of the board about its centre, perhaps after a reflection (RULES.md, "Symmetry").
 *
 * @param sixths by how many times 60° the board is rotated, clockwise
 * @param reflected whether left and right are exchanged first
 */
public record ReferenceSymmetry(int sixths, boolean reflected) {

  /** All twelve, the one that changes nothing first. */
  public static List<ReferenceSymmetry> all() {
    List<ReferenceSymmetry> all = new ArrayList<>();
    for (int sixths = 0; sixths < 6; sixths++) {
      all.add(new ReferenceSymmetry(sixths, false));
      all.add(new ReferenceSymmetry(sixths, true));
    }
    return all;
  }

  /** The image of a field. */
  public ReferenceField of(ReferenceField field) {
    int right = field.column() - ReferenceBoard.HOLE.column();
    int up = field.level() - ReferenceBoard.HOLE.level();
    ReferenceField image = new ReferenceField(reflected ? -right : right, up);
    for (int turn = 0; turn < sixths; turn++) {
      image = turned(image);
    }
    return ReferenceBoard.HOLE.plus(image);
  }

  /** The image of a position. */
  public ReferencePosition of(ReferencePosition position) {
    SortedMap<ReferenceField, ReferenceStack> images = new TreeMap<>();
    position.stacks().forEach((field, stack) -> images.put(of(field), stack));
    return new ReferencePosition(images, position.side(), position.phase());
  }

  /** The image of a move. */
  public ReferenceMove of(ReferenceMove move) {
    if (move instanceof ReferenceMove.Place place) {
      return new ReferenceMove.Place(place.kind(), of(place.to()));
    }
    if (move instanceof ReferenceMove.Capture capture) {
      return new ReferenceMove.Capture(of(capture.from()), of(capture.to()));
    }
    return move instanceof ReferenceMove.Reinforce reinforce
        ? new ReferenceMove.Reinforce(of(reinforce.from()), of(reinforce.to()))
        : move;
  }

  /** A step from the centre turned by 60°: N becomes NE, NE becomes SE, and so on. */
  private static ReferenceField turned(ReferenceField step) {
    // A step is a sum of steps N and NE, which become NE and SE.
    int northEasts = step.column();
    int norths = (step.level() - step.column()) / 2;
    return new ReferenceField(norths + northEasts, norths - northEasts);
  }
}
