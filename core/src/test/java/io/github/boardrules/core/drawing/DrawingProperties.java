package io.github.boardrules.core.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Caption;
import io.github.boardrules.core.Diagram.CaptionPlace;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Mark;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.DiagramBuilder;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

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
    Arbitrary<Boolean> wanted = Arbitraries.of(true, false);
    return Combinators.combine(wanted, wanted, wanted, wanted, wanted, texts())
        .as(
            (names, symbols, apart, below, dark, status) ->
                SvgDrawing.standard()
                    .withNames(names)
                    .withSymbols(symbols)
                    .withLevelsApart(apart)
                    .withStocksBelow(below)
                    .withDarkMode(dark)
                    .withStatus(status));
  }

  @Provide
  Arbitrary<Diagram> diagrams() {
    return styles()
        .list()
        .ofMinSize(1)
        .ofMaxSize(9)
        .uniqueElements(Style::symbol)
        .map(Arbitraries::of)
        .flatMap(styles -> cells(styles).flatMap(cells -> diagrams(cells, styles)));
  }

  private Arbitrary<Diagram> diagrams(List<Cell> all, Arbitrary<Style> styles) {
    List<Cell> cells = all.stream().filter(cell -> cell.shape() != Shape.REMOVED).toList();
    Arbitrary<String> names =
        cells.isEmpty() ? Arbitraries.just("") : Arbitraries.of(cells).map(Cell::name);
    int most = cells.isEmpty() ? 0 : 12;
    Arbitrary<Piece> pieces =
        Combinators.combine(
                names,
                Arbitraries.integers().between(0, 5),
                styles,
                counts().filter(n -> n > 0),
                Arbitraries.integers().between(0, 359).optional())
            .as(
                (cell, level, style, count, direction) -> {
                  Piece piece = Piece.of(cell, style).withLevel(level).withCount(count);
                  return direction.map(piece::withDirection).orElse(piece);
                });
    Arbitrary<Mark> marks =
        Combinators.combine(
                Arbitraries.oneOf(names, Arbitraries.of("q9", "")), Arbitraries.of(Emphasis.class))
            .as(Mark::new);
    Arbitrary<Edge> lines =
        Combinators.combine(names, names, Arbitraries.of(EdgeKind.class)).as(Edge::new);
    Arbitrary<Caption> captions =
        Combinators.combine(
                names, Arbitraries.of(CaptionPlace.class), texts().filter(text -> !text.isEmpty()))
            .as(Caption::new);
    return Combinators.combine(
            pieces
                .list()
                .uniqueElements(piece -> piece.cell() + " " + piece.level())
                .ofMaxSize(most),
            stocks(styles).list().ofMaxSize(3),
            marks.list().ofMaxSize(6),
            lines.list().ofMaxSize(most),
            captions.list().ofMaxSize(most))
        .as(
            (on, beside, marked, joined, named) -> {
              DiagramBuilder board = Diagram.builder();
              all.forEach(board::cell);
              on.forEach(board::piece);
              beside.forEach(board::stock);
              joined.forEach(edge -> board.edge(edge.from(), edge.to(), edge.kind()));
              named.forEach(each -> board.caption(each.cell(), each.place(), each.text()));
              Diagram diagram = board.build();
              for (Mark mark : marked) {
                diagram = diagram.withMarks(List.of(mark.cell()), mark.emphasis());
              }
              return diagram;
            });
  }

  private Arbitrary<List<Cell>> cells(Arbitrary<Style> styles) {
    Arbitrary<Double> anywhere = Arbitraries.doubles().between(-1000, 1000);
    Arbitrary<Double> steps = Arbitraries.integers().between(-4, 4).map(step -> step / 2.0);
    Arbitrary<String> names = Arbitraries.strings().withCharRange('a', 'c').ofMaxLength(2);
    Arbitrary<String> numbers = Arbitraries.of("", "0", "1", "2", "3", "04", "99999999999");
    Arbitrary<String> cellNames =
        Arbitraries.frequencyOf(
                Tuple.of(9, Combinators.combine(names, numbers).as(String::concat)),
                Tuple.of(1, texts()))
            .filter(name -> !name.isBlank());
    Arbitrary<Double> places = Arbitraries.frequencyOf(Tuple.of(5, steps), Tuple.of(1, anywhere));
    return Combinators.combine(
            cellNames,
            places,
            places,
            Arbitraries.integers().between(0, 3),
            Arbitraries.of(Shape.class),
            styles,
            texts(),
            Arbitraries.of(true, false))
        .as(
            (name, x, y, level, shape, style, label, isGroundShown) -> {
              Cell cell = new Cell(name, x, y, shape, style, label).withLevel(level);
              return isGroundShown ? cell.withGroundShown(true) : cell;
            })
        .list()
        .uniqueElements(Cell::name)
        .ofMaxSize(14)
        .map(DrawingProperties::apart);
  }

  private static List<Cell> apart(List<Cell> cells) {
    List<Cell> apart = new ArrayList<>();
    for (Cell cell : cells) {
      if (apart.stream().allMatch(other -> areApart(cell, other))) {
        apart.add(cell);
      }
    }
    return apart;
  }

  private static boolean areApart(Cell one, Cell other) {
    return one.level() != other.level()
        || Math.hypot(one.x() - other.x(), one.y() - other.y()) >= 0.25;
  }

  private Arbitrary<Stock> stocks(Arbitrary<Style> styles) {
    Arbitrary<Pile> piles = Combinators.combine(styles, counts()).as(Pile::new);
    return Combinators.combine(texts(), piles.list().ofMaxSize(9)).as(Stock::new);
  }

  private Arbitrary<Integer> counts() {
    return Arbitraries.oneOf(
        Arbitraries.integers().between(0, 20), Arbitraries.of(100, Integer.MAX_VALUE));
  }

  private Arbitrary<Style> styles() {
    Arbitrary<String> colours =
        Arbitraries.integers().between(0, 0xffffff).map(rgb -> String.format("#%06x", rgb));
    return Combinators.combine(texts(), Arbitraries.chars().range(' ', '~'), colours, colours)
        .as(Style::new);
  }

  private Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.strings().all().ofMaxLength(8),
        Arbitraries.strings().withCharRange('a', 'z').withChars(' ').ofMaxLength(120),
        Arbitraries.just(""));
  }
}
