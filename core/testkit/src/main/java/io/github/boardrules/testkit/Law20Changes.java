package io.github.boardrules.testkit;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.MoveChanges.Transfer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Law 20: the changes of a move lead from the diagram before it to the one after it. Whatever its
 * transfers are, no kind of piece increases on the board and in the stocks at once.
 */
final class Law20Changes {
  private static final int MAX_MOVES = 6;

  private Law20Changes() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    List<M> moves = trial.someLegal();
    Diagram before = trial.rules.diagram(trial.position);
    for (M move : moves.subList(0, Math.min(MAX_MOVES, moves.size()))) {
      Diagram after = trial.rules.diagram(trial.rules.play(trial.position, move));
      MoveChanges changes = trial.rules.changes(trial.position, move);
      growth(trial, move, before, after);
      cells(trial, move, MoveChanges.between(before, after, List.of()).cells(), changes);
      if (!changes.transfers().isEmpty()) {
        pieces(trial, move, before, after, changes.transfers());
        stocks(trial, move, before, after, changes.transfers());
      }
    }
  }

  /** What comes onto the board comes from a stock, if it does not come from nowhere. */
  private static void growth(LawTrial<?, ?> trial, Object move, Diagram before, Diagram after) {
    Map<String, Integer> board = new HashMap<>();
    after.pieces().forEach(it -> board.merge(it.style().name(), it.count(), Integer::sum));
    before.pieces().forEach(it -> board.merge(it.style().name(), -it.count(), Integer::sum));
    Map<String, Integer> stocks = new HashMap<>();
    piles(after).forEach(it -> stocks.merge(it.style().name(), it.count(), Integer::sum));
    piles(before).forEach(it -> stocks.merge(it.style().name(), -it.count(), Integer::sum));
    board.forEach(
        (piece, more) ->
            trial.require(
                more <= 0 || stocks.getOrDefault(piece, 0) <= 0,
                "%s puts a %s on the board, but there are more of them in the stocks, too",
                move,
                piece));
  }

  private static Stream<Diagram.Pile> piles(Diagram diagram) {
    return diagram.stocks().stream().flatMap(stock -> stock.piles().stream());
  }

  /** The cells are those that look different and those that a transfer names, each once. */
  private static void cells(
      LawTrial<?, ?> trial, Object move, List<String> different, MoveChanges changes) {
    Set<String> due = new HashSet<>(different);
    for (Transfer transfer : changes.transfers()) {
      Stream.of(transfer.from(), transfer.to())
          .flatMap(end -> end.cell().stream())
          .forEach(due::add);
    }
    trial.require(
        due.equals(new HashSet<>(changes.cells())) && due.size() == changes.cells().size(),
        "%s changes %s, but its changes name %s",
        move,
        due,
        changes.cells());
  }

  /** Pieces of one kind that lie on each other. */
  private record Held(String piece, int count) {}

  /** Each piece is where its transfer begins, and all are where they are drawn in the end. */
  private static void pieces(
      LawTrial<?, ?> trial, Object move, Diagram before, Diagram after, List<Transfer> transfers) {
    Map<String, List<Held>> pieces = new TreeMap<>();
    before.cells().forEach(cell -> pieces.put(cell.name(), new ArrayList<>()));
    after.cells().forEach(cell -> pieces.put(cell.name(), new ArrayList<>()));
    before
        .pieces()
        .forEach(it -> at(pieces, it.cell()).add(new Held(it.style().name(), it.count())));
    for (Transfer transfer : transfers) {
      Held moved = new Held(transfer.piece(), 1);
      if (transfer.from().cell().isPresent()) {
        List<Held> there = at(pieces, transfer.from().cell().get());
        Optional<Held> found =
            there.stream().filter(it -> it.piece().equals(transfer.piece())).findFirst();
        trial.require(
            found.isPresent(),
            "%s has the transfer %s, but no such piece is there",
            move,
            transfer);
        moved = found.orElseThrow();
        there.remove(moved);
      }
      if (transfer.to().cell().isPresent()) {
        String to = transfer.to().cell().get();
        trial.require(
            pieces.containsKey(to), "%s has a transfer to an unknown cell: %s", move, transfer);
        at(pieces, to).add(moved);
      }
    }
    Map<String, Integer> drawn = new HashMap<>();
    for (Diagram.Piece piece : after.pieces()) {
      drawn.merge(piece.cell(), piece.count(), Integer::sum);
      trial.require(
          at(pieces, piece.cell()).stream().anyMatch(it -> it.piece().equals(piece.style().name())),
          "the transfers of %s do not bring a piece to where it is drawn: %s by %s",
          move,
          piece,
          transfers);
    }
    pieces.forEach(
        (cell, held) -> {
          int count = held.stream().mapToInt(Held::count).sum();
          int due = drawn.getOrDefault(cell, 0);
          trial.require(
              count == due,
              "after the transfers of %s, %s holds %d pieces, not %d: %s",
              move,
              cell,
              count,
              due,
              transfers);
        });
  }

  private static List<Held> at(Map<String, List<Held>> pieces, String cell) {
    return pieces.getOrDefault(cell, new ArrayList<>());
  }

  /** Each stock gains and loses what its transfers say. */
  private static void stocks(
      LawTrial<?, ?> trial, Object move, Diagram before, Diagram after, List<Transfer> transfers) {
    Map<String, Integer> counts = counts(before);
    for (Transfer transfer : transfers) {
      String piece = transfer.piece();
      transfer.from().stock().ifPresent(from -> counts.merge(key(from, piece), -1, Integer::sum));
      transfer.to().stock().ifPresent(to -> counts.merge(key(to, piece), 1, Integer::sum));
    }
    counts.values().removeIf(count -> count == 0);
    Map<String, Integer> due = counts(after);
    due.values().removeIf(count -> count == 0);
    trial.require(
        counts.equals(due), "the transfers of %s make the stocks %s, not %s", move, counts, due);
  }

  private static Map<String, Integer> counts(Diagram diagram) {
    Map<String, Integer> counts = new HashMap<>();
    for (Diagram.Stock stock : diagram.stocks()) {
      stock
          .piles()
          .forEach(
              pile ->
                  counts.merge(key(stock.name(), pile.style().name()), pile.count(), Integer::sum));
    }
    return counts;
  }

  private static String key(String stock, String piece) {
    return stock + ": " + piece;
  }
}
