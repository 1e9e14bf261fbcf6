package io.github.boardrules.core.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Cells lie where the documentation of {@link SvgDrawing} says, as their marks show. */
class SvgPlacesTest {
  private static final Pattern NUMBERS = Pattern.compile("-?[0-9.]+");
  private static final double PRECISION = 0.02; // numbers have two digits after the point

  private record Point(double x, double y) {}

  @Test
  void theCentreOfACellFollowsFromTheDiagram() {
    SvgDrawing plain = SvgDrawing.standard();
    List<SvgDrawing> drawings =
        List.of(
            plain,
            plain.withNames(true).withSymbols(true).withStocksBelow(true),
            plain.withStatus("Player 1 is to move.").withWidth(300));
    for (Diagram diagram : SvgDrawingTest.ALL.values()) {
      for (Diagram seen : List.of(diagram, diagram.withHalfTurn())) {
        for (SvgDrawing drawing : drawings) {
          Map<String, Point> centres = centres(seen, drawing);
          for (Cell cell : seen.cells()) {
            assertAt(centres, cell, 100 * cell.x(), -100 * cell.y() - 22 * cell.level());
          }
        }
      }
    }
  }

  private static void assertAt(Map<String, Point> centres, Cell cell, double x, double y) {
    Point found = centres.get(cell.name());
    assertThat(found).as(cell.name()).isNotNull();
    assertThat(found.x).as(cell.name()).isCloseTo(x, within(PRECISION));
    assertThat(found.y).as(cell.name()).isCloseTo(y, within(PRECISION));
  }

  /** The centres of the marks of all cells, which are written level by level. */
  private static Map<String, Point> centres(Diagram diagram, SvgDrawing drawing) {
    List<String> names = new ArrayList<>();
    for (int level = 0; level < 9; level++) {
      int wanted = level;
      diagram.cells().stream()
          .filter(it -> it.level() == wanted)
          .map(Cell::name)
          .forEach(names::add);
    }
    Diagram marked = diagram.withMarks(names, Emphasis.WIN);
    String marks = "//g[@data-mark='win' and not(ancestor::g[@data-stock])]/path[1]/@d";
    List<String> paths = Picture.of(drawing.draw(marked)).all(marks);
    assertThat(paths).hasSameSizeAs(names);
    Map<String, Point> centres = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      centres.put(names.get(i), centre(paths.get(i)));
    }
    return centres;
  }

  /** The centre of a circle, which begins at its left end, or of an outline of straight lines. */
  private static Point centre(String path) {
    List<Double> numbers =
        NUMBERS.matcher(path).results().map(found -> Double.valueOf(found.group())).toList();
    if (path.contains("a")) {
      return new Point(numbers.get(0) + numbers.get(2), numbers.get(1));
    }
    SvgBounds bounds = SvgBounds.EMPTY;
    for (int i = 0; i < numbers.size(); i += 2) {
      bounds = bounds.and(SvgBounds.around(numbers.get(i), numbers.get(i + 1), 0, 0));
    }
    return new Point((bounds.left() + bounds.right()) / 2, (bounds.top() + bounds.bottom()) / 2);
  }
}
