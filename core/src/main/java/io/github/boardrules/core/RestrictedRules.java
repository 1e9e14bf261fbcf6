package io.github.boardrules.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The base of rules that leave out some moves of others, such as those of a lesson or a handicap. A
 * subclass says which; all other methods follow.
 *
 * <pre>{@code
 * class CornersFirst extends RestrictedRules<PylosPosition, PylosMove> {
 *   CornersFirst() {
 *     super(PylosRules.standard());
 *   }
 *
 *   @Override
 *   protected boolean isAllowed(PylosPosition position, PylosMove move) {
 *     return !position.equals(start()) || move.toString().equals("1a1");
 *   }
 * }
 *
 * var rules = new CornersFirst();
 * rules.legalMoves(rules.start());                              // ==> [1a1]
 * rules.isLegal(rules.start(), PylosMove.parse("1b2"));         // ==> false
 * }</pre>
 *
 * <p>Of the {@link #knowledge}, only the estimates are kept: perfect play may need a move that is
 * left out.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public abstract class RestrictedRules<S, M> extends RulesDecorator<S, M> {
  private final Translation<S, M, S, M> unchanged;

  /**
   * Creates rules that leave out moves of others.
   *
   * @param rules the rules behind
   */
  protected RestrictedRules(Rules<S, M> rules) {
    super(rules);
    unchanged = Translation.identity(rules);
  }

  /**
   * {@return whether a legal move stays legal; at least one of a position must}
   *
   * @param position a position that is not over
   * @param move a legal move of the rules behind
   */
  protected abstract boolean isAllowed(S position, M move);

  /**
   * {@return why a move is left out, by default {@link MoveReason#ILLEGAL}}
   *
   * @param position a position that is not over
   * @param move a legal move of the rules behind that is not allowed
   */
  protected Refusal refusalOf(S position, M move) {
    return Refusal.of(MoveReason.ILLEGAL, "move", notation().formatMove(move));
  }

  @Override
  public List<M> legalMoves(S position) {
    return List.copyOf(
        super.legalMoves(position).stream()
            .filter(move -> isAllowed(position, move))
            .collect(Collectors.toList()));
  }

  @Override
  public S play(S position, M move) {
    requireLegal(position, move);
    return super.play(position, move);
  }

  @Override
  public PackedView<S, M, ?, ?> packed() {
    return PackedView.listing(this);
  }

  @Override
  public Knowledge<S, M> knowledge() {
    return super.knowledge().estimates();
  }

  @Override
  public long countLegal(S position) {
    return legalMoves(position).size();
  }

  @Override
  public boolean anyLegal(S position, Predicate<? super M> test) {
    Objects.requireNonNull(test, "test");
    return super.anyLegal(position, move -> isAllowed(position, move) && test.test(move));
  }

  @Override
  public boolean isLegal(S position, M move) {
    return super.isLegal(position, move) && isAllowed(position, move);
  }

  @Override
  public void requireLegal(S position, M move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
  }

  @Override
  public Optional<Refusal> refusal(S position, M move) {
    Optional<Refusal> refusal = super.refusal(position, move);
    return refusal.isPresent() || isAllowed(position, move)
        ? refusal
        : Optional.of(refusalOf(position, move));
  }

  @Override
  public MoveEntry<S, M> moveEntry() {
    return new Translation.Entry<>(unchanged, super.moveEntry()) {
      @Override
      public List<M> candidates(Rules<S, M> rules, S position, List<Step> entered) {
        return legalMoves(position);
      }
    };
  }

  @Override
  public Draft<S, M> draft(S position, List<Step> entered) {
    return Draft.of(this, position, entered);
  }

  @Override
  public MoveChanges changes(S position, M move) {
    requireLegal(position, move);
    return super.changes(position, move);
  }

  /** {@inheritDoc} The identity alone, because the moves left out need not be symmetric. */
  @Override
  public List<Symmetry<S, M>> symmetries() {
    return List.of(Symmetry.identity());
  }

  @Override
  public Symmetry<S, M> toCanonical(S position) {
    Objects.requireNonNull(position, "position");
    return Symmetry.identity();
  }

  @Override
  public S canonical(S position) {
    return Objects.requireNonNull(position, "position");
  }
}
