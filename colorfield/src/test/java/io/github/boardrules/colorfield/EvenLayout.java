package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceItems;
import io.github.boardrules.fixtures.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Small random layouts that are likely to have symmetries. */
final class EvenLayout {
  private final Dice dice;
  private final int width;
  private final int height;

  private EvenLayout(Dice dice) {
    this.dice = dice;
    width = dice.between(1, 4);
    height = dice.between(width == 1 ? 3 : 1, 4);
  }

  /** The items of a layout. */
  static ReferenceItems any(Dice dice) {
    return new EvenLayout(dice).draw();
  }

  private ReferenceItems draw() {
    boolean mirrored = dice.oneIn(2);
    List<String> rows = rows(mirrored);
    ReferenceItems items = ReferenceItems.none().with("rows", rows).with("middle", reds(rows));
    if (dice.oneIn(3)) {
      items = withRing(items);
    }
    String exit = "a1";
    String right = square(width - 1, 1);
    List<String> full = new ArrayList<>(List.of("x1-" + exit));
    List<String> empty = new ArrayList<>(List.of("y1-" + square(width - 1, height)));
    if (width > 1 && dice.oneIn(2)) {
      full.add("x2-" + right);
      empty.add("y2-" + square(0, height));
    }
    if (width > 1 && dice.oneIn(3)) {
      full.set(0, full.get(0) + "-" + right);
    }
    items = items.with("fullgates", full);
    items = items.with("emptygates", dice.oneIn(4) ? empty.subList(0, 1) : empty);
    return withPieces(items, rows);
  }

  /** A picture that is the same when it is turned, and perhaps when it is mirrored too. */
  private List<String> rows(boolean mirrored) {
    char[][] colours = new char[height][width];
    List<Character> palette = dice.oneIn(3) ? List.of('r') : List.of('r', 'b', 'b', 'r', '.');
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        char colour = dice.pick(palette);
        colours[row][column] = colour;
        colours[height - 1 - row][width - 1 - column] = colour;
        if (mirrored) {
          colours[row][width - 1 - column] = colour;
          colours[height - 1 - row][column] = colour;
        }
      }
    }
    for (int row : List.of(0, height - 1)) {
      for (int column = 0; column < width; column++) {
        colours[row][column] = 'r';
      }
    }
    if (height > 2) {
      colours[1][0] = 'b';
      colours[height - 2][width - 1] = 'b';
    }
    return Stream.of(colours).map(String::valueOf).toList();
  }

  /** All red fields of a row, or of the picture. */
  private List<String> reds(List<String> rows) {
    int wanted = dice.between(0, height);
    List<String> reds = new ArrayList<>();
    for (int row = 1; row <= height; row++) {
      for (int column = 0; column < width; column++) {
        boolean red = rows.get(height - row).charAt(column) == 'r';
        if (red && (row == wanted || row == height + 1 - wanted || wanted == 0)) {
          reds.add(square(column, row));
        }
      }
    }
    return reds.isEmpty() ? List.of("a1") : reds;
  }

  /** Some fields of one colour beside the picture, in a ring, or touching nothing. */
  private ReferenceItems withRing(ReferenceItems items) {
    int size = dice.between(1, 6);
    List<String> fields = new ArrayList<>();
    List<String> links = new ArrayList<>();
    boolean linked = dice.oneIn(2);
    for (int i = 1; i <= size; i++) {
      fields.add("gz" + i);
      if (linked && size > 2) {
        links.add("z" + i + "-z" + (i % size + 1));
      }
    }
    return items.with("extra", fields).with("link", links);
  }

  /** The same colours for both teams most often. */
  private ReferenceItems withPieces(ReferenceItems items, List<String> rows) {
    TreeSet<String> ordinary = new TreeSet<>();
    for (int row = 1; row <= height; row++) {
      for (int column = 0; column < width; column++) {
        if (rows.get(height - row).charAt(column) != '.') {
          ordinary.add(square(column, row));
        }
      }
    }
    ordinary.removeAll(items.list("middle"));
    List<String> fields = dice.shuffled(ordinary);
    int each = Math.min(2, fields.size() / 2);
    List<String> full = new ArrayList<>();
    List<String> empty = new ArrayList<>();
    for (int i = 0; i < each; i++) {
      char colour = dice.oneIn(2) ? 'b' : 'g';
      full.add(colour + fields.get(2 * i));
      empty.add((dice.oneIn(8) ? 'b' : colour) + fields.get(2 * i + 1));
    }
    return items.with("full", full).with("empty", empty);
  }

  private static String square(int column, int row) {
    return (char) ('a' + column) + Integer.toString(row);
  }
}
