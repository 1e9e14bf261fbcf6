package io.github.boardrules.core;

import java.util.Objects;

/**
 * The base of rules that stand before others: it passes every method on, those of later versions
 * too, and a subclass overrides what it changes. Whoever asks such rules, an engine or a solver as
 * well, gets all that the rules behind can do and know.
 *
 * <pre>{@code
 * class Logged<S, M> extends RulesDecorator<S, M> {
 *   Logged(Rules<S, M> rules) {
 *     super(rules);
 *   }
 *
 *   @Override
 *   public S play(S position, M move) {
 *     System.out.println(move);
 *     return super.play(position, move);
 *   }
 * }
 *
 * var rules = new Logged<>(PylosRules.standard());
 * rules.symmetries().size();                     // ==> 8
 * rules.knowledge().evaluation().isPresent();    // ==> true
 * var match = Match.of(rules).playText("1b2");
 * }</pre>
 *
 * <pre class="output">{@code
 * 1b2
 * }</pre>
 *
 * <p>{@link #packed} has the rules behind themselves, so what a program does there, such as the
 * search of an engine, does not pass through the subclass. Rules that leave out moves extend {@link
 * RestrictedRules}.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public abstract class RulesDecorator<S, M> extends TranslatedRules<S, M, S, M> {
  private final Translation<S, M, S, M> translation;

  /**
   * Creates rules that stand before others.
   *
   * @param rules the rules behind
   */
  protected RulesDecorator(Rules<S, M> rules) {
    translation = Translation.identity(Objects.requireNonNull(rules, "rules"));
  }

  @Override
  final Translation<S, M, S, M> translation() {
    return translation;
  }
}
