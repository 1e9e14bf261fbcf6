package io.github.boardrules.pylos;

import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds why a move is refused (RULES.md, "Legality"), in the order of the page. */
final class Refusals {
  private final PylosPosition position;
  private final Variant variant;

  private Refusals(PylosPosition position) {
    this.position = position;
    variant = position.variant;
  }

  static Optional<Refusal> refusal(PylosPosition position, PylosMove move) {
    Objects.requireNonNull(move, "move");
    return Endings.isOver(position)
        ? Optional.of(Refusal.gameOver())
        : new Refusals(position).refusal(move);
  }

  private Optional<Refusal> refusal(PylosMove move) {
    Optional<Refusal> lifting = lifting(move);
    if (lifting.isPresent()) {
      return lifting;
    }
    long lifted = move instanceof PylosMove.Raise raise ? Board.set(raise.from()) : 0;
    long own = position.own() ^ lifted;
    long vacant = variant.board.vacant(own | position.other);
    long to = Board.set(move.to());
    if ((vacant & to) == 0) {
      boolean occupied = (position.occupied() & to) != 0;
      return refuse(occupied ? PylosReason.OCCUPIED : PylosReason.UNSUPPORTED, move.to());
    }
    boolean earned = (variant.earning(own, vacant) & to) != 0;
    return takeBack(move.takenBack(), earned, own | to);
  }

  /** Checks that the stone can be taken from the reserve or lifted from its cell. */
  private Optional<Refusal> lifting(PylosMove move) {
    if (!(move instanceof PylosMove.Raise raise)) {
      return position.reserve(position.toMove()) == 0
          ? Optional.of(Refusal.of(PylosReason.NO_RESERVE))
          : Optional.empty();
    }
    PylosCell from = raise.from();
    long stone = Board.set(from);
    if ((position.occupied() & stone) == 0) {
      return refuse(PylosReason.SOURCE_EMPTY, from);
    }
    if ((position.other & stone) != 0) {
      return refuse(PylosReason.NOT_YOUR_STONE, from);
    }
    if ((Board.below(position.occupied()) & stone) != 0) {
      return refuse(PylosReason.NOT_FREE, from);
    }
    PylosCell to = raise.to();
    return to.level() > from.level()
        ? Optional.empty()
        : Optional.of(
            Refusal.of(
                PylosReason.NOT_HIGHER,
                List.of(from.toString(), to.toString()),
                Map.of("from", from.toString(), "to", to.toString())));
  }

  /** Checks the take-backs; {@code own} are the mover's stones after the place or raise. */
  private Optional<Refusal> takeBack(List<PylosCell> cells, boolean earned, long own) {
    if (!cells.isEmpty() && !earned) {
      return Optional.of(
          Refusal.of(
              PylosReason.TAKE_BACK_NOT_EARNED,
              cells.stream().map(PylosCell::toString).collect(Collectors.toList()),
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
    for (PylosCell cell : cells) {
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

  private static Optional<Refusal> refuse(PylosReason reason, PylosCell cell) {
    return Optional.of(Refusal.at(reason, cell.toString()));
  }
}
