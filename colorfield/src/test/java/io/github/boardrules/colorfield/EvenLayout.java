package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceFields;
import io.github.boardrules.colorfield.reference.ReferenceItems;
import io.github.boardrules.fixtures.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Small random layouts that are likely to have symmetries. */
final class EvenLayout {
  private EvenLayout() {}

  /** The items of a layout. */
  static ReferenceItems any(Dice dice) {
    int width = dice.between(1, 4);
    int height = dice.between(width == 1 ? 3 : 1, 4);
    ReferenceItems items = ReferenceItems.none().with("rows", rows(dice, width, height));
    Map<String, Character> squares = items.squares();
    int wanted = dice.between(0, height);
    List<String> reds =
        ReferenceFields.sorted(squares.keySet()).stream()
            .filter(field -> squares.get(field) == 'r')
            .toList();
    List<String> middle =
        reds.stream()
            .filter(field -> isInRow(field, wanted) || isInRow(field, height + 1 - wanted))
            .toList();
    items = items.with("middle", middle.isEmpty() ? reds : middle);
    if (dice.oneIn(2)) {
      items = withRing(items, dice);
    }
    char right = (char) ('a' + width - 1);
    boolean two = width > 1 && dice.oneIn(2);
    String shared = width > 1 && dice.oneIn(3) ? "-" + right + "1" : "";
    return withPieces(items, dice)
        .with("fullgates", gates("x1-a1" + shared, "x2-" + right + "1", two))
        .with("emptygates", gates("y1-" + right + height, "y2-a" + height, two && !dice.oneIn(4)));
  }

  /** A picture that is the same when it is turned, and perhaps when it is mirrored too. */
  private static List<String> rows(Dice dice, int width, int height) {
    List<Character> palette = dice.oneIn(3) ? List.of('r') : List.of('r', 'b', 'b', 'r', '.');
    boolean mirrored = dice.oneIn(2);
    int last = width * height - 1;
    char[] colours = new char[last + 1];
    for (int i = last; i >= 0; i--) {
      int mirror = i - i % width + width - 1 - i % width;
      char colour = i < width ? 'r' : i == width ? 'b' : dice.pick(palette);
      for (int image :
          mirrored ? List.of(i, mirror, last - mirror, last - i) : List.of(i, last - i)) {
        colours[image] = colour;
      }
    }
    return IntStream.range(0, height)
        .mapToObj(row -> String.valueOf(colours, row * width, width))
        .toList();
  }

  private static boolean isInRow(String field, int row) {
    return ReferenceFields.number(field) == row;
  }

  private static List<String> gates(String one, String other, boolean both) {
    return both ? List.of(one, other) : List.of(one);
  }

  /** Some fields of one colour beside the picture, in a ring, or touching nothing. */
  private static ReferenceItems withRing(ReferenceItems items, Dice dice) {
    int size = dice.between(1, 6);
    Stream<String> links =
        IntStream.rangeClosed(1, size).mapToObj(i -> "z" + i + "-z" + (i % size + 1));
    return items
        .with("extra", IntStream.rangeClosed(1, size).mapToObj(i -> "gz" + i).toList())
        .with("link", size > 2 && dice.oneIn(2) ? links.toList() : List.of());
  }

  /** The same colours for both teams most often. */
  private static ReferenceItems withPieces(ReferenceItems items, Dice dice) {
    List<String> free = new ArrayList<>(ReferenceFields.sorted(items.squares().keySet()));
    free.removeAll(items.list("middle"));
    List<String> fields = dice.shuffled(free);
    List<String> full = new ArrayList<>();
    List<String> empty = new ArrayList<>();
    for (int i = 0; i < Math.min(2, fields.size() / 2); i++) {
      char colour = dice.oneIn(2) ? 'b' : 'g';
      full.add(colour + fields.get(2 * i));
      empty.add((dice.oneIn(8) ? 'b' : colour) + fields.get(2 * i + 1));
    }
    return items.with("full", full).with("empty", empty);
  }
}
