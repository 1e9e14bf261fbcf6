package io.github.boardrules.core;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram.CaptionPlace;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiagramBuilderTest {
  private static final Style STONE = new Style("stone", 'O', "#ffffff", "#000000");

  @Test
  void aSquareBoardHasLettersBelowAndNumbersOnTheLeft() {
    assertThat(captions(cells("b10 1 9", "a10 0 9", "a9 0 8", "b9 1 8").namesInMargins()))
        .containsExactly("a10 COLUMN a", "b10 COLUMN b", "a9 ROW 9", "b10 ROW 10");
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
  void everyLevelHasItsOwnMargins() {
    DiagramBuilder builder =
        cells("1a1 0 0", "1b1 1 0", "1a2 0 1", "1b2 1 1")
            .cell(new Cell("2a1", 0.5, 0.5, Shape.ROUND, STONE, "").withLevel(1));

    assertThat(captions(builder.namesInMargins()))
        .containsExactly(
            "1a1 COLUMN 1a", "1b1 COLUMN 1b", "1a1 ROW 1", "1a2 ROW 2", "2a1 COLUMN 2a1");
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
  void rowsOfHexagonsWithAPointOnTopHaveNamesAtBothEnds() {
    assertThat(captions(cells("B1 0 0.87", "A1 0.5 0", "B3 2 0.87", "B2 1 0.87").namesAtRowEnds()))
        .containsExactly("B3 RIGHT B3", "A1 LEFT A1", "B1 LEFT B1");
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
