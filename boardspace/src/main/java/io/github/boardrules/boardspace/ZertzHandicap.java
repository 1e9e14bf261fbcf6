package io.github.boardrules.boardspace;

import io.github.boardrules.zertz.ZertzCell;
import io.github.boardrules.zertz.ZertzPosition;
import io.github.boardrules.zertz.ZertzRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A position that the players set up before they begin: rings that are missing, and marbles that a
 * player has already. It belongs to one thread.
 */
final class ZertzHandicap {
  private static final char RING = '.';
  private static final char NO_RING = '-';

  private final ZertzRules rules;
  private final int firstSeat;

  /** The columns of the board, from a; a character for each place, from row 1. */
  private final List<StringBuilder> columns;

  /** The marbles in the pool, then those of player 1 and of player 2; white, grey, black. */
  private final List<List<Integer>> marbles;

  /** Creates the position before a change. */
  ZertzHandicap(ZertzRules rules, int firstSeat) {
    this.rules = rules;
    this.firstSeat = firstSeat;
    List<String> parts = SiteEvent.words(rules.start().toString());
    columns =
        Stream.of(parts.get(0).split("/", -1)).map(StringBuilder::new).collect(Collectors.toList());
    marbles =
        parts.stream().skip(1).limit(3).map(ZertzHandicap::counts).collect(Collectors.toList());
  }

  private static List<Integer> counts(String numbers) {
    List<Integer> counts = new ArrayList<>();
    for (String number : numbers.split(",", -1)) {
      counts.add(Integer.parseInt(number));
    }
    return counts;
  }

  void accept(SiteEvent event) {
    switch (event.name()) {
      case "rtor" -> give(event);
      case "r-" -> change(event, RING, NO_RING);
      case "r+" -> change(event, NO_RING, RING);
      default -> throw event.unknown();
    }
  }

  ZertzPosition position() {
    String text =
        String.join("/", columns)
            + marbles.stream()
                .map(
                    counts ->
                        counts.stream()
                            .map(String::valueOf)
                            .collect(Collectors.joining(",", " ", "")))
                .collect(Collectors.joining());
    return rules.notation().parsePosition(text + " 1");
  }

  /** {@code RtoR rack colour rack}: a marble goes from the pool to a player, or back. */
  private void give(SiteEvent event) {
    List<Integer> from = marbles.get(rack(event.character(0, "012")));
    int colour = event.character(1, "012") - '0';
    List<Integer> to = marbles.get(rack(event.character(2, "012")));
    if (from.get(colour) == 0) {
      throw event.noMove();
    }
    from.set(colour, from.get(colour) - 1);
    to.set(colour, to.get(colour) + 1);
  }

  /** Returns the index of a rack's marbles: 2 is the pool, the others are the players' seats. */
  private int rack(char rack) {
    if (rack == '2') {
      return 0;
    }
    return rack - '0' == firstSeat ? 1 : 2;
  }

  /** {@code R- column row}, {@code R+ column row}. */
  private void change(SiteEvent event, char found, char wanted) {
    ZertzCell cell = ZertzTurn.cell(event, 0);
    int column = cell.column() - 'a';
    if (column >= columns.size()
        || cell.row() > columns.get(column).length()
        || columns.get(column).charAt(cell.row() - 1) != found) {
      throw event.noMove();
    }
    columns.get(column).setCharAt(cell.row() - 1, wanted);
  }
}
