package io.github.boardrules.pikkpakk.text;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Messages;
import io.github.boardrules.pikkpakk.base.Sentences;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.game.InlayGame;
import io.github.boardrules.pikkpakk.value.Ball;
import io.github.boardrules.pikkpakk.value.Cell;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says what a drawing of a position shows: the block, the frame around it, and the balls. */
public final class PikkPakkDiagram {
  private static final Messages WORDS = Sentences.MESSAGES.withPrefix("drawing.");

  private static final Diagram.Style BLOCK = style("block", '.', "#efe6d2", "#6b5d45");
  private static final Diagram.Style FRAME = style("frame", ',', "#d8ccb0", "#6b5d45");
  private static final Diagram.Style OUTSIDE = style("outside", ' ', "#f7f4ec", "#b8ad95");
  private static final Diagram.Style LIGHT_GOAL = style("light-goal", 'L', "#f3ead6", "#8a7f66");
  private static final Diagram.Style DARK_GOAL = style("dark-goal", 'D', "#b9ab90", "#6f6449");
  private static final Diagram.Style TARGET_GOAL = style("target-goal", 'T', "#e9b8a4", "#8a5a4a");
  private static final Diagram.Style NEUTRAL_GOAL =
      style("neutral-goal", 'N', "#cfd0d2", "#6b7078");
  private static final Diagram.Style LIGHT = style("light", 'l', "#ffffff", "#222222");
  private static final Diagram.Style DARK = style("dark", 'd', "#222222", "#f2f2f2");
  private static final Diagram.Style TARGET = style("target", 't', "#e8503a", "#ffffff");
  private static final Diagram.Style NEUTRAL = style("neutral", 'n', "#8a8f98", "#222222");

  private PikkPakkDiagram() {}

  /** Returns the drawing of a position. */
  public static Diagram of(BitPosition position) {
    Variant variant = position.variant();
    Board board = variant.board;
    DiagramBuilder diagram = Diagram.builder();
    for (int bit = 0; bit < board.size * board.size; bit++) {
      Cell cell = board.cell(bit);
      String name = cell.toString();
      @Nullable Ball ball = position.ball(bit);
      @Nullable Ball wanted = variant instanceof InlayGame inlay ? inlay.goal().ball(bit) : null;
      Diagram.Cell square =
          new Diagram.Cell(
              name,
              Board.columnIndex(cell),
              cell.row() - 1,
              Diagram.Shape.SQUARE,
              wanted == null ? ground(variant, bit) : goal(wanted),
              "");
      diagram.cell(wanted == null || wanted == ball ? square : square.withGroundShown());
      if (ball != null) {
        diagram.piece(name, style(ball));
      }
    }
    if (variant.hasLostCount) {
      diagram.stock(lost(lostBy(1), "lost.1", LIGHT, position.lost(1)));
      diagram.stock(lost(lostBy(2), "lost.2", DARK, position.lost(2)));
    }
    return diagram.namesInMargins().build();
  }

  /** Returns the name of the stock of the balls that a player has lost. */
  static String lostBy(int player) {
    return "lost-" + player;
  }

  /** Returns the name of a ball in drawings. */
  static String name(Ball ball) {
    return style(ball).name();
  }

  /** The balls that a player has lost. */
  private static Diagram.Stock lost(String name, String key, Diagram.Style style, int count) {
    return new Diagram.Stock(name, WORDS.label(key), List.of(new Diagram.Pile(style, count)));
  }

  private static Diagram.Style ground(Variant variant, int bit) {
    if (variant.board.isInBlock(bit)) {
      return BLOCK;
    }
    return variant.onBlock ? OUTSIDE : FRAME;
  }

  /** Returns the ground of a cell on which a puzzle wants a ball. */
  private static Diagram.Style goal(Ball wanted) {
    return switch (wanted) {
      case LIGHT -> LIGHT_GOAL;
      case DARK -> DARK_GOAL;
      case TARGET -> TARGET_GOAL;
      case NEUTRAL -> NEUTRAL_GOAL;
    };
  }

  private static Diagram.Style style(Ball ball) {
    return switch (ball) {
      case LIGHT -> LIGHT;
      case DARK -> DARK;
      case TARGET -> TARGET;
      case NEUTRAL -> NEUTRAL;
    };
  }

  private static Diagram.Style style(String name, char symbol, String fill, String stroke) {
    return new Diagram.Style(name, WORDS.label(name), symbol, fill, stroke);
  }
}
