package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.draw.TextDrawing;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a drawing of a position shows. */
class DiagramTest {

  @Test
  void aTextDrawingShowsPiecesOnTheColoursOfTheirFieldsAndGatesOutsideOfTheirExits() {
    GamePosition given = Setup.of(Layouts.SMALL).with("Bb4 Ga1 rd4 yc2 Rx1 ry2").gamePosition();

    assertThat(TextDrawing.plain().withLegend(false).draw(drawn(given)))
        .isEqualTo(
            """
                  0:y1              r/0:y2
            5  b     g     y     b     g
            4  y     B/b   r     r/g   y
            3  g     y     */r   y     g
            2  y     g     y/r   b     y
            1  G/g   b     y     g     b
                  R/0:x1            0:x2
               a     b     c     d     e
            """);
  }

  @Test
  void theSquaresOfThePictureStandInRowsAndColumns() {
    Diagram diagram = drawn(GamePosition.start("colorfield"));

    assertThat(diagram.cells()).hasSize(106);
    for (Diagram.Cell cell : diagram.cells()) {
      Field field = Field.parse(cell.name());
      if (field.letters().charAt(0) < 'k') {
        assertThat(cell.shape()).isEqualTo(Diagram.Shape.SQUARE);
        assertThat(cell.x()).isCloseTo(field.letters().charAt(0) - 'a', within(1e-9));
        assertThat(cell.y()).isCloseTo(field.number() - 1.0, within(1e-9));
        assertThat(cell.style().symbol()).isEqualTo(Layout.STANDARD.colour(field).orElseThrow());
      } else {
        assertThat(cell.shape()).isEqualTo(Diagram.Shape.ROUND);
        assertThat(cell.style().name()).isEqualTo("gate");
        assertThat(cell.y()).isEqualTo(field.letters().equals("x") ? -1 : 10);
      }
    }
  }

  @Test
  void onlyTheMiddleIsMarked() {
    assertThat(drawn(GamePosition.start("colorfield")).cells())
        .filteredOn(cell -> !cell.label().isEmpty())
        .extracting(Diagram.Cell::name)
        .containsExactly("e5", "e6", "f5", "f6");
  }

  @Test
  void linesJoinGatesWithTheirExitsAndLinkedFields() {
    assertThat(drawn(GamePosition.start(Layouts.HOLES)).edges())
        .extracting(line -> line.from() + "-" + line.to())
        .containsExactly("a1-x1", "a3-e3", "b1-x1", "b2-b4", "b5-y2", "d1-x2", "d5-y1", "e5-y1");
    assertThat(drawn(GamePosition.start(Layouts.WHEEL)).edges()).hasSize(36 + 4);
  }

  @Test
  void cutsAreToldBesideTheBoard() {
    assertThat(drawn(GamePosition.start(Layouts.HOLES)).stocks())
        .extracting(stock -> stock.title().text(Locale.ENGLISH))
        .containsExactly("not touching: a1-b2 c2-d2 d4-e5");
    assertThat(drawn(GamePosition.start("colorfield")).stocks()).isEmpty();
  }

  @Test
  void everyPieceStandsOnItsField() {
    GamePosition given = Setup.of("colorfield").with("ba6 rb2 Ge4 gh3 yj5 Rx1 ry1").gamePosition();

    assertThat(drawn(given).pieces())
        .extracting(piece -> piece.style().symbol() + piece.cell())
        .containsExactly("ba6", "rb2", "Ge4", "gh3", "yj5", "Rx1", "ry1");
    assertThat(drawn(given).pieces())
        .extracting(piece -> piece.style().name())
        .contains("full-g", "empty-g", "full-r");
    assertThat(drawn(given).pieces()).extracting(Diagram.Piece::count).containsOnly(1);
  }

  @Test
  void noTwoFieldsLieOverEachOtherAndEveryLayoutCanBeDrawn() {
    for (String variant :
        List.of(
            "colorfield",
            Layouts.SMALL,
            Layouts.HOLES,
            Layouts.WHEEL,
            Layouts.MELTED,
            Layouts.RAINBOW,
            Layouts.small().with("extra", Layouts.numbered("gz", 60)).id(),
            "colorfield:extra=ra1,middle=a1,fullgates=b1-a1,emptygates=c1-a1")) {
      GamePosition given = GamePosition.start(variant);
      Diagram diagram = drawn(given);

      for (Diagram.Cell one : diagram.cells()) {
        for (Diagram.Cell other : diagram.cells()) {
          assertThat(
                  one.equals(other) || Math.hypot(one.x() - other.x(), one.y() - other.y()) > 0.9)
              .as("%s and %s of %s", one.name(), other.name(), variant)
              .isTrue();
        }
      }
      assertThat(TextDrawing.plain().draw(diagram)).contains("gate").contains("full r");
      assertThat(SvgDrawing.standard().withNames(true).draw(diagram)).contains("</svg>");
    }
  }

  @Test
  void coloursOfPiecesAreToldApartFromEachOther() {
    Diagram diagram = drawn(GamePosition.start(Layouts.RAINBOW));
    Set<Diagram.Style> looks = new HashSet<>();
    diagram.pieces().forEach(piece -> looks.add(piece.style()));

    assertThat(looks).hasSize(52).extracting(Diagram.Style::symbol).doesNotHaveDuplicates();
    assertThat(looks).extracting(look -> look.fill() + look.stroke()).doesNotHaveDuplicates();
  }

  @Test
  void inHungarianAllWordsAreHungarian() {
    TextDrawing hungarian = TextDrawing.plain().in(Locale.forLanguageTag("hu")).withUnicode(true);
    String drawing = hungarian.draw(drawn(GamePosition.start(Layouts.HOLES)));

    assertThat(drawing)
        .contains("Vonalak  a3-e3 b2-b4\n\nnem szomszédosak: a1-b2 c2-d2 d4-e5\n\n")
        .contains("B teli b   G teli g   R teli r   b üres b   g üres g   r üres r   ")
        .contains("   0 kapu", "   g g mező")
        .doesNotContain("full", "empty", "field", "gate");
  }

  private static Diagram drawn(GamePosition given) {
    return given.rules().diagram(given.position());
  }
}
