package io.github.boardrules.core;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Moves one piece of a diagram, and says which arrows show how several move: see {@link
 * Diagram#withTransfers} and {@link Diagram#withArrows}.
 */
final class DiagramTransfer {
  /** The sine of the greatest angle of a straight way, times the lengths of its halves. */
  private static final double STRAIGHT = 0.01;

  private DiagramTransfer() {}

  static Diagram apply(Diagram diagram, Transfer transfer) {
    if (transfer.from().cell().isPresent()) {
      String from = transfer.from().cell().get();
      return diagram.pieces().stream()
          .filter(piece -> piece.cell().equals(from))
          .filter(piece -> piece.style().name().equals(transfer.piece()))
          .max(Comparator.comparingInt(Piece::level))
          .map(piece -> put(without(diagram, piece), piece, transfer.to()))
          .orElse(diagram);
    }
    String from = transfer.from().stock().orElse("");
    Optional<Style> style = styleInStock(diagram, from, transfer.piece());
    return style.isEmpty()
        ? diagram
        : put(added(diagram, from, style.get(), -1), Piece.of(from, style.get()), transfer.to());
  }

  /** Returns arrows from cell to cell, each once, and one for pieces that push each other. */
  static List<Edge> arrows(Diagram diagram, List<Transfer> transfers) {
    Set<Edge> arrows = new LinkedHashSet<>();
    for (Transfer transfer : transfers) {
      Optional<Cell> from = transfer.from().cell().flatMap(diagram::cell);
      Optional<Cell> to = transfer.to().cell().flatMap(diagram::cell);
      if (from.isPresent() && to.isPresent() && !from.equals(to)) {
        Optional<Edge> pushed =
            arrows.stream()
                .filter(it -> it.from().equals(to.get().name()))
                .filter(it -> isStraight(from.get(), to.get(), diagram.cell(it.to()).orElseThrow()))
                .findFirst();
        pushed.ifPresent(arrows::remove);
        String end = pushed.map(Edge::to).orElse(to.get().name());
        arrows.add(new Edge(from.get().name(), end, EdgeKind.ARROW));
      }
    }
    return List.copyOf(arrows);
  }

  /** Returns whether the way to a third cell continues in the direction from the first. */
  private static boolean isStraight(Cell first, Cell second, Cell third) {
    double x = second.x() - first.x();
    double y = second.y() - first.y();
    double nextX = third.x() - second.x();
    double nextY = third.y() - second.y();
    return x * nextX + y * nextY > 0 && Math.abs(x * nextY - y * nextX) < STRAIGHT;
  }

  /** Takes a piece away; those above it come down by one. */
  private static Diagram without(Diagram diagram, Piece taken) {
    List<Piece> pieces = new ArrayList<>(diagram.pieces());
    pieces.remove(taken);
    pieces.replaceAll(
        piece ->
            piece.cell().equals(taken.cell()) && piece.level() > taken.level()
                ? piece.withLevel(piece.level() - 1)
                : piece);
    return diagram.withPieces(pieces);
  }

  private static Optional<Style> styleInStock(Diagram diagram, String name, String piece) {
    return diagram.stocks().stream()
        .filter(stock -> stock.name().equals(name))
        .map(Stock::piles)
        .flatMap(List::stream)
        .filter(pile -> pile.count() > 0 && pile.style().name().equals(piece))
        .map(Pile::style)
        .findFirst();
  }

  private static Diagram put(Diagram diagram, Piece piece, Location to) {
    if (to.stock().isPresent()) {
      return added(diagram, to.stock().get(), piece.style(), piece.count());
    }
    if (to.cell().isEmpty()) {
      return diagram;
    }
    String cell = to.cell().get();
    int level =
        diagram.pieces().stream()
            .filter(below -> below.cell().equals(cell))
            .mapToInt(below -> below.level() + 1)
            .max()
            .orElse(0);
    List<Piece> pieces = new ArrayList<>(diagram.pieces());
    pieces.add(piece.withCell(cell).withLevel(level));
    return diagram.withPieces(pieces);
  }

  private static Diagram added(Diagram diagram, String name, Style style, int count) {
    return diagram.withStocks(
        (stock, pile) ->
            stock.name().equals(name) && pile.style().equals(style)
                ? pile.withCount(pile.count() + count)
                : pile);
  }
}
