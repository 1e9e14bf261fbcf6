package io.github.boardrules.core;

/**
 * A map of positions, moves and players under which the rules do not change: playing and mapping
 * may be exchanged.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var turned = rules.symmetries().get(1);
 * turned.move(GridMove.parse("a1+b1")); // ==> c1+d1
 * turned.position(rules.notation().parsePosition("oooo/oooo/oooo/..oo 2"));
 *     // ==> oooo/oooo/oooo/oo.. 2
 * rules.symmetries().size();            // ==> 8
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface Symmetry<S extends Object, M extends Object> {

  /**
   * The image of a position.
   *
   * @param position a position of the variant
   * @return its image, of the same variant
   */
  S position(S position);

  /**
   * The image of a move.
   *
   * @param move any move
   * @return its image; a move that names places which the board lacks may stay as it is
   */
  M move(M move);

  /**
   * The image of a player.
   *
   * @param player a player, from 1
   * @return the player who takes that one's part in the image
   */
  default int player(int player) {
    return player;
  }

  /**
   * The symmetry that changes nothing.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @return the identity
   */
  static <S extends Object, M extends Object> Symmetry<S, M> identity() {
    return new Symmetry<>() {
      @Override
      public S position(S position) {
        return position;
      }

      @Override
      public M move(M move) {
        return move;
      }
    };
  }
}
