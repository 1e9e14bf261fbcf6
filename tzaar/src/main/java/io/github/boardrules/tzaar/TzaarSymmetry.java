package io.github.boardrules.tzaar;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.BitPermutation;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One of the twelve rotations and reflections of the board (RULES.md, "Symmetry"). */
record TzaarSymmetry(BitPermutation map) implements Symmetry<TzaarPosition, TzaarMove> {
  /** Compares kinds, then owners, then heights. */
  static final Comparator<TzaarPosition> ORDER =
      Comparator.<TzaarPosition>comparingLong(position -> position.low)
          .thenComparingLong(position -> position.high)
          .thenComparingLong(position -> position.black)
          .thenComparingLong(position -> position.ones)
          .thenComparingLong(position -> position.twos)
          .thenComparingLong(position -> position.highHeights.fours())
          .thenComparingLong(position -> position.highHeights.eights())
          .thenComparingLong(position -> position.highHeights.sixteens());

  @Override
  public TzaarPosition position(TzaarPosition position) {
    return new TzaarPosition(
        position.variant,
        position.phaseAndPlayer,
        map.images(position.low),
        map.images(position.high),
        map.images(position.black),
        map.images(position.ones),
        map.images(position.twos),
        position.highHeights.map(map));
  }

  @Override
  public TzaarMove move(TzaarMove move) {
    Objects.requireNonNull(move, "move");
    if (move instanceof TzaarMove.Place place) {
      return new TzaarMove.Place(place.kind(), map(place.to()));
    }
    if (move instanceof TzaarMove.Capture capture) {
      return new TzaarMove.Capture(map(capture.from()), map(capture.to()));
    }
    return move instanceof TzaarMove.Reinforce reinforce
        ? new TzaarMove.Reinforce(map(reinforce.from()), map(reinforce.to()))
        : move;
  }

  private TzaarField map(TzaarField field) {
    return Board.field(map.image(Board.bit(field)));
  }

  static List<Symmetry<TzaarPosition, TzaarMove>> all() {
    int[] bits = IntStream.range(0, Board.LAYOUT.size()).map(Board::bitAt).toArray();
    return List.copyOf(
        Board.LAYOUT.symmetries().stream()
            .<Symmetry<TzaarPosition, TzaarMove>>map(
                images -> new TzaarSymmetry(new BitPermutation(bits, images)))
            .collect(Collectors.toList()));
  }
}
