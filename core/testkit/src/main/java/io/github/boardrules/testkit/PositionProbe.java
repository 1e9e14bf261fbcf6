package io.github.boardrules.testkit;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A position together with its rules, with questions and answers as texts, as in the examples of a
 * rule page. A game's tests implement it by a record and add questions about this game:
 *
 * <pre>{@code
 * record GamePosition(GridRules rules, GridPosition position)
 *     implements PositionProbe<GridPosition, GridMove, GamePosition> {
 *   @Override
 *   public GamePosition with(GridPosition next) {
 *     return new GamePosition(rules, next);
 *   }
 * }
 *
 * var start = new GamePosition(GridRules.standard(), GridRules.standard().start());
 * start.play("a1", "b1").status();  // ==> ongoing
 * start.play("a1").reason("a1+b1"); // ==> empty-cell
 * start.play("a1").assertRefused("a1+b1", "empty-cell", "a1");
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param <T> the implementing type
 */
public interface PositionProbe<S, M, T extends PositionProbe<S, M, T>> {
  /** {@return the rules of the position's variant} */
  Rules<S, M> rules();

  /** {@return the position, of the variant} */
  S position();

  /**
   * {@return a probe of another position under the same rules}
   *
   * @param position a position of the variant
   */
  T with(S position);

  /**
   * {@return the probe after a sequence of moves}
   *
   * @param moves the moves' texts
   * @throws io.github.boardrules.core.IllegalMoveException if a move is not legal
   * @throws io.github.boardrules.core.NotationException if a text is not a move
   */
  default T play(String... moves) {
    Objects.requireNonNull(moves, "moves");
    S now = position();
    for (String move : moves) {
      now = rules().play(now, move(move));
    }
    return with(now);
  }

  /**
   * {@return the probe after a move}
   *
   * @param move a legal move
   * @throws io.github.boardrules.core.IllegalMoveException if it is not legal
   */
  default T after(M move) {
    return with(rules().play(position(), move));
  }

  /** {@return the legal moves in the order of the rules; unmodifiable} */
  default List<M> legalMoves() {
    return rules().legalMoves(position());
  }

  /** {@return the texts of the legal moves in the order of the rules; unmodifiable} */
  default List<String> legal() {
    return List.copyOf(
        legalMoves().stream().map(rules().notation()::formatMove).collect(Collectors.toList()));
  }

  /**
   * {@return the texts of the legal moves that begin with a prefix, in the order of the rules;
   * unmodifiable}
   *
   * @param prefix the prefix
   */
  default List<String> legal(String prefix) {
    return List.copyOf(
        legal().stream().filter(move -> move.startsWith(prefix)).collect(Collectors.toList()));
  }

  /**
   * {@return the refusal of a move that must be illegal}
   *
   * @param move the move's text
   * @throws AssertionError if the move is legal
   */
  default Refusal refusal(String move) {
    Objects.requireNonNull(move, "move");
    return rules()
        .refusal(position(), move(move))
        .orElseThrow(() -> new AssertionError(move + " is legal in " + text()));
  }

  /**
   * {@return the code of the reason for which a move is refused, or {@code legal}}
   *
   * @param move the move's text
   */
  default String reason(String move) {
    Objects.requireNonNull(move, "move");
    return rules()
        .refusal(position(), move(move))
        .map(refusal -> refusal.reason().code())
        .orElse("legal");
  }

  /**
   * Asserts that every method of the rules refuses a move for the same reason and with the same
   * cells, that its sentences have no unfilled placeholders, and that the position is unchanged
   * afterwards.
   *
   * @param move the move's text
   * @param reason the reason's code
   * @param cells the cells of the refusal, in order; none if the refusal has none
   * @throws AssertionError if the move is legal, is refused for another reason or with other cells,
   *     or the methods of the rules disagree about it
   */
  default void assertRefused(String move, String reason, String... cells) {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(cells, "cells");
    RefusalTrial.check(this, move, reason, List.of(cells));
  }

  /**
   * {@return the draft of a sequence of steps}
   *
   * @param steps as {@link #steps} reads them
   */
  default Draft<S, M> draft(String steps) {
    return rules().draft(position(), steps(steps));
  }

  /** {@return the status's text, such as {@code ongoing} or {@code win 1 REASON}} */
  default String status() {
    return rules().status(position()).text();
  }

  /** {@return whether the game is over} */
  default boolean isOver() {
    return rules().status(position()).isOver();
  }

  /** {@return the position's text, which reads back as the position} */
  default String text() {
    return rules().notation().formatPosition(position());
  }

  /**
   * {@return the move that a text denotes, legal or not}
   *
   * @param text the move's text
   * @throws io.github.boardrules.core.NotationException if the text is not a move
   */
  default M move(String text) {
    return rules().notation().parseMove(text);
  }

  /**
   * {@return the steps of a text in which they are separated by commas; unmodifiable}
   *
   * @param steps such as {@code piece:white,cell:d4}; empty for no steps
   */
  static List<Step> steps(String steps) {
    return steps.isEmpty()
        ? List.of()
        : Arrays.stream(steps.split(",", -1)).map(Step::parse).collect(Collectors.toList());
  }
}
