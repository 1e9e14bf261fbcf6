package io.github.boardrules.zertz.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** The turns and mirror images of the plane that carry a start board onto itself. */
public final class PlainSymmetries {

  private PlainSymmetries() {}

  /** All symmetries of a variant's start board, among them the one that changes nothing. */
  public static List<PlainImage> of(PlainVariant variant) {
    SortedSet<PlainPlace> board = new TreeSet<>(variant.places());
    List<PlainImage> symmetries = new ArrayList<>();
    for (int turn = 0; turn < 6; turn++) {
      for (int sense : List.of(1, 5)) {
        UnaryOperator<PlainPlace> about = about(board.first(), turn, sense);
        SortedSet<PlainPlace> image = new TreeSet<>(board.stream().map(about).toList());
        // Shifted so that both begin with the same place, the image is the board or never will be.
        PlainPlace from = image.first();
        PlainPlace shift =
            new PlainPlace(
                board.first().column() - from.column(), board.first().height() - from.height());
        if (new TreeSet<>(image.stream().map(shift::plus).toList()).equals(board)) {
          symmetries.add(PlainImage.ofPlaces(place -> about.apply(place).plus(shift)));
        }
      }
    }
    return symmetries;
  }

  /**
   * The plane turned about a place by so many sixths, and mirrored if the sense is backwards: the
   * step (0,+2) becomes the direction of the turn, the step (+1,+1) the next one or the one before.
   */
  private static UnaryOperator<PlainPlace> about(PlainPlace centre, int turn, int sense) {
    PlainPlace up = PlainPlace.DIRECTIONS.get(turn);
    PlainPlace right = PlainPlace.DIRECTIONS.get((turn + sense) % 6);
    return place -> {
      int rights = place.column() - centre.column();
      int ups = (place.height() - centre.height() - rights) / 2;
      return new PlainPlace(
          centre.column() + ups * up.column() + rights * right.column(),
          centre.height() + ups * up.height() + rights * right.height());
    };
  }
}
