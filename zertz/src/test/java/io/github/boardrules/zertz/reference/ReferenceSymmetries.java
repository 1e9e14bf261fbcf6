package io.github.boardrules.zertz.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** The turns and mirror images of the plane that carry a start board onto itself. */
public final class ReferenceSymmetries {

  private ReferenceSymmetries() {}

  /** All symmetries of a variant's start board, among them the one that changes nothing. */
  public static List<ReferenceImage> of(ReferenceVariant variant) {
    SortedSet<ReferencePlace> board = new TreeSet<>(variant.places());
    List<ReferenceImage> symmetries = new ArrayList<>();
    for (int turn = 0; turn < 6; turn++) {
      for (int sense : List.of(1, 5)) {
        UnaryOperator<ReferencePlace> about = about(board.first(), turn, sense);
        SortedSet<ReferencePlace> image = new TreeSet<>(board.stream().map(about).toList());
        // Shifted so that both begin with the same place, the image is the board or never will be.
        ReferencePlace from = image.first();
        ReferencePlace shift =
            new ReferencePlace(
                board.first().column() - from.column(), board.first().height() - from.height());
        if (new TreeSet<>(image.stream().map(shift::plus).toList()).equals(board)) {
          symmetries.add(ReferenceImage.ofPlaces(place -> about.apply(place).plus(shift)));
        }
      }
    }
    return symmetries;
  }

  /**
   * The plane turned about a place by so many sixths, and mirrored if the sense is backwards: the
   * step (0,+2) becomes the direction of the turn, the step (+1,+1) the next one or the one before.
   */
  private static UnaryOperator<ReferencePlace> about(ReferencePlace centre, int turn, int sense) {
    ReferencePlace up = ReferencePlace.DIRECTIONS.get(turn);
    ReferencePlace right = ReferencePlace.DIRECTIONS.get((turn + sense) % 6);
    return place -> {
      int rights = place.column() - centre.column();
      int ups = (place.height() - centre.height() - rights) / 2;
      return new ReferencePlace(
          centre.column() + ups * up.column() + rights * right.column(),
          centre.height() + ups * up.height() + rights * right.height());
    };
  }
}
