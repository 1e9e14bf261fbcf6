package io.github.boardrules.core;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Codes for rules that have none: the code of a move is its index among the legal moves. A position
 * keeps its list, so that playing its moves one after the other lists them once.
 *
 * @param <S> the positions of the rules behind
 * @param <M> the moves
 */
final class ListedRules<S, M> extends TranslatedRules<ListedRules.Listed<S, M>, M, S, M>
    implements PackedRules<ListedRules.Listed<S, M>, M> {

  /** A position that knows its legal moves once they were asked for. */
  static final class Listed<S, M> {
    private final S position;
    private volatile @Nullable List<M> moves;

    Listed(S position) {
      this.position = Objects.requireNonNull(position, "position");
    }

    List<M> moves(Rules<S, M> rules) {
      List<M> known = moves;
      if (known == null) {
        known = rules.legalMoves(position);
        moves = known;
      }
      return known;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Listed<?, ?> that && position.equals(that.position);
    }

    @Override
    public int hashCode() {
      return position.hashCode();
    }

    @Override
    public String toString() {
      return position.toString();
    }
  }

  ListedRules(Rules<S, M> rules) {
    super(
        Objects.requireNonNull(rules, "rules"),
        new Translation.Form<>(listed -> listed.position, Listed::new),
        Translation.Form.same());
  }

  private List<M> moves(Listed<S, M> position) {
    return position.moves(translation.inner());
  }

  @Override
  public List<M> legalMoves(Listed<S, M> position) {
    return moves(position);
  }

  @Override
  public void legalMoves(Listed<S, M> position, MoveBuffer out) {
    int count = moves(position).size();
    for (int code = 0; code < count; code++) {
      out.add(code);
    }
  }

  @Override
  public Listed<S, M> playUnchecked(Listed<S, M> position, long code) {
    return play(position, decode(position, code));
  }

  @Override
  public long encodeUnchecked(Listed<S, M> position, M move) {
    return moves(position).indexOf(Objects.requireNonNull(move, "move"));
  }

  @Override
  public M decode(Listed<S, M> position, long code) {
    return moves(position).get((int) code);
  }

  @Override
  public PackedView<Listed<S, M>, M, Listed<S, M>, M> packed() {
    return PackedView.of(this);
  }
}
