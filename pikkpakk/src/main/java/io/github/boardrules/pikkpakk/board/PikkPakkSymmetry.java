package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.SquareImage;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A rotation or reflection, with or without an exchange of the colours ("Invariants"). */
public record PikkPakkSymmetry(int size, SquareImage image, boolean isColourExchange)
    implements Symmetry<PikkPakkPosition, PikkPakkMove> {
  /** Returns the symmetries of a variant, the identity first. Unmodifiable. */
  public static List<Symmetry<PikkPakkPosition, PikkPakkMove>> of(Variant variant) {
    List<Symmetry<PikkPakkPosition, PikkPakkMove>> all = new ArrayList<>();
    for (int exchanges = 0; exchanges <= (variant.hasColourSymmetry() ? 1 : 0); exchanges++) {
      for (SquareImage image : SquareImage.ALL) {
        PikkPakkSymmetry symmetry = new PikkPakkSymmetry(variant.board.size, image, exchanges == 1);
        if (variant.hasSymmetry(symmetry)) {
          all.add(symmetry);
        }
      }
    }
    return List.copyOf(all);
  }

  @Override
  public BitPosition position(PikkPakkPosition given) {
    BitPosition position = BitPosition.cast(Objects.requireNonNull(given, "given"));
    RepetitionHistory history =
        position.history().map(earlier -> image(earlier, RepetitionHistory.NONE));
    return image(position, history);
  }

  private BitPosition image(BitPosition position, RepetitionHistory history) {
    Board board = position.variant().board;
    PositionBuilder balls = PositionBuilder.of(board);
    for (int bit = 0; bit < size * size; bit++) {
      @Nullable PikkPakkBall ball = position.ball(bit);
      if (ball != null) {
        balls.put(map(ball), board.bit(map(board.cell(bit))));
      }
    }
    int state =
        PackedState.of(
            player(position.toMove()),
            position.phase(),
            position.lost(player(1)),
            position.lost(player(2)));
    return balls.position(position.variant(), state, history);
  }

  @Override
  public PikkPakkMove move(PikkPakkMove move) {
    Objects.requireNonNull(move, "move");
    if (move instanceof PikkPakkMove.Place place) {
      return new PikkPakkMove.Place(map(place.to()));
    }
    if (move instanceof PikkPakkMove.PushRun push) {
      return new PikkPakkMove.PushRun(map(push.rear()), map(push.direction()), push.cells());
    }
    if (move instanceof PikkPakkMove.PushLine push) {
      return new PikkPakkMove.PushLine(map(push.line()), map(push.direction()), push.cells());
    }
    PikkPakkMove.Sideways side = (PikkPakkMove.Sideways) move;
    PikkPakkCell one = map(side.first());
    PikkPakkCell other = map(side.last());
    boolean inOrder = one.column() < other.column() || one.row() < other.row();
    return PikkPakkMove.Sideways.of(
        inOrder ? one : other, inOrder ? other : one, map(side.direction()), side.cells());
  }

  @Override
  public int player(int player) {
    return isColourExchange ? 3 - player : player;
  }

  private PikkPakkBall map(PikkPakkBall ball) {
    if (!isColourExchange) {
      return ball;
    }
    return switch (ball) {
      case LIGHT -> PikkPakkBall.DARK;
      case DARK -> PikkPakkBall.LIGHT;
      case TARGET, NEUTRAL -> ball;
    };
  }

  /** Returns the image of a cell; the cell itself if the board does not have it. */
  private PikkPakkCell map(PikkPakkCell cell) {
    int column = Board.columnIndex(cell);
    int row = cell.row() - 1;
    return column < size && row < size
        ? Board.cell(image.column(column, row, size), image.row(column, row, size))
        : cell;
  }

  private PikkPakkLine map(PikkPakkLine line) {
    int index = line.number() - 1;
    boolean isColumn = line.isColumn() != image.isTransposed();
    if (index >= size) {
      return new PikkPakkLine(isColumn, index + 1);
    }
    boolean isMirrored = line.isColumn() ? image.hasMirroredColumns() : image.hasMirroredRows();
    return new PikkPakkLine(isColumn, isMirrored ? size - index : line.number());
  }

  private PikkPakkDirection map(PikkPakkDirection direction) {
    boolean isMirrored =
        direction.isVertical() ? image.hasMirroredRows() : image.hasMirroredColumns();
    return Directions.of(
        direction.isVertical() != image.isTransposed(),
        Directions.isForward(direction) != isMirrored);
  }
}
