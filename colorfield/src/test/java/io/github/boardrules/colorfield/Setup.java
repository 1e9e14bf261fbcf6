package io.github.boardrules.colorfield;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A position set up by hand, written as text. */
final class Setup {
  private static final Comparator<String> ORDER =
      Comparator.comparing(Setup::letters).thenComparingInt(Setup::number);

  private final String variant;
  private final Map<String, String> pieces = new TreeMap<>(ORDER);
  private int toMove = 1;
  private int quiet;

  private Setup(String variant) {
    this.variant = variant;
  }

  /** An empty board, player 1 to move, the quiet count 0. */
  static Setup of(String variant) {
    return new Setup(variant);
  }

  /** Pieces as {@code Ge4 ba6}, in any order; the last one on a field stays. */
  Setup with(String added) {
    for (String piece : added.split(" ", -1)) {
      pieces.put(piece.substring(1), piece.substring(0, 1));
    }
    return this;
  }

  Setup without(String fields) {
    for (String field : fields.split(" ", -1)) {
      pieces.remove(field);
    }
    return this;
  }

  Setup toMove(int player) {
    toMove = player;
    return this;
  }

  Setup quiet(int count) {
    quiet = count;
    return this;
  }

  String text() {
    return pieces.entrySet().stream()
        .map(piece -> piece.getValue() + piece.getKey())
        .collect(Collectors.joining(",", toMove + " " + quiet + " ", ""));
  }

  /** The position, read from its text. */
  GamePosition gamePosition() {
    return GamePosition.of(variant, text());
  }

  private static String letters(String field) {
    return field.replaceAll("[0-9]", "");
  }

  private static int number(String field) {
    return Integer.parseInt(field.replaceAll("[a-z]", ""));
  }
}
