package io.github.boardrules.core;

import java.util.Objects;

/**
 * The rules of a variant for programs that search: with a {@code long} code for each move, and with
 * the way between their positions and moves and those of the rules that were asked ({@link
 * Rules#packed}).
 *
 * <p>For {@link PackedRules} both are the same. Rules in strings, and others that wrap those of a
 * game, use the game's own. In rules without codes, the code of a move is its index among the legal
 * moves.
 *
 * <pre>{@code
 * record Count<S, M, P, C>(PackedView<S, M, P, C> view) {
 *   long of(S position) {
 *     return view.rules().countLegal(view.pack(position));
 *   }
 * }
 *
 * var rules = Catalog.installed().textRules("pylos");
 * new Count<>(rules.packed()).of(rules.start()); // ==> 16
 * }</pre>
 *
 * @param <S> the positions of the rules that were asked
 * @param <M> their moves
 * @param <P> the positions of the packed rules
 * @param <C> their moves
 */
public final class PackedView<S, M, P, C> {
  private final PackedRules<P, C> rules;
  private final Translation<S, M, P, C> translation;

  private PackedView(PackedRules<P, C> rules, Translation<S, M, P, C> translation) {
    this.rules = rules;
    this.translation = translation;
  }

  /** Returns the view of rules that are packed. */
  static <S, M> PackedView<S, M, S, M> of(PackedRules<S, M> rules) {
    return new PackedView<>(rules, Translation.identity(rules));
  }

  /** Returns the view of rules without codes. */
  static <S, M> PackedView<S, M, ?, M> listing(Rules<S, M> rules) {
    ListedRules<S, M> listed = new ListedRules<>(rules);
    return new PackedView<>(listed, listed.translation.inverse());
  }

  /** Returns this view for the outer rules of a translation. */
  <T, N> PackedView<T, N, P, C> behind(Translation<T, N, S, M> outer) {
    return new PackedView<>(rules, outer.then(translation));
  }

  /** {@return the packed rules} */
  public PackedRules<P, C> rules() {
    return rules;
  }

  /**
   * {@return a position of the packed rules}
   *
   * @param position the same position of the rules that were asked
   */
  public P pack(S position) {
    return translation.in(Objects.requireNonNull(position, "position"));
  }

  /**
   * {@return a position of the rules that were asked}
   *
   * @param position the same position of the packed rules
   */
  public S unpack(P position) {
    return translation.out(Objects.requireNonNull(position, "position"));
  }

  /**
   * {@return a move of the packed rules}
   *
   * @param move the same move of the rules that were asked
   */
  public C packMove(M move) {
    return translation.inMove(Objects.requireNonNull(move, "move"));
  }

  /**
   * {@return a move of the rules that were asked}
   *
   * @param move the same move of the packed rules
   */
  public M unpackMove(C move) {
    return translation.outMove(Objects.requireNonNull(move, "move"));
  }

  /**
   * {@return knowledge for the packed rules} Knowledge that was passed on unchanged is that of the
   * packed rules themselves, at full speed.
   *
   * @param knowledge what the rules that were asked know
   */
  public Knowledge<P, C> packKnowledge(Knowledge<S, M> knowledge) {
    return translation.in(Objects.requireNonNull(knowledge, "knowledge"));
  }

  /**
   * {@return perfect play for the rules that were asked}
   *
   * @param solution perfect play in the packed rules
   */
  public Solution<S, M> unpackSolution(Solution<P, C> solution) {
    return translation.out(Objects.requireNonNull(solution, "solution"));
  }

  @Override
  public String toString() {
    return rules.toString();
  }
}
