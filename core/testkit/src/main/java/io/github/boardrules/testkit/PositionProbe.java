package io.github.boardrules.testkit;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import java.util.Arrays;
import java.util.List;

/**
 * A position together with its rules, asked and answered in texts, as a rule page tells its
 * examples. A game's tests make a record of it and add the questions that only this game knows:
 *
 * <pre>{@code
 * record Table(GridRules rules, GridPosition position)
 *     implements PositionProbe<GridPosition, GridMove, Table> {
 *   @Override
 *   public Table with(GridPosition next) {
 *     return new Table(rules, next);
 *   }
 * }
 *
 * var start = new Table(GridRules.standard(), GridRules.standard().start());
 * start.play("a1", "b1").status();  // ==> ongoing
 * start.play("a1").reason("a1+b1"); // ==> empty-cell
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param <T> the situations themselves
 */
public interface PositionProbe<
    S extends Object, M extends Object, T extends PositionProbe<S, M, T>> {
  /** What {@link #reason} answers for a legal move. */
  String LEGAL = "legal";

  /**
   * The rules of the position's variant.
   *
   * @return the rules
   */
  Rules<S, M> rules();

  /**
   * The position.
   *
   * @return a position of the variant
   */
  S position();

  /**
   * Another position under the same rules.
   *
   * @param position a position of the variant
   * @return the situation there
   */
  T with(S position);

  /**
   * Plays moves one after the other.
   *
   * @param moves the moves' texts
   * @return the situation after them
   * @throws io.github.boardrules.core.IllegalMoveException when one is not legal
   * @throws io.github.boardrules.core.NotationException when one is no move
   */
  default T play(String... moves) {
    S now = position();
    for (String move : moves) {
      now = rules().play(now, move(move));
    }
    return with(now);
  }

  /**
   * Plays a move.
   *
   * @param move a legal move
   * @return the situation after it
   * @throws io.github.boardrules.core.IllegalMoveException when it is not legal
   */
  default T after(M move) {
    return with(rules().play(position(), move));
  }

  /**
   * The legal moves.
   *
   * @return in the order of the rules. Unmodifiable
   */
  default List<M> legalMoves() {
    return rules().legalMoves(position());
  }

  /**
   * The texts of the legal moves.
   *
   * @return in the order of the rules. Unmodifiable
   */
  default List<String> legal() {
    return legalMoves().stream().map(rules().notation()::formatMove).toList();
  }

  /**
   * The texts of the legal moves that begin with a text.
   *
   * @param beginning the first letters
   * @return in the order of the rules. Unmodifiable
   */
  default List<String> legal(String beginning) {
    return legal().stream().filter(move -> move.startsWith(beginning)).toList();
  }

  /**
   * Why a move is refused that must be refused.
   *
   * @param move the move's text
   * @return the refusal
   * @throws AssertionError when the move is legal
   */
  default Refusal refusal(String move) {
    return rules()
        .refusal(position(), move(move))
        .orElseThrow(() -> new AssertionError(move + " is legal in " + text()));
  }

  /**
   * The reason for which a move is refused.
   *
   * @param move the move's text
   * @return the reason's code, or {@link #LEGAL}
   */
  default String reason(String move) {
    return rules()
        .refusal(position(), move(move))
        .map(refusal -> refusal.reason().code())
        .orElse(LEGAL);
  }

  /**
   * What may follow the steps that a hand has entered.
   *
   * @param steps as {@link #steps} reads them
   * @return the draft
   */
  default Draft<S, M> draft(String steps) {
    return rules().draft(position(), steps(steps));
  }

  /**
   * The status.
   *
   * @return its text, such as {@code ongoing} or {@code win 1 REASON}
   */
  default String status() {
    return rules().status(position()).text();
  }

  /**
   * Whether the game has ended.
   *
   * @return whether the status is not ongoing
   */
  default boolean over() {
    return rules().status(position()).isOver();
  }

  /**
   * The position's text.
   *
   * @return the text, which can be read back
   */
  default String text() {
    return rules().notation().formatPosition(position());
  }

  /**
   * Reads a move.
   *
   * @param text the move's text
   * @return the move, legal or not
   * @throws io.github.boardrules.core.NotationException when it is no move
   */
  default M move(String text) {
    return rules().notation().parseMove(text);
  }

  /**
   * Reads steps that are parted by commas.
   *
   * @param steps such as {@code piece:white,cell:d4}; nothing for no steps
   * @return the steps. Unmodifiable
   */
  static List<Step> steps(String steps) {
    return steps.isEmpty()
        ? List.of()
        : Arrays.stream(steps.split(",", -1)).map(Step::parse).toList();
  }
}
