package io.github.boardrules.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

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
 * draft.prompt();      // ==> Optional[Choose a free ring to remove.]
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Draft<S, M> extends Value<Draft.DraftParts<S, M>> {
  /** The prompt of a move to which no step can be added. */
  static final Label COMPLETE = TextReason.MESSAGES.label("prompt.complete");

  record DraftParts<S, M>(
      Set<Step> next,
      Optional<M> move,
      Optional<Refusal> refusal,
      Optional<S> preview,
      Optional<Label> prompt) {
    DraftParts {
      Set<Step> inOrder = new TreeSet<>(Step.ORDER);
      inOrder.addAll(next);
      next = Collections.unmodifiableSet(inOrder);
    }
  }

  private Draft(DraftParts<S, M> parts) {
    super(parts);
  }

  /** Returns the draft of some steps, as {@link Rules#draft} describes it. */
  static <S, M> Draft<S, M> of(Rules<S, M> rules, S position, List<Step> entered) {
    Objects.requireNonNull(entered, "entered");
    MoveEntry<S, M> entry = rules.moveEntry();
    Set<Step> next = new HashSet<>();
    List<M> complete = new ArrayList<>(1);
    for (M move : entry.candidates(rules, position, entered)) {
      Optional<Set<Step>> following = entry.nextSteps(position, move, entered);
      if (following.isPresent()) {
        next.addAll(following.get());
        if (following.get().isEmpty()) {
          complete.add(move);
        }
      }
    }
    if (!complete.isEmpty()) {
      M move = complete.get(0);
      Label prompt = next.isEmpty() ? COMPLETE : entry.prompt(position, entered, next);
      return complete(next, move, rules.play(position, move), prompt);
    }
    if (!next.isEmpty()) {
      return partial(next, entry.prompt(position, entered, next));
    }
    return rejected(
        entered.isEmpty() || rules.status(position).isOver()
            ? Refusal.gameOver()
            : entry.explainSteps(position, entered).orElseGet(() -> Refusal.deadEnd(entered)));
  }

  /**
   * {@return a draft that needs more steps}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param next the steps that may follow, at least one
   * @param prompt what to do next
   * @throws IllegalArgumentException if no step may follow
   */
  public static <S, M> Draft<S, M> partial(Set<Step> next, Label prompt) {
    Objects.requireNonNull(prompt, "prompt");
    if (next.isEmpty()) {
      throw new IllegalArgumentException("A draft without a move needs a step that may follow.");
    }
    return new Draft<>(
        new DraftParts<>(
            next, Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(prompt)));
  }

  /**
   * {@return a draft that is a complete move}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param next the steps that may follow nevertheless
   * @param move the move
   * @param preview the position after it
   * @param prompt what to do next
   */
  public static <S, M> Draft<S, M> complete(Set<Step> next, M move, S preview, Label prompt) {
    Objects.requireNonNull(next, "next");
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(preview, "preview");
    Objects.requireNonNull(prompt, "prompt");
    return new Draft<>(
        new DraftParts<>(
            next, Optional.of(move), Optional.empty(), Optional.of(preview), Optional.of(prompt)));
  }

  /**
   * {@return a draft that leads to no legal move}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param refusal why
   */
  public static <S, M> Draft<S, M> rejected(Refusal refusal) {
    Objects.requireNonNull(refusal, "refusal");
    return new Draft<>(
        new DraftParts<>(
            Set.of(), Optional.empty(), Optional.of(refusal), Optional.empty(), Optional.empty()));
  }

  /** Returns this draft with its position and its move in other forms, such as their texts. */
  <T, N> Draft<T, N> map(
      Function<? super S, ? extends T> newPreview, Function<? super M, ? extends N> newMove) {
    return new Draft<>(
        new DraftParts<>(
            next(), move().map(newMove), refusal(), preview().map(newPreview), prompt()));
  }

  /** {@return the steps that may follow, in the order of {@link Step#ORDER}, unmodifiable} */
  public Set<Step> next() {
    return parts.next;
  }

  /** {@return the legal move that the steps entered complete, if they do} */
  public Optional<M> move() {
    return parts.move;
  }

  /** {@return why the steps entered lead to no legal move, if they do not} */
  public Optional<Refusal> refusal() {
    return parts.refusal;
  }

  /** {@return the position after {@link #move()}; present exactly if the move is} */
  public Optional<S> preview() {
    return parts.preview;
  }

  /**
   * {@return what to do next, a sentence for the person who enters the move, such as {@code Choose
   * a marble.}; empty exactly if the steps are refused}
   */
  public Optional<Label> prompt() {
    return parts.prompt;
  }

  @Override
  public String toString() {
    return named("Draft");
  }
}
