package io.github.boardrules.core.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.Label;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class SvgDrawingTest {
  private static final Pattern RULE = Pattern.compile("(:where\\(.*\\))\\{(.*)\\}");
  private static final SvgDrawing STANDARD = SvgDrawing.standard();
  private static final String STATUS = "Player 1 (light) is to move: claim an isolated group.";
  static final Map<String, Diagram> ALL =
      Map.of(
          "rings", Samples.rings(),
          "squares", Samples.squares(),
          "pyramid", Samples.pyramid(),
          "fields", Samples.fields(),
          "ways", Samples.ways(),
          "gates", Samples.gates(),
          "plates", Samples.plates(),
          "points", Samples.points());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rings",
        "squares",
        "pyramid",
        "fields",
        "gates",
        "points",
        "ways",
        "squares-names",
        "pyramid-names",
        "points-names",
        "pyramid-apart",
        "plates-apart"
      })
  void picturesAreTheExpectedOnes(String name) throws IOException {
    Diagram diagram = Objects.requireNonNull(ALL.get(name.replaceFirst("-.*", "")));
    SvgDrawing drawing =
        STANDARD.withNames(name.endsWith("-names")).withLevelsApart(name.endsWith("-apart"));
    assertPicture(name, drawing.draw(diagram));
  }

  @Test
  void aPictureWithStatusStocksBelowAndDarkColoursIsTheExpectedOne() throws IOException {
    assertPicture(
        "plates",
        STANDARD
            .withStocksBelow(true)
            .withStatus(STATUS)
            .withDarkMode(true)
            .draw(Samples.plates()));
  }

  @Test
  void everyCellIsAGroupThatSaysWhatStandsOnIt() {
    for (Diagram diagram : ALL.values()) {
      for (Locale locale : List.of(Locale.ENGLISH, Locale.forLanguageTag("hu"))) {
        Picture picture = Picture.of(STANDARD.withSymbols(true).withLocale(locale).draw(diagram));

        for (Cell cell : diagram.cells()) {
          assertThat(picture.all("//g[@data-cell='" + cell.name() + "']/title"))
              .containsExactly(diagram.message(cell.name(), locale));
        }
        for (Piece piece : diagram.pieces()) {
          String group = "//g[@data-cell='" + piece.cell() + "']";
          assertThat(picture.all(group + "/g[@data-piece='" + piece.style().name() + "']/text"))
              .contains("" + piece.style().symbol());
        }
      }
    }
  }

  @Test
  void aPictureHasASizeOnDemand() {
    String plain = STANDARD.draw(Samples.squares());
    List<Double> view = Picture.of(plain).view();

    String sized = STANDARD.withWidth(300).draw(Samples.squares());

    Picture picture = Picture.of(sized);
    assertThat(picture.all("/svg/@width")).containsExactly("300");
    long height = Math.round(300 * view.get(3) / view.get(2));
    assertThat(picture.all("/svg/@height")).containsExactly("" + height);
    assertThat(sized.replace(" width=\"300\" height=\"" + height + "\"", "")).isEqualTo(plain);
    String thin = STANDARD.withWidth(1).withStocksBelow(true).draw(Samples.squares());
    assertThat(Picture.of(thin).numbers("/svg/@height").get(0)).isGreaterThanOrEqualTo(1);
    assertThatThrownBy(() -> STANDARD.withWidth(0))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("A picture is 1 pixel wide or wider, not 0.");
  }

  @Test
  void withoutSymbolsTheHeightOfAStackIsWrittenAlone() {
    Picture bare = Picture.of(STANDARD.withSymbols(false).draw(Samples.ways()));
    assertThat(bare.all("//g[@data-cell='A1']//text")).containsExactly("12");
    assertThat(bare.all("//g[@data-cell='A1']//rect")).isEmpty();
  }

  /** As its documentation says: pages put their own things on cells. A mark begins at its left. */
  @Test
  void theCentreOfACellFollowsFromTheDiagram() {
    Diagram diagram =
        Diagram.builder()
            .cell("a1", 1.5, -2, Shape.ROUND, Samples.FIELD)
            .cell(new Cell("b1", 3, 1, Shape.ROUND, Samples.FIELD, "").withLevel(2))
            .build()
            .withMarks(List.of("a1", "b1"), Diagram.Emphasis.WIN);
    for (SvgDrawing drawing :
        List.of(STANDARD.withNames(true).withSymbols(true), STANDARD.withStatus(STATUS))) {
      assertThat(Picture.of(drawing.draw(diagram)).all("//g[@data-mark='win']/path[1]/@d"))
          .satisfiesExactly(
              mark -> assertThat(mark).startsWith("M105 200a45 45"),
              mark -> assertThat(mark).startsWith("M273 -144a27 27"));
    }
  }

  @Test
  void textsThatLookLikeMarkupAreEscaped() {
    String nasty = "<a href=\"x\">'&amp;]]>\u0000\ud800\uffff";
    Style style = new Style(nasty, '<', "#ffffff", "#000000");
    Diagram diagram =
        Diagram.builder()
            .cell(new Cell(nasty, 0, 0, Shape.HEXAGON, style, nasty + "!"))
            .stock(new Stock(nasty, List.of(new Pile(style, 1))))
            .build();
    String read = "<a href=\"x\">'&amp;]]>???";

    Picture picture = Picture.of(STANDARD.withSymbols(true).withTitle(nasty).draw(diagram));

    assertThat(picture.all("/svg/title")).containsExactly(read);
    assertThat(picture.all("//g/@data-cell")).containsExactly(read);
    assertThat(picture.all("//g[@data-cell]/text")).containsExactly(read + "!");
    assertThat(picture.all("//g/@data-stock")).containsExactly(read);
    assertThat(picture.all("//g[@data-stock]//text")).containsExactly(read, "<", "1");
  }

  @Test
  void theWordsAreInTheChosenLanguage() {
    Label title = DrawingWords.BOARD;
    Diagram diagram =
        Diagram.builder()
            .stock(new Stock("board", title, List.of(new Pile(Samples.WHITE, 2))))
            .build();

    Picture picture = Picture.of(STANDARD.withLocale(Locale.forLanguageTag("hu")).draw(diagram));

    assertThat(picture.all("/svg/title")).containsExactly("Tábla");
    assertThat(picture.all("/svg/desc")).containsExactly("Tábla: 2 white.");
    assertThat(picture.all("//g[@data-stock='board']/text")).containsExactly("Tábla");
    assertThat(Picture.of(STANDARD.draw(diagram)).all("/svg/title")).containsExactly("Board");
  }

  @Test
  void picturesDoNotDependOnTheDefaultLocale() {
    Locale before = Locale.getDefault();
    List<String> expected = ALL.values().stream().map(STANDARD::draw).toList();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));

      assertThat(ALL.values().stream().map(STANDARD::draw)).isEqualTo(expected);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void everythingIsInsideThePictureAndNothingIsLoadedFromElsewhere() {
    SvgDrawing arranged = STANDARD.withLevelsApart(true).withStocksBelow(true).withStatus(STATUS);
    for (Diagram diagram : ALL.values()) {
      for (SvgDrawing drawing : List.of(STANDARD, arranged)) {
        Picture picture = Picture.of(drawing.draw(diagram.withHalfTurn()));
        List<Double> view = picture.view();

        assertThat(picture.all("//script | //image | //use | //@href | //@style")).isEmpty();
        assertThat(picture.all("//style").get(0)).doesNotContain("url", "@import", "http");

        assertThat(picture.numbers("//circle/@cx | //text/@x"))
            .allSatisfy(x -> assertThat(x).isBetween(view.get(0), view.get(0) + view.get(2)));
        assertThat(picture.numbers("//circle/@cy | //text/@y"))
            .allSatisfy(y -> assertThat(y).isBetween(view.get(1), view.get(1) + view.get(3)));
      }
    }
  }

  @Test
  void theStatusStandsAboveTheBoardInAsManyLinesAsItNeeds() {
    SvgDrawing drawing = STANDARD.withStatus(STATUS);
    String lines = "//g[@class='br-status']/text";

    Picture picture = Picture.of(drawing.draw(Samples.squares()));

    assertThat(picture.all(lines))
        .containsExactly("Player 1 (light) is to move:", "claim an isolated group.");
    assertThat(picture.numbers(lines + "/@y")).isSorted();
    assertThat(picture.numbers(lines + "[2]/@y").get(0)).isLessThan(-450);
    assertThat(picture.all("/svg/desc").get(0)).startsWith(STATUS + " ball: ");
    assertThat(Picture.of(drawing.draw(Samples.rings())).all(lines)).hasSize(2);
    assertThat(drawing.withStatus("").draw(Samples.rings()))
        .isEqualTo(STANDARD.draw(Samples.rings()));
  }

  @Test
  void eachPlayersStockStandsOnTheirSide() {
    Diagram diagram =
        Diagram.builder()
            .stock(new Stock("pool", List.of()))
            .stock(new Stock("first", List.of()).withOwner(1))
            .stock(new Stock("second", List.of()).withOwner(2))
            .build();

    assertThat(STANDARD.draw(diagram))
        .containsSubsequence("\"second\" data-owner=\"2\"", "\"pool\"", "\"first\"");
    assertThat(STANDARD.draw(diagram.withHalfTurn()))
        .containsSubsequence("\"first\"", "\"pool\"", "\"second\"");
  }

  @Test
  void aMarkDoesNotHideTheGroundThatIsWrittenBesideAPiece() {
    Diagram marked = Samples.gates().withMarks(List.of("b3", "c3", "c2"), Diagram.Emphasis.ENTERED);

    List<String> paths = Picture.of(STANDARD.draw(marked)).all("//g[@data-mark='entered']/path/@d");

    assertThat(paths).hasSize(6);
    assertThat(paths.subList(0, 2)).allMatch(path -> path.contains("a40 40")); // c2 has a label
    assertThat(paths.subList(2, 4)).allMatch(path -> path.contains("a40 40")); // b3 has a piece
    assertThat(paths.subList(4, 6)).noneMatch(path -> path.contains("a")); // a square around c3
  }

  @ParameterizedTest
  @CsvSource({
    "#ffffff, #9a9a9a, false",
    "#222222, #9a9a9a, false",
    "#f4e3bf, #5b3a1e, false",
    "#222222, #e8503a, false",
    "#222222, #c8102e, true",
    "#000000, #8000ff, false",
    "#8a8f98, #c0504d, true"
  })
  void greysOfAPrintDecideWhetherSymbolsAreWritten(String one, String other, boolean isWritten) {
    Diagram diagram =
        Diagram.builder()
            .cell("a1", 0, 0, Shape.SQUARE, Samples.FIELD)
            .piece("a1", new Style("one", '1', one, "#000000"))
            .stock(new Stock("s", List.of(new Pile(new Style("two", '2', other, "#000000"), 0))))
            .build();

    assertThat(Picture.of(STANDARD.draw(diagram)).all("//text[starts-with(@class,'br-symbol')]"))
        .isEqualTo(isWritten ? List.of("1", "2") : List.of());
  }

  @Test
  void aLongTextIsBrokenAtSpacesAndAnEmptyDiagramIsAnEmptyPicture() {
    Picture empty = Picture.of(STANDARD.draw(Diagram.builder().build()));
    assertThat(empty.view()).containsExactly(0.0, 0.0, 1.0, 1.0);
    assertThat(empty.all("//text | //g")).isEmpty();
    assertThat(SvgWriter.lines("ab c", 4)).containsExactly("ab c");
    assertThat(SvgWriter.lines("ab cd", 4)).containsExactly("ab", "cd");
    String text = "-.../...../....../-....W./....../...../.... 4,6,9 0,1,0 0,0,0 2";

    Picture picture = Picture.of(STANDARD.draw(Diagram.ofText(text)));

    assertThat(picture.all("//text"))
        .containsExactly("-.../...../....../-....W./....../...../....", "4,6,9 0,1,0 0,0,0 2");
  }

  @Test
  void writingOnPiecesCanBeRead() {
    assertThat(SvgColours.readable("#8d9299", "#8d9299")).isEqualTo("#1c1a17");
    assertThat(SvgColours.readable("#000000", "#2b2b2e")).isEqualTo("#ffffff");
    assertThat(SvgColours.readable("#55524c", "#fbfaf6")).isEqualTo("#55524c");
    assertThat(SvgColours.contrast("#000000", "#ffffff")).isEqualTo(21);
    assertThat(SvgColours.contrast("#000000", "#0a0a0a")).isCloseTo(1.0607, within(0.0001));
  }

  @Test
  void numbersAreShort() {
    assertThat(List.of(0.0, -0.001, 1.0, -1.5, 0.05, -12.344, 86.6025, 99.999))
        .extracting(SvgWriter::number)
        .containsExactly("0", "0", "1", "-1.5", "0.05", "-12.34", "86.6", "100");
  }

  /**
   * Leaves the drawing in target/pictures, for comparison if it is not the expected one. All
   * expected pictures except one have a line for each cell.
   */
  private static void assertPicture(String name, String svg) throws IOException {
    Path drawn = Files.createDirectories(Path.of("target", "pictures")).resolve(name + ".svg");
    String expectedForm = name.equals("squares") ? svg : svg.replaceAll("\n( {4,}|  (?=</))", "");
    Files.writeString(drawn, expectedForm);
    try (InputStream expected = SvgDrawingTest.class.getResourceAsStream(name + ".svg")) {
      assertThat(expected).as("%s.svg in src/test/resources", name).isNotNull();
      assertThat(expectedForm)
          .isEqualTo(new String(expected.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void everyColourOfAPictureIsReplacedByAVariable() {
    for (Diagram diagram : diagrams()) {
      Picture picture = Picture.of(STANDARD.withNames(true).withStatus("Won.").draw(diagram));
      String rules = picture.all("/svg/style").get(0);
      NodeList elements = picture.document().getElementsByTagName("*");

      for (int i = 0; i < elements.getLength(); i++) {
        Element element = (Element) elements.item(i);
        for (String property : List.of("fill", "stroke")) {
          String colour = element.getAttribute(property);
          if (colour.startsWith("#")) {
            assertThat(element.getAttribute("class").split(" "))
                .as("%s of %s", property, element.getTagName())
                .anyMatch(
                    name ->
                        rules.contains(":where(.%s[%s=\"%s\"])".formatted(name, property, colour)));
          }
        }
      }
    }
  }

  @Test
  void thePicturesOfAPageNeverDisagree() {
    Map<String, String> declarations = new HashMap<>();
    for (Diagram diagram : diagrams()) {
      for (SvgDrawing drawing : List.of(STANDARD, STANDARD.withDarkMode(true))) {
        Matcher rule = RULE.matcher(drawing.draw(diagram));
        while (rule.find()) {
          String before = declarations.put(rule.group(1), rule.group(2));
          assertThat(before == null || before.equals(rule.group(2))).as(rule.group()).isTrue();
        }
      }
    }
    assertThat(declarations).hasSizeGreaterThan(60);
  }

  @Test
  void onlyAPictureThatFollowsTheReaderHasDarkColours() {
    String light = STANDARD.draw(Samples.rings());
    String following = STANDARD.withDarkMode(true).draw(Samples.rings());

    assertThat(light).doesNotContain("@media", "br-follows");
    assertThat(Picture.of(following).all("/svg/@class")).containsExactly("br-picture br-follows");
    assertThat(following)
        .contains(".br-follows .br-paper[", "@media (prefers-color-scheme:dark){")
        .doesNotContain(".br-follows .br-piece-white");
    assertThat(STANDARD.withDarkMode(true).withDarkMode(false).draw(Samples.rings()))
        .isEqualTo(light);
  }

  /** Other authors' styles may have any names; two may even become the same class. */
  @Test
  void anyNameOfAStyleIsAClass() {
    Picture picture = Picture.of(STANDARD.draw(named("two words", "<\"}é")));

    assertThat(picture.all("//@class"))
        .contains("br-piece br-piece-two-words", "br-piece br-piece-----");
  }

  private static List<Diagram> diagrams() {
    List<Diagram> diagrams = new ArrayList<>(SvgDrawingTest.ALL.values());
    diagrams.add(named("white", "black"));
    diagrams.add(named("paper", "ink"));
    return diagrams;
  }

  /** Two pieces with names of styles that other diagrams have in other colours. */
  private static Diagram named(String one, String other) {
    return Diagram.builder()
        .cell("a1", 0, 0, Shape.SQUARE, new Style("ring", '.', "#123456", "#ffffff"))
        .cell("b1", 1, 0, Shape.SQUARE, new Style("ring", '.', "#123456", "#ffffff"))
        .piece("a1", new Style(one, 'a', "#eeeeee", "#111111"))
        .piece("b1", new Style(other, 'b', "#333333", "#dddddd"))
        .build();
  }
}
