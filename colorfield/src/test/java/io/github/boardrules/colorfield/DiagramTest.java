package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.drawing.TextDrawing;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a drawing of a position shows. */
class DiagramTest {

  @Test
  void aTextDrawingShowsPiecesOnTheColoursOfTheirFieldsAndGatesOutsideOfTheirExits() {
    GamePosition given = GamePosition.of(Layouts.SMALL, "1 0 Ga1,Bb4,yc2,rd4,Rx1,ry2");

    assertThat(TextDrawing.plain().withLegend(false).draw(drawn(given)))
        .isEqualTo(
            """
                  0:y1              r/0:y2
            5  b     g     y     b     g
            4  y     B/b   r     r/g   y
            3  g     y     *     y     g
            2  y     g     y/r   b     y
            1  G/g   b     y     g     b
                  R/0:x1            0:x2
               a     b     c     d     e

            full reds lost   R x1/2
            empty reds lost  r x0/2
            """);
  }

  /** Of the layout's two red pieces the winner has both, of the other team none. */
  @Test
  void theLostRedPiecesThatDecideTheGameAreMarked() {
    GamePosition given = GamePosition.of(Layouts.SMALL, "2 0 Bb4,yc2,Rx1,Rx2");

    assertThat(drawn(given).stocks())
        .extracting(stock -> stock.name() + " " + stock.owner().orElseThrow() + " " + stock.piles())
        .containsExactly("lost-1 1 [0 Style[full-r] []]", "lost-2 2 [2 Style[empty-r] [WIN]]");
  }

  @Test
  void theSquaresOfThePictureStandInRowsAndColumns() {
    assertThat(drawn(GamePosition.start("colorfield")).cells())
        .hasSize(106)
        .filteredOn(cell -> List.of("a1", "c9", "j10", "x3", "y1").contains(cell.name()))
        .extracting(
            cell -> cell.shape() + " " + cell.style().symbol() + " " + cell.x() + " " + cell.y())
        .containsExactly(
            "SQUARE n 0.0 0.0",
            "SQUARE w 2.0 8.0",
            "SQUARE n 9.0 9.0",
            "ROUND 0 7.5 -1.0",
            "ROUND 0 1.5 10.0");
  }

  /** Of two free sides, a gate takes the one that is further from the centre of the board. */
  @Test
  void gatesStandOutsideOfTheirExitsAndAtACornerWhereTheBoardIsLonger() {
    String small = "colorfield:rows=bgybg/ybrgy/gyryg/ygrby/gbygb,middle=c3";
    String gates = "fullgates=x1-a1,emptygates=y1-";

    assertThat(places(small + ",fullgates=x1-a2-a3,emptygates=y1-e3-e4"))
        .contains("x1 -1.0 1.5", "y1 5.0 2.5");
    assertThat(places("colorfield:rows=bgbgb/gyryg/bgbgb,middle=c2," + gates + "e3"))
        .contains("x1 -1.0 0.0", "y1 5.0 2.0");
    assertThat(places("colorfield:rows=bgb/gyg/brb/gyg/bgb,middle=b3," + gates + "c5"))
        .contains("x1 0.0 -1.0", "y1 2.0 5.0");
  }

  @Test
  void extraFieldsStandNearWhatTheyTouchOrOnTheRight() {
    String extras =
        "colorfield:rows=bgbgb/gyryg/bgbgb,extra=gm1+gm2+gz1+gz2,"
            + "link=a1-m1+a1-m2+b1-m1+b1-m2+z1-z2,middle=c2,fullgates=x1-c1,emptygates=y1-c3";

    assertThat(places(extras)).contains("m1 0.5 -1.0", "m2 -1.0 0.0", "z1 6.0 -1.0", "z2 6.0 -2.0");
  }

  @Test
  void aBoardWithoutAPictureIsDrawnInRings() {
    assertThat(places(Layouts.WHEEL))
        .contains("m1 0.0 0.0", "i1 0.0 1.5", "i2 1.25 0.75", "i4 0.0 -1.5")
        .contains("o1 0.0 3.0", "o2 1.5 2.5", "o4 3.0 0.0", "o12 -1.5 2.5")
        .contains("ga1 1.5 3.5", "gb1 -1.5 -3.5");
  }

  private static List<String> places(String variant) {
    return drawn(GamePosition.start(variant)).cells().stream()
        .map(cell -> cell.name() + " " + cell.x() + " " + cell.y())
        .toList();
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
        .extracting(stock -> stock.title().message(Locale.ENGLISH))
        .containsExactly("full reds lost", "empty reds lost", "not touching: a1-b2 c2-d2 d4-e5");
  }

  @Test
  void coloursOfPiecesAreToldApartFromEachOther() {
    Diagram diagram = drawn(GamePosition.start(Layouts.RAINBOW));
    Set<Diagram.Style> looks = new HashSet<>();
    diagram.pieces().forEach(piece -> looks.add(piece.style()));

    assertThat(looks).hasSize(52).extracting(Diagram.Style::symbol).doesNotHaveDuplicates();
    assertThat(looks).extracting(look -> look.fill() + look.stroke()).doesNotHaveDuplicates();
    assertThat(looks)
        .allMatch(look -> look.fill().equals("#ffffff") == look.name().startsWith("empty-"));
  }

  /**
   * The contrast is that of the Web Content Accessibility Guidelines 2.1, from 1 to 21. They ask
   * for 3 where letters are large; the colours c, e and t have a little less.
   */
  @Test
  void theLetterOfAPieceIsReadable() {
    for (Diagram.Piece piece : drawn(GamePosition.start(Layouts.RAINBOW)).pieces()) {
      Diagram.Style look = piece.style();
      double one = luminance(look.fill());
      double other = luminance(look.stroke());

      assertThat((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
          .as(look.name())
          .isGreaterThan(2.4);
    }
  }

  @Test
  void theRedPieceThatHasReachedTheMiddleIsMarked() {
    assertThat(drawn(GamePosition.of("colorfield", "1 0 re5,Rx1")).marks())
        .containsExactly(new Diagram.Mark("e5", Diagram.Emphasis.WIN));
    assertThat(drawn(GamePosition.of("colorfield", "1 0 rb2,Rx1")).marks()).isEmpty();
  }

  /** Returns the relative luminance of a colour such as {@code #2f6fd0}, from 0 to 1. */
  private static double luminance(String colour) {
    double[] weights = {0.2126, 0.7152, 0.0722};
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      double part = Integer.parseInt(colour.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
      sum += weights[i] * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
    }
    return sum;
  }

  private static Diagram drawn(GamePosition given) {
    return given.rules().diagram(given.position());
  }
}
