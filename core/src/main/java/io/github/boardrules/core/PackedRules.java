package io.github.boardrules.core;

import java.util.AbstractList;
import java.util.List;

/**
 * Rules whose moves have {@code long} codes, for engines: searching and counting with them makes no
 * objects for moves.
 *
 * <p><b>A code has a meaning only in its position.</b> The same code may be another move, or none,
 * elsewhere. Within one position codes and legal moves correspond one to one. Codes are not stable
 * between versions of a library: what is stored is the text.
 *
 * <p><b>Checked and unchecked.</b> {@link #play} takes a move and checks it. {@link #playUnchecked}
 * takes a code and does not: with a code that is not legal in the position its answer is
 * unspecified.
 *
 * <pre>{@code
 * PackedRules<GridPosition, GridMove> rules = GridRules.standard();
 * var position = rules.start();
 * long code = rules.randomLegal(position, new SplitMix64(1));
 * var move = rules.decode(position, code);                         // ==> a4+b4
 * rules.playUnchecked(position, code).equals(rules.play(position, move)); // ==> true
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface PackedRules<S extends Object, M extends Object> extends Rules<S, M> {

  /**
   * Appends the code of every legal move to a buffer, in the order of {@link #legalMoves(Object)}.
   *
   * @param position a position of this variant
   * @param out receives the codes; what it holds already stays
   */
  void legalMoves(S position, MoveBuffer out);

  /**
   * The position after a move given by its code: the unchecked twin of {@link #play}.
   *
   * @param position a position of this variant
   * @param code the code of a legal move; for any other the answer is unspecified
   * @return the next position
   */
  S playUnchecked(S position, long code);

  /**
   * The code of a legal move.
   *
   * @param position a position of this variant
   * @param move a legal move
   * @return its code in this position
   * @throws IllegalMoveException when the move is not legal
   */
  long encode(S position, M move);

  /**
   * The move that a code stands for.
   *
   * @param position a position of this variant
   * @param code the code of a legal move; for any other the answer is unspecified
   * @return the move
   */
  M decode(S position, long code);

  /**
   * The number of legal moves.
   *
   * @param position a position of this variant
   * @return the size of {@link #legalMoves(Object)}, which some games know without listing
   */
  default long countLegal(S position) {
    MoveBuffer moves = new MoveBuffer();
    legalMoves(position, moves);
    return moves.size();
  }

  /**
   * The code of a legal move drawn by lot, each with the same chance.
   *
   * @param position a position that is not over
   * @param random where chance comes from; it is advanced
   * @return the code of a legal move
   * @throws IllegalStateException when the game is over
   */
  default long randomLegal(S position, SplitMix64 random) {
    MoveBuffer moves = new MoveBuffer();
    legalMoves(position, moves);
    if (moves.size() == 0) {
      throw new IllegalStateException("The game is over: there is no legal move to draw.");
    }
    return moves.get(random.below(moves.size()));
  }

  /**
   * 64 well mixed bits of a position, for tables. Equal positions have equal hashes; different ones
   * may too, so a hash is never an identity. Hashes are not stable between versions of a library.
   *
   * @param position a position of this variant
   * @return the hash
   */
  default long hash(S position) {
    return SplitMix64.mix(position.hashCode());
  }

  /** {@inheritDoc} The list is a view: each move is made from its code when it is asked for. */
  @Override
  default List<M> legalMoves(S position) {
    MoveBuffer moves = new MoveBuffer();
    legalMoves(position, moves);
    long[] codes = moves.toArray();
    return new AbstractList<>() {
      @Override
      public M get(int index) {
        return decode(position, codes[index]);
      }

      @Override
      public int size() {
        return codes.length;
      }
    };
  }
}
