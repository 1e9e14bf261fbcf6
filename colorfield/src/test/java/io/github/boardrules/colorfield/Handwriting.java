package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceItems;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.fixtures.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How a person might write a variant: in any order, with defaults, and as a text for people. */
final class Handwriting {
  private static final List<String> SPACES = List.of(" ", "  ", "\t", " \t ");
  private static final List<String> LINES =
      List.of("\n", "\n  ", "\r\n\t", " # row 5\n", "#\n", " # a=b, c # d\n ", "\n\n", "\n# x\n");

  private final Dice dice;

  Handwriting(Dice dice) {
    this.dice = dice;
  }

  /** The items and options, each with its elements in any order and pairs in either direction. */
  List<String> disordered(ReferenceVariant variant) {
    ReferenceItems items = variant.items().orElse(ReferenceItems.none());
    for (String key : ReferenceItems.KEYS) {
      items =
          switch (key) {
            case "rows" -> items;
            case "link", "cut" -> items.with(key, dice.shuffled(turned(items.list(key))));
            default -> items.with(key, dice.shuffled(items.list(key)));
          };
    }
    List<String> texts =
        new ArrayList<>(variant.items().isEmpty() ? variant.texts() : variant.with(items).texts());
    for (String option : ReferenceVariant.DEFAULTS) {
      String key = option.substring(0, option.indexOf('=') + 1);
      if (dice.oneIn(3) && texts.stream().noneMatch(text -> text.startsWith(key))) {
        texts.add(option);
      }
    }
    return texts;
  }

  /** A layout text: white space and comments wherever they may be, items in any order. */
  String layoutText(ReferenceVariant variant) {
    StringBuilder text = new StringBuilder(dice.oneIn(2) ? "" : "# Castle\n \n");
    for (String item : dice.shuffled(disordered(variant))) {
      int equals = item.indexOf('=');
      String key = item.substring(0, equals);
      text.append(dice.oneIn(4) ? " " : "").append(key).append(dice.oneIn(4) ? " =" : "=");
      text.append(dice.oneIn(2) ? "" : gap());
      text.append(
          Stream.of(item.substring(equals + 1).split(key.equals("rows") ? "/" : "\\+", -1))
              .reduce((one, other) -> one + gap() + other)
              .orElseThrow());
      text.append(dice.pick(LINES));
    }
    String whole = text.toString();
    return dice.oneIn(4) ? whole.stripTrailing() : whole;
  }

  private String gap() {
    return dice.oneIn(3) ? dice.pick(LINES) : dice.pick(SPACES);
  }

  private List<String> turned(List<String> pairs) {
    return pairs.stream()
        .map(
            pair -> {
              String[] fields = pair.split("-", -1);
              return dice.oneIn(2) ? pair : fields[1] + "-" + fields[0];
            })
        .toList();
  }
}
