package io.github.boardrules.boardspace;

import io.github.boardrules.zertz.ZertzCell;
import io.github.boardrules.zertz.ZertzMarble;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzPosition;
import io.github.boardrules.zertz.ZertzRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a move of the events of one turn on Boardspace. It belongs to one thread. */
final class ZertzTurn {
  private static final List<ZertzMarble> MARBLES = List.of(ZertzMarble.values());

  private final ZertzRules rules;
  private final ZertzPosition position;
  private Optional<ZertzMove.Claimed> placed = Optional.empty();

  /** Whether the marble that was placed is in the player's hand again. */
  private boolean isPicked;

  private Optional<ZertzCell> removed = Optional.empty();
  private final List<Hop> hops = new ArrayList<>();

  /** A marble that goes from one cell to another. */
  private record Hop(ZertzCell from, ZertzCell to) {}

  ZertzTurn(ZertzRules rules, ZertzPosition position) {
    this.rules = rules;
    this.position = position;
  }

  void accept(SiteEvent event) {
    switch (event.name()) {
      case "rtob" -> place(event);
      case "btor" -> takeBack(event);
      case "btob" -> move(event, new Hop(cell(event, 0), cell(event, 2)));
      case "r-" -> remove(event);
      case "r+" -> putBack(event);
      case "pickb" -> isPicked = !isPicked && isPlacedOn(cell(event, 0));
      case "rtor", "pick" -> {} // a marble of the pool is looked at
      default -> throw event.unknown();
    }
  }

  /** Returns the move; empty if nothing has been done. */
  Optional<ZertzMove> move(SiteEvent first) {
    placed = isPicked ? Optional.empty() : placed;
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
    if (placed.isPresent() && !isPicked) {
      throw event.noMove();
    }
    isPicked = false;
    event.character(0, "012"); // which rack does not matter
    ZertzMarble marble = MARBLES.get(event.character(1, "012") - '0');
    placed = Optional.of(new ZertzMove.Claimed(marble, cell(event, 2)));
  }

  /** {@code BtoR column row rack}. */
  private void takeBack(SiteEvent event) {
    ZertzCell from = cell(event, 0);
    if (!isPlacedOn(from)) {
      throw event.noMove();
    }
    placed = Optional.empty();
    isPicked = false;
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
    if (isPlacedOn(hop.from())) {
      placed = placed.map(put -> new ZertzMove.Claimed(put.marble(), hop.to()));
      isPicked = false;
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

  /** Returns the placement; if it is legal only with the groups that it isolates, with them. */
  private ZertzMove placement(ZertzMove.Claimed put) {
    var plain =
        removed
            .map(ring -> ZertzMove.Place.of(put.marble(), put.cell(), ring))
            .orElseGet(() -> ZertzMove.Place.of(put.marble(), put.cell()));
    if (rules.refusal(position, plain).isEmpty()) {
      return plain;
    }
    return rules.legalMoves(position).stream()
        .filter(
            move ->
                move instanceof ZertzMove.Place legal
                    && legal.marble() == put.marble()
                    && legal.to().equals(put.cell())
                    && legal.removed().equals(removed))
        .findFirst()
        .orElse(plain);
  }

  /** Returns the capture. A jump is over the marble whose colour the rules do not refuse. */
  private ZertzMove capture() {
    ZertzCell from = hops.get(0).from();
    List<ZertzMove.Jump> jumps = new ArrayList<>();
    for (Hop hop : hops) {
      jumps.add(
          MARBLES.stream()
              .map(marble -> new ZertzMove.Jump(marble, hop.to()))
              .filter(jump -> !isOfWrongColour(from, jumps, jump))
              .findFirst()
              .orElseThrow());
    }
    return new ZertzMove.Capture(from, jumps);
  }

  private boolean isOfWrongColour(
      ZertzCell from, List<ZertzMove.Jump> before, ZertzMove.Jump last) {
    List<ZertzMove.Jump> jumps = new ArrayList<>(before);
    jumps.add(last);
    return rules
        .refusal(position, new ZertzMove.Capture(from, jumps))
        .filter(refusal -> refusal.reason().code().equals("wrong-colour"))
        .isPresent();
  }

  private boolean isPlacedOn(ZertzCell cell) {
    return placed.filter(marble -> marble.cell().equals(cell)).isPresent();
  }

  /** Returns the cell that two arguments name. */
  static ZertzCell cell(SiteEvent event, int index) {
    char column = event.character(index, "abcdefghi");
    return new ZertzCell(column, event.character(index + 1, "123456789") - '0');
  }
}
