package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.draw.TextDrawing;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a drawing of a position shows. */
class DiagramTest {

  @Test
  void aTextDrawingShowsTheLevelsBesideEachOther() {
    GamePosition given = GamePosition.of("pylos:base=3", "212/121/212|12/2.|. 1 0");

    assertThat(TextDrawing.plain().withLegend(false).draw(drawn(given)))
        .startsWith(
            """
            3  2  1  2
            2  1  2  1     2  1  2
            1  2  1  2     1  2  .
               1a 1b 1c       2a 2b
            """);
  }

  @Test
  void onlyCellsWithStonesAndSupportedCellsAreShown() {
    assertThat(names(drawn(GamePosition.start("pylos")))).isEqualTo(Setup.level(4, 1));
    assertThat(names(drawn(Setup.of("pylos").one("1a1 1b2 1d4").two("1b1 1a2").gamePosition())))
        .hasSize(17)
        .endsWith("2a1");
    assertThat(names(drawn(Setup.of("pylos").mixed(1).mixed(2).mixed(3).toMove(2).gamePosition())))
        .isEqualTo(Setup.cells(4));
  }

  @Test
  void aCellAboveLevel1LiesAmidTheFourThatItRestsOn() {
    Diagram diagram = drawn(Setup.of("pylos").mixed(1).mixed(2).mixed(3).toMove(2).gamePosition());

    for (Diagram.Cell cell : diagram.cells()) {
      if (cell.name().charAt(0) == '1') {
        assertThat(cell.x()).isCloseTo(cell.name().charAt(1) - 'a', within(1e-9));
        assertThat(cell.y()).isCloseTo(cell.name().charAt(2) - '1', within(1e-9));
      } else {
        List<Diagram.Cell> under =
            diagram.cells().stream()
                .filter(below -> Setup.under(cell.name()).contains(below.name()))
                .toList();
        assertThat(under).hasSize(4);
        assertThat(cell.x()).isCloseTo(mean(under, true), within(1e-9));
        assertThat(cell.y()).isCloseTo(mean(under, false), within(1e-9));
      }
    }
  }

  @Test
  void bothReservesStandBesideTheBoard() {
    Diagram diagram = drawn(Setup.of("pylos").one("1a1 1b2 2a1").two("1a2 1b1").gamePosition());

    assertThat(diagram.stocks())
        .extracting(Diagram.Stock::name)
        .containsExactly("player-1", "player-2");
    assertThat(diagram.stocks())
        .flatExtracting(Diagram.Stock::piles)
        .extracting(pile -> pile.count() + " " + pile.style().name())
        .containsExactly("12 light", "13 dark");
  }

  @Test
  void inHungarianAllWordsAreHungarian() {
    TextDrawing hungarian =
        TextDrawing.plain().withLocale(Locale.forLanguageTag("hu")).withUnicode(true);

    assertThat(hungarian.draw(drawn(GamePosition.start("pylos"))))
        .endsWith(
            """

            1. játékos (világos)  1 x15
            2. játékos (sötét)    2 x15

            1 világos   2 sötét   . mélyedés
            """);
  }

  private static Diagram drawn(GamePosition given) {
    return given.rules().diagram(given.position());
  }

  private static List<String> names(Diagram diagram) {
    return diagram.cells().stream().map(Diagram.Cell::name).toList();
  }

  private static double mean(List<Diagram.Cell> cells, boolean x) {
    return cells.stream().mapToDouble(cell -> x ? cell.x() : cell.y()).average().orElseThrow();
  }

  /** The diagrams look as if a stone had moved from the one cell to the other. */
  @Test
  void theChangesOfATakeBackGoThroughTheReserve() {
    GamePosition given = Setup.of("pylos").one("1a1 1a2 1b1").two("1d2 1d3 1d4").gamePosition();
    MoveChanges changes = given.rules().changes(given.position(), given.move("1b2x1a1"));

    assertThat(changes.transfers())
        .hasToString("[light: stock:player-1 -> cell:1b2, light: cell:1a1 -> stock:player-1]");
    assertThat(changes.cells()).contains("1a1", "1b2");
  }
}
