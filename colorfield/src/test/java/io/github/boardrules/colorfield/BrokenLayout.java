package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceItems;
import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.fixtures.Dice;
import java.util.ArrayList;
import java.util.List;

/** Items of a layout with one thing changed so that they break a condition of the page. */
final class BrokenLayout {
  private static final int LAST_KIND = 13;
  private static final int TOO_WIDE = 27;
  private static final int TOO_HIGH = 100;
  private static final String UNKNOWN = "zz98";

  private final ReferenceItems items;
  private final ReferenceLayout layout;
  private final List<String> ground;
  private final Dice dice;

  BrokenLayout(ReferenceItems items, Dice dice) {
    this.items = items;
    this.dice = dice;
    layout = ReferenceLayout.of(items);
    ground = layout.fields().stream().filter(field -> !layout.isGate(field)).toList();
  }

  /** Items that are broken in one way or another. */
  ReferenceItems any() {
    ReferenceItems broken = items;
    while (broken.equals(items)) {
      broken =
          dice.oneIn(2) ? fields(dice.between(0, LAST_KIND)) : rest(dice.between(0, LAST_KIND));
    }
    return broken;
  }

  private ReferenceItems fields(int kind) {
    return switch (kind) {
      case 0 -> withLongerRow();
      case 1 -> more("extra", "b" + dice.pick(layout.fields()));
      case 2 -> more("extra", "b" + UNKNOWN + "+g" + UNKNOWN);
      case 3 -> more("link", dice.pick(ground) + "-" + UNKNOWN);
      case 4 -> linkedToGate();
      case 5 -> twice("link", dice.pick(ground));
      case 6 -> layout.pairs().isEmpty() ? items : more("link", dice.pick(layout.pairs()));
      case 7 -> more("cut", dice.pick(ground) + "-" + UNKNOWN);
      case 8 -> repeated("cut");
      case 9 -> items.list("link").isEmpty() ? items : more("cut", dice.pick(items.list("link")));
      case 10 -> twice("cut", dice.pick(ground));
      case 11 -> more("extra", dice.pick(List.of("ba0", "ba100", "ba01", "babc1", "b1", "Bzz97")));
      case 12 -> dice.oneIn(2) ? withWideRows() : withManyRows();
      default -> items.with("rows", List.of()).with("extra", List.of());
    };
  }

  private ReferenceItems rest(int kind) {
    String gates = dice.oneIn(2) ? "fullgates" : "emptygates";
    String pieces = dice.oneIn(2) ? "full" : "empty";
    String gate = dice.pick(items.list("fullgates")).split("-", -1)[0];
    String field = dice.pick(ground);
    return switch (kind) {
      case 0 -> items.with(dice.pick(List.of("middle", gates)), List.of());
      case 1 -> repeated(dice.pick(List.of("middle", gates, pieces)));
      case 2 -> more("middle", dice.pick(List.of(UNKNOWN, gate)));
      case 3 -> layout.colour(field) == 'r' ? items : more("middle", field);
      case 4 -> more(gates, dice.pick(layout.fields()) + "-" + field);
      case 5 -> more(gates, UNKNOWN + "-" + dice.pick(List.of("zz97", UNKNOWN, gate)));
      case 6 -> more(gates, UNKNOWN + "-" + field + "-" + field);
      case 7 -> more(gates, UNKNOWN);
      case 8 -> more(pieces, "b" + dice.pick(List.copyOf(layout.start().keySet())));
      case 9 -> more(pieces, "b" + dice.pick(List.copyOf(layout.middle())));
      case 10 -> more(pieces, "b" + UNKNOWN);
      case 11 -> layout.start().containsKey(field) ? items : more(pieces, "r" + field);
      default ->
          layout.start().containsKey(field) ? items : more(pieces, "b" + field + "+g" + field);
    };
  }

  private ReferenceItems withLongerRow() {
    List<String> rows = new ArrayList<>(items.list("rows"));
    if (rows.size() < 2) {
      return items;
    }
    int row = dice.between(0, rows.size() - 1);
    rows.set(row, rows.get(row) + dice.pick(List.of("b", ".", "bb")));
    return items.with("rows", rows);
  }

  private ReferenceItems withWideRows() {
    return items.with(
        "rows",
        items.list("rows").stream().map(row -> row + ".".repeat(TOO_WIDE - row.length())).toList());
  }

  private ReferenceItems withManyRows() {
    List<String> rows = new ArrayList<>(items.list("rows"));
    while (!rows.isEmpty() && rows.size() < TOO_HIGH) {
      rows.add(0, ".".repeat(rows.get(0).length()));
    }
    return items.with("rows", rows);
  }

  private ReferenceItems linkedToGate() {
    List<String> gates = layout.fields().stream().filter(layout::isGate).toList();
    return more(dice.oneIn(2) ? "link" : "cut", dice.pick(ground) + "-" + dice.pick(gates));
  }

  private ReferenceItems twice(String key, String field) {
    return more(key, field + "-" + field);
  }

  private ReferenceItems repeated(String key) {
    return items.list(key).isEmpty() ? items : more(key, dice.pick(items.list(key)));
  }

  private ReferenceItems more(String key, String element) {
    List<String> elements = new ArrayList<>(items.list(key));
    elements.add(dice.between(0, elements.size()), element);
    return items.with(key, elements);
  }
}
