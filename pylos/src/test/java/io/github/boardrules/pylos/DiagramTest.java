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
  /** All but the top. */
  private static final String FULL = "1212/2121/1212/2121|121/212/121|12/12|. 2 0";

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
    assertThat(names(drawn(GamePosition.start("pylos"))))
        .hasSize(16)
        .allMatch(cell -> cell.startsWith("1"));
    assertThat(names(drawn("...1/..../21../12..|.../.../...|../..|. 1 0")))
        .hasSize(17)
        .endsWith("2a1");
    assertThat(names(drawn(FULL))).hasSize(30).endsWith("4a1");
  }

  @Test
  void aCellAboveLevel1LiesAmidTheFourThatItRestsOn() {
    assertThat(drawn(FULL).cells())
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
    Diagram diagram = drawn("..../..../21../12..|.../.../1..|../..|. 1 0");

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

  private static Diagram drawn(String position) {
    return drawn(GamePosition.of("pylos", position));
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
    GamePosition given = GamePosition.of("pylos", "...2/...2/1..2/11..|.../.../...|../..|. 1 0");
    MoveChanges changes = given.rules().changes(given.position(), given.move("1b2x1a1"));

    assertThat(changes.transfers())
        .hasToString("[light: stock:player-1 -> cell:1b2, light: cell:1a1 -> stock:player-1]");
    assertThat(changes.cells()).contains("1a1", "1b2");
  }
}
