package io.github.boardrules.zertz.reference;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Maps positions and moves by exchanging cells. */
public record ReferenceImage(UnaryOperator<ReferenceCell> cells) {

  /** Returns the image of a position. */
  public ReferencePosition of(ReferencePosition position) {
    return new ReferencePosition(
        new ReferenceRings(contents(position.rings().contents())),
        position.pool(),
        position.held1(),
        position.held2(),
        position.side(),
        position.counter(),
        position.bound(),
        position.lapse().map(this::of));
  }

  /** Returns the image of a move. */
  public ReferenceMove of(ReferenceMove move) {
    if (move instanceof ReferenceMove.Place placement) {
      return new ReferenceMove.Place(
          placement.colour(),
          cells.apply(placement.ring()),
          placement.removed().map(cells),
          contents(placement.claimed()));
    }
    if (move instanceof ReferenceMove.Capture capture) {
      return new ReferenceMove.Capture(
          cells.apply(capture.from()),
          capture.jumps().stream()
              .map(jump -> new ReferenceMove.Jump(jump.captured(), cells.apply(jump.landing())))
              .toList());
    }
    return move;
  }

  private SortedMap<ReferenceCell, Character> contents(Map<ReferenceCell, Character> contents) {
    SortedMap<ReferenceCell, Character> image = new TreeMap<>();
    contents.forEach((cell, content) -> image.put(cells.apply(cell), content));
    return image;
  }
}
