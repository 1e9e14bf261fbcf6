package io.github.boardrules.zertz.plain;

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
public record PlainImage(UnaryOperator<PlainPlace> places, Map<Character, Character> colours) {

  /** Only the places change. */
  public static PlainImage ofPlaces(UnaryOperator<PlainPlace> places) {
    return new PlainImage(places, Map.of('W', 'W', 'G', 'G', 'B', 'B'));
  }

  /** Only the colours change: white, grey and black become those of the list. */
  public static PlainImage ofColours(List<Character> images) {
    return new PlainImage(
        place -> place, Map.of('W', images.get(0), 'G', images.get(1), 'B', images.get(2)));
  }

  /** The image of a position. */
  public PlainPosition of(PlainPosition position) {
    return new PlainPosition(
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
  public PlainRings of(PlainRings rings) {
    return new PlainRings(contents(rings.contents()));
  }

  /** The image of marbles that lie together. */
  public PlainMarbles of(PlainMarbles marbles) {
    PlainMarbles image = PlainMarbles.NONE;
    for (char colour : PlainMarbles.COLOURS) {
      image = image.plus(of(colour), marbles.of(colour));
    }
    return image;
  }

  /** The image of a move. */
  public PlainMove of(PlainMove move) {
    if (move instanceof PlainMove.Placement placement) {
      return new PlainMove.Placement(
          of(placement.colour()),
          places.apply(placement.ring()),
          placement.removed().map(places),
          contents(placement.claimed()));
    }
    if (move instanceof PlainMove.Capture capture) {
      return new PlainMove.Capture(
          places.apply(capture.from()),
          capture.jumps().stream()
              .map(jump -> new PlainMove.Jump(of(jump.captured()), places.apply(jump.landing())))
              .toList());
    }
    return move;
  }

  private char of(char content) {
    return colours.getOrDefault(content, content);
  }

  private SortedMap<PlainPlace, Character> contents(Map<PlainPlace, Character> contents) {
    SortedMap<PlainPlace, Character> image = new TreeMap<>();
    contents.forEach((place, content) -> image.put(places.apply(place), of(content)));
    return image;
  }
}
