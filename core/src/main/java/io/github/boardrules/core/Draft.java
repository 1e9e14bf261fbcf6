package io.github.boardrules.core;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A partly entered move: what a user interface may highlight, play or explain.
 *
 * <p>{@code move} and {@code next} may both be present: the steps entered are a complete move and
 * also the beginning of longer ones. {@code refusal} is present exactly if neither is.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var entered = List.of(Step.parse("piece:white"), Step.parse("cell:d4"));
 * var draft = rules.draft(rules.start(), entered);
 * draft.next().size(); // ==> 18
 * draft.move();        // ==> Optional.empty
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param next the steps that may follow, in the order of {@link Step#ORDER}. Unmodifiable
 * @param move the legal move that the steps entered complete
 * @param refusal why the steps entered lead to no legal move
 * @param preview the position after {@code move}; present exactly if the move is
 */
public record Draft<S, M>(
    Set<Step> next, Optional<M> move, Optional<Refusal> refusal, Optional<S> preview) {

  /** Creates a draft; the set is copied and put in order. */
  public Draft {
    Set<Step> inOrder = new TreeSet<>(Step.ORDER);
    inOrder.addAll(next);
    next = Collections.unmodifiableSet(inOrder);
  }

  /**
   * Returns a draft that needs more steps.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param next the steps that may follow, at least one
   * @return the draft
   */
  public static <S, M> Draft<S, M> partial(Set<Step> next) {
    return new Draft<>(next, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /**
   * Returns a draft that is a complete move.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param next the steps that may follow nevertheless
   * @param move the move
   * @param preview the position after it
   * @return the draft
   */
  public static <S, M> Draft<S, M> complete(Set<Step> next, M move, S preview) {
    return new Draft<>(next, Optional.of(move), Optional.empty(), Optional.of(preview));
  }

  /**
   * Returns a draft that leads to no legal move.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param refusal why
   * @return the draft
   */
  public static <S, M> Draft<S, M> rejected(Refusal refusal) {
    return new Draft<>(Set.of(), Optional.empty(), Optional.of(refusal), Optional.empty());
  }
}
