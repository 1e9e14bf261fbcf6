package io.github.boardrules.core.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.CaptionPlace;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.DiagramBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextDrawingTest {
  private static final TextDrawing PLAIN = TextDrawing.plain();
  private static final TextDrawing BARE = PLAIN.withLegend(false);

  @Test
  void ringsHaveTheNamesOfTheEndsOfColumns() {
    assertThat(PLAIN.draw(Samples.rings()))
        .isEqualTo(
            """
                         d7
                     c6  -   e6
                 b5  -       .   f5
             a4  .       .       .   g4
             -       .       .       -
                 .       .       .
             .       .      <G>      .
                 .      (W)      G
             .       .       .       .
                 .       .       .
             -       B       .       -
             a1  -       .       .   g1
                 b1  .       -   f1
                     c1  -   e1
                         d1

            Pool      W x3   G x5   B x10
            Player 1  W x1   G x0   B x1
            Player 2  W x1   G x2   B x0

            W white   G grey   B black   . ring   - gone   (x) next   <x> last move
            """);
  }

  @Test
  void aMarkOfAPileIsExplained() {
    Diagram diagram =
        Diagram.builder()
            .stock(new Stock("Pool", List.of(new Pile(Samples.WHITE, 3))))
            .build()
            .withPileMark("Pool", "white", Emphasis.ENTERED);

    assertThat(PLAIN.draw(diagram)).isEqualTo("Pool  [W x3]\n\nW white   [x] entered\n");
  }

  @Test
  void namesStandInVacantRingsOnly() {
    assertThat(BARE.withNames(true).draw(Samples.rings()))
        .startsWith(
            """
                      -
                   -     e6
                b5    d6    f5
             -     c5    e5    -
                b4    d5    f4
             a3    c4   <G>    g3
                b3   (W)    G
            """);
  }

  @Test
  void aTurnedBoardHasItsCaptionsInTheMarginsToo() {
    assertThat(BARE.draw(Samples.squares().withHalfTurn()))
        .isEqualTo(
            """
            1  O  . [O](O)
            2  O  O  .  O
            3  . <O> O  .
            4 !O! .  O  O
               d  c  b  a
            """);
    assertThat(BARE.draw(Samples.rings().withHalfTurn()).lines().limit(4))
        .containsExactly(
            "             d1",
            "         e1  -   c1",
            "     f1  -       .   b1",
            " g1  .       .       -   a1");
  }

  @Test
  void namesInSquaresKeepTheMargins() {
    assertThat(BARE.withNames(true).draw(Samples.squares()))
        .isEqualTo(
            """
            4  O   O   c4 !O!
            3  a3  O  <O>  d3
            2  O   b2  O   O
            1 (O) [O]  c1  O
               a   b   c   d
            """);
  }

  @Test
  void levelsOfAPyramidStandBesideEachOther() {
    assertThat(PLAIN.draw(Samples.pyramid()))
        .isEqualTo(
            """
            4  1  2  2  1
            3  2  1  1  2     3  .  2  1
            2  1  2  1  2     2  1  1  2     2     .
            1  1  1  2  1     1  2  1  2     1 <2> .
               1a 1b 1c 1d       2a 2b 2c       3a 3b

            Player 1  1 x3
            Player 2  2 x2

            1 player 1   2 player 2   . hollow   <x> last move
            """);
  }

  @Test
  void unevenFieldsShowTheirNamesAndLeapsAreListed() {
    assertThat(PLAIN.draw(Samples.fields()))
        .isEqualTo(
            """
                         gate/r:x1


                     g:c2
             y:c1                  B/b:c3
                             middle/r:m1
                                         gate/r:y12
                    (r:b2)
               b:b1                y:b3

                   G/b:a2      g:a4
             g:a1
                         y:a3

            Lines  c1-x1 c2-c3

            Taken by <full> & "empty"  B x2

            B empty blue   G full green   r red   g green   b blue   y yellow   (x) next
            """);
  }

  @Test
  void stacksDirectionsAndArrowsAreListedBelowTheNamesOfRows() {
    assertThat(PLAIN.withLegend(false).draw(Samples.ways()))
        .isEqualTo(
            """
              C1  <kv<>  .  C2
            B1  W     k3^>  .  B3
               A1  W12   .  A2

            Stacks from the top  A1:WWBWWBWWBWWB B2:k^>B2
            Arrows  C2->B3 B3->A2
            """);
    assertThat(PLAIN.withLocale(new Locale("hu")).withUnicode(true).draw(Samples.ways()))
        .contains("\nTornyok felülről  A1:WWBWW");
    assertThat(Samples.ways().message("B2", Locale.ENGLISH))
        .isEqualTo("B2: knight (up and right), black ×2");
    assertThat(Samples.ways().message("C1", new Locale("hu"))).isEqualTo("C1: knight (balra le)");
  }

  @Test
  void fieldsBesideTheColumnsShowTheirNames() {
    assertThat(PLAIN.draw(Samples.gates()))
        .isEqualTo(
            """
                          (r:y1)
            4  g       r       b       g       r
            3  r       R/b     g       r       b
            2  b       g       mid/r   b       g
            1  g       r       b       g       r
                           R/r:x1
               a       b       c       d       e

            Lines  y1-d4

            R full red   g green   r red   b blue   (x) next
            """);
  }

  @Test
  void emptyPointsLabelsAndLongTitlesAreDrawn() {
    assertThat(PLAIN.draw(Samples.points()))
        .isEqualTo(
            """
            2 (G12) <->    a2c   B2
            1  +     home !.!   !.!
               a     b     c     d

            A title that is too long for one line of a picture
            All  W x0     G x70    B x280   1 x630   2 x1120

            W white   G grey   B black   1 player 1   2 player 2   + point   . field   - gone   (x) next
            <x> last move   !x! refused
            """);
  }

  @Test
  void aDiagramOfATextIsThatTextAndAnEmptyOneIsEmpty() {
    assertThat(PLAIN.draw(Diagram.ofText("..../.... 1 0"))).isEqualTo("..../.... 1 0\n");
    assertThat(PLAIN.draw(Diagram.builder().build())).isEmpty();
  }

  @Test
  void charactersThatAreNotAsciiAreKeptOnRequestOnly() {
    Style style = new Style("világos", 'O', "#ffffff", "#000000");
    Diagram diagram =
        Diagram.builder()
            .cell("é1", 0, 0, Shape.ROUND, Samples.RING)
            .stock(new Stock("Első\njátékos 🂡\ud800", List.of(new Pile(style, 2))))
            .namesInMargins()
            .build();

    assertThat(PLAIN.draw(diagram))
        .isEqualTo(" .\n ?1\n\nEls??j?t?kos ??  O x2\n\nO vil?gos   . ring\n");
    assertThat(PLAIN.withUnicode(true).draw(diagram))
        .isEqualTo(" .\n é1\n\nElső?játékos 🂡?  O x2\n\nO világos   . ring\n");
  }

  @Test
  void aPainterWritesTheSymbolsOfPiecesGroundsAndStocks() {
    TextDrawing painted = PLAIN.withPainter(style -> "{" + style.symbol() + style.fill() + "}");
    assertThat(painted.draw(Samples.rings()))
        .contains("<{G#", "({W#", "  {.#")
        .containsPattern("\\{B#[0-9a-f]{6}} x10\n")
        .containsPattern("\n\\{W#[0-9a-f]{6}} white   ")
        .matches(
            text -> text.replaceAll("\\{(.)#......}", "$1").equals(PLAIN.draw(Samples.rings())));
  }

  @Test
  void theMarkThatMattersMostIsDrawn() {
    Diagram diagram =
        cells("h0 0 0", "h1 1 0", "h2 2 0", "h3 3 0", "h4 4 0")
            .namesInMargins()
            .build()
            .withMarks(List.of("h0", "h1"), Emphasis.LAST)
            .withMarks(List.of("h3"), Emphasis.REFUSED)
            .withMarks(List.of("h2", "h3"), Emphasis.ENTERED)
            .withMarks(List.of("h1", "h2"), Emphasis.NEXT)
            .withMarks(List.of("h4"), Emphasis.REFUSED);

    assertThat(PLAIN.draw(diagram))
        .isEqualTo(
            """
            <.>(.)[.]!.!!.!
             h0 h1 h2 h3 h4

            . field   (x) next   [x] entered   <x> last move   !x! refused
            """);
  }

  @Test
  void longListsContinueInTheNextLine() {
    List<Pile> piles = new ArrayList<>();
    for (char symbol = 'a'; symbol <= 'z'; symbol++) {
      piles.add(new Pile(new Style("kind " + symbol, symbol, "#ffffff", "#000000"), symbol));
    }

    assertThat(BARE.draw(Diagram.builder().stock(new Stock("All", piles)).build()))
        .isEqualTo(
            """
            All  a x97   b x98   c x99   d x100  e x101  f x102  g x103  h x104  i x105  j x106  k x107  l x108
                 m x109  n x110  o x111  p x112  q x113  r x114  s x115  t x116  u x117  v x118  w x119  x x120
                 y x121  z x122
            """);
  }

  /** The rows begin behind a margin of one character. */
  @ParameterizedTest
  @CsvSource({
    "100, ' name  .     .', 'B black   W white   . field'",
    "17, ' name  .     .', 'B black   W white|. field'",
    "11, ' name  .  .', 'B black|W white|. field'",
    "1, ' name  .  .', 'B black|W white|. field'",
  })
  void aNarrowDrawingStandsCloserAndGoesOnBelow(int width, String first, String legend) {
    Diagram diagram =
        Diagram.builder()
            .cell("name", 0, 1, Shape.POINT, Samples.FIELD)
            .caption("name", CaptionPlace.INSIDE, "name")
            .cell("b", 1, 1, Shape.POINT, Samples.FIELD)
            .cell("e", 2, 1, Shape.POINT, Samples.FIELD)
            .cell("c", 0, 0, Shape.POINT, Samples.FIELD)
            .piece("c", Samples.WHITE)
            .cell("d", 1, 0, Shape.POINT, Samples.FIELD)
            .piece("d", Samples.BLACK)
            .build();
    String drawn = PLAIN.withWidth(width).draw(diagram);
    assertThat(drawn).startsWith(first + "\n").endsWith("\n" + legend.replace('|', '\n') + "\n");
  }

  @Test
  void aBoardThatWouldBeTooWideIsCompressed() {
    DiagramBuilder board = Diagram.builder();
    for (int i = 0; i < 26; i++) {
      String name = i < 3 ? "number" + i : "p" + i;
      board.cell(name, i, i < 3 ? 0 : i % 4, Shape.POINT, Samples.FIELD);
      board.caption(name, CaptionPlace.INSIDE, name);
    }

    assertThat(BARE.draw(board.build()))
        .isEqualTo(
            """
                                p3         p7  p11  p15  p19  p23
                                          p6  p10  p14  p18  p22
                                         p5  p9  p13  p17  p21  p25
             number0  number1  number2  p4  p8  p12  p16  p20  p24
            """);
  }

  @Test
  void levelsThatDoNotFitBesideEachOtherStandBelow() {
    assertThat(BARE.draw(twoLevels(12)))
        .isEqualTo(
            """
             .   .   .   .   .   .   .   .   .   .   .   .       .   .   .   .   .   .   .   .   .   .   .   .
             1a1 1b1 1c1 1d1 1e1 1f1 1g1 1h1 1i1 1j1 1k1 1l1     2a1 2b1 2c1 2d1 2e1 2f1 2g1 2h1 2i1 2j1 2k1 2l1
            """);
    assertThat(BARE.draw(twoLevels(13)))
        .isEqualTo(
            """
             .   .   .   .   .   .   .   .   .   .   .   .   .
             1a1 1b1 1c1 1d1 1e1 1f1 1g1 1h1 1i1 1j1 1k1 1l1 1m1

             .   .   .   .   .   .   .   .   .   .   .   .   .
             2a1 2b1 2c1 2d1 2e1 2f1 2g1 2h1 2i1 2j1 2k1 2l1 2m1
            """);
  }

  @Test
  void anEmptyLevelIsLeftOut() {
    DiagramBuilder board =
        Diagram.builder()
            .cell("a1", 0, 0, Shape.ROUND, Samples.RING)
            .cell(new Cell("b1", 0, 0, Shape.ROUND, Samples.RING, "").withLevel(2));

    assertThat(BARE.draw(board.build())).isEqualTo(" .     .\n");
  }

  @Test
  void captionsStandWhereTheDiagramPutsThem() {
    Diagram diagram =
        cells("a1 0 0", "b2 1 1")
            .piece("b2", Samples.WHITE)
            .caption("a1", CaptionPlace.COLUMN, "left")
            .caption("b2", CaptionPlace.ROW, "II")
            .caption("b2", CaptionPlace.ABOVE, "up")
            .caption("b2", CaptionPlace.BELOW, "down")
            .caption("b2", CaptionPlace.INSIDE, "in")
            .build();

    assertThat(BARE.draw(diagram))
        .isEqualTo(
            """
                   up
            II     W:in
                .  down
                left
            """);
    assertThat(BARE.withNames(true).draw(diagram))
        .isEqualTo(
            """
            II    W:in
                a1
                left
            """);
  }

  @Test
  void captionsDoNotHideCellsOrOtherCaptions() {
    DiagramBuilder board =
        cells("a1 0 0", "a2 0 1")
            .piece("a1", Samples.WHITE)
            .caption("a1", CaptionPlace.ABOVE, "covered")
            .caption("a1", CaptionPlace.BELOW, "first")
            .caption("a1", CaptionPlace.BELOW, "second");

    assertThat(BARE.draw(board.build())).isEqualTo(" .\n W\n first\n");
  }

  @Test
  void theWordsAreInTheChosenLanguage() {
    Locale hungarian = Locale.forLanguageTag("hu");
    Diagram diagram = Samples.squares().withMarks(List.of(), Emphasis.NEXT);

    assertThat(PLAIN.withLocale(hungarian).withUnicode(true).draw(diagram))
        .contains("(x) választható   [x] megadva   <x> utolsó lépés   !x! elutasítva");
    assertThat(PLAIN.withLocale(hungarian).withUnicode(true).draw(Samples.gates()))
        .contains("Vonalak  y1-d4");
    assertThat(PLAIN.withLocale(hungarian).withUnicode(true).draw(Samples.rings()))
        .contains("- eltávolítva");
    assertThat(PLAIN.withLocale(hungarian).draw(diagram)).contains("(x) v?laszthat?");
    assertThat(PLAIN.withLocale(Locale.FRENCH).draw(diagram)).isEqualTo(PLAIN.draw(diagram));
  }

  @Test
  void rowNumbersEndBeforeTheBoard() {
    assertThat(BARE.draw(cells("a9 0 9", "b9 1 9", "a10 0 10").namesInMargins().build()))
        .isEqualTo(
            """
            10  .
             9  .  .
                a  b
            """);
  }

  @Test
  void farPlacesAreDrawnNearer() {
    DiagramBuilder board =
        cells("a1 0 0", "b1 1 0", "z9 1000 -1000")
            .piece(Piece.of("z9", Samples.WHITE).withLevel(3).withCount(100));

    assertThat(BARE.draw(board.namesInMargins().build()))
        .isEqualTo(
            """
            1  .  .





            9                       W100
               a  b                 z
            """);
  }

  /** Returns a builder with squares, each given as its name, x and y. */
  private static DiagramBuilder cells(String... cells) {
    DiagramBuilder builder = Diagram.builder();
    for (String cell : cells) {
      String[] parts = cell.split(" ", -1);
      double x = Double.parseDouble(parts[1]);
      double y = Double.parseDouble(parts[2]);
      builder.cell(parts[0], x, y, Shape.SQUARE, Samples.FIELD);
    }
    return builder;
  }

  private static Diagram twoLevels(int width) {
    DiagramBuilder board = Diagram.builder();
    for (int floor = 1; floor <= 2; floor++) {
      for (int i = 0; i < width; i++) {
        String name = floor + "" + (char) ('a' + i) + "1";
        board.cell(
            new Cell(name, i + floor / 2.0, floor / 2.0, Shape.ROUND, Samples.FIELD, "")
                .withLevel(floor - 1));
      }
    }
    return board.namesInMargins().build();
  }
}
