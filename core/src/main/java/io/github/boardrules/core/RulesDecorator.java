package io.github.boardrules.core;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * The base of rules that wrap others: it passes on every method, those of later versions too, and a
 * subclass overrides what it changes. Engines and solvers get all that the wrapped rules can do and
 * know.
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
 * <p>{@link #packed} is that of the wrapped rules, so the search of an engine does not pass through
 * the subclass. Rules that leave out moves extend {@link RestrictedRules}.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public abstract class RulesDecorator<S, M> implements Rules<S, M> {
  private final Rules<S, M> rules;

  /**
   * Creates rules that wrap others.
   *
   * @param rules the wrapped rules
   */
  protected RulesDecorator(Rules<S, M> rules) {
    this.rules = Objects.requireNonNull(rules, "rules");
  }

  @Override
  public String variant() {
    return rules.variant();
  }

  @Override
  public S start() {
    return rules.start();
  }

  @Override
  public Status status(S position) {
    return rules.status(position);
  }

  @Override
  public List<M> legalMoves(S position) {
    return rules.legalMoves(position);
  }

  @Override
  public S play(S position, M move) {
    return rules.play(position, move);
  }

  @Override
  public Notation<S, M> notation() {
    return rules.notation();
  }

  @Override
  public PackedView<S, M, ?, ?> packed() {
    return rules.packed();
  }

  @Override
  public Knowledge<S, M> knowledge() {
    return rules.knowledge();
  }

  @Override
  public int players() {
    return rules.players();
  }

  @Override
  public Optional<Label> playerName(int player) {
    return rules.playerName(player);
  }

  @Override
  public OptionalInt maxPlies() {
    return rules.maxPlies();
  }

  @Override
  public long countLegal(S position) {
    return rules.countLegal(position);
  }

  @Override
  public boolean anyLegal(S position, Predicate<? super M> test) {
    return rules.anyLegal(position, test);
  }

  @Override
  public boolean isLegal(S position, M move) {
    return rules.isLegal(position, move);
  }

  @Override
  public void requireLegal(S position, M move) {
    rules.requireLegal(position, move);
  }

  @Override
  public Optional<Refusal> refusal(S position, M move) {
    return rules.refusal(position, move);
  }

  @Override
  public String statusMessage(S position, Locale locale) {
    return rules.statusMessage(position, locale);
  }

  @Override
  public MoveEntry<S, M> moveEntry() {
    return rules.moveEntry();
  }

  @Override
  public Draft<S, M> draft(S position, List<Step> entered) {
    return rules.draft(position, entered);
  }

  @Override
  public List<Symmetry<S, M>> symmetries() {
    return rules.symmetries();
  }

  @Override
  public Symmetry<S, M> toCanonical(S position) {
    return rules.toCanonical(position);
  }

  @Override
  public S canonical(S position) {
    return rules.canonical(position);
  }

  @Override
  public Diagram diagram(S position) {
    return rules.diagram(position);
  }

  @Override
  public MoveChanges changes(S position, M move) {
    return rules.changes(position, move);
  }

  @Override
  public String toString() {
    return variant();
  }
}
