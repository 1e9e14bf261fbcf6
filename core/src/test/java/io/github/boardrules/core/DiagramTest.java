package io.github.boardrules.core;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram.Caption;
import io.github.boardrules.core.Diagram.CaptionPlace;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Mark;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.toy.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;

class DiagramTest {
  private static final Style STONE = new Style("stone", 'O', "#ffffff", "#00FF9a");
  private static final Cell A1 = cell("a1", 0, 0);
  private static final Cell B1 = cell("b1", 1000, -1000);

  @Test
  void piecesLinesAndCaptionsAreOnCellsThatAreThere() {
    String message = "There is no cell \"c1\".";
    List<Cell> cells = List.of(A1, B1);

    illegalArgument(() -> diagram(cells, List.of(Piece.of("c1", STONE)), List.of()), message);
    for (Edge line :
        List.of(new Edge("a1", "c1", EdgeKind.LINE), new Edge("c1", "a1", EdgeKind.LINE))) {
      illegalArgument(() -> diagram(cells, List.of(), List.of(line)), message);
    }
    illegalArgument(
        () -> Diagram.builder().cell(A1).caption("c1", CaptionPlace.ROW, "1").build(), message);
    illegalArgument(
        () -> new Caption("a1", CaptionPlace.ROW, ""), "The caption of \"a1\" is empty.");
  }

  @Test
  void cellsOfOneLevelAreApart() {
    Cell close = cell("c1", 0, 0.24);

    illegalArgument(
        () -> diagram(List.of(A1, B1, close), List.of(), List.of()),
        "The cells \"a1\" and \"c1\" are too close.");
    assertThat(diagram(List.of(A1, close.withLevel(1)), List.of(), List.of()).cells()).hasSize(2);
    assertThat(diagram(List.of(A1, cell("c1", 0, 0.25)), List.of(), List.of()).cells()).hasSize(2);
    assertThat(diagram(List.of(A1, cell("c1", 0.15, 0.2)), List.of(), List.of()).cells())
        .hasSize(2);
  }

  @Test
  void aLanguageMayHaveSymbolsOfItsOwn() {
    Messages messages = new Messages(DiagramTest::colours);
    Label blue = messages.label("blue");
    Style piece =
        new Style(
            "full", messages.label("full", Map.of("colour", blue)), 'B', "#ffffff", "#000000");
    Style field = new Style("field", blue, 'b', "#ffffff", "#000000");
    Style other =
        new Style(
            "x",
            messages.label("full", Map.of("colour", Label.of("x"))),
            'X',
            "#ffffff",
            "#000000");
    Diagram diagram =
        Diagram.builder()
            .cell(new Cell("a1", 0, 0, Shape.SQUARE, field, "").withGroundShown(true))
            .piece("a1", piece)
            .stock(new Stock("lost", List.of(new Pile(other, 2), new Pile(STONE, 1))))
            .build();

    assertThat(diagram.withSymbolsOf(Locale.ENGLISH)).isSameAs(diagram);
    Diagram hungarian = diagram.withSymbolsOf(new Locale("hu"));
    assertThat(hungarian.cells().get(0).style().symbol()).isEqualTo('k');
    assertThat(hungarian.cells().get(0).isGroundShown()).isTrue();
    assertThat(hungarian.pieces().get(0).style().symbol()).isEqualTo('K');
    assertThat(hungarian.pieces().get(0).style().label().message(new Locale("hu")))
        .isEqualTo("teli kék");
    assertThat(hungarian.stocks().get(0).piles())
        .extracting(pile -> pile.style().symbol() + "" + pile.count())
        .containsExactly("X2", "O1");
  }

  private static ResourceBundle colours(Locale locale) {
    return Sentences.bundle(
        locale.getLanguage().equals("hu")
            ? "blue=kék\nblue.symbol=k\nfull=teli {colour}\nfull.symbol={colour}"
            : "blue=blue\nfull=full {colour}");
  }

  @Test
  void aCellHasANameOfItsOwnAndACentreAndALevelInRange() {
    illegalArgument(
        () -> diagram(List.of(A1, B1, cell("a1", 1, 1)), List.of(), List.of()),
        "Two cells have the name \"a1\".");
    illegalArgument(() -> cell(" ", 0, 0), "A cell needs a name.");
    illegalArgument(
        () -> cell("a1", 1000.5, 0), "The centre of \"a1\" is out of range: 1000.5, 0.0.");
    illegalArgument(
        () -> cell("a1", 0, Double.NaN), "The centre of \"a1\" is out of range: 0.0, NaN.");
    illegalArgument(() -> A1.withLevel(-1), "The level of \"a1\" must be 0 to 99, not -1.");
    illegalArgument(() -> A1.withLevel(100), "The level of \"a1\" must be 0 to 99, not 100.");
    assertThat(A1.withLevel(Diagram.MAX_LEVEL).level()).isEqualTo(99);
  }

  @Test
  void symbolsArePrintableAsciiAndColoursSixHexadecimalDigits() {
    assertThat(STONE.label()).isEqualTo(Label.of("stone"));
    assertThat(new Stock("pool", List.of()).title()).isEqualTo(Label.of("pool"));
    illegalArgument(
        () -> new Style("stone", 'ő', "#ffffff", "#ffffff"),
        "The symbol of \"stone\" must be printable ASCII, not U+0151.");
    illegalArgument(
        () -> new Style("stone", '\n', "#ffffff", "#ffffff"),
        "The symbol of \"stone\" must be printable ASCII, not U+000a.");
    for (String colour : List.of("red", "#fff", "#ffffff0", "#gggggg", "")) {
      String message = "A colour of \"stone\" must be written as #rrggbb, not \"" + colour + "\".";
      illegalArgument(() -> new Style("stone", 'O', colour, "#ffffff"), message);
      illegalArgument(() -> new Style("stone", 'O', "#ffffff", colour), message);
    }
  }

  @Test
  void piecesAndStocksMayBeThoseOfAThirdPlayer() {
    assertThat(STONE.owner()).isEmpty();
    assertThat(STONE.withOwner(3).owner()).hasValue(3);
    assertThat(new Stock("lost", List.of()).withOwner(3).owner()).hasValue(3);
    illegalArgument(() -> STONE.withOwner(0), "Players count from 1, not 0.");
    illegalArgument(
        () -> new Stock("lost", List.of()).withOwner(-1), "Players count from 1, not -1.");
  }

  @Test
  void countsAndLevelsAreNotNegative() {
    String needs = "A piece needs level 0 or more and count 1 or more, not ";
    illegalArgument(() -> Piece.of("a1", STONE).withCount(0), needs + "0 and 0.");
    illegalArgument(() -> Piece.of("a1", STONE).withLevel(-1), needs + "-1 and 1.");
    illegalArgument(() -> new Pile(STONE, -1), "A pile's count must be 0 or more, not -1.");
    assertThat(new Pile(STONE, 0).count()).isZero();
  }

  @Test
  void piecesHavePlacesOfTheirOwn() {
    Cell removed = new Cell("b1", 1, 0, Shape.REMOVED, STONE, "");
    Piece piece = Piece.of("a1", STONE);
    String all = "[cell=a1, level=0, style=Style[stone], count=1]";

    illegalArgument(
        () -> diagram(List.of(A1), List.of(piece, piece), List.of()),
        "Two pieces are at one level of a cell: Piece" + all + ".");
    illegalArgument(
        () -> diagram(List.of(removed), List.of(Piece.of("b1", STONE)), List.of()),
        "A piece is on a removed cell: Piece" + all.replace("a1", "b1") + ".");
    assertThat(diagram(List.of(A1), List.of(piece.withLevel(1), piece), List.of()).pieces())
        .containsExactly(piece, piece.withLevel(1));
  }

  @Test
  void aPieceMayPointInADirection() {
    Piece piece = Piece.of("a1", STONE).withDirection(270).withLevel(1).withCount(2);

    assertThat(piece.direction()).hasValue(270);
    assertThat(piece)
        .hasToString("Piece[cell=a1, level=1, style=Style[stone], count=2, direction=270]");
    for (int degrees : List.of(-1, 360)) {
      illegalArgument(
          () -> piece.withDirection(degrees),
          "A direction is 0 to 359 degrees, not " + degrees + ".");
    }
    Diagram turned = diagram(List.of(A1), List.of(piece), List.of()).withHalfTurn();
    assertThat(turned.pieces()).containsExactly(piece.withDirection(90));
  }

  @Test
  void aTurnedDiagramIsSeenFromTheOtherSide() {
    Diagram diagram =
        new Diagram(
            List.of(A1, new Cell("b2", 1, 0.5, Shape.HEXAGON, STONE, "b").withGroundShown(true)),
            List.of(Piece.of("b2", STONE).withCount(2)),
            List.of(new Stock("left", List.of(new Pile(STONE, 1)))),
            List.of(new Mark("a1", Emphasis.LAST)),
            List.of(new Edge("a1", "b2", EdgeKind.LINE)),
            List.of(
                new Caption("a1", CaptionPlace.ABOVE, "up"),
                new Caption("b2", CaptionPlace.BELOW, "down"),
                new Caption("a1", CaptionPlace.COLUMN, "a"),
                new Caption("a1", CaptionPlace.ROW, "1"),
                new Caption("b2", CaptionPlace.INSIDE, "in"),
                new Caption("a1", CaptionPlace.LEFT, "a1"),
                new Caption("b2", CaptionPlace.RIGHT, "b2")));

    Diagram turned = diagram.withHalfTurn();

    assertThat(turned.cells())
        .containsExactly(
            A1, new Cell("b2", -1, -0.5, Shape.HEXAGON, STONE, "b").withGroundShown(true));
    assertThat(turned.captions())
        .extracting(Caption::place)
        .hasToString("[BELOW, ABOVE, COLUMN, ROW, INSIDE, RIGHT, LEFT]");
    assertThat(turned.withHalfTurn()).isEqualTo(diagram);
    assertThat(
            new Diagram(
                diagram.cells(),
                turned.pieces(),
                turned.stocks(),
                turned.marks(),
                turned.edges(),
                diagram.captions()))
        .isEqualTo(diagram);
  }

  @Test
  void listsAreCopied() {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(Piece.of("a1", STONE));
    List<Pile> piles = new ArrayList<>();
    piles.add(new Pile(STONE, 3));

    Stock stock = new Stock("pool", piles);
    Diagram diagram =
        new Diagram(List.of(A1), pieces, List.of(stock), List.of(), List.of(), List.of());
    pieces.clear();
    piles.clear();

    assertThat(diagram.pieces()).hasSize(1);
    assertThat(stock.piles()).hasSize(1);
    assertThat(stock).hasToString("Stock[pool]").isNotEqualTo(new Stock("pool", piles));
    assertThat(A1).hasToString("Cell[a1]");
    assertThat(diagram.cells()).isUnmodifiable();
  }

  private static Cell cell(String name, double x, double y) {
    return new Cell(name, x, y, Shape.SQUARE, STONE, "");
  }

  private static Diagram diagram(List<Cell> cells, List<Piece> pieces, List<Edge> lines) {
    List<Caption> captions = List.of(new Caption(cells.get(0).name(), CaptionPlace.ABOVE, "x"));
    return new Diagram(cells, pieces, List.of(), List.of(), lines, captions);
  }

  @Test
  void aSingleRowAndNamesWithoutDigitsOrLettersHaveOneMarginOnly() {
    assertThat(captions(cells("a1 0 0", "b1 1 0").namesInMargins()))
        .containsExactly("a1 COLUMN a1", "b1 COLUMN b1");
    assertThat(captions(cells("a 0 0", "a1 1 1").namesInMargins()))
        .containsExactly("a COLUMN a", "a1 COLUMN a", "a1 ROW 1");
    assertThat(captions(cells("2 0 0", "1 0 1").namesInMargins()))
        .containsExactly("2 ROW 2", "1 ROW 1");
  }

  @Test
  void marginsNeedNamesThatFitTheRowsAndColumns() {
    illegalArgument(
        cells("a1 0 0", "b2 0 1")::namesInMargins,
        "One column has the cells \"a1\" and \"b2\", so their names cannot stand in the margins.");
    illegalArgument(
        cells("a1 0 0", "b2 1 0", "a3 0 1")::namesInMargins,
        "One row has the cells \"a1\" and \"b2\", so their names cannot stand in the margins.");
  }

  @Test
  void columnsOfHexagonsHaveNamesAtBothEnds() {
    assertThat(
            captions(
                cells("b2 0.87 1.5", "a1 0 1", "b3 0.87 2.5", "b1 0.87 0.5").namesAtColumnEnds()))
        .containsExactly("b3 ABOVE b3", "a1 BELOW a1", "b1 BELOW b1");
    double almost = 0.1 + 0.2;
    assertThat(captions(cells("a1 0.3 0", "a2 " + almost + " 1").namesAtColumnEnds()))
        .containsExactly("a2 ABOVE a2", "a1 BELOW a1");
  }

  @Test
  void stylesThatHaveToBeToldApartHaveSymbolsOfTheirOwn() {
    Style other = new Style("other", 'O', "#ffffff", "#000000");
    String message = "Two styles share the symbol O: Style[stone] and Style[other].";

    illegalArgument(cells("a1 0 0").piece("a1", other)::build, message);
    illegalArgument(
        cells("a1 0 0").stock(new Stock("s", List.of(new Pile(other, 0))))::build, message);
    illegalArgument(cells("a1 0 0").cell("b1", 1, 0, Shape.SQUARE, other)::build, message);
    // A ground that is shown stands beside the piece.
    Cell shown = new Cell("b1", 1, 0, Shape.SQUARE, STONE, "").withGroundShown(true);
    assertThat(Diagram.builder().cell(shown).piece("b1", other).build().pieces()).hasSize(1);
  }

  @Test
  void aGameMarksCellsThatAreThere() {
    illegalArgument(
        cells("a1 0 0").mark("b1", Diagram.Emphasis.WIN)::build, "There is no cell \"b1\".");
  }

  @Test
  void cellsThatHaveACaptionGetNoSecondOne() {
    DiagramBuilder builder =
        cells("x9 0 0", "a1 0 1").caption("x9", CaptionPlace.INSIDE, "x9").namesInMargins();

    assertThat(captions(builder)).containsExactly("x9 INSIDE x9", "a1 COLUMN a1");
  }

  private static List<String> captions(DiagramBuilder builder) {
    return builder.build().captions().stream()
        .map(caption -> caption.cell() + " " + caption.place() + " " + caption.text())
        .toList();
  }

  /** Returns a builder with cells, each given as its name, x and y. */
  private static DiagramBuilder cells(String... cells) {
    DiagramBuilder builder = Diagram.builder();
    for (String cell : cells) {
      String[] parts = cell.split(" ", -1);
      double x = Double.parseDouble(parts[1]);
      double y = Double.parseDouble(parts[2]);
      builder.cell(parts[0], x, y, Shape.ROUND, STONE);
    }
    return builder;
  }
}
