package io.github.boardrules.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a move changes on the board: the cells to mark as the last move, and how pieces travel, for
 * animation. Programs get it from {@link Rules#changes}.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var changes = rules.changes(rules.start(), ZertzMove.parse("Wd4,d1"));
 * changes.cells();     // ==> [d1, d4]
 * changes.transfers(); // ==> [white: stock:pool -> cell:d4]
 * }</pre>
 */
public final class MoveChanges extends Value<MoveChanges.ChangeParts> {

  /** Where a piece comes from or goes to: a cell, a stock beside the board, or out of the game. */
  public static final class Location extends Value<Location.LocationParts> {
    /** Out of the game: a piece that goes there is not drawn any more. */
    public static final Location OUTSIDE = new Location(Optional.empty(), Optional.empty());

    private record LocationParts(Optional<String> cell, Optional<String> stock) {}

    private Location(Optional<String> cell, Optional<String> stock) {
      super(new LocationParts(cell, stock));
    }

    /**
     * {@return the location on a cell of the board}
     *
     * @param name the cell's name, as in {@link Diagram.Cell#name()}
     */
    public static Location onCell(String name) {
      Objects.requireNonNull(name, "name");
      return new Location(Optional.of(name), Optional.empty());
    }

    /**
     * {@return the location in a stock beside the board}
     *
     * @param name the stock's name, as in {@link Diagram.Stock#name()}
     */
    public static Location inStock(String name) {
      Objects.requireNonNull(name, "name");
      return new Location(Optional.empty(), Optional.of(name));
    }

    /** {@return the name of the cell; empty in a stock and outside} */
    public Optional<String> cell() {
      return parts.cell;
    }

    /** {@return the name of the stock; empty on a cell and outside} */
    public Optional<String> stock() {
      return parts.stock;
    }

    /** Returns {@code cell:NAME}, {@code stock:NAME} or {@code outside}. */
    @Override
    public String toString() {
      return cell().map("cell:"::concat).or(() -> stock().map("stock:"::concat)).orElse("outside");
    }
  }

  /** A piece, or a stack that stays together, on its way. */
  public static final class Transfer extends Value<Transfer.TransferParts> {
    private record TransferParts(String piece, Location from, Location to) {
      private TransferParts {
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
      }
    }

    private Transfer(TransferParts parts) {
      super(parts);
    }

    /**
     * {@return the transfer of a piece}
     *
     * @param piece its name, as in {@link Diagram.Style#name()}
     * @param from where it comes from
     * @param to where it goes to
     */
    public static Transfer of(String piece, Location from, Location to) {
      return new Transfer(new TransferParts(piece, from, to));
    }

    /** {@return the name of the piece, as in {@link Diagram.Style#name()}} */
    public String piece() {
      return parts.piece;
    }

    /** {@return where it comes from} */
    public Location from() {
      return parts.from;
    }

    /** {@return where it goes to} */
    public Location to() {
      return parts.to;
    }

    /** Returns the transfer as text, such as {@code white: stock:pool -> cell:d4}. */
    @Override
    public String toString() {
      return piece() + ": " + from() + " -> " + to();
    }
  }

  record ChangeParts(List<String> cells, List<Transfer> transfers) {}

  private MoveChanges(List<String> cells, List<Transfer> transfers) {
    super(new ChangeParts(List.copyOf(cells), List.copyOf(transfers)));
  }

  /**
   * {@return changes that are already known; the lists are copied}
   *
   * @param cells the names of the cells whose pieces or ground the move changes, and of those that
   *     a transfer names, in the order of the diagram
   * @param transfers the pieces that travel, in the order in which they do
   */
  public static MoveChanges of(List<String> cells, List<Transfer> transfers) {
    Objects.requireNonNull(cells, "cells");
    Objects.requireNonNull(transfers, "transfers");
    return new MoveChanges(cells, transfers);
  }

  /**
   * {@return the changes between two diagrams} Transfers are derived for kinds of pieces that leave
   * one cell and reach one, leave a stock for cells, or leave cells for a stock or for good; there
   * are none if a piece may have travelled in more than one way.
   *
   * @param before what is drawn before the move
   * @param after what is drawn after it
   */
  public static MoveChanges between(Diagram before, Diagram after) {
    Objects.requireNonNull(before, "before");
    Objects.requireNonNull(after, "after");
    return between(before, after, new DiagramDifference(before, after).transfers());
  }

  /**
   * {@return the changes between two diagrams with the transfers that the game knows}
   *
   * @param before what is drawn before the move
   * @param after what is drawn after it
   * @param transfers all pieces that travel, in order
   */
  public static MoveChanges between(Diagram before, Diagram after, List<Transfer> transfers) {
    Objects.requireNonNull(after, "after");
    Set<String> changed = new DiagramDifference(before, after).cells();
    for (Transfer transfer : transfers) {
      for (Location end : List.of(transfer.from(), transfer.to())) {
        end.cell().ifPresent(changed::add);
      }
    }
    List<String> inOrder =
        Stream.of(before, after)
            .flatMap(diagram -> diagram.cells().stream())
            .map(Diagram.Cell::name)
            .distinct()
            .filter(changed::contains)
            .collect(Collectors.toList());
    return new MoveChanges(inOrder, transfers);
  }

  /**
   * {@return the names of the cells whose pieces or ground the move changes, and of those that a
   * transfer names, in the order of the diagram; unmodifiable}
   */
  public List<String> cells() {
    return parts.cells;
  }

  /**
   * {@return the pieces that travel, in the order in which they do; empty if none does, or if the
   * game does not say; unmodifiable}
   */
  public List<Transfer> transfers() {
    return parts.transfers;
  }

  /** Returns both: {@code MoveChanges[cells=[d1], transfers=[white: stock:pool -> cell:d1]]}. */
  @Override
  public String toString() {
    return named("MoveChanges");
  }
}
