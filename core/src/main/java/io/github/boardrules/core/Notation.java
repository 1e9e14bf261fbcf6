package io.github.boardrules.core;

import java.util.Objects;
import java.util.function.Function;

/**
 * The texts of a variant's moves and positions: one line of printable ASCII each. Equal values have
 * equal texts, different values different texts, and parsing what was formatted gives an equal
 * value.
 *
 * <p>Other texts are parsed where the game's page allows them, and otherwise refused with a {@link
 * NotationException}; a parser throws nothing else. Parsing a move checks its form only; {@link
 * Rules#refusal} says whether it is legal.
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
public interface Notation<S, M> {

  /**
   * {@return the text of a move, without spaces}
   *
   * @param move any move
   */
  String formatMove(M move);

  /**
   * {@return the move that a text stands for}
   *
   * @param text any text
   * @throws NotationException if the text is not a move
   */
  M parseMove(String text);

  /**
   * {@return the text of a position, with fields separated by one space}
   *
   * @param position a position of the variant
   */
  String formatPosition(S position);

  /**
   * {@return the position that a text stands for}
   *
   * @param text any text
   * @throws NotationException if the text is not a position of the variant
   */
  S parsePosition(String text);

  /**
   * {@return a notation that consists of four functions} They are never called with {@code null}.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param formatMove see {@link #formatMove}
   * @param parseMove see {@link #parseMove}
   * @param formatPosition see {@link #formatPosition}
   * @param parsePosition see {@link #parsePosition}
   */
  static <S, M> Notation<S, M> of(
      Function<? super M, String> formatMove,
      Function<String, ? extends M> parseMove,
      Function<? super S, String> formatPosition,
      Function<String, ? extends S> parsePosition) {
    Objects.requireNonNull(formatMove, "formatMove");
    Objects.requireNonNull(parseMove, "parseMove");
    Objects.requireNonNull(formatPosition, "formatPosition");
    Objects.requireNonNull(parsePosition, "parsePosition");
    return new Notation<>() {
      @Override
      public String formatMove(M move) {
        return formatMove.apply(Objects.requireNonNull(move, "move"));
      }

      @Override
      public M parseMove(String text) {
        return parseMove.apply(Objects.requireNonNull(text, "text"));
      }

      @Override
      public String formatPosition(S position) {
        return formatPosition.apply(Objects.requireNonNull(position, "position"));
      }

      @Override
      public S parsePosition(String text) {
        return parsePosition.apply(Objects.requireNonNull(text, "text"));
      }
    };
  }
}
