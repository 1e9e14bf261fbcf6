package io.github.boardrules.pylos;

import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why moves are refused in a position (RULES.md, "Legality"): the checks of the page, in its order.
 */
final class Refusals {
  private final PylosPosition position;
  private final Variant variant;

  Refusals(PylosPosition position) {
    this.position = position;
    variant = position.variant;
  }

  Optional<Refusal> refusal(PylosMove move) {
    if (Endings.status(position).isOver()) {
      return Optional.of(Refusal.of(PylosReason.GAME_OVER));
    }
    Optional<Refusal> lifting = lifting(move);
    if (lifting.isPresent()) {
      return lifting;
    }
    long lifted = move instanceof PylosMove.Raise raise ? Board.set(raise.source()) : 0;
    long own = position.own() ^ lifted;
    long vacant = variant.board.vacant(own | position.other);
    Cell cell = move.target();
    long target = Board.set(cell);
    if ((vacant & target) == 0) {
      boolean occupied = (position.occupied() & target) != 0;
      return refuse(occupied ? PylosReason.OCCUPIED : PylosReason.UNSUPPORTED, cell);
    }
    boolean earned = (variant.earning(own, vacant) & target) != 0;
    return takingBack(move.takenBack(), earned, own | target);
  }

  /** What is wrong with taking the stone from the reserve or from its cell. */
  private Optional<Refusal> lifting(PylosMove move) {
    if (!(move instanceof PylosMove.Raise raise)) {
      return position.reserve(position.toMove()) == 0
          ? Optional.of(Refusal.of(PylosReason.NO_RESERVE))
          : Optional.empty();
    }
    Cell source = raise.source();
    long stone = Board.set(source);
    if ((position.occupied() & stone) == 0) {
      return refuse(PylosReason.SOURCE_EMPTY, source);
    }
    if ((position.other & stone) != 0) {
      return refuse(PylosReason.NOT_YOUR_STONE, source);
    }
    if ((Board.below(position.occupied()) & stone) != 0) {
      return refuse(PylosReason.NOT_FREE, source);
    }
    Cell target = raise.target();
    return target.level() > source.level()
        ? Optional.empty()
        : Optional.of(
            new Refusal(
                PylosReason.NOT_HIGHER,
                List.of(source.toString(), target.toString()),
                Map.of("source", source.toString(), "cell", target.toString())));
  }

  /** What is wrong with the stones that are taken back once the mover has these on the board. */
  private Optional<Refusal> takingBack(List<Cell> cells, boolean earned, long own) {
    if (!cells.isEmpty() && !earned) {
      return Optional.of(
          new Refusal(
              PylosReason.TAKE_BACK_NOT_EARNED,
              cells.stream().map(Cell::toString).toList(),
              Map.of()));
    }
    if (cells.isEmpty()) {
      return earned && variant.mustTakeBack
          ? Optional.of(Refusal.of(PylosReason.TAKE_BACK_REQUIRED))
          : Optional.empty();
    }
    if (cells.stream().distinct().count() < cells.size()) {
      return refuse(PylosReason.TAKE_BACK_TWICE, cells.get(0));
    }
    long left = own;
    for (Cell cell : cells) {
      long stone = Board.set(cell);
      long occupied = left | position.other;
      if ((occupied & stone) == 0) {
        return refuse(PylosReason.TAKE_BACK_EMPTY, cell);
      }
      if ((position.other & stone) != 0) {
        return refuse(PylosReason.TAKE_BACK_NOT_YOURS, cell);
      }
      if ((Board.below(occupied) & stone) != 0) {
        return refuse(PylosReason.TAKE_BACK_NOT_FREE, cell);
      }
      left ^= stone;
    }
    return Optional.empty();
  }

  private static Optional<Refusal> refuse(PylosReason reason, Cell cell) {
    String name = cell.toString();
    return Optional.of(new Refusal(reason, List.of(name), Map.of("cell", name)));
  }
}
