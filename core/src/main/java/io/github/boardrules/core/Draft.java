package io.github.boardrules.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A half entered move: what a user interface may highlight, play or explain.
 *
 * <p>{@code move} and {@code next} may both be there: the move is whole, and the same beginning is
 * also that of longer ones. {@code refusal} is there exactly when neither is.
 *
 * <pre>{@code
 * var rules = ZertzRules.basic();
 * var entered = List.of(Step.parse("piece:white"), Step.parse("cell:d4"));
 * var draft = rules.draft(rules.start(), entered);
 * draft.next().size(); // ==> 18
 * draft.move();        // ==> Optional.empty
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param next the steps that may follow. Unmodifiable
 * @param move the legal move that is whole with the steps entered
 * @param refusal why the steps entered lead nowhere
 * @param preview the position after {@code move}; there exactly when the move is
 */
public record Draft<S extends Object, M extends Object>(
    Set<Step> next, Optional<M> move, Optional<Refusal> refusal, Optional<S> preview) {

  /** Makes a draft; the set is copied. */
  public Draft {
    next = Set.copyOf(next);
  }

  /**
   * A draft that some step must follow.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param next the steps that may follow, at least one
   * @return the draft
   */
  public static <S extends Object, M extends Object> Draft<S, M> partial(Set<Step> next) {
    return new Draft<>(next, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /**
   * A draft that is a whole move.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param next the steps that may follow all the same
   * @param move the move
   * @param preview the position after it
   * @return the draft
   */
  public static <S extends Object, M extends Object> Draft<S, M> complete(
      Set<Step> next, M move, S preview) {
    return new Draft<>(next, Optional.of(move), Optional.empty(), Optional.of(preview));
  }

  /**
   * A draft that leads nowhere.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param refusal why
   * @return the draft
   */
  public static <S extends Object, M extends Object> Draft<S, M> rejected(Refusal refusal) {
    return new Draft<>(Set.of(), Optional.empty(), Optional.of(refusal), Optional.empty());
  }

  /**
   * The refusal of steps that lead nowhere, for games that cannot say more: the game is over, or no
   * legal move goes on like this.
   *
   * @param status the position's status
   * @param entered the steps
   * @return {@link CoreReason#GAME_OVER} or {@link CoreReason#DEAD_END}
   */
  public static Refusal deadEnd(Status status, List<Step> entered) {
    if (status.isOver() || entered.isEmpty()) {
      return Refusal.of(CoreReason.GAME_OVER);
    }
    Step last = entered.get(entered.size() - 1);
    return new Refusal(
        CoreReason.DEAD_END,
        last instanceof Step.Cell cell ? List.of(cell.name()) : List.of(),
        Map.of("step", last.name(), "number", Integer.toString(entered.size())));
  }
}
