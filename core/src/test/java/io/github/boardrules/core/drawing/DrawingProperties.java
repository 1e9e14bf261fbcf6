package io.github.boardrules.core.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.CaptionPlace;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.DiagramBuilder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DrawingProperties {

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void anyDiagramIsCleanText(
      @ForAll("diagrams") Diagram diagram, @ForAll boolean names, @ForAll boolean legend) {
    TextDrawing drawing = TextDrawing.plain().withNames(names).withLegend(legend);

    String text = drawing.draw(diagram);

    assertThat(text).matches("([ -~]*\\n)*").doesNotContain(" \n").isEqualTo(drawing.draw(diagram));
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void everyTopPieceIsInTheText(@ForAll("diagrams") Diagram diagram) {
    DiagramIndex index = new DiagramIndex(diagram);

    String text = TextDrawing.plain().withLegend(false).draw(diagram);

    for (Cell cell : diagram.cells()) {
      List<Piece> pieces = index.pieces(cell);
      if (!pieces.isEmpty()) {
        Piece top = pieces.get(pieces.size() - 1);
        String count = index.height(cell) == 1 ? "" : "" + index.height(cell);
        assertThat(text).contains(top.style().symbol() + count);
      }
    }
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void anyDiagramIsAWellFormedPictureOfItsCells(
      @ForAll("diagrams") Diagram diagram, @ForAll("drawings") SvgDrawing drawing) {
    DiagramIndex index = new DiagramIndex(diagram);

    Picture picture = Picture.of(drawing.draw(diagram));

    assertThat(picture.all("//g[@data-cell]")).hasSameSizeAs(diagram.cells());
    assertThat(picture.all("//g[@data-stock]")).hasSameSizeAs(diagram.stocks());
    assertThat(picture.all("//g[@data-mark]"))
        .hasSize(diagram.cells().stream().mapToInt(cell -> index.marks(cell).size()).sum());
    assertThat(picture.view()).allSatisfy(number -> assertThat(number).isFinite());
    assertThat(picture.view().get(2)).isPositive();
  }

  @Provide
  Arbitrary<SvgDrawing> drawings() {
    return Arbitraries.randomValue(
        random ->
            SvgDrawing.standard()
                .withNames(random.nextBoolean())
                .withSymbols(random.nextBoolean())
                .withLevelsApart(random.nextBoolean())
                .withStocksBelow(random.nextBoolean())
                .withDarkMode(random.nextBoolean())
                .withStatus(text(random)));
  }

  @Provide
  Arbitrary<Diagram> diagrams() {
    return Arbitraries.randomValue(DrawingProperties::diagram);
  }

  private static Diagram diagram(Random random) {
    Map<Character, Style> styles = new TreeMap<>();
    for (int i = random.nextInt(9); i >= 0; i--) {
      char symbol = (char) (' ' + random.nextInt('~' - ' ' + 1));
      styles.put(symbol, new Style(text(random), symbol, colour(random), colour(random)));
    }
    List<Style> all = List.copyOf(styles.values());
    DiagramBuilder board = Diagram.builder();
    List<String> names = new ArrayList<>();
    for (Cell cell : cells(random, all)) {
      board.cell(cell);
      if (cell.shape() != Shape.REMOVED) {
        names.add(cell.name());
      }
    }
    Set<String> places = new HashSet<>();
    for (int i = names.isEmpty() ? 0 : random.nextInt(13); i > 0; i--) {
      Piece piece = piece(random, pick(random, names), pick(random, all));
      if (places.add(piece.cell() + " " + piece.level())) {
        board.piece(piece);
      }
      board.edge(
          pick(random, names), pick(random, names), pick(random, List.of(EdgeKind.values())));
      CaptionPlace place = pick(random, List.of(CaptionPlace.values()));
      board.caption(pick(random, names), place, "c" + text(random));
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      board.stock(new Stock(text(random), piles(random, all)));
    }
    Diagram diagram = board.build();
    names.addAll(List.of("q9", ""));
    for (int i = random.nextInt(7); i > 0; i--) {
      Emphasis emphasis = pick(random, List.of(Emphasis.values()));
      diagram = diagram.withMarks(List.of(pick(random, names)), emphasis);
    }
    return diagram;
  }

  /** Returns cells with different names, of which those of one level are apart. */
  private static List<Cell> cells(Random random, List<Style> styles) {
    List<String> numbers = List.of("", "0", "1", "2", "3", "04", "99999999999");
    List<Cell> cells = new ArrayList<>();
    for (int i = random.nextInt(15); i > 0; i--) {
      String letters = "abcabcaa".substring(random.nextInt(6)).substring(0, random.nextInt(3));
      String name = random.nextInt(10) == 0 ? text(random) : letters + pick(random, numbers);
      Shape shape = pick(random, List.of(Shape.values()));
      Cell cell =
          new Cell(
                  name.isBlank() ? "d" + i : name,
                  place(random),
                  place(random),
                  shape,
                  pick(random, styles),
                  text(random))
              .withLevel(random.nextInt(4))
              .withGroundShown(random.nextBoolean());
      if (cells.stream().allMatch(other -> areApart(cell, other))) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private static double place(Random random) {
    return random.nextInt(6) == 0
        ? random.nextInt(2_000_001) / 1000.0 - 1000
        : (random.nextInt(9) - 4) / 2.0;
  }

  private static boolean areApart(Cell one, Cell other) {
    boolean isFar = Math.hypot(one.x() - other.x(), one.y() - other.y()) >= 0.25;
    return !one.name().equals(other.name()) && (one.level() != other.level() || isFar);
  }

  private static Piece piece(Random random, String cell, Style style) {
    Piece piece =
        Piece.of(cell, style).withLevel(random.nextInt(6)).withCount(Math.max(1, count(random)));
    return random.nextBoolean() ? piece.withDirection(random.nextInt(360)) : piece;
  }

  private static List<Pile> piles(Random random, List<Style> styles) {
    return IntStream.range(0, random.nextInt(10))
        .mapToObj(i -> new Pile(pick(random, styles), count(random)))
        .toList();
  }

  private static int count(Random random) {
    return random.nextBoolean()
        ? random.nextInt(21)
        : pick(random, List.of(100, Integer.MAX_VALUE));
  }

  private static String colour(Random random) {
    return String.format("#%06x", random.nextInt(0x1000000));
  }

  /** Returns up to eight characters of any kind, a long text of letters and spaces, or nothing. */
  private static String text(Random random) {
    int kind = random.nextInt(3);
    String letters = "abcdefghijklmnopqrstuvwxyz ";
    return IntStream.range(0, kind == 2 ? 0 : random.nextInt(kind == 0 ? 9 : 121))
        .map(i -> kind == 0 ? random.nextInt(1 << 16) : letters.charAt(random.nextInt(27)))
        .mapToObj(c -> String.valueOf((char) c))
        .collect(Collectors.joining());
  }

  private static <T> T pick(Random random, List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
