package io.github.boardrules.testkit;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.MoveChanges.Transfer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Law 20: the changes of a move lead from the diagram before it to the one after it. */
final class Law20Changes {
  private static final int MAX_MOVES = 6;

  private Law20Changes() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    List<M> moves = trial.someLegal();
    Diagram before = trial.rules.diagram(trial.position);
    for (M move : moves.subList(0, Math.min(MAX_MOVES, moves.size()))) {
      Diagram after = trial.rules.diagram(trial.rules.play(trial.position, move));
      MoveChanges changes = trial.rules.changes(trial.position, move);
      cells(trial, move, MoveChanges.between(before, after, List.of()).cells(), changes);
      if (!changes.transfers().isEmpty()) {
        pieces(trial, move, before, after, changes.transfers());
        stocks(trial, move, before, after, changes.transfers());
      }
    }
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

  /** Each piece is where its transfer begins, and all are where they are drawn in the end. */
  private static void pieces(
      LawTrial<?, ?> trial, Object move, Diagram before, Diagram after, List<Transfer> transfers) {
    Map<String, List<String>> pieces = new HashMap<>();
    before.cells().forEach(cell -> pieces.put(cell.name(), new ArrayList<>()));
    after.cells().forEach(cell -> pieces.put(cell.name(), new ArrayList<>()));
    before.pieces().forEach(piece -> at(pieces, piece.cell()).add(piece.style().name()));
    for (Transfer transfer : transfers) {
      if (transfer.from().cell().isPresent()) {
        boolean isThere = at(pieces, transfer.from().cell().get()).remove(transfer.piece());
        trial.require(
            isThere, "%s has the transfer %s, but no such piece is there", move, transfer);
      }
      if (transfer.to().cell().isPresent()) {
        String to = transfer.to().cell().get();
        trial.require(
            pieces.containsKey(to), "%s has a transfer to an unknown cell: %s", move, transfer);
        at(pieces, to).add(transfer.piece());
      }
    }
    for (Diagram.Piece piece : after.pieces()) {
      trial.require(
          at(pieces, piece.cell()).contains(piece.style().name()),
          "the transfers of %s do not bring a piece to where it is drawn: %s",
          move,
          piece);
    }
    after.pieces().forEach(piece -> pieces.remove(piece.cell()));
    pieces.forEach(
        (cell, left) ->
            trial.require(left.isEmpty(), "the transfers of %s leave a piece on %s", move, cell));
  }

  private static List<String> at(Map<String, List<String>> pieces, String cell) {
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
