package io.github.boardrules.pylos;

import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes and reads moves (RULES.md, "Notation"). */
final class MoveText {
  /** The largest number of stones that a turn may take back. */
  static final int MAX_TAKEN_BACK = 2;

  private MoveText() {}

  static String format(PylosMove move) {
    StringBuilder out = new StringBuilder(13);
    if (move instanceof PylosMove.Raise raise) {
      out.append(raise.from()).append('-');
    }
    out.append(move.to());
    move.takenBack().forEach(cell -> out.append('x').append(cell));
    return out.toString();
  }

  /** Returns a raise, or a placing if there is no cell from which a stone is raised. */
  static PylosMove move(Optional<PylosCell> from, PylosCell to, List<PylosCell> takenBack) {
    return from.isPresent()
        ? new PylosMove.Raise(from.get(), to, takenBack)
        : new PylosMove.Place(to, takenBack);
  }

  static PylosMove parse(Board board, String text) {
    TextCursor cursor = new TextCursor(text);
    PylosCell first = PylosCell.read(cursor, board.base);
    boolean raise = cursor.accept('-');
    PylosCell to = raise ? PylosCell.read(cursor, board.base) : first;
    List<PylosCell> takenBack = new ArrayList<>(MAX_TAKEN_BACK);
    while (takenBack.size() < MAX_TAKEN_BACK && cursor.accept('x')) {
      takenBack.add(PylosCell.read(cursor, board.base));
    }
    cursor.expectEnd();
    return move(raise ? Optional.of(first) : Optional.empty(), to, takenBack);
  }

  /** Returns the cells of a take-back in the order in which its text names them. */
  static List<PylosCell> inOrder(List<PylosCell> cells) {
    if (cells.size() > MAX_TAKEN_BACK) {
      throw new IllegalArgumentException(
          "A turn takes back at most two stones, not " + cells.size() + ".");
    }
    if (cells.size() < 2) {
      return List.copyOf(cells);
    }
    return List.copyOf(
        List.copyOf(cells).stream()
            .sorted(
                Comparator.comparingInt((PylosCell cell) -> -cell.level())
                    .thenComparing(Comparator.naturalOrder()))
            .collect(Collectors.toList()));
  }
}
