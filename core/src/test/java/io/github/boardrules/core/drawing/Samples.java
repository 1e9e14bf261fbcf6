package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Body;
import io.github.boardrules.core.Diagram.CaptionPlace;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.DiagramBuilder;
import java.util.ArrayList;
import java.util.List;

/** Boards of each kind, as games describe them. */
final class Samples {
  static final Style WHITE = new Style("white", 'W', "#fbfaf6", "#55524c");
  static final Style GREY = new Style("grey", 'G', "#8d9299", "#4a4e54");
  static final Style BLACK = new Style("black", 'B', "#2b2b2e", "#000000");
  static final Style RING = new Style("ring", '.', "#5b4a3f", "#33281f");
  static final Style FIELD = new Style("field", '.', "#eadfc8", "#8a7a5c");
  static final Style LIGHT = new Style("player 1", '1', "#f3e3c3", "#7a5c2e");
  static final Style DARK = new Style("player 2", '2', "#6b3f22", "#3a200e");

  private static final Style RED = new Style("red", 'r', "#d1495b", "#7d2431");
  private static final Style GREEN = new Style("green", 'g', "#66a182", "#2f5d46");
  private static final Style BLUE = new Style("blue", 'b', "#7fa8d9", "#2e4a6e");

  private static final double COLUMN = Math.sqrt(3) / 2;

  private Samples() {}

  /** ZÉRTZ on 37 rings: nine have been removed, four have marbles, and the last move is marked. */
  static Diagram rings() {
    DiagramBuilder board = Diagram.builder();
    List<String> removed = List.of("a1", "a4", "b1", "c6", "d1", "d7", "e1", "g1", "g4");
    int[] lengths = {4, 5, 6, 7, 6, 5, 4};
    for (int column = 0; column < 7; column++) {
      for (int number = 1; number <= lengths[column]; number++) {
        String name = "" + (char) ('a' + column) + number;
        double y = (Math.abs(column - 3) + 2 * number) / 2.0;
        Shape shape = removed.contains(name) ? Shape.REMOVED : Shape.ROUND;
        board.cell(name, column * COLUMN, y, shape, RING);
      }
    }
    return board
        .namesAtColumnEnds()
        .piece("d4", WHITE)
        .piece("e4", GREY)
        .piece("c2", BLACK)
        .piece("f3", GREY)
        .stock(marbles("Pool", 3, 5, 10))
        .stock(marbles("Player 1", 1, 0, 1))
        .stock(marbles("Player 2", 1, 2, 0))
        .build()
        .withMarks(List.of("d4"), Emphasis.NEXT)
        .withMarks(List.of("e4"), Emphasis.LAST);
  }

  private static Stock marbles(String name, int white, int grey, int black) {
    return new Stock(
        name, List.of(new Pile(WHITE, white), new Pile(GREY, grey), new Pile(BLACK, black)));
  }

  /** Four by four squares with balls on some, and a mark of each kind. */
  static Diagram squares() {
    Style ball = new Style("ball", 'O', "#c8553d", "#6e2a1c");
    DiagramBuilder board = Diagram.builder();
    for (int row = 1; row <= 4; row++) {
      for (int column = 0; column < 4; column++) {
        String name = "" + (char) ('a' + column) + row;
        board.cell(name, column, row, Shape.SQUARE, FIELD);
        if ((row + column) % 3 != 0) {
          board.piece(name, ball);
        }
      }
    }
    return board
        .namesInMargins()
        .build()
        .withMarks(List.of("a1"), Emphasis.NEXT)
        .withMarks(List.of("b1"), Emphasis.ENTERED)
        .withMarks(List.of("c3"), Emphasis.LAST)
        .withMarks(List.of("d4", "h9"), Emphasis.REFUSED);
  }

  /** A pyramid seen from above, with hollows where the next stone may lie. */
  static Diagram pyramid() {
    Style hollow = new Style("hollow", '.', "#c9a36b", "#8c6a3a");
    List<List<String>> floors =
        List.of(
            List.of("1221", "2112", "1212", "1121"),
            List.of(".21", "112", "212"),
            List.of("..", "2."));
    DiagramBuilder board = Diagram.builder();
    for (int floor = 0; floor < floors.size(); floor++) {
      List<String> rows = floors.get(floor);
      for (int row = 0; row < rows.size(); row++) {
        for (int column = 0; column < rows.size(); column++) {
          char stone = rows.get(rows.size() - 1 - row).charAt(column);
          String name = (floor + 1) + "" + (char) ('a' + column) + (row + 1);
          if (!name.equals("3a2")) { // nothing lies below it
            board.cell(
                new Cell(name, column + floor / 2.0, row + floor / 2.0, Shape.ROUND, hollow, "")
                    .withLevel(floor));
          }
          if (stone != '.') {
            board.piece(Piece.of(name, stone == '1' ? LIGHT : DARK).withLevel(floor));
          }
        }
      }
    }
    return board
        .stock(new Stock("Player 1", List.of(new Pile(LIGHT, 3))))
        .stock(new Stock("Player 2", List.of(new Pile(DARK, 2))))
        .namesInMargins()
        .build()
        .withMarks(List.of("3a1"), Emphasis.LAST);
  }

  /** Coloured fields at uneven places, with labels, gates and a link that jumps over others. */
  static Diagram fields() {
    Style yellow = new Style("yellow", 'y', "#edc951", "#7a6212");
    Style full = new Style("full green", 'G', "#2e6b4c", "#12301f");
    Style empty = new Style("empty blue", 'B', "#cfe0f5", "#2e4a6e");
    DiagramBuilder board = Diagram.builder();
    for (String name : "m1 a1 a2 a3 a4 b1 b2 b3 c1 c2 c3 x1 y12".split(" ", -1)) {
      board.caption(name, CaptionPlace.INSIDE, name);
    }
    return board
        .cell(field("m1", 3, 2, RED, "middle"))
        .cell(field("a1", 0, 0, GREEN, ""))
        .cell(field("a2", 1.1, 0.3, BLUE, ""))
        .cell(field("a3", 2.2, -0.2, yellow, ""))
        .cell(field("a4", 3.4, 0.2, GREEN, ""))
        .cell(field("b1", 0.4, 1.2, BLUE, ""))
        .cell(field("b2", 1.6, 1.4, RED, ""))
        .cell(field("b3", 4.4, 1.1, yellow, ""))
        .cell(field("c1", 0.1, 2.4, yellow, ""))
        .cell(field("c2", 1.5, 2.6, GREEN, ""))
        .cell(field("c3", 4.3, 2.5, BLUE, ""))
        .cell(field("x1", 2.1, 4, RED, "gate"))
        .cell(field("y12", 5.6, 1.8, RED, "gate"))
        .piece("a2", full)
        .piece("c3", empty)
        .stock(new Stock("Taken by <full> & \"empty\"", List.of(new Pile(empty, 2))))
        .edge("a1", "b1", EdgeKind.LINE)
        .edge("c1", "x1", EdgeKind.LEAP)
        .edge("c2", "c3", EdgeKind.LEAP)
        .build()
        .withMarks(List.of("b2"), Emphasis.NEXT);
  }

  private static Cell field(String name, double x, double y, Style ground, String label) {
    return new Cell(name, x, y, Shape.HEXAGON, ground, label).withGroundShown(true);
  }

  /** Hexagons with a point on top, high stacks of different pieces, directions and arrows. */
  static Diagram ways() {
    Style knight = new Style("knight", 'k', "#d1495b", "#7d2431");
    DiagramBuilder board = Diagram.builder();
    int[] lengths = {2, 3, 2};
    for (int row = 0; row < lengths.length; row++) {
      for (int number = 1; number <= lengths[row]; number++) {
        double x = number - lengths[row] / 2.0;
        String name = "" + (char) ('A' + row) + number;
        board.cell(name, x, row * COLUMN, Shape.POINTED_HEXAGON, FIELD);
      }
    }
    for (int level = 0; level < 12; level++) {
      board.piece(Piece.of("A1", level % 3 == 0 ? BLACK : WHITE).withLevel(level));
    }
    return board
        .piece(Piece.of("B2", BLACK).withCount(2))
        .piece(Piece.of("B2", knight).withLevel(1).withDirection(60))
        .piece(Piece.of("C1", knight).withDirection(210))
        .piece("B1", WHITE)
        .edge("C2", "B3", EdgeKind.ARROW)
        .edge("B3", "A2", EdgeKind.ARROW)
        .namesAtRowEnds()
        .build()
        .withMarks(List.of("C1"), Emphasis.LAST);
  }

  /** Squares of meaning colours with two gates beside the columns. */
  static Diagram gates() {
    Style full = new Style("full red", 'R', "#d1495b", "#000000");
    Style[] grounds = {RED, BLUE, GREEN};
    DiagramBuilder board = Diagram.builder();
    for (int row = 1; row <= 4; row++) {
      for (int column = 0; column < 5; column++) {
        String name = "" + (char) ('a' + column) + row;
        Style ground = grounds[(row * 2 + column) % 3];
        board.cell(square(name, column, row, ground, name.equals("c2") ? "mid" : ""));
      }
    }
    return board
        .cell(square("x1", 1.5, -0.2, RED, ""))
        .cell(square("y1", 1.5, 5.2, RED, ""))
        .caption("x1", CaptionPlace.INSIDE, "x1")
        .caption("y1", CaptionPlace.INSIDE, "y1")
        .namesInMargins()
        .piece("x1", full)
        .piece("b3", full)
        .edge("x1", "b1", EdgeKind.LINE)
        .edge("x1", "c1", EdgeKind.LINE)
        .edge("y1", "d4", EdgeKind.LEAP)
        .build()
        .withMarks(List.of("y1"), Emphasis.NEXT);
  }

  private static Cell square(String name, double x, double y, Style ground, String label) {
    return new Cell(name, x, y, Shape.SQUARE, ground, label).withGroundShown(true);
  }

  /** Crossing lines, with a stack and a label on a point, and squares and hexagons with marks. */
  static Diagram points() {
    Style point = new Style("point", '+', "#8a7a5c", "#8a7a5c");
    List<Pile> piles = new ArrayList<>();
    for (Style style : List.of(WHITE, GREY, BLACK, LIGHT, DARK)) {
      piles.add(new Pile(style, piles.size() * piles.size() * 70));
    }
    Diagram diagram =
        Diagram.builder()
            .cell("a1", 0, 0, Shape.POINT, point)
            .cell(new Cell("b1", 1, 0, Shape.POINT, point, "home"))
            .cell("c1", 2, 0, Shape.ROUND, FIELD)
            .cell("d1", 3, 0, Shape.HEXAGON, FIELD)
            .cell("a2", 0, 1, Shape.POINT, point)
            .cell("b2", 1, 1, Shape.REMOVED, point)
            .cell(new Cell("c2", 2, 1, Shape.SQUARE, FIELD, "a2c"))
            .cell(new Cell("d2", 3, 1, Shape.HEXAGON, FIELD, "d2"))
            .namesInMargins()
            .stack("a2", GREY.withBody(Body.CROWN), 12)
            .stack("d2", BLACK.withBody(Body.RING), 2)
            .stock(new Stock("A title that is too long for one line of a picture", List.of()))
            .stock(new Stock("All", piles).withOwner(2))
            .edge("a1", "a2", EdgeKind.LINE)
            .edge("a1", "b1", EdgeKind.LINE)
            .edge("a2", "d2", EdgeKind.LINE)
            .build();
    for (Emphasis emphasis : Emphasis.values()) {
      diagram = diagram.withMarks(List.of("d1", "c1"), emphasis);
    }
    return diagram.withMarks(List.of("a2"), Emphasis.NEXT).withMarks(List.of("b2"), Emphasis.LAST);
  }

  /** Round grounds with letters, high cells with labels and long names, and marks on piles. */
  static Diagram plates() {
    Style blue = new Style("blue_AZaz09 x", 'b', "#7fa8d9", "#2e4a6e");
    List<Pile> pool =
        List.of(
            new Pile(WHITE, 3),
            new Pile(GREY, 0).withGoal(4),
            new Pile(BLACK, 12),
            new Pile(LIGHT, 1));
    return Diagram.builder()
        .cell(new Cell("a1", 0, 0, Shape.ROUND, blue, "").withGroundShown(true))
        .cell(new Cell("b1", 1, 0, Shape.ROUND, blue, "gate").withGroundShown(true))
        .cell(new Cell("c1", 2, 0, Shape.SQUARE, FIELD, ""))
        .cell(new Cell("d1", 3, 0, Shape.SQUARE, FIELD, ""))
        .cell(new Cell("upper-a", 0.5, 0.5, Shape.ROUND, FIELD, "top").withLevel(1))
        .cell(new Cell("upper-b", 1.5, 0.5, Shape.POINT, FIELD, "point").withLevel(1))
        .cell(new Cell("upper-c", 2.5, 0.5, Shape.SQUARE, FIELD, "").withLevel(1))
        .cell(new Cell("upper-d", 3.5, 0.5, Shape.REMOVED, FIELD, "").withLevel(1))
        .piece("a1", WHITE.withBody(Body.BALL))
        .stack("d1", BLACK, 3)
        .stock(new Stock("Pool", pool))
        .stock(new Stock("Player 1", List.of(new Pile(WHITE, 1), new Pile(BLACK, 2))))
        .stock(new Stock("Player 2", List.of(new Pile(GREY, 1))))
        .build()
        .withMarks(List.of("a1", "upper-c"), Emphasis.LAST)
        .withPileMark("Pool", WHITE.name(), Emphasis.NEXT)
        .withPileMark("Pool", WHITE.name(), Emphasis.LAST);
  }
}
