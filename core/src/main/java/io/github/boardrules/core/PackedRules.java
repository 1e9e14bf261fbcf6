package io.github.boardrules.core;

import io.github.boardrules.core.grid.Bits;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;

/**
 * Rules whose moves have {@code long} codes, for engines: searching and counting with them
 * allocates nothing per move but the positions.
 *
 * <p><b>A code has a meaning in its position only.</b> The same code may be another move, or none,
 * elsewhere. Within one position codes and legal moves correspond one to one. Codes are not stable
 * between versions of a library: store texts instead.
 *
 * <p>{@link #play} and {@link #encode} take a move and check it; {@link #playUnchecked} and {@link
 * #encodeUnchecked} do not: for a move that is not legal their result is unspecified.
 *
 * <pre>{@code
 * PackedRules<GridPosition, GridMove> rules = GridRules.standard();
 * var position = rules.start();
 * long code = rules.randomLegal(position, new SplitMix64(1));
 * var move = rules.decode(position, code);                                // ==> a4+b4
 * rules.playUnchecked(position, code).equals(rules.play(position, move)); // ==> true
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface PackedRules<S, M> extends Rules<S, M> {

  /**
   * Appends the codes of all legal moves to a buffer, in the order of {@link #legalMoves(Object)}.
   *
   * @param position a position of this variant
   * @param out receives the codes; the codes that it holds already stay
   */
  void legalMoves(S position, MoveBuffer out);

  /**
   * {@return the position after a move given by its code, unchecked}
   *
   * @param position a position of this variant
   * @param code the code of a legal move; for any other the result is unspecified
   */
  S playUnchecked(S position, long code);

  /**
   * {@return the code of a move in this position, without checking that it is legal}
   *
   * @param position a position of this variant
   * @param move a legal move; for any other the result is unspecified
   */
  long encodeUnchecked(S position, M move);

  /**
   * {@return the move of a code}
   *
   * @param position a position of this variant
   * @param code the code of a legal move; for any other the result is unspecified
   */
  M decode(S position, long code);

  /**
   * {@return whether a code is known to be that of a legal move, without listing the moves} Rules
   * know it of all legal moves of a position or, as in this default, of none. If they do, an engine
   * tries what was good in other positions before it lists the moves.
   *
   * @param position a position that is not over
   * @param code any number, such as the code of a legal move of another position
   */
  default boolean isKnownLegal(S position, long code) {
    Objects.requireNonNull(position, "position");
    return false;
  }

  /**
   * {@return the code of a move in this position}
   *
   * @param position a position of this variant
   * @param move any move
   * @throws IllegalMoveException if the move is not legal
   */
  default long encode(S position, M move) {
    requireLegal(position, move);
    return encodeUnchecked(position, move);
  }

  @Override
  default PackedView<S, M, ?, ?> packed() {
    return PackedView.of(this);
  }

  @Override
  default S play(S position, M move) {
    return playUnchecked(position, encode(position, move));
  }

  @Override
  default long countLegal(S position) {
    return codes(position).size();
  }

  /**
   * {@return the code of a legal move chosen uniformly at random}
   *
   * @param position a position that is not over
   * @param random the source of randomness; it is advanced
   * @throws IllegalStateException if the game is over
   */
  default long randomLegal(S position, SplitMix64 random) {
    Objects.requireNonNull(random, "random");
    MoveBuffer moves = codes(position);
    if (moves.size() == 0) {
      throw new IllegalStateException("The game is over: there is no legal move.");
    }
    return moves.get(random.below(moves.size()));
  }

  /**
   * {@return 64 well mixed bits of a position, for hash tables} Equal positions have equal hashes;
   * different positions may have too, so a hash is never an identity. Hashes are not stable between
   * versions of a library.
   *
   * <p>This default mixes the 32 bits of {@code hashCode()}; rules with many positions override it.
   *
   * @param position a position of this variant
   */
  default long hash(S position) {
    Objects.requireNonNull(position, "position");
    return Bits.mix(position.hashCode());
  }

  /** {@inheritDoc} The list is a view: each move is decoded when it is read. */
  @Override
  default List<M> legalMoves(S position) {
    long[] codes = codes(position).toArray();
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

  private MoveBuffer codes(S position) {
    MoveBuffer codes = new MoveBuffer();
    legalMoves(Objects.requireNonNull(position, "position"), codes);
    return codes;
  }
}
