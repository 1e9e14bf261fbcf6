package io.github.boardrules.pikkpakk.text;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Messages;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.base.Sentences;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.BoardText;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.game.InlayGame;
import io.github.boardrules.pikkpakk.move.Endings;
import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says what a drawing of a position shows: the block, the frame around it, and the balls. */
public final class PikkPakkDiagram {
  private static final Messages WORDS = Sentences.MESSAGES.withPrefix("drawing.");

  private static final Diagram.Style BLOCK = style("block", '.', "#e9d0a4", "#6b4f2a");
  private static final Diagram.Style FRAME = style("frame", ',', "#cfa871", "#6b4f2a");
  private static final Diagram.Style OUTSIDE = style("outside", ' ', "#f7f4ec", "#b8ad95");

  /** By kind of ball: the ground of a cell on which a puzzle wants it. */
  private static final List<Diagram.Style> GOALS =
      List.of(
          style("light-goal", 'L', "#f3ead6", "#8a7f66"),
          style("dark-goal", 'D', "#b9ab90", "#6f6449"),
          style("target-goal", 'T', "#e9b8a4", "#8a5a4a"),
          style("neutral-goal", 'N', "#cfd0d2", "#6b7078"));

  /** By kind of ball: how it looks in a puzzle, where nobody owns it. */
  private static final List<Diagram.Style> BALLS =
      List.of(
          ball("light", 'l', "#ffffff", "#222222"),
          ball("dark", 'd', "#222222", "#f2f2f2"),
          ball("target", 't', "#e8503a", "#ffffff"),
          ball("neutral", 'n', "#8a8f98", "#222222"));

  /** By kind of ball: how it looks in a game. */
  private static final List<Diagram.Style> OWNED =
      List.of(BALLS.get(0).withOwner(1), BALLS.get(1).withOwner(2), BALLS.get(2), BALLS.get(3));

  private PikkPakkDiagram() {}

  public static Diagram of(BitPosition position) {
    Variant variant = position.variant();
    Board board = variant.board;
    DiagramBuilder diagram = Diagram.builder();
    for (int bit = 0; bit < board.size * board.size; bit++) {
      PikkPakkCell cell = board.cell(bit);
      String name = cell.toString();
      @Nullable PikkPakkBall ball = position.ball(bit);
      @Nullable PikkPakkBall wanted =
          variant instanceof InlayGame inlay ? inlay.goal().ball(bit) : null;
      Diagram.Cell square =
          new Diagram.Cell(
              name,
              Board.columnIndex(cell),
              cell.row() - 1,
              Diagram.Shape.SQUARE,
              wanted == null ? ground(variant, bit) : GOALS.get(BoardText.BALLS.indexOf(wanted)),
              "");
      diagram.cell(wanted == null || wanted == ball ? square : square.withGroundShown(true));
      if (ball != null) {
        diagram.piece(name, style(ball, variant instanceof InlayGame ? BALLS : OWNED));
      }
    }
    if (variant.hasLostCount) {
      diagram.stock(lost(1, PikkPakkBall.LIGHT, position));
      diagram.stock(lost(2, PikkPakkBall.DARK, position));
    }
    WinningCells.of(position)
        .forEach(bit -> diagram.mark(board.cell(bit).toString(), Diagram.Emphasis.WIN));
    Diagram drawn = diagram.namesInMargins().build();
    return Endings.status(position).ending().equals(Optional.of(PikkPakkEnding.REMOVED))
        ? withWin(drawn, position)
        : drawn;
  }

  /** Points out the removed balls that have decided the game. */
  private static Diagram withWin(Diagram drawn, BitPosition position) {
    int winner = Endings.status(position).winner().orElseThrow();
    PikkPakkBall lost = winner == 1 ? PikkPakkBall.DARK : PikkPakkBall.LIGHT;
    return drawn.withPileMark(lostBy(3 - winner), name(lost), Diagram.Emphasis.WIN);
  }

  static String lostBy(int player) {
    return "lost-" + player;
  }

  static String name(PikkPakkBall ball) {
    return style(ball, BALLS).name();
  }

  private static Diagram.Stock lost(int player, PikkPakkBall ball, BitPosition position) {
    int goal = ((AbaloneOptions) position.variant().options).win();
    Diagram.Pile pile = new Diagram.Pile(style(ball, OWNED), position.lost(player)).withGoal(goal);
    return new Diagram.Stock(lostBy(player), WORDS.label("lost." + player), List.of(pile))
        .withOwner(player);
  }

  private static Diagram.Style ground(Variant variant, int bit) {
    if (variant.board.isInBlock(bit)) {
      return BLOCK;
    }
    return variant.onBlock ? OUTSIDE : FRAME;
  }

  private static Diagram.Style style(PikkPakkBall ball, List<Diagram.Style> balls) {
    return balls.get(BoardText.BALLS.indexOf(ball));
  }

  private static Diagram.Style ball(String name, char symbol, String fill, String stroke) {
    return style(name, symbol, fill, stroke).withBody(Diagram.Body.BALL);
  }

  private static Diagram.Style style(String name, char symbol, String fill, String stroke) {
    return new Diagram.Style(name, WORDS.label(name), symbol, fill, stroke);
  }
}
