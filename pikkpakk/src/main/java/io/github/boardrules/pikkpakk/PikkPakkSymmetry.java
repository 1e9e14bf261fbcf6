package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A turn or reflection of the board, with or without an exchange of the colours (RULES.md,
 * "Invariants").
 *
 * @param size the cells in a line of the board
 * @param swapped whether rows become columns, before all else
 * @param flippedColumns whether left and right are exchanged
 * @param flippedRows whether top and bottom are exchanged
 * @param exchanged whether the colours are exchanged
 */
record PikkPakkSymmetry(
    int size, boolean swapped, boolean flippedColumns, boolean flippedRows, boolean exchanged)
    implements Symmetry<PikkPakkPosition, PikkPakkMove> {

  /** The symmetries of a game, the identity first. Unmodifiable. */
  static List<Symmetry<PikkPakkPosition, PikkPakkMove>> of(FamilyGame game) {
    List<Symmetry<PikkPakkPosition, PikkPakkMove>> all = new ArrayList<>();
    for (int number = 0; number < (game.hasColourSymmetry() ? 16 : 8); number++) {
      PikkPakkSymmetry symmetry =
          new PikkPakkSymmetry(
              game.board.size,
              (number & 1) != 0,
              (number & 2) != 0,
              (number & 4) != 0,
              (number & 8) != 0);
      if (game.hasSymmetry(symmetry)) {
        all.add(symmetry);
      }
    }
    return List.copyOf(all);
  }

  @Override
  public PikkPakkPosition position(PikkPakkPosition position) {
    Board board = position.game().board;
    PositionBuilder balls = PositionBuilder.of(board);
    for (int bit = 0; bit < size * size; bit++) {
      @Nullable Ball ball = position.ball(bit);
      if (ball != null) {
        balls.put(map(ball), board.bit(map(board.cell(bit))));
      }
    }
    int state =
        PikkPakkPosition.state(
            exchanged ? 3 - position.toMove() : position.toMove(),
            position.phase(),
            position.lost(exchanged ? 2 : 1),
            position.lost(exchanged ? 1 : 2));
    return balls.position(position.game(), state, map(position.history()));
  }

  @Override
  public PikkPakkMove move(PikkPakkMove move) {
    Objects.requireNonNull(move);
    if (move instanceof PikkPakkMove.Place place) {
      return new PikkPakkMove.Place(map(place.cell()));
    }
    if (move instanceof PikkPakkMove.PushRun push) {
      return new PikkPakkMove.PushRun(map(push.rear()), map(push.direction()), push.cells());
    }
    if (move instanceof PikkPakkMove.PushLine push) {
      return new PikkPakkMove.PushLine(map(push.line()), map(push.direction()), push.cells());
    }
    PikkPakkMove.Sideways side = (PikkPakkMove.Sideways) move;
    Cell one = map(side.first());
    Cell other = map(side.last());
    boolean inOrder = one.column() < other.column() || one.row() < other.row();
    return new PikkPakkMove.Sideways(
        inOrder ? one : other, inOrder ? other : one, map(side.direction()), side.cells());
  }

  @Override
  public int player(int player) {
    return exchanged ? 3 - player : player;
  }

  private Ball map(Ball ball) {
    if (!exchanged) {
      return ball;
    }
    return switch (ball) {
      case LIGHT -> Ball.DARK;
      case DARK -> Ball.LIGHT;
      case TARGET, NEUTRAL -> ball;
    };
  }

  /** The image of a cell; of one that the board does not have, the cell itself. */
  private Cell map(Cell cell) {
    int column = cell.columnIndex();
    int row = cell.row() - 1;
    if (column >= size || row >= size) {
      return cell;
    }
    int across = swapped ? row : column;
    int up = swapped ? column : row;
    return Cell.at(flippedColumns ? size - 1 - across : across, flippedRows ? size - 1 - up : up);
  }

  private BoardLine map(BoardLine line) {
    int index = line.number() - 1;
    boolean column = line.isColumn() != swapped;
    if (index >= size) {
      return BoardLine.at(column, index);
    }
    return BoardLine.at(column, (column ? flippedColumns : flippedRows) ? size - 1 - index : index);
  }

  private Direction map(Direction direction) {
    boolean column = direction.isVertical() != swapped;
    return Direction.of(column, direction.isForward() != (column ? flippedRows : flippedColumns));
  }

  private RepetitionHistory map(RepetitionHistory seen) {
    TreeMap<String, Integer> images = new TreeMap<>();
    for (Map.Entry<String, Integer> entry : seen.counts().entrySet()) {
      String board = entry.getKey().substring(0, entry.getKey().indexOf(':'));
      int side = entry.getKey().endsWith("1") ? 1 : 2;
      images.put(map(board) + ":" + player(side), entry.getValue());
    }
    return RepetitionHistory.of(images);
  }

  /** The image of a board that is written, whatever stands on it. */
  private String map(String board) {
    char[][] cells = new char[size][size];
    String[] rows = board.split("/", -1);
    for (int row = 0; row < size; row++) {
      String letters = PositionText.expanded(rows[size - 1 - row]);
      for (int column = 0; column < size; column++) {
        Cell image = map(Cell.at(column, row));
        cells[image.row() - 1][image.columnIndex()] = map(letters.charAt(column));
      }
    }
    List<String> images = new ArrayList<>();
    for (int row = size - 1; row >= 0; row--) {
      images.add(PositionText.abbreviated(String.valueOf(cells[row])));
    }
    return String.join("/", images);
  }

  private char map(char letter) {
    int ball = Ball.LETTERS.indexOf(letter);
    return ball < 0 ? letter : map(Ball.ALL.get(ball)).letter();
  }
}
