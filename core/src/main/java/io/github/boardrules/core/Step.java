package io.github.boardrules.core;

import java.util.Comparator;
import java.util.List;

/**
 * One thing that a person touches or chooses while entering a move. Its text is its kind and its
 * name: {@code cell:d4}, {@code piece:white}, {@code word:pass}.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * rules.moveEntry().steps(rules.start(), ZertzMove.parse("Wd4,d1"));
 *     // ==> [piece:white, cell:d4, cell:d1]
 * Step step = Step.parse("cell:d4");
 * step.name(); // ==> d4
 * }</pre>
 */
public sealed interface Step {

  /**
   * The order in which programs offer steps: pieces, then cells, then words; within a kind by name,
   * where a number is compared by its value, so that {@code a9} comes before {@code a10}.
   */
  Comparator<Step> ORDER = new StepOrder();

  /**
   * Touch a cell.
   *
   * @param name the cell's name, as in {@link Diagram.Cell#name()}
   */
  record Cell(String name) implements Step {
    @Override
    public String toString() {
      return "cell:" + name;
    }
  }

  /**
   * Take a piece from a stock.
   *
   * @param name the piece's name, as in {@link Diagram.Style#name()}
   */
  record Piece(String name) implements Step {
    @Override
    public String toString() {
      return "piece:" + name;
    }
  }

  /**
   * Choose a word, such as by pressing a button with it.
   *
   * @param name the word, as in the move's text
   */
  record Word(String name) implements Step {
    @Override
    public String toString() {
      return "word:" + name;
    }
  }

  /**
   * Parses what {@code toString} returns: {@code cell:}, {@code piece:} or {@code word:}, then a
   * name.
   *
   * @param text any text
   * @return the step
   * @throws NotationException if the text begins otherwise or the name is empty
   */
  static Step parse(String text) {
    List<String> kinds = List.of("cell:", "piece:", "word:");
    int furthest = kinds.stream().mapToInt(kind -> sharedLength(kind, text)).max().orElse(0);
    List<String> begun =
        kinds.stream().filter(kind -> sharedLength(kind, text) == furthest).toList();
    String kind = begun.get(0);
    if (furthest < kind.length()) {
      throw new NotationException(text, furthest + 1, begun.stream().map(Expected::of).toList());
    }
    String name = text.substring(furthest);
    if (name.isEmpty()) {
      throw new NotationException(text, furthest + 1, List.of(Expected.range('!', '~')));
    }
    return switch (kind) {
      case "cell:" -> new Cell(name);
      case "piece:" -> new Piece(name);
      default -> new Word(name);
    };
  }

  private static int sharedLength(String kind, String text) {
    int length = 0;
    while (length < kind.length()
        && length < text.length()
        && kind.charAt(length) == text.charAt(length)) {
      length++;
    }
    return length;
  }

  /**
   * Returns the name of the cell, the piece or the word.
   *
   * @return the name alone, without the kind
   */
  String name();
}
