package io.github.boardrules.pikkpakk.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A turn of the board about its centre, after a reflection if wanted, with the colours exchanged or
 * not (RULES.md, "Invariants").
 *
 * @param size the cells in a line of the board
 * @param quarters by how many times 90° the board is turned, clockwise
 * @param mirrored whether left and right are exchanged first
 * @param exchanged whether the colours are exchanged
 */
public record ReferenceSymmetry(int size, int quarters, boolean mirrored, boolean exchanged) {
  private static final String CLOCKWISE = "urdl";

  /** All eight of a board, with the colours exchanged or not. */
  public static List<ReferenceSymmetry> all(int size, boolean exchanged) {
    List<ReferenceSymmetry> all = new ArrayList<>();
    for (int quarters = 0; quarters < 4; quarters++) {
      all.add(new ReferenceSymmetry(size, quarters, false, exchanged));
      all.add(new ReferenceSymmetry(size, quarters, true, exchanged));
    }
    return all;
  }

  public String of(String cell) {
    int column = mirrored ? size + 1 - ReferenceBoard.column(cell) : ReferenceBoard.column(cell);
    int row = ReferenceBoard.row(cell);
    for (int i = 0; i < quarters; i++) {
      int right = column;
      column = row;
      row = size + 1 - right;
    }
    return ReferenceBoard.cell(column, row);
  }

  public char of(char direction) {
    char image =
        mirrored && (direction == 'l' || direction == 'r')
            ? ReferenceBoard.back(direction)
            : direction;
    return CLOCKWISE.charAt((CLOCKWISE.indexOf(image) + quarters) % 4);
  }

  public ReferenceMove of(ReferenceMove move) {
    if (move instanceof ReferenceMove.Place place) {
      return new ReferenceMove.Place(of(place.cell()));
    }
    if (move instanceof ReferenceMove.PushRun push) {
      return new ReferenceMove.PushRun(of(push.rear()), of(push.direction()), push.cells());
    }
    if (move instanceof ReferenceMove.PushLine push) {
      boolean column = Character.isLetter(push.line().charAt(0));
      String cell = of(column ? push.line() + "1" : "a" + push.line());
      char direction = of(push.direction());
      String line = direction == 'u' || direction == 'd' ? cell.substring(0, 1) : cell.substring(1);
      return new ReferenceMove.PushLine(line, direction, push.cells());
    }
    ReferenceMove.Sideways side = (ReferenceMove.Sideways) move;
    String one = of(side.first());
    String other = of(side.last());
    boolean inOrder =
        ReferenceBoard.column(one) < ReferenceBoard.column(other)
            || ReferenceBoard.row(one) < ReferenceBoard.row(other);
    return new ReferenceMove.Sideways(
        inOrder ? one : other, inOrder ? other : one, of(side.direction()), side.cells());
  }

  /** The image of a position. */
  public ReferencePosition of(ReferencePosition position) {
    SortedMap<String, Integer> seen = new TreeMap<>();
    position
        .seen()
        .ifPresent(entries -> entries.forEach((entry, times) -> seen.put(ofEntry(entry), times)));
    ReferencePosition image =
        position
            .with(of(position.balls()))
            .withSeen(seen)
            .at(exchanged ? position.otherSide() : position.side(), position.phase());
    if (exchanged && position.lost().isPresent()) {
      image = image.withLost(position.lost().get().get(1), position.lost().get().get(0));
    }
    return image;
  }

  public SortedMap<String, Character> of(SortedMap<String, Character> balls) {
    SortedMap<String, Character> images = new TreeMap<>();
    balls.forEach((cell, ball) -> images.put(of(cell), exchanged ? other(ball) : ball));
    return images;
  }

  private String ofEntry(String entry) {
    ReferencePosition seen = ReferenceTexts.parsePosition(entry.replace(":", " ") + " push");
    return of(seen).entry();
  }

  private static char other(char ball) {
    return ball == 'l' ? 'd' : ball == 'd' ? 'l' : ball;
  }
}
