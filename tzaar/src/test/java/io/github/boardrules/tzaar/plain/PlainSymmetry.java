package io.github.boardrules.tzaar.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A turn of the board about its centre, after a reflection if wanted (RULES.md, "Symmetry").
 *
 * @param sixths by how many times 60° the board is turned, clockwise
 * @param reflected whether left and right are exchanged first
 */
public record PlainSymmetry(int sixths, boolean reflected) {

  /** All twelve, the one that changes nothing first. */
  public static List<PlainSymmetry> all() {
    List<PlainSymmetry> all = new ArrayList<>();
    for (int sixths = 0; sixths < 6; sixths++) {
      all.add(new PlainSymmetry(sixths, false));
      all.add(new PlainSymmetry(sixths, true));
    }
    return all;
  }

  /** The image of a field. */
  public PlainField of(PlainField field) {
    int right = field.column() - PlainBoard.HOLE.column();
    int up = field.level() - PlainBoard.HOLE.level();
    PlainField image = new PlainField(reflected ? -right : right, up);
    for (int turn = 0; turn < sixths; turn++) {
      image = turned(image);
    }
    return PlainBoard.HOLE.plus(image);
  }

  /** The image of a position. */
  public PlainPosition of(PlainPosition position) {
    SortedMap<PlainField, PlainStack> images = new TreeMap<>();
    position.stacks().forEach((field, stack) -> images.put(of(field), stack));
    return new PlainPosition(images, position.side(), position.phase());
  }

  /** The image of a move. */
  public PlainMove of(PlainMove move) {
    if (move instanceof PlainMove.Place place) {
      return new PlainMove.Place(place.kind(), of(place.field()));
    }
    if (move instanceof PlainMove.Capture capture) {
      return new PlainMove.Capture(of(capture.from()), of(capture.to()));
    }
    return move instanceof PlainMove.Reinforce reinforce
        ? new PlainMove.Reinforce(of(reinforce.from()), of(reinforce.to()))
        : move;
  }

  /** A step from the centre turned by 60°: N becomes NE, NE becomes SE, and so on. */
  private static PlainField turned(PlainField step) {
    // A step is so many times N and so many times NE; these become NE and SE.
    int northEasts = step.column();
    int norths = (step.level() - step.column()) / 2;
    return new PlainField(norths + northEasts, norths - northEasts);
  }
}
