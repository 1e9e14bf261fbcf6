package io.github.boardrules.core;

import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What differs between the drawings of a position before and after a move. */
final class DiagramDifference {
  private final Diagram before;
  private final Diagram after;

  DiagramDifference(Diagram before, Diagram after) {
    this.before = before;
    this.after = after;
  }

  /** Returns the names of the cells that look different. */
  Set<String> cells() {
    Set<Object> different = new HashSet<>(before.cells());
    different.addAll(before.pieces());
    for (Object same : Stream.concat(after.cells().stream(), after.pieces().stream()).toList()) {
      if (!different.remove(same)) {
        different.add(same);
      }
    }
    Set<String> names = new HashSet<>();
    for (Object each : different) {
      names.add(each instanceof Diagram.Cell cell ? cell.name() : ((Diagram.Piece) each).cell());
    }
    return names;
  }

  /** Returns how pieces have travelled if there is only one way; otherwise nothing. */
  List<Transfer> transfers() {
    Set<String> kinds = new LinkedHashSet<>();
    Stream.of(before, after)
        .flatMap(diagram -> diagram.pieces().stream())
        .forEach(piece -> kinds.add(piece.style().name()));
    List<Transfer> transfers = new ArrayList<>();
    for (String kind : kinds) {
      Optional<List<Transfer>> only = transfers(kind);
      if (only.isEmpty()) {
        return List.of();
      }
      transfers.addAll(only.get());
    }
    return transfers;
  }

  /** Returns the transfers of one kind of piece; empty if there may have been others. */
  private Optional<List<Transfer>> transfers(String kind) {
    List<Location> left = cellsOnlyIn(before, after, kind);
    List<Location> reached = cellsOnlyIn(after, before, kind);
    if (left.isEmpty() && reached.isEmpty()) {
      return Optional.of(List.of());
    }
    if (left.size() == 1 && reached.size() == 1) {
      return Optional.of(List.of(new Transfer(kind, left.get(0), reached.get(0))));
    }
    if (!left.isEmpty() && !reached.isEmpty()) {
      return Optional.empty();
    }
    List<Location> stocks =
        left.isEmpty() ? stocks(after, before, kind) : stocks(before, after, kind);
    int count = left.size() + reached.size();
    List<Location> others =
        stocks.isEmpty() ? Collections.nCopies(count, new Location.Outside()) : stocks;
    if (others.size() != count) {
      return Optional.empty();
    }
    List<Transfer> transfers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      transfers.add(
          left.isEmpty()
              ? new Transfer(kind, others.get(i), reached.get(i))
              : new Transfer(kind, left.get(i), others.get(i)));
    }
    return Optional.of(transfers);
  }

  /** Returns the cells that have a kind of piece in one diagram and another number in the other. */
  private static List<Location> cellsOnlyIn(Diagram one, Diagram other, String kind) {
    List<Diagram.Piece> pieces = new ArrayList<>(one.pieces());
    other.pieces().forEach(pieces::remove);
    return pieces.stream()
        .filter(piece -> piece.style().name().equals(kind))
        .<Location>map(piece -> new Location.Cell(piece.cell()))
        .toList();
  }

  /** Returns each stock as many times as it has more pieces of a kind in the second diagram. */
  private static List<Location> stocks(Diagram fewer, Diagram more, String kind) {
    List<Location> stocks = new ArrayList<>();
    for (Diagram.Stock stock : more.stocks()) {
      int gained =
          count(stock, kind)
              - fewer.stocks().stream()
                  .filter(each -> each.name().equals(stock.name()))
                  .mapToInt(each -> count(each, kind))
                  .sum();
      for (int i = 0; i < gained; i++) {
        stocks.add(new Location.Stock(stock.name()));
      }
    }
    return stocks;
  }

  private static int count(Diagram.Stock stock, String kind) {
    return stock.piles().stream()
        .filter(pile -> pile.style().name().equals(kind))
        .mapToInt(Diagram.Pile::count)
        .sum();
  }
}
