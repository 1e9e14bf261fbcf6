package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Mark;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class DiagramTest {
  private static final Style LOOK = new Style("stone", 'O', "#ffffff", "#00FF9a");
  private static final Cell A1 = cell("a1", 0, 0);
  private static final Cell B1 = cell("b1", 1000, -1000);

  @Test
  void aPieceStandsOnACellThatIsThere() {
    assertRefused(
        () -> diagram(List.of(A1), List.of(new Piece("b1", 0, LOOK, 1)), List.of()),
        "There is no cell \"b1\".");
  }

  @Test
  void aLineJoinsCellsThatAreThere() {
    assertRefused(
        () -> diagram(List.of(A1, B1), List.of(), List.of(new Edge("a1", "c1"))),
        "There is no cell \"c1\".");
    assertRefused(
        () -> diagram(List.of(A1, B1), List.of(), List.of(new Edge("c1", "a1"))),
        "There is no cell \"c1\".");
  }

  @Test
  void aNameBelongsToOneCell() {
    assertRefused(
        () -> diagram(List.of(A1, B1, cell("a1", 1, 1)), List.of(), List.of()),
        "Two cells have the name \"a1\".");
  }

  @Test
  void centresAreNotFarAway() {
    assertRefused(
        () -> cell("a1", 1000.5, 0), "The centre of \"a1\" is out of range: 1000.5, 0.0.");
    assertRefused(
        () -> cell("a1", 0, Double.NaN), "The centre of \"a1\" is out of range: 0.0, NaN.");
  }

  @Test
  void symbolsArePrintableAscii() {
    assertRefused(
        () -> new Style("stone", 'ő', "#ffffff", "#ffffff"),
        "The symbol of \"stone\" must be printable ASCII, not U+0151.");
    assertRefused(
        () -> new Style("stone", '\n', "#ffffff", "#ffffff"),
        "The symbol of \"stone\" must be printable ASCII, not U+000a.");
  }

  @Test
  void coloursAreSixHexadecimalDigits() {
    for (String colour : List.of("red", "#fff", "#ffffff0", "#gggggg", "")) {
      String message = "A colour of \"stone\" must be written as #rrggbb, not \"" + colour + "\".";
      assertRefused(() -> new Style("stone", 'O', colour, "#ffffff"), message);
      assertRefused(() -> new Style("stone", 'O', "#ffffff", colour), message);
    }
  }

  @Test
  void countsAndLevelsAreNotNegative() {
    assertRefused(
        () -> new Piece("a1", 0, LOOK, 0),
        "A piece needs level 0 or more and count 1 or more, not 0 and 0.");
    assertRefused(
        () -> new Piece("a1", -1, LOOK, 1),
        "A piece needs level 0 or more and count 1 or more, not -1 and 1.");
    assertRefused(() -> new Pile(LOOK, -1), "A pile's count must be 0 or more, not -1.");
    assertThat(new Pile(LOOK, 0).count()).isZero();
  }

  @Test
  void moreMarksLeaveAllElseAsItIs() {
    List<Edge> lines = List.of(new Edge("a1", "b1"));
    Diagram diagram = diagram(List.of(A1, B1), List.of(new Piece("b1", 0, LOOK, 1)), lines);

    Diagram marked =
        diagram
            .withMarks(List.of("a1"), Emphasis.LAST)
            .withMarks(List.of("b1", "h9"), Emphasis.REFUSED);

    assertThat(marked)
        .isEqualTo(
            new Diagram(
                diagram.cells(),
                diagram.pieces(),
                diagram.stocks(),
                List.of(
                    new Mark("a1", Emphasis.LAST),
                    new Mark("b1", Emphasis.REFUSED),
                    new Mark("h9", Emphasis.REFUSED)),
                lines));
  }

  @Test
  void marksAreAddedToThoseThatAreThere() {
    Diagram diagram =
        Diagram.ofText("3 1")
            .withMarks(List.of("a1"), Emphasis.LAST)
            .withMarks(List.of("b2", "c3"), Emphasis.NEXT);

    assertThat(diagram.marks())
        .containsExactly(
            new Mark("a1", Emphasis.LAST),
            new Mark("b2", Emphasis.NEXT),
            new Mark("c3", Emphasis.NEXT));
    assertThat(diagram.stocks()).isEqualTo(Diagram.ofText("3 1").stocks());
  }

  @Test
  void listsAreCopied() {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(new Piece("a1", 0, LOOK, 1));
    List<Pile> piles = new ArrayList<>();
    piles.add(new Pile(LOOK, 3));

    Stock stock = new Stock("pool", piles);
    Diagram diagram = new Diagram(List.of(A1), pieces, List.of(stock), List.of());
    pieces.clear();
    piles.clear();

    assertThat(diagram.pieces()).hasSize(1);
    assertThat(stock.piles()).hasSize(1);
    assertThatThrownBy(() -> diagram.cells().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private static Cell cell(String name, double x, double y) {
    return new Cell(name, x, y, Shape.SQUARE, LOOK, "");
  }

  private static Diagram diagram(List<Cell> cells, List<Piece> pieces, List<Edge> lines) {
    return new Diagram(cells, pieces, List.of(), List.of(), lines);
  }

  private static void assertRefused(ThrowingCallable making, String message) {
    assertThatThrownBy(making).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }
}
