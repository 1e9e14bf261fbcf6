package io.github.boardrules.core.draw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Look;
import io.github.boardrules.core.Diagram.Mark;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SvgDrawingTest {
  private static final SvgDrawing STANDARD = SvgDrawing.standard();
  private static final List<Diagram> ALL =
      List.of(
          Samples.rings(),
          Samples.stacks(),
          Samples.squares(),
          Samples.pyramid(),
          Samples.fields(),
          Samples.towers(),
          Samples.gates());

  @Test
  void aSmallPictureIsThisDocument() {
    Cell cell = new Cell("a1", 0.5, 0.25, Shape.SQUARE, Samples.FIELD, "");
    Diagram diagram =
        new Diagram(
            List.of(cell),
            List.of(new Piece("a1", 0, Samples.LIGHT, 1)),
            List.of(new Stock("Left", List.of(new Pile(Samples.LIGHT, 0)))),
            List.of(new Mark("a1", Emphasis.NEXT)));

    assertThat(STANDARD.draw(diagram))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="-54 -105 372 202" role="img" font-family="sans-serif" text-anchor="middle">
              <title>Board</title>
              <desc>player 1: a1. Left: 0 player 1.</desc>
              <rect x="-54" y="-105" width="372" height="202" rx="24" fill="#f7f4ee"/>
              <g data-cell="a1">
                <title>a1: player 1</title>
                <path d="M100 25L0 25L0 -75L100 -75z" fill="#eadfc8" stroke="#8a7a5c" stroke-width="2"/>
                <circle cx="50" cy="-23.2" r="39.6" fill="#3b3833" opacity="0.3"/>
                <circle cx="50" cy="-25" r="36" fill="#f3e3c3" stroke="#7a5c2e" stroke-width="3"/>
                <text x="50" y="-12.4" font-size="36" font-weight="bold" fill="#7a5c2e">1</text>
              </g>
              <text x="50" y="59.5" font-size="30" font-weight="normal" fill="#8d877c">a1</text>
              <g data-mark="next" fill="none" stroke-linecap="round" pointer-events="none">
                <path d="M93 18L7 18L7 -68L93 -68z" stroke="#f7f4ee" stroke-width="10"/>
                <path d="M93 18L7 18L7 -68L93 -68z" stroke="#0072b2" stroke-width="6" stroke-dasharray="14 9"/>
              </g>
              <g data-stock="Left" text-anchor="start">
                <text x="170" y="-26.5" font-size="30" font-weight="bold" fill="#3b3833">Left</text>
                <g opacity="0.35">
                  <title>0 player 1</title>
                  <g text-anchor="middle">
                    <circle cx="197" cy="18" r="27" fill="#f3e3c3" stroke="#7a5c2e" stroke-width="2.25"/>
                    <text x="197" y="27.45" font-size="27" font-weight="bold" fill="#7a5c2e">1</text>
                  </g>
                  <text x="236" y="29.2" font-size="32" font-weight="normal" fill="#3b3833">0</text>
                </g>
              </g>
            </svg>
            """);
  }

  @Test
  void everyCellIsAGroupThatSaysWhatStandsOnIt() {
    for (Diagram diagram : ALL) {
      Picture picture = Picture.of(STANDARD.draw(diagram));

      assertThat(picture.all("//g[@data-cell]/@data-cell"))
          .containsExactlyInAnyOrderElementsOf(diagram.cells().stream().map(Cell::name).toList());
      for (Piece piece : diagram.pieces()) {
        String group = "//g[@data-cell='" + piece.cell() + "']";
        assertThat(picture.all(group + "/title").get(0)).contains(piece.look().name());
        assertThat(picture.all(group + "/text")).contains("" + piece.look().symbol());
      }
    }
  }

  @Test
  void heightsOfStacksAreWritten() {
    Picture picture = Picture.of(STANDARD.draw(Samples.stacks()));

    assertThat(picture.all("//g[@data-cell='A5']/title")).containsExactly("A5: black tzaar ×3");
    assertThat(picture.all("//g[@data-cell='A5']/text")).containsExactly("z", "3");
    assertThat(picture.all("//g[@data-cell='A3']/text")).containsExactly("r");
  }

  @Test
  void namesStandInTheMarginsOrInEveryCell() {
    String inCell = "//g[@data-cell='d3']/text";
    String besideCells = "/svg/text";
    Picture standard = Picture.of(STANDARD.draw(Samples.rings()));
    Picture named = Picture.of(STANDARD.withNames(true).draw(Samples.rings()));

    assertThat(standard.all(inCell)).isEmpty();
    assertThat(standard.all(besideCells))
        .containsExactly(
            "a4", "b5", "c6", "d7", "e6", "f5", "g4", "a1", "b1", "c1", "d1", "e1", "f1", "g1");
    assertThat(named.all(inCell)).containsExactly("d3");
    assertThat(named.all("//g[@data-cell='d4']/text")).containsExactly("W", "d4");
    assertThat(named.all(besideCells)).isEmpty();
    assertThat(Picture.of(STANDARD.draw(Samples.squares())).all(besideCells))
        .containsExactly("a", "b", "c", "d", "1", "2", "3", "4");
  }

  @Test
  void eachEmphasisHasItsOwnStyle() {
    Picture picture = Picture.of(STANDARD.draw(Samples.squares()));

    assertThat(picture.all("//g[@data-mark]/@data-mark"))
        .containsExactly("next", "entered", "last", "refused");
    assertThat(picture.all("//g[@data-mark]/path[2]/@stroke")).doesNotHaveDuplicates().hasSize(4);
    assertThat(picture.all("//g[@data-mark='next']/path/@stroke-dasharray")).hasSize(1);
    assertThat(picture.all("//g[@data-mark='entered']/path/@stroke-dasharray")).isEmpty();
    assertThat(picture.all("//g[@data-mark='refused']/circle")).hasSize(1);
  }

  @Test
  void stocksShowTitlesAndCounts() {
    Picture picture = Picture.of(STANDARD.draw(Samples.rings()));

    assertThat(picture.all("//g[@data-stock='Pool']//text"))
        .containsExactly("Pool", "W", "3", "G", "5", "B", "10");
    assertThat(picture.all("//g[@data-stock='Player 1']//title"))
        .containsExactly("1 white", "0 grey", "1 black");
  }

  @Test
  void wordsTellThePictureToThoseWhoDoNotSeeIt() {
    Picture picture = Picture.of(STANDARD.withTitle("Zèrtz & more").draw(Samples.rings()));

    assertThat(picture.all("/svg/title")).containsExactly("Zèrtz & more");
    assertThat(picture.all("/svg/@role")).containsExactly("img");
    assertThat(picture.all("/svg/desc"))
        .containsExactly(
            "white: d4. grey: e4 f3. black: c2. Pool: 3 white, 5 grey, 10 black."
                + " Player 1: 1 white, 0 grey, 1 black. Player 2: 1 white, 2 grey, 0 black.");
  }

  @Test
  void textsThatLookLikeMarkupStayTexts() {
    String nasty = "<a href=\"x\">'&amp;]]>\u0000\ud800\uffff";
    Look look = new Look(nasty, '<', "#ffffff", "#000000");
    Diagram diagram =
        new Diagram(
            List.of(new Cell(nasty, 0, 0, Shape.HEXAGON, look, nasty + "!")),
            List.of(),
            List.of(new Stock(nasty, List.of(new Pile(look, 1)))),
            List.of());
    String read = "<a href=\"x\">'&amp;]]>???";

    Picture picture = Picture.of(STANDARD.withTitle(nasty).draw(diagram));

    assertThat(picture.all("/svg/title")).containsExactly(read);
    assertThat(picture.all("//g/@data-cell")).containsExactly(read);
    assertThat(picture.all("//g[@data-cell]/text")).containsExactly(read + "!");
    assertThat(picture.all("//g/@data-stock")).containsExactly(read);
    assertThat(picture.all("//g[@data-stock]//text")).containsExactly(read, "<", "1");
  }

  @Test
  void picturesAreTheSameInEveryLanguage() {
    Locale usual = Locale.getDefault();
    List<String> before = ALL.stream().map(STANDARD::draw).toList();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));

      assertThat(ALL.stream().map(STANDARD::draw)).isEqualTo(before);
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void nothingIsLoadedFromElsewhere() {
    for (Diagram diagram : ALL) {
      Picture picture = Picture.of(STANDARD.draw(diagram));

      assertThat(picture.all("//script | //style | //image | //use | //@href | //@style"))
          .isEmpty();
    }
  }

  @Test
  void thePictureHoldsAllThatIsDrawn() {
    for (Diagram diagram : ALL) {
      Picture picture = Picture.of(STANDARD.draw(diagram));
      List<Double> view = picture.view();

      assertThat(picture.numbers("//circle/@cx | //text/@x"))
          .allSatisfy(x -> assertThat(x).isBetween(view.get(0), view.get(0) + view.get(2)));
      assertThat(picture.numbers("//circle/@cy | //text/@y"))
          .allSatisfy(y -> assertThat(y).isBetween(view.get(1), view.get(1) + view.get(3)));
    }
  }

  @Test
  void anEmptyDiagramIsAnEmptyPicture() {
    Diagram empty = new Diagram(List.of(), List.of(), List.of(), List.of());

    Picture picture = Picture.of(STANDARD.draw(empty));

    assertThat(picture.view()).containsExactly(0.0, 0.0, 1.0, 1.0);
    assertThat(picture.all("//text | //g")).isEmpty();
  }

  @Test
  void aLongTextIsBrokenAtSpaces() {
    String text = "-.../...../....../-....W./....../...../.... 4,6,9 0,1,0 0,0,0 2";

    Picture picture = Picture.of(STANDARD.draw(Diagram.ofText(text)));

    assertThat(picture.all("//text"))
        .containsExactly("-.../...../....../-....W./....../...../....", "4,6,9 0,1,0 0,0,0 2");
  }

  @Test
  void writingOnPiecesCanBeRead() {
    assertThat(Colours.readable("#8d9299", "#8d9299")).isEqualTo("#1c1a17");
    assertThat(Colours.readable("#000000", "#2b2b2e")).isEqualTo("#ffffff");
    assertThat(Colours.readable("#55524c", "#fbfaf6")).isEqualTo("#55524c");
    assertThat(Colours.contrast("#000000", "#ffffff")).isEqualTo(21);
  }

  @Test
  void numbersAreShort() {
    assertThat(List.of(0.0, -0.001, 1.0, -1.5, 0.05, -12.344, 86.6025, 99.999))
        .extracting(Svg::number)
        .containsExactly("0", "0", "1", "-1.5", "0.05", "-12.34", "86.6", "100");
  }
}
