package io.github.boardrules.core;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * A map of positions, moves and players under which the rules do not change: mapping commutes with
 * playing.
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
public interface Symmetry<S, M> {

  /**
   * {@return the image of a position, of the same variant}
   *
   * @param position a position of the variant
   */
  S position(S position);

  /**
   * {@return the image of a move; one that names missing cells may stay as it is}
   *
   * @param move any move
   */
  M move(M move);

  /**
   * {@return the image of a player: the one with the same role in the image}
   *
   * @param player a player, from 1
   */
  default int player(int player) {
    return player;
  }

  /**
   * {@return the symmetry that changes nothing}
   *
   * @param <S> the positions
   * @param <M> the moves
   */
  static <S, M> Symmetry<S, M> identity() {
    return new Symmetry<>() {
      @Override
      public S position(S position) {
        Objects.requireNonNull(position, "position");
        return position;
      }

      @Override
      public M move(M move) {
        Objects.requireNonNull(move, "move");
        return move;
      }
    };
  }

  /**
   * {@return the first of the symmetries that map a position to the least of its images}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param symmetries the symmetries of the rules, the identity first
   * @param position a position of the variant
   * @param order a total order of the images, in which only equal images are equal
   */
  static <S, M> Symmetry<S, M> toLeast(
      List<Symmetry<S, M>> symmetries, S position, Comparator<? super S> order) {
    Objects.requireNonNull(order, "order");
    S least = Objects.requireNonNull(position, "position");
    Symmetry<S, M> best = symmetries.get(0);
    for (Symmetry<S, M> symmetry : symmetries.subList(1, symmetries.size())) {
      S image = symmetry.position(position);
      if (order.compare(image, least) < 0) {
        least = image;
        best = symmetry;
      }
    }
    return best;
  }
}
