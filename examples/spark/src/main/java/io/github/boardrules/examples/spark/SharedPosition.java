package io.github.boardrules.examples.spark;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import java.io.Serializable;
import java.util.List;

/**
 * A position of a variant, as an element of an {@code RDD}: two texts, which are compared, hashed,
 * sorted into partitions and sent like others. Rules and positions themselves are not serializable,
 * as a position is made of tables of its rules.
 *
 * <p>Each method reads the text again, so a loop over many moves is better written with the rules
 * of {@link SharedRules#rules()}.
 *
 * @param variant the canonical variant id
 * @param text the text of the position
 */
public record SharedPosition(String variant, String text) implements Serializable {

  static SharedPosition of(PackedRules<?, ?> rules, String text) {
    return read(rules, text);
  }

  static SharedPosition start(PackedRules<?, ?> rules) {
    return started(rules);
  }

  /**
   * Returns the number of legal moves.
   *
   * @return 0 if the game is over
   */
  public long countLegal() {
    return counted(rules());
  }

  /**
   * Returns the legal moves.
   *
   * @return their texts, in the order of the rules
   */
  public List<String> legalMoves() {
    return listed(rules());
  }

  /**
   * Returns the status.
   *
   * @return who is to move, or how the game has ended
   */
  public Status status() {
    return judged(rules());
  }

  /**
   * Returns the position after a move.
   *
   * @param move its text
   * @return the next position
   * @throws NotationException if the text is no move
   * @throws IllegalMoveException if the move is not legal
   */
  public SharedPosition play(String move) {
    return played(rules(), move);
  }

  private PackedRules<?, ?> rules() {
    return new SharedRules(variant).rules();
  }

  private <S> Status judged(PackedRules<S, ?> rules) {
    return rules.status(rules.notation().parsePosition(text));
  }

  private <S> long counted(PackedRules<S, ?> rules) {
    return rules.countLegal(rules.notation().parsePosition(text));
  }

  private <S, M> List<String> listed(PackedRules<S, M> rules) {
    return rules.legalMoves(rules.notation().parsePosition(text)).stream()
        .map(rules.notation()::formatMove)
        .toList();
  }

  private <S, M> SharedPosition played(PackedRules<S, M> rules, String move) {
    S position = rules.notation().parsePosition(text);
    return of(rules, rules.play(position, rules.notation().parseMove(move)));
  }

  private static <S> SharedPosition read(PackedRules<S, ?> rules, String text) {
    return of(rules, rules.notation().parsePosition(text));
  }

  private static <S> SharedPosition started(PackedRules<S, ?> rules) {
    return of(rules, rules.start());
  }

  private static <S> SharedPosition of(PackedRules<S, ?> rules, S position) {
    return new SharedPosition(rules.variant(), rules.notation().formatPosition(position));
  }
}
