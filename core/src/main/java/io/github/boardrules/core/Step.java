package io.github.boardrules.core;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One thing that a person touches or chooses while entering a move. Its text is its kind and its
 * name: {@code cell:d4}, {@code piece:white}, {@code word:pass}. A name is one or more printable
 * ASCII characters without blanks; every other is refused with an {@link IllegalArgumentException}.
 *
 * <p>The text of several steps is theirs with a blank between them.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * rules.moveEntry().steps(rules.start(), ZertzMove.parse("Wd4,d1"));
 *     // ==> [piece:white, cell:d4, cell:d1]
 * Step step = Step.parse("cell:d4");
 * step.name(); // ==> d4
 * Step.parseList("piece:white cell:d4 cell:d1").size(); // ==> 3
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
    /** Creates a step. */
    public Cell {
      StepText.checkName(name);
    }

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
    /** Creates a step. */
    public Piece {
      StepText.checkName(name);
    }

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
    /** Creates a step. */
    public Word {
      StepText.checkName(name);
    }

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
   * @throws NotationException if the text begins otherwise, or the name is empty or contains
   *     anything but printable ASCII characters other than the blank
   */
  static Step parse(String text) {
    return StepText.parse(text, 0, text.length());
  }

  /**
   * Parses what {@link #formatList} returns: steps with one blank between them.
   *
   * @param text any text; the empty one has no steps
   * @return the steps. Unmodifiable
   * @throws NotationException if the text is not that of steps
   */
  static List<Step> parseList(String text) {
    return StepText.parseList(text);
  }

  /**
   * Returns the text of some steps: their texts in order, with one blank between them.
   *
   * @param steps the steps
   * @return the text; empty if there are none
   */
  static String formatList(List<? extends Step> steps) {
    return steps.stream().map(Step::toString).collect(Collectors.joining(" "));
  }

  /**
   * Returns the name of the cell, the piece or the word.
   *
   * @return the name alone, without the kind
   */
  String name();
}
