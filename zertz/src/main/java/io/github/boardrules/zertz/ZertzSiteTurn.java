package io.github.boardrules.zertz;

import io.github.boardrules.core.play.SiteEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts the events of one turn on Boardspace together to a move. It belongs to one thread. */
final class ZertzSiteTurn {
  private final ZertzPosition position;
  private Optional<ZertzMove.Claimed> placed = Optional.empty();
  private Optional<Cell> removed = Optional.empty();
  private final List<Hop> hops = new ArrayList<>();

  /** A marble that goes from one cell to another. */
  private record Hop(Cell from, Cell to) {}

  ZertzSiteTurn(ZertzPosition position) {
    this.position = position;
  }

  void accept(SiteEvent event) {
    switch (event.name()) {
      case "rtob" -> place(event);
      case "btor" -> takeBack(event);
      case "btob" -> move(event, new Hop(cell(event, 0), cell(event, 2)));
      case "r-" -> remove(event);
      case "r+" -> putBack(event);
      case "rtor", "pick", "pickb" -> {} // a marble is looked at, in the pool or on the board
      default -> throw event.unknown();
    }
  }

  /** Returns the move; empty if nothing has been done. */
  Optional<ZertzMove> move(SiteEvent first) {
    if (placed.isPresent() && hops.isEmpty()) {
      return Optional.of(placement(placed.get()));
    }
    if (placed.isPresent() || removed.isPresent()) {
      throw first.noMove();
    }
    return hops.isEmpty() ? Optional.empty() : Optional.of(capture());
  }

  /** {@code RtoB rack colour column row}. */
  private void place(SiteEvent event) {
    if (placed.isPresent()) {
      throw event.noMove();
    }
    int rack = digit(event, 0);
    int colour = digit(event, 1);
    if (rack > 2 || colour > 2) {
      throw event.unknown();
    }
    placed = Optional.of(new ZertzMove.Claimed(Marble.ALL.get(colour), cell(event, 2)));
  }

  /** {@code BtoR column row rack}. */
  private void takeBack(SiteEvent event) {
    Cell from = cell(event, 0);
    if (placed.filter(marble -> marble.cell().equals(from)).isEmpty()) {
      throw event.noMove();
    }
    placed = Optional.empty();
  }

  /** {@code R- column row}. */
  private void remove(SiteEvent event) {
    if (removed.isPresent()) {
      throw event.noMove();
    }
    removed = Optional.of(cell(event, 0));
  }

  /** {@code R+ column row}. */
  private void putBack(SiteEvent event) {
    if (!removed.equals(Optional.of(cell(event, 0)))) {
      throw event.noMove();
    }
    removed = Optional.empty();
  }

  /** {@code BtoB column row column row}: a jump, its undoing, or another place for a new marble. */
  private void move(SiteEvent event, Hop hop) {
    if (hop.from().equals(hop.to())) {
      return;
    }
    Optional<ZertzMove.Claimed> marble = placed.filter(put -> put.cell().equals(hop.from()));
    if (marble.isPresent()) {
      placed = marble.map(put -> new ZertzMove.Claimed(put.marble(), hop.to()));
      return;
    }
    if (!hops.isEmpty()) {
      Hop last = hops.get(hops.size() - 1);
      if (last.equals(new Hop(hop.to(), hop.from()))) {
        hops.remove(hops.size() - 1);
        return;
      }
      if (!last.to().equals(hop.from())) {
        throw event.noMove();
      }
    }
    hops.add(hop);
  }

  /** Returns the placement, with all groups that it isolates. */
  private ZertzMove placement(ZertzMove.Claimed put) {
    var plain = new ZertzMove.Placement(put.marble(), put.cell(), removed, List.of());
    boolean isolates =
        new Refusals(position)
            .refusal(plain)
            .filter(refusal -> refusal.reason() == ZertzReason.MUST_CLAIM)
            .isPresent();
    if (!isolates) {
      return plain; // legal without a claim, or refused for another reason
    }
    long all = Isolation.groups(position, plain).stream().reduce(0L, (one, other) -> one | other);
    List<ZertzMove.Claimed> claimed =
        position.variant.board().cells(all).stream()
            .map(cell -> new ZertzMove.Claimed(position.marble(cell).orElse(put.marble()), cell))
            .toList();
    return new ZertzMove.Placement(put.marble(), put.cell(), removed, claimed);
  }

  private ZertzMove capture() {
    return new ZertzMove.Capture(
        hops.get(0).from(),
        hops.stream().map(hop -> new ZertzMove.Jump(jumped(hop), hop.to())).toList());
  }

  /** Returns the marble between two cells; any if there is none, as the rules then say so. */
  private Marble jumped(Hop hop) {
    Board board = position.variant.board();
    long over =
        board.has(hop.from()) ? board.between(board.bit(hop.from()), board.set(hop.to())) : 0;
    int number = over == 0 ? 0 : position.number(over);
    return number == 0 ? Marble.WHITE : Marble.numbered(number);
  }

  /** Returns the cell that two arguments name. */
  private static Cell cell(SiteEvent event, int index) {
    List<String> arguments = event.arguments();
    if (arguments.size() < index + 2 || arguments.get(index).length() != 1) {
      throw event.unknown();
    }
    char column = Character.toLowerCase(arguments.get(index).charAt(0));
    int row = digit(event, index + 1);
    if (column < 'a' || column > 'i' || row == 0) {
      throw event.unknown();
    }
    return new Cell(column, row);
  }

  /** Returns the number of one digit that an argument is. */
  private static int digit(SiteEvent event, int index) {
    String word = index < event.arguments().size() ? event.arguments().get(index) : "";
    if (word.length() != 1 || word.charAt(0) < '0' || word.charAt(0) > '9') {
      throw event.unknown();
    }
    return word.charAt(0) - '0';
  }
}
