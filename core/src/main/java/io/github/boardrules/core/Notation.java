package io.github.boardrules.core;

/**
 * The texts of a variant's moves and positions: one line of printable ASCII each. Equal values have
 * equal texts, different ones different texts, and reading what was written gives an equal value.
 *
 * <p>A text that was not written by {@link #formatMove} or {@link #formatPosition} is read where
 * the game's page allows it and otherwise refused with a {@link NotationException}; no text makes a
 * reader throw anything else. Reading a move checks its form only: whether it is legal is for
 * {@link Rules#refusal} to say.
 *
 * <pre>{@code
 * var notation = GridRules.standard().notation();
 * var move = notation.parseMove("b1+a1"); // ==> a1+b1
 * var position = notation.parsePosition("oooo/oooo/oooo/..oo 2");
 * notation.formatPosition(position);      // ==> oooo/oooo/oooo/..oo 2
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface Notation<S extends Object, M extends Object> {

  /**
   * The one spelling of a move.
   *
   * @param move any move
   * @return its text, without spaces
   */
  String formatMove(M move);

  /**
   * Reads a move.
   *
   * @param text any text
   * @return the move
   * @throws NotationException when the text is no move
   */
  M parseMove(String text);

  /**
   * The one spelling of a position.
   *
   * @param position a position of the variant
   * @return its text, fields parted by one space
   */
  String formatPosition(S position);

  /**
   * Reads a position and checks it.
   *
   * @param text any text
   * @return the position
   * @throws NotationException when the text is no position of the variant
   */
  S parsePosition(String text);
}
