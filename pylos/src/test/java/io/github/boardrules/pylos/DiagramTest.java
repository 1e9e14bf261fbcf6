package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.drawing.TextDrawing;
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
    Setup full = Setup.of("pylos").mixed(1).mixed(2).mixed(3).toMove(2);

    assertThat(drawn(full.gamePosition()).cells())
        .filteredOn(cell -> List.of("1a1", "1d3", "2a1", "2c2", "3b1", "4a1").contains(cell.name()))
        .extracting(Diagram.Cell::name, Diagram.Cell::x, Diagram.Cell::y)
        .containsExactly(
            tuple("1a1", 0.0, 0.0),
            tuple("1d3", 3.0, 2.0),
            tuple("2a1", 0.5, 0.5),
            tuple("2c2", 2.5, 1.5),
            tuple("3b1", 2.0, 1.0),
            tuple("4a1", 1.5, 1.5));
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

  @Test
  void theStoneOnTopIsMarkedOnceItHasWon() {
    Diagram won = drawn(GamePosition.of("pylos:base=3", "212/121/212|12/21|1 2 0"));

    assertThat(won.marks()).containsExactly(new Diagram.Mark("3a1", Diagram.Emphasis.WIN));
    assertThat(drawn(GamePosition.of("pylos:base=3", "212/121/212|12/2.|. 1 0")).marks()).isEmpty();
  }

  private static Diagram drawn(GamePosition given) {
    return given.rules().diagram(given.position());
  }

  private static List<String> names(Diagram diagram) {
    return diagram.cells().stream().map(Diagram.Cell::name).toList();
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
