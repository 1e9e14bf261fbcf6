package io.github.boardrules.core;

/** One thing that a person's hand does, or says, on the way to a whole move. */
public sealed interface Step {

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
   * Pick a piece from a stock.
   *
   * @param name the piece's name, as in {@link Diagram.Look#name()}
   */
  record Piece(String name) implements Step {
    @Override
    public String toString() {
      return "piece:" + name;
    }
  }

  /**
   * Say a word, or press a button that bears it.
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
   * The name of what is touched, picked or said.
   *
   * @return the name alone, without the kind
   */
  String name();
}
