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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A layout chosen at random: a picture with holes or none, extra fields, links and cuts, colours,
 * gates, a middle and pieces. The items are as a person might type them, in no order.
 */
final class AnyLayout {
  private final Dice dice;
  private final List<Integer> gatesByTeam;

  /** A few colours most often, so that pieces meet their own. */
  private final List<Character> palette;

  /** All fields but the gates, with their colours. */
  private final Map<String, Character> ground = new TreeMap<>(ReferenceFields.ORDER);

  private final List<String> extra = new ArrayList<>();
  private final Set<String> gates = new LinkedHashSet<>();
  private ReferenceItems items = ReferenceItems.none();

  private AnyLayout(Dice dice) {
    this.dice = dice;
    gatesByTeam = List.of(dice.between(1, 3), dice.between(1, 3));
    int colours = dice.oneIn(6) ? dice.between(7, 25) : dice.between(1, 4);
    palette = new ArrayList<>(dice.shuffled(Layouts.COLOURS).subList(0, colours));
  }

  /** The items of a layout of any size. */
  static ReferenceItems any(Dice dice) {
    AnyLayout layout = new AnyLayout(dice);
    return switch (dice.between(0, 9)) {
      case 0 -> layout.make(0, 0, dice.between(3, 14));
      case 1 -> layout.make(dice.between(9, 26), dice.between(2, 4), dice.between(0, 4));
      case 2 -> layout.make(dice.between(2, 4), dice.between(9, 26), dice.between(0, 4));
      case 3 -> layout.make(dice.between(6, 11), dice.between(6, 10), dice.between(0, 4));
      case 4 -> layout.make(dice.between(1, 3), dice.between(1, 3), dice.between(1, 3));
      default -> layout.make(dice.between(2, 6), dice.between(3, 6), dice.between(0, 3));
    };
  }

  private ReferenceItems make(int width, int height, int extras) {
    int holes = dice.oneIn(2) ? Integer.MAX_VALUE : dice.between(3, 12);
    List<Character> colours = new ArrayList<>(palette);
    colours.add('r');
    items =
        items.with(
            "rows", Stream.generate(() -> row(width, holes, colours)).limit(height).toList());
    ground.putAll(items.squares());
    boolean filled = dice.oneIn(3) && width * height > ColorfieldLayout.MAX_FIELDS / 2;
    addExtra(filled ? ColorfieldLayout.MAX_FIELDS : extras, colours);
    addLinks();
    addCuts();
    List<String> reds = ground.keySet().stream().filter(field -> ground.get(field) == 'r').toList();
    items = items.with("middle", some(reds, dice.oneIn(2) ? 1 : dice.between(1, 3)));
    addPieces();
    return items
        .with("fullgates", gates(0))
        .with("emptygates", gates(1))
        .with("extra", extra.stream().map(field -> ground.get(field) + field).toList());
  }

  private String row(int width, int holes, List<Character> colours) {
    return Stream.generate(() -> dice.oneIn(holes) ? "." : dice.pick(colours).toString())
        .limit(width)
        .collect(Collectors.joining());
  }

  /** Adds further fields, some of them so that there is a red one and another. */
  private void addExtra(int most, List<Character> colours) {
    int mostGround = ColorfieldLayout.MAX_FIELDS - gatesByTeam.get(0) - gatesByTeam.get(1);
    while (ground.size() < 2
        || !ground.containsValue('r')
        || (extra.size() < most && ground.size() < mostGround)) {
      extra.add(newName());
      ground.put(extra.get(extra.size() - 1), ground.containsValue('r') ? dice.pick(colours) : 'r');
    }
  }

  /** A name that no field has yet: of a hole in the picture, or beside it, or far away. */
  private String newName() {
    String name;
    do {
      char letter = (char) ('a' + dice.between(0, dice.oneIn(3) ? 5 : 25));
      String second = dice.oneIn(4) ? dice.pick(Layouts.COLOURS).toString() : "";
      name = letter + second + dice.between(1, dice.oneIn(3) ? 6 : 99);
    } while (ground.containsKey(name) || gates.contains(name));
    return name;
  }

  private void addLinks() {
    Set<String> links = new LinkedHashSet<>();
    List<String> ends = List.copyOf(ground.keySet());
    Set<String> squares = items.squares().keySet();
    int most = extra.isEmpty() ? dice.between(0, 2) : 2 * extra.size() + dice.between(0, 4);
    for (int i = 0; i < most; i++) {
      String one = i < extra.size() ? extra.get(i) : dice.pick(ends);
      String other = dice.pick(ends);
      boolean touch =
          squares.contains(one)
              && squares.contains(other)
              && ReferenceItems.neighbours(one).anyMatch(other::equals);
      if (!one.equals(other) && !touch && !links.contains(other + "-" + one)) {
        links.add(one + "-" + other);
      }
    }
    items = items.with("link", List.copyOf(links));
  }

  private void addCuts() {
    Set<String> cuts = new LinkedHashSet<>();
    List<String> squares = ReferenceFields.sorted(items.squares().keySet());
    int most = dice.oneIn(2) || squares.isEmpty() ? 0 : dice.between(1, 8);
    for (int i = 0; i < most; i++) {
      String one = dice.pick(squares);
      List<String> others =
          ReferenceItems.neighbours(one)
              .filter(squares::contains)
              .filter(other -> !cuts.contains(other + "-" + one))
              .toList();
      if (!others.isEmpty()) {
        cuts.add(one + "-" + dice.pick(others));
      }
    }
    items = items.with("cut", List.copyOf(cuts));
  }

  private List<String> gates(int team) {
    return Stream.generate(this::gate).limit(gatesByTeam.get(team)).toList();
  }

  private String gate() {
    String gate = newName();
    gates.add(gate);
    List<String> exits = List.copyOf(ground.keySet());
    return gate + "-" + String.join("-", some(exits, dice.between(1, dice.oneIn(3) ? 3 : 2)));
  }

  /** Pieces of both teams on ordinary fields, of any colours, also such as no field has. */
  private void addPieces() {
    List<String> free = new ArrayList<>(dice.shuffled(ground.keySet()));
    free.removeAll(items.list("middle"));
    if (dice.oneIn(6)) {
      palette.add(palette.contains('q') ? 's' : 'q');
    }
    int most = dice.oneIn(8) ? 0 : Math.min(17, free.size() * 2 / 5);
    for (String key : List.of("full", "empty")) {
      List<String> fields = free.subList(0, dice.between(0, most));
      items = items.with(key, fields.stream().map(field -> dice.pick(palette) + field).toList());
      fields.clear();
    }
  }

  private List<String> some(List<String> fields, int most) {
    return dice.shuffled(fields).subList(0, Math.min(most, fields.size()));
  }
}
