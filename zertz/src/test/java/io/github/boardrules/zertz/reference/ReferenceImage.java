package io.github.boardrules.zertz.reference;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Maps positions and moves by exchanging cells and colours. */
public record ReferenceImage(
    UnaryOperator<ReferenceCell> cells, Map<Character, Character> colours) {

  /** Returns the map that exchanges only cells. */
  public static ReferenceImage ofCells(UnaryOperator<ReferenceCell> cells) {
    return new ReferenceImage(cells, Map.of('W', 'W', 'G', 'G', 'B', 'B'));
  }

  /** Returns the map that turns white, grey and black into the colours of a text. */
  public static ReferenceImage ofColours(String images) {
    return new ReferenceImage(
        cell -> cell, Map.of('W', images.charAt(0), 'G', images.charAt(1), 'B', images.charAt(2)));
  }

  /** Returns the image of a position. */
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

  /** Returns the image of rings and their marbles. */
  public ReferenceRings of(ReferenceRings rings) {
    return new ReferenceRings(contents(rings.contents()));
  }

  /** Returns the image of a number of marbles. */
  public ReferenceMarbles of(ReferenceMarbles marbles) {
    ReferenceMarbles image = ReferenceMarbles.NONE;
    for (char colour : ReferenceMarbles.COLOURS) {
      image = image.plus(of(colour), marbles.of(colour));
    }
    return image;
  }

  /** Returns the image of a move. */
  public ReferenceMove of(ReferenceMove move) {
    if (move instanceof ReferenceMove.Place placement) {
      return new ReferenceMove.Place(
          of(placement.colour()),
          cells.apply(placement.ring()),
          placement.removed().map(cells),
          contents(placement.claimed()));
    }
    if (move instanceof ReferenceMove.Capture capture) {
      return new ReferenceMove.Capture(
          cells.apply(capture.from()),
          capture.jumps().stream()
              .map(jump -> new ReferenceMove.Jump(of(jump.captured()), cells.apply(jump.landing())))
              .toList());
    }
    return move;
  }

  private char of(char content) {
    return colours.getOrDefault(content, content);
  }

  private SortedMap<ReferenceCell, Character> contents(Map<ReferenceCell, Character> contents) {
    SortedMap<ReferenceCell, Character> image = new TreeMap<>();
    contents.forEach((cell, content) -> image.put(cells.apply(cell), of(content)));
    return image;
  }
}
