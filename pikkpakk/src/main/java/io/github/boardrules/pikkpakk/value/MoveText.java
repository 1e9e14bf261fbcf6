package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.pikkpakk.base.PikkPakkTextReason;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The texts of moves (RULES.md, "Notation", Moves). */
final class MoveText {
  /** The least number of cells that is written; one cell is left out. */
  private static final int MIN_WRITTEN = 2;

  private final String text;
  private final TextCursor cursor;

  private MoveText(String text) {
    this.text = text;
    cursor = new TextCursor(text);
  }

  static String format(PikkPakkMove move) {
    if (move instanceof PikkPakkMove.PushLine push) {
      return push.line() + way(push.direction(), push.cells());
    }
    if (move instanceof PikkPakkMove.PushRun push) {
      return push.rear() + way(push.direction(), push.cells());
    }
    if (move instanceof PikkPakkMove.Sideways side) {
      return side.first() + "-" + side.last() + way(side.direction(), side.cells());
    }
    return ((PikkPakkMove.Place) move).to().toString();
  }

  private static String way(PikkPakkDirection direction, int cells) {
    return direction + (cells == 1 ? "" : Integer.toString(cells));
  }

  static void checkCells(int cells) {
    if (cells < 1 || cells > PikkPakkCell.MAX) {
      throw new IllegalArgumentException(
          "A push goes 1 to " + PikkPakkCell.MAX + " cells, not " + cells + ".");
    }
  }

  static PikkPakkMove parse(String text) {
    return new MoveText(text).parse();
  }

  private PikkPakkMove parse() {
    Optional<String> row = cursor.acceptPrefix(PikkPakkCell.ROWS);
    if (row.isPresent()) {
      PikkPakkDirection direction = acceptDirection(false).orElseThrow(cursor::failure);
      return new PikkPakkMove.PushLine(
          new PikkPakkLine(false, Integer.parseInt(row.get())), direction, cells());
    }
    char column = PikkPakkCell.readColumn(cursor);
    Optional<PikkPakkDirection> along = acceptDirection(true);
    if (along.isPresent()) {
      return new PikkPakkMove.PushLine(
          new PikkPakkLine(true, column - 'a' + 1), along.get(), cells());
    }
    PikkPakkCell cell = new PikkPakkCell(column, PikkPakkCell.readRow(cursor));
    if (cursor.accept('-')) {
      return sideways(cell);
    }
    Optional<PikkPakkDirection> any = acceptDirection();
    if (any.isPresent()) {
      return new PikkPakkMove.PushRun(cell, any.get(), cells());
    }
    cursor.expectEnd();
    return new PikkPakkMove.Place(cell);
  }

  private PikkPakkMove sideways(PikkPakkCell first) {
    PikkPakkCell last = PikkPakkCell.read(cursor);
    PikkPakkDirection direction = acceptDirection().orElseThrow(cursor::failure);
    int cells = cells();
    boolean inColumn = first.column() == last.column() && first.row() < last.row();
    boolean inRow = first.row() == last.row() && first.column() < last.column();
    if (!inColumn && !inRow) {
      throw NotationException.broken(
          text,
          PikkPakkTextReason.NO_SERIES,
          Map.of("first", first.toString(), "last", last.toString()));
    }
    if (direction.isVertical() == inColumn) {
      throw NotationException.broken(
          text, PikkPakkTextReason.NOT_ACROSS, Map.of("direction", direction.toString()));
    }
    return PikkPakkMove.Sideways.of(first, last, direction, cells);
  }

  private Optional<PikkPakkDirection> acceptDirection(boolean alongColumn) {
    return Stream.of(PikkPakkDirection.values())
        .filter(direction -> direction.isVertical() == alongColumn)
        .filter(direction -> cursor.accept(direction.letter()))
        .findFirst();
  }

  private Optional<PikkPakkDirection> acceptDirection() {
    return acceptDirection(true).or(() -> acceptDirection(false));
  }

  /** Reads the number of cells, left out for one, and the end of the text. */
  private int cells() {
    if (cursor.isAtEnd()) {
      return 1;
    }
    int cells = cursor.expectNumber(MIN_WRITTEN, PikkPakkCell.MAX);
    cursor.expectEnd();
    return cells;
  }
}
