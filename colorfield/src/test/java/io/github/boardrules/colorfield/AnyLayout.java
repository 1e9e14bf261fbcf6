package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceFields;
import io.github.boardrules.colorfield.reference.ReferenceItems;
import io.github.boardrules.fixtures.Dice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A layout chosen at random: a picture with holes or none, extra fields, links and cuts, colours,
 * gates, a middle and pieces. The items are as a person might type them, in no order.
 */
final class AnyLayout {
  private static final int MAX_FIELDS = Layout.MAX_FIELDS;
  private static final int MAX_GATES = 3;

  private final Dice dice;
  private final List<Character> palette = new ArrayList<>();
  private final Map<String, Character> squares = new TreeMap<>(ReferenceFields.ORDER);
  private final Map<String, Character> extra = new TreeMap<>(ReferenceFields.ORDER);
  private final Set<String> links = new LinkedHashSet<>();
  private final Set<String> gates = new LinkedHashSet<>();
  private final int fullGates;
  private final int emptyGates;
  private int width;
  private int height;
  private ReferenceItems items = ReferenceItems.none();

  private AnyLayout(Dice dice) {
    this.dice = dice;
    fullGates = dice.between(1, MAX_GATES);
    emptyGates = dice.between(1, MAX_GATES);
  }

  /** The items of a layout of any size. */
  static ReferenceItems any(Dice dice) {
    AnyLayout layout = new AnyLayout(dice);
    return switch (dice.between(0, 9)) {
      case 0 -> layout.draw(0, 0, dice.between(3, 14));
      case 1 -> layout.draw(dice.between(9, 26), dice.between(2, 4), dice.between(0, 4));
      case 2 -> layout.draw(dice.between(2, 4), dice.between(9, 26), dice.between(0, 4));
      case 3 -> layout.draw(dice.between(6, 11), dice.between(6, 10), dice.between(0, 4));
      case 4 -> layout.draw(dice.between(1, 3), dice.between(1, 3), dice.between(1, 3));
      default -> layout.draw(dice.between(2, 6), dice.between(3, 6), dice.between(0, 3));
    };
  }

  private ReferenceItems draw(int newWidth, int newHeight, int extras) {
    width = newWidth;
    height = newHeight;
    drawPalette();
    drawSquares();
    drawExtra(dice.oneIn(3) && width * height > MAX_FIELDS / 2 ? MAX_FIELDS : extras);
    drawLinks();
    drawCuts();
    List<String> fields = dice.shuffled(ground());
    List<String> middle =
        fields.subList(0, Math.min(fields.size(), dice.oneIn(2) ? 1 : dice.between(1, 4)));
    middle.forEach(field -> recolour(field, 'r'));
    items = items.with("middle", middle);
    drawGates("fullgates", fullGates);
    drawGates("emptygates", emptyGates);
    drawPieces(new ArrayList<>(fields.subList(middle.size(), fields.size())));
    return items
        .with("rows", rows())
        .with(
            "extra",
            dice.shuffled(
                extra.entrySet().stream()
                    .map(entry -> entry.getValue() + entry.getKey())
                    .toList()));
  }

  /** Red and some other colours; a few most often, so that pieces meet their own. */
  private void drawPalette() {
    List<Character> letters = new ArrayList<>();
    for (char letter = 'a'; letter <= 'z'; letter++) {
      letters.add(letter);
    }
    letters.remove(Character.valueOf('r'));
    palette.addAll(
        dice.shuffled(letters)
            .subList(0, dice.oneIn(6) ? dice.between(7, 25) : dice.between(1, 4)));
    palette.add('r');
  }

  private void drawSquares() {
    int holes = dice.oneIn(2) ? Integer.MAX_VALUE : dice.between(3, 12);
    for (int column = 0; column < width; column++) {
      for (int row = 1; row <= height; row++) {
        if (!dice.oneIn(holes)) {
          squares.put((char) ('a' + column) + Integer.toString(row), dice.pick(palette));
        }
      }
    }
  }

  private void drawExtra(int most) {
    int least = ground().isEmpty() ? 2 : 0;
    while (extra.size() < Math.max(most, least)
        && ground().size() < MAX_FIELDS - fullGates - emptyGates) {
      extra.put(newName(), dice.pick(palette));
    }
  }

  /** A name that no field has yet: of a hole in the picture, or beside it, or far away. */
  private String newName() {
    String name;
    do {
      name =
          dice.oneIn(3)
              ? (char) ('a' + dice.between(0, Math.min(25, width)))
                  + Integer.toString(dice.between(1, height + 1))
              : letter() + (dice.oneIn(3) ? letter() : "") + dice.between(1, 99);
    } while (squares.containsKey(name) || extra.containsKey(name) || gates.contains(name));
    return name;
  }

  private String letter() {
    return String.valueOf((char) ('a' + dice.between(0, 25)));
  }

  private void drawLinks() {
    List<String> ends = dice.shuffled(ground());
    int most = extra.isEmpty() ? dice.between(0, 2) : 2 * extra.size() + dice.between(0, 4);
    for (int i = 0; i < most; i++) {
      String one = i < extra.size() ? List.copyOf(extra.keySet()).get(i) : dice.pick(ends);
      String other = dice.pick(ends);
      boolean touch =
          squares.containsKey(one)
              && squares.containsKey(other)
              && ReferenceItems.neighbours(one).anyMatch(other::equals);
      if (!one.equals(other) && !touch && !links.contains(other + "-" + one)) {
        links.add(one + "-" + other);
      }
    }
    items = items.with("link", List.copyOf(links));
  }

  private void drawCuts() {
    Set<String> cuts = new LinkedHashSet<>();
    int most = dice.oneIn(2) ? 0 : dice.between(1, 8);
    for (int i = 0; i < most && !squares.isEmpty(); i++) {
      String one = dice.pick(List.copyOf(squares.keySet()));
      List<String> others =
          ReferenceItems.neighbours(one)
              .filter(squares::containsKey)
              .filter(other -> !cuts.contains(other + "-" + one))
              .toList();
      if (!others.isEmpty()) {
        cuts.add(one + "-" + dice.pick(others));
      }
    }
    items = items.with("cut", List.copyOf(cuts));
  }

  private void drawGates(String key, int number) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      String gate = newName();
      gates.add(gate);
      List<String> exits = dice.shuffled(ground());
      int most = dice.oneIn(3) ? 3 : 2;
      texts.add(
          gate
              + "-"
              + String.join("-", exits.subList(0, Math.min(exits.size(), dice.between(1, most)))));
    }
    items = items.with(key, texts);
  }

  /** Pieces of both teams on ordinary fields, of any colours, also such as no field has. */
  private void drawPieces(List<String> free) {
    List<Character> colours = new ArrayList<>(palette);
    colours.remove(Character.valueOf('r'));
    if (dice.oneIn(6)) {
      colours.add(colours.contains('q') ? 's' : 'q');
    }
    int most = dice.oneIn(8) ? 0 : Math.min(17, free.size() * 2 / 5);
    for (String key : List.of("full", "empty")) {
      List<String> pieces = new ArrayList<>();
      int number = dice.between(0, most);
      for (int i = 0; i < number; i++) {
        pieces.add(dice.pick(colours) + free.remove(0));
      }
      items = items.with(key, pieces);
    }
  }

  private List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (int row = height; row >= 1; row--) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < width; column++) {
        text.append(
            (char) squares.getOrDefault((char) ('a' + column) + Integer.toString(row), '.'));
      }
      rows.add(text.toString());
    }
    return rows;
  }

  private void recolour(String field, char colour) {
    (squares.containsKey(field) ? squares : extra).put(field, colour);
  }

  /** All fields but the gates. */
  private List<String> ground() {
    List<String> ground = new ArrayList<>(squares.keySet());
    ground.addAll(extra.keySet());
    return ground;
  }
}
