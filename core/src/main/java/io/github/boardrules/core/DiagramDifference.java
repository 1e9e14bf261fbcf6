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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What differs between the drawings of a position before and after a move. */
record DiagramDifference(Diagram before, Diagram after) {

  /** Returns the cells with other pieces or another look; a vacant cell may come or go unseen. */
  Set<String> cells() {
    Set<Object> different = new HashSet<>(before.pieces());
    different.addAll(shared(before, after));
    for (Object same :
        Stream.concat(after.pieces().stream(), shared(after, before).stream())
            .collect(Collectors.toList())) {
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

  /** Returns the cells of a diagram that another one has, too. */
  private static List<Diagram.Cell> shared(Diagram diagram, Diagram other) {
    Set<String> names = new HashSet<>();
    other.cells().forEach(cell -> names.add(cell.name()));
    return diagram.cells().stream()
        .filter(cell -> names.contains(cell.name()))
        .collect(Collectors.toList());
  }

  /** Returns how pieces have travelled if there is only one way; otherwise nothing. */
  List<Transfer> transfers() {
    Set<String> kinds = new LinkedHashSet<>();
    for (Diagram diagram : List.of(before, after)) {
      diagram.pieces().forEach(piece -> kinds.add(piece.style().name()));
      diagram.stocks().stream()
          .flatMap(stock -> stock.piles().stream())
          .forEach(pile -> kinds.add(pile.style().name()));
    }
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
    List<Location> from = new ArrayList<>(cells(before, after, kind));
    List<Location> to = new ArrayList<>(cells(after, before, kind));
    if (!from.isEmpty() && !to.isEmpty()) {
      // If the cells are the same, stacks have become higher or lower.
      boolean isOnlyWay =
          from.size() == 1
              && to.size() == 1
              && !from.equals(to)
              && stocks(before, after, kind).isEmpty()
              && stocks(after, before, kind).isEmpty();
      return isOnlyWay ? Optional.of(paired(kind, from, to)) : Optional.empty();
    }
    from.addAll(stocks(after, before, kind));
    to.addAll(stocks(before, after, kind));
    if (from.isEmpty() || to.isEmpty()) {
      Location outside = Location.OUTSIDE;
      from.addAll(Collections.nCopies(to.size(), outside));
      to.addAll(Collections.nCopies(from.size() - to.size(), outside));
    }
    return from.size() == to.size() ? Optional.of(paired(kind, from, to)) : Optional.empty();
  }

  private static List<Transfer> paired(String kind, List<Location> from, List<Location> to) {
    return IntStream.range(0, from.size())
        .mapToObj(i -> Transfer.of(kind, from.get(i), to.get(i)))
        .collect(Collectors.toList());
  }

  private static List<Location> cells(Diagram one, Diagram other, String kind) {
    List<Diagram.Piece> pieces = new ArrayList<>(one.pieces());
    other.pieces().forEach(pieces::remove);
    return pieces.stream()
        .filter(piece -> piece.style().name().equals(kind))
        .map(piece -> Location.onCell(piece.cell()))
        .collect(Collectors.toList());
  }

  /** Returns each stock as many times as it has more pieces of a kind in the second diagram. */
  private static List<Location> stocks(Diagram fewer, Diagram more, String kind) {
    List<Location> stocks = new ArrayList<>();
    for (Diagram.Stock stock : more.stocks()) {
      int gained = count(more, stock.name(), kind) - count(fewer, stock.name(), kind);
      stocks.addAll(Collections.nCopies(Math.max(0, gained), Location.inStock(stock.name())));
    }
    return stocks;
  }

  private static int count(Diagram diagram, String stock, String kind) {
    return diagram.stocks().stream()
        .filter(each -> each.name().equals(stock))
        .flatMap(each -> each.piles().stream())
        .filter(pile -> pile.style().name().equals(kind))
        .mapToInt(Diagram.Pile::count)
        .sum();
  }
}
