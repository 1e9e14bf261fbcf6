package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import org.junit.jupiter.api.Test;

/** What a drawing of a position shows. */
class DiagramTest {

  @Test
  void aTextDrawingShowsBallsAndHolesAndOfHeapsTheFirstOnTop() {
    TextDrawing plain = TextDrawing.plain().withLegend(false);

    assertThat(plain.draw(drawn(GamePosition.of("one-two-three:cols=3,rows=2", "..o/o.. 1"))))
        .isEqualTo(
            """
            2  .  .  o
            1  o  .  .
               a  b  c
            """);
    assertThat(plain.draw(drawn(GamePosition.of("triangle:rows=3", "1-0-2 2"))))
        .isEqualTo(
            """
            1  o
            2  .  .
            3  o  o  .
               a  b  c
            """);
  }

  @Test
  void aLargeHeapIsANumberWithTheDigitsThatMayBeNeeded() {
    Diagram diagram = drawn(GamePosition.of("heaps:sizes=99-10-11,max=10", "42-10-0 1"));

    assertThat(diagram.pieces())
        .filteredOn(piece -> piece.cell().endsWith("1"))
        .containsExactly(Diagram.Piece.of("a1", NimDiagram.BALL).withCount(42));
    assertThat(diagram.cells())
        .filteredOn(cell -> cell.style().equals(NimDiagram.DIGIT))
        .extracting(cell -> cell.name() + cell.label())
        .startsWith("b11", "c12", "d13")
        .contains("j19", "k10", "k30")
        .hasSize(2 * 10);
    assertThat(drawn(GamePosition.start("heaps:sizes=99,max=3")).cells())
        .extracting(Diagram.Cell::label)
        .containsExactly("", "−1", "−2", "−3");
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

  private static Diagram drawn(GamePosition table) {
    return table.rules().diagram(table.position());
  }
}
