package io.github.boardrules.zertz.reference;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The image of positions and moves when places are exchanged for others and colours for others.
 *
 * @param places the image of each place
 * @param colours the image of each colour
 */
public record ReferenceImage(
    UnaryOperator<ReferencePlace> places, Map<Character, Character> colours) {

  /** Only the places change. */
  public static ReferenceImage ofPlaces(UnaryOperator<ReferencePlace> places) {
    return new ReferenceImage(places, Map.of('W', 'W', 'G', 'G', 'B', 'B'));
  }

  /** Only the colours change: white, grey and black become those of the list. */
  public static ReferenceImage ofColours(List<Character> images) {
    return new ReferenceImage(
        place -> place, Map.of('W', images.get(0), 'G', images.get(1), 'B', images.get(2)));
  }

  /** The image of a position. */
  public ReferencePosition of(ReferencePosition position) {
    return new ReferencePosition(
        of(position.rings()),
        of(position.pool()),
        of(position.held1()),
        of(position.held2()),
        position.side(),
        position.counter(),
        position.bound(),
        position.lapse().map(this::of));
  }

  /** The image of rings with what they hold. */
  public ReferenceRings of(ReferenceRings rings) {
    return new ReferenceRings(contents(rings.contents()));
  }

  /** The image of marbles that lie together. */
  public ReferenceMarbles of(ReferenceMarbles marbles) {
    ReferenceMarbles image = ReferenceMarbles.NONE;
    for (char colour : ReferenceMarbles.COLOURS) {
      image = image.plus(of(colour), marbles.of(colour));
    }
    return image;
  }

  /** The image of a move. */
  public ReferenceMove of(ReferenceMove move) {
    if (move instanceof ReferenceMove.Placement placement) {
      return new ReferenceMove.Placement(
          of(placement.colour()),
          places.apply(placement.ring()),
          placement.removed().map(places),
          contents(placement.claimed()));
    }
    if (move instanceof ReferenceMove.Capture capture) {
      return new ReferenceMove.Capture(
          places.apply(capture.from()),
          capture.jumps().stream()
              .map(
                  jump -> new ReferenceMove.Jump(of(jump.captured()), places.apply(jump.landing())))
              .toList());
    }
    return move;
  }

  private char of(char content) {
    return colours.getOrDefault(content, content);
  }

  private SortedMap<ReferencePlace, Character> contents(Map<ReferencePlace, Character> contents) {
    SortedMap<ReferencePlace, Character> image = new TreeMap<>();
    contents.forEach((place, content) -> image.put(places.apply(place), of(content)));
    return image;
  }
}
