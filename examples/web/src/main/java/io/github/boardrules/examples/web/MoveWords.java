package io.github.boardrules.examples.web;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.MoveChanges.Transfer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A move in words: which pieces travel, in their order, and which cells leave the board.
 *
 * @param before the board before the move
 * @param after the board after it
 * @param changes what the move changes
 */
record MoveWords(Diagram before, Diagram after, MoveChanges changes) {
  /** So many pieces that only move are named; more are counted. */
  private static final int MAX_NAMED = 3;

  /** Returns the words in a language; empty if the game does not say what travels. */
  String text(Locale locale) {
    Map<List<String>, List<String>> places = new LinkedHashMap<>();
    changes.transfers().stream()
        .filter(each -> !place(each).isEmpty())
        .forEach(each -> add(places, key(each, locale), place(each)));
    for (Cell cell : before.cells()) {
      if (isGround(cell) && after.cells().stream().noneMatch(each -> isSame(each, cell))) {
        add(places, List.of("words.remove", cell.style().label().message(locale)), cell.name());
      }
    }
    return places.entrySet().stream()
        .map(each -> part(each.getKey(), each.getValue(), locale))
        .collect(Collectors.joining("; "));
  }

  private static boolean isGround(Cell cell) {
    return cell.shape() != Shape.REMOVED;
  }

  private static boolean isSame(Cell one, Cell other) {
    return isGround(one) && one.name().equals(other.name());
  }

  private static void add(Map<List<String>, List<String>> places, List<String> key, String place) {
    places.merge(
        key, List.of(place), (one, other) -> Stream.concat(one.stream(), other.stream()).toList());
  }

  private static String part(List<String> key, List<String> places, Locale locale) {
    boolean isLong = key.get(0).equals("words.move") && places.size() > MAX_NAMED;
    return isLong
        ? PageTexts.text(locale, "words.many", "piece", key.get(1), "count", places.size())
        : PageTexts.text(
            locale, key.get(0), "piece", key.get(1), "places", String.join(", ", places));
  }

  /** Returns the sentence for a transfer, and the name of its piece. */
  private List<String> key(Transfer transfer, Locale locale) {
    boolean isFromCell = transfer.from().cell().isPresent();
    boolean isToCell = transfer.to().cell().isPresent();
    String sentence = isFromCell && isToCell ? "words.move" : isToCell ? "words.put" : "words.take";
    return List.of(sentence, label(transfer.piece(), locale));
  }

  private static String place(Transfer transfer) {
    String from = transfer.from().cell().orElse("");
    String to = transfer.to().cell().orElse("");
    return from.isEmpty() || to.isEmpty() ? from + to : from + "–" + to;
  }

  private String label(String piece, Locale locale) {
    return Stream.of(before, after)
        .flatMap(
            board ->
                Stream.concat(
                    board.pieces().stream().map(Piece::style),
                    board.stocks().stream()
                        .flatMap(stock -> stock.piles().stream())
                        .map(Pile::style)))
        .filter(style -> style.name().equals(piece))
        .findFirst()
        .map(Style::label)
        .map(label -> label.message(locale))
        .orElse(piece);
  }
}
