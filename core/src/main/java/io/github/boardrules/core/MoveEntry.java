package io.github.boardrules.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * How people enter the moves of a game step by step, by the cells that they touch, the pieces that
 * they take from a stock and the words that they choose; and how pieces travel. Authors of games
 * implement it; programs call {@link Rules#draft}, which derives its answers from it.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * rules.moveEntry().steps(rules.start(), ZertzMove.parse("Wd4,d1"));
 *     // ==> [piece:white, cell:d4, cell:d1]
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface MoveEntry<S, M> {

  /**
   * {@return the steps by which a legal move is entered, at least one, in order; unmodifiable}
   * Different moves of a position have different steps; those of one may begin another's.
   *
   * @param position a position of the variant
   * @param move a legal move; for any other the result is unspecified, but no exception is thrown
   */
  List<Step> steps(S position, M move);

  /**
   * {@return the steps that may follow some others on the way to a legal move, none if it is
   * complete; empty if these do not begin it; unmodifiable} The default follows {@link #steps}; a
   * game overrides it if parts of a move may be entered in more than one order or by more than one
   * cell.
   *
   * @param position a position of the variant
   * @param move a legal move
   * @param entered the steps so far
   */
  default Optional<Set<Step>> nextSteps(S position, M move, List<Step> entered) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(move, "move");
    List<Step> complete = steps(position, move);
    int count = entered.size();
    if (count > complete.size() || !complete.subList(0, count).equals(entered)) {
      return Optional.empty();
    }
    return Optional.of(count == complete.size() ? Set.of() : Set.of(complete.get(count)));
  }

  /**
   * {@return legal moves, always in the same order: for each step that may follow, at least one
   * that continues with it, and each that is complete; unmodifiable} A draft asks {@link
   * #nextSteps} for each of them. The default returns all legal moves; a game with very many of
   * them returns fewer.
   *
   * @param rules the rules of the variant
   * @param position a position of the variant
   * @param entered the steps so far
   */
  default List<M> candidates(Rules<S, M> rules, S position, List<Step> entered) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(entered, "entered");
    return rules.legalMoves(position);
  }

  /**
   * {@return what a person who has entered some steps has to do next, a sentence in the words of
   * the game, such as {@code Choose a marble.}} The default knows only whether pieces, cells or
   * words may follow. It is not asked once a move is complete and no step may follow.
   *
   * @param position a position of the variant in which the game is not over
   * @param entered the steps so far, with which a legal move begins or which are one
   * @param next the steps that may follow, at least one
   */
  default Label prompt(S position, List<Step> entered, Set<Step> next) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(entered, "entered");
    String kind =
        next.stream().allMatch(Step::isPiece)
            ? "piece"
            : next.stream().allMatch(Step::isCell)
                ? "cell"
                : next.stream().allMatch(Step::isWord) ? "word" : "step";
    return TextReason.MESSAGES.label("prompt." + kind);
  }

  /**
   * {@return which rule is broken by steps that lead to no legal move; empty, as by default, if
   * none explains the last step, so that the {@link #prompt} says what may be chosen instead}
   *
   * @param position a position of the variant in which the game is not over
   * @param entered at least one step; no legal move begins with these steps
   */
  default Optional<Refusal> explainSteps(S position, List<Step> entered) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(entered, "entered");
    return Optional.empty();
  }

  /**
   * {@return whether the first step of a move chooses the piece that moves} If so, as by default, a
   * person who later touches another such piece begins again with it. A game overrides it if a move
   * chooses several pieces in turn.
   */
  default boolean canChooseAnotherPiece() {
    return true;
  }

  /**
   * {@return a word for people, such as on a button; by default the word itself in every language}
   *
   * @param word the name of a {@link Step#word}
   */
  default Label wordLabel(String word) {
    Objects.requireNonNull(word, "word");
    return Label.of(word);
  }

  /**
   * {@return the arrow for a word that names a direction: one character, such as {@code ↑}, as seen
   * by player 1; empty, as by default, for any other word}
   *
   * @param word the name of a {@link Step#word}
   */
  default Optional<String> wordArrow(String word) {
    Objects.requireNonNull(word, "word");
    return Optional.empty();
  }

  /**
   * {@return how pieces travel when a legal move is made, in order; empty, as by default, if the
   * diagrams show it, see {@link MoveChanges#between(Diagram, Diagram)}} Each drawn piece has a
   * transfer of its own, even in a stack; a piece that leaves the game goes to {@link
   * MoveChanges.Location#OUTSIDE}.
   *
   * @param position a position of the variant
   * @param move a legal move; for any other the result is unspecified
   */
  default Optional<List<MoveChanges.Transfer>> transfers(S position, M move) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(move, "move");
    return Optional.empty();
  }

  /**
   * {@return what a person should know before a legal move, such as a right that it gives up for
   * ever; empty, as by default, if nothing} Some legal move of a position has no warning.
   *
   * @param position a position of the variant
   * @param move a legal move; for any other the result is unspecified
   */
  default Optional<Label> warning(S position, M move) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(move, "move");
    return Optional.empty();
  }
}
