package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.draw.TextDrawing;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a drawing of a position shows. */
class DiagramTest {

  @Test
  void theCellsOfAGridStandInColumnsAndRows() {
    Diagram diagram = drawn(GamePosition.start("one-two-three:cols=5,rows=3"));

    assertThat(diagram.cells())
        .extracting(Diagram.Cell::name)
        .containsExactlyInAnyOrderElementsOf(Setup.cells(5, 3));
    for (Diagram.Cell cell : diagram.cells()) {
      assertThat(cell.x()).isEqualTo(cell.name().charAt(0) - 'a');
      assertThat(cell.y()).isEqualTo(cell.name().charAt(1) - '1');
    }
  }

  @Test
  void aBallStandsOnEachCellThatHasOne() {
    assertThat(drawn(Setup.of("one-two-three").with("a1 d4 b3").position()).pieces())
        .extracting(Diagram.Piece::cell)
        .containsExactlyInAnyOrder("a1", "d4", "b3");
    assertThat(drawn(GamePosition.start("one-two-three")).pieces()).hasSize(16);
    assertThat(drawn(Setup.of("one-two-three").position()).pieces()).isEmpty();
  }

  @Test
  void heapsAreRowsTheFirstOnTopWithTheirBallsOnTheLeft() {
    Diagram diagram = drawn(GamePosition.of("triangle:rows=3", "1-0-2 2"));

    assertThat(diagram.cells())
        .extracting(Diagram.Cell::name)
        .containsExactlyInAnyOrder("a1", "a2", "b2", "a3", "b3", "c3");
    assertThat(diagram.pieces())
        .extracting(Diagram.Piece::cell)
        .containsExactlyInAnyOrder("a1", "a3", "b3");
    assertThat(cell(diagram, "a1").y()).isGreaterThan(cell(diagram, "a2").y());
    assertThat(cell(diagram, "c3").x()).isGreaterThan(cell(diagram, "b3").x());
  }

  @Test
  void aLargeHeapIsANumberWithTheDigitsThatMayBeNeeded() {
    Diagram diagram = drawn(GamePosition.of("heaps:sizes=99-10-11,max=10", "42-10-0 1"));

    assertThat(diagram.pieces())
        .filteredOn(piece -> piece.cell().endsWith("1"))
        .containsExactly(new Diagram.Piece("a1", 0, NimStyles.BALL, 42));
    assertThat(diagram.pieces()).hasSize(1 + 10);
    assertThat(diagram.cells())
        .filteredOn(cell -> cell.style().equals(NimStyles.DIGIT))
        .extracting(cell -> cell.name() + cell.label())
        .startsWith("b11", "c12", "d13")
        .contains("j19", "k10", "k30")
        .hasSize(2 * 10);
    assertThat(drawn(GamePosition.start("heaps:sizes=99,max=3")).cells())
        .extracting(Diagram.Cell::label)
        .containsExactly("", "1", "2", "3");
    assertThat(drawn(GamePosition.start("triangle:rows=20")).pieces()).hasSize(210);
  }

  @Test
  void theNumberOfALargeHeapIsWrittenOnItsBall() {
    Diagram diagram = drawn(GamePosition.start("heaps:sizes=99"));

    assertThat(SvgDrawing.standard().draw(diagram)).contains(">99</text>");
    assertThat(TextDrawing.plain().withLegend(false).draw(diagram))
        .isEqualTo(
            """
             o99  1    2    3    4    5    6    7    8    9    0
             a1   b1   c1   d1   e1   f1   g1   h1   i1   j1   k1
            """);
  }

  @Test
  void theCellsThatAHandTouchesAreDrawn() {
    for (String variant : List.of("one-two-three", "heaps:sizes=30-3")) {
      GamePosition start = GamePosition.start(variant);

      assertThat(start.draft("").next())
          .extracting(Object::toString)
          .containsExactlyInAnyOrderElementsOf(
              drawn(start).cells().stream()
                  .map(cell -> "cell:" + cell.name())
                  .filter(step -> !variant.contains("30") || !"cell:a1 cell:k1".contains(step))
                  .toList());
    }
  }

  @Test
  void aTextDrawingShowsBallsAndHoles() {
    String drawing =
        TextDrawing.plain()
            .withLegend(false)
            .draw(drawn(Setup.of("one-two-three:cols=2,rows=2").with("a1").position()));

    assertThat(drawing.chars().filter(c -> c == 'o').count()).isEqualTo(1);
    assertThat(drawing.chars().filter(c -> c == '.').count()).isEqualTo(3);
    assertThat(TextDrawing.plain().draw(drawn(GamePosition.start("triangle")))).contains("o", "8");
  }

  @Test
  void inHungarianAllWordsAreHungarian() {
    TextDrawing hungarian =
        TextDrawing.plain().withLocale(Locale.forLanguageTag("hu")).withUnicode(true);

    assertThat(hungarian.draw(drawn(GamePosition.of("one-two-three", "oooo/oooo/oooo/..oo 2"))))
        .endsWith("\n\no golyó   . mező\n");
    assertThat(hungarian.draw(drawn(GamePosition.of("triangle:rows=3", "1-0-2 2"))))
        .endsWith("\n\no golyó   . hely\n");
  }

  private static Diagram drawn(GamePosition table) {
    return table.rules().diagram(table.position());
  }

  private static Diagram.Cell cell(Diagram diagram, String name) {
    return diagram.cells().stream()
        .filter(cell -> cell.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
