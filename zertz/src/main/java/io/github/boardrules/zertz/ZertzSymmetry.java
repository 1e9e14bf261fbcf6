package io.github.boardrules.zertz;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.BitPermutation;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A rotation or reflection of the start board (RULES.md, invariant 13). There are 12 for 37 and 61
 * rings, 6 for 48, 4 for 44, 2 for 40 and 43.
 *
 * @param board the board
 * @param bits the image of each cell's bit
 */
record ZertzSymmetry(Board board, BitPermutation bits)
    implements Symmetry<ZertzPosition, ZertzMove> {
  /** Orders positions of a variant by rings, then marbles, then the position before a lapse. */
  static final Comparator<ZertzPosition> ORDER =
      Comparator.<ZertzPosition>comparingLong(position -> position.rings)
          .thenComparingLong(position -> position.low)
          .thenComparingLong(position -> position.high)
          .thenComparing(ZertzSymmetry::compareLapses);

  static List<Symmetry<ZertzPosition, ZertzMove>> all(Board board) {
    return List.copyOf(
        board.symmetries().stream()
            .<Symmetry<ZertzPosition, ZertzMove>>map(bits -> new ZertzSymmetry(board, bits))
            .collect(Collectors.toList()));
  }

  @Override
  public ZertzPosition position(ZertzPosition position) {
    ZertzPosition lapse = position.lapse;
    return new ZertzPosition(
        position.variant,
        bits.images(position.rings),
        bits.images(position.low),
        bits.images(position.high),
        position.counts,
        lapse == null ? null : position(lapse));
  }

  @Override
  public ZertzMove move(ZertzMove move) {
    if (move instanceof ZertzMove.Place placement) {
      UnaryOperator<ZertzCell> map = this::map;
      Optional<ZertzCell> removed = placement.removed().map(map);
      List<ZertzMove.Claimed> claimed =
          placement.claimed().stream()
              .map(claim -> new ZertzMove.Claimed(claim.marble(), map(claim.cell())))
              .sorted((one, other) -> one.cell().compareTo(other.cell()))
              .collect(Collectors.toList());
      return new ZertzMove.Place(placement.marble(), map(placement.to()), removed, claimed);
    }
    if (move instanceof ZertzMove.Capture capture) {
      List<ZertzMove.Jump> jumps =
          capture.jumps().stream()
              .map(jump -> new ZertzMove.Jump(jump.captured(), map(jump.to())))
              .collect(Collectors.toList());
      return new ZertzMove.Capture(map(capture.from()), jumps);
    }
    return Objects.requireNonNull(move, "move");
  }

  private ZertzCell map(ZertzCell cell) {
    return board.has(cell) ? board.cell(bits.image(board.bit(cell))) : cell;
  }

  private static int compareLapses(ZertzPosition one, ZertzPosition other) {
    return one.lapse == null || other.lapse == null ? 0 : ORDER.compare(one.lapse, other.lapse);
  }
}
