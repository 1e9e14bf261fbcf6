package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a drawing of a position shows. */
class DiagramTest {

  @Test
  void theBoardOf37LooksLikeItsPicture() {
    String picture =
        """
                 d7
              c6    e6
           b5    d6    f5
        a4    c5    e5    g4
           b4    d5    f4
        a3    c4    e4    g3
           b3    d4    f3
        a2    c3    e3    g2
           b2    d3    f2
        a1    c2    e2    g1
           b1    d2    f1
              c1    e1
                 d1
        """;
    Map<String, Diagram.Cell> cells =
        drawn(Setup.of("zertz")).cells().stream()
            .collect(Collectors.toMap(Diagram.Cell::name, cell -> cell));
    Diagram.Cell lowest = cells.remove("d1");
    List<String> lines = picture.lines().toList();
    // Places in one line are alike in height, lines half a ring apart, columns alike in width.
    for (int line = 0; line < lines.size() - 1; line++) {
      for (String place : lines.get(line).trim().split(" +", -1)) {
        Diagram.Cell cell = cells.remove(place);
        double columns = (lines.get(line).indexOf(place) - lines.get(0).indexOf("d")) / 3.0;
        assertThat(cell.y() - lowest.y()).isEqualTo((lines.size() - 1 - line) * 0.5);
        assertThat(cell.x() - lowest.x()).isCloseTo(columns * Math.sqrt(3) / 2, within(1e-9));
      }
    }
    assertThat(cells).isEmpty();
  }

  @Test
  void ringsThatAreGoneAreShownAsGone() {
    Diagram diagram = drawn(Setup.of("zertz").gone("a1 d4").with("Wd7"));

    assertThat(diagram.cells()).hasSize(37);
    assertThat(diagram.cells())
        .filteredOn(cell -> cell.shape() == Diagram.Shape.REMOVED)
        .extracting(cell -> cell.style().symbol() + cell.name())
        .containsExactlyInAnyOrder("-a1", "-d4");
    assertThat(diagram.cells())
        .filteredOn(cell -> cell.shape() == Diagram.Shape.ROUND)
        .hasSize(35)
        .allMatch(cell -> cell.style().symbol() == '.');
  }

  @Test
  void eachMarbleStandsOnItsRing() {
    Diagram diagram = drawn(Setup.of("zertz").with("Wa1 Gd4 Bg4"));

    assertThat(diagram.pieces())
        .extracting(piece -> piece.style().symbol() + piece.cell())
        .containsExactlyInAnyOrder("Wa1", "Gd4", "Bg4");
    assertThat(diagram.pieces()).allMatch(piece -> piece.level() == 0 && piece.count() == 1);
  }

  @Test
  void poolAndHoldingsAreThreeStocks() {
    Diagram diagram = drawn(Setup.of("zertz").with("Wa1 Gd4").held(1, 1, 2, 3).held(2, 0, 1, 4));

    assertThat(diagram.stocks())
        .extracting(Diagram.Stock::name)
        .containsExactly("pool", "player-1", "player-2");
    assertThat(diagram.stocks())
        .extracting(stock -> stock.title().message(Locale.ENGLISH))
        .containsExactly("pool", "player 1", "player 2");
    assertThat(diagram.stocks())
        .extracting(stock -> stock.piles().stream().map(DiagramTest::pile).toList())
        .containsExactly(
            List.of("3 white", "3 grey", "2 black"),
            List.of("1 white", "2 grey", "3 black"),
            List.of("0 white", "1 grey", "4 black"));
  }

  @ParameterizedTest
  @CsvSource({"3 0 1, white", "0 4 1, grey", "2 2 5, 'white grey black'", "2 0 0, ''"})
  void theMarblesWithWhichAPlayerHasWonAreMarked(String held, String marked) {
    List<Integer> counts = Stream.of(held.split(" ", -1)).map(Integer::valueOf).toList();
    Diagram diagram = drawn(Setup.of("zertz").held(1, counts.get(0), counts.get(1), counts.get(2)));

    assertThat(diagram.stocks().get(1).owner()).hasValue(1);
    assertThat(diagram.stocks().get(1).piles())
        .extracting(pile -> pile.goal().orElseThrow())
        .containsExactly(3, 4, 5);
    assertThat(
            diagram.stocks().stream()
                .flatMap(stock -> stock.piles().stream())
                .filter(pile -> pile.marks().contains(Diagram.Emphasis.WIN))
                .map(pile -> pile.style().name())
                .collect(Collectors.joining(" ")))
        .isEqualTo(marked);
  }

  private static Diagram drawn(Setup setup) {
    GamePosition table = setup.game();
    return table.rules().diagram(table.position());
  }

  private static String pile(Diagram.Pile pile) {
    return pile.count() + " " + pile.style().name();
  }

  /** The diagrams do not show which of two marbles of one colour has jumped. */
  @Test
  void theChangesOfACaptureTellTheJumpingMarbleFromTheCapturedOne() {
    GamePosition game = Setup.of("zertz").with("Wd4 Wd5").game();
    MoveChanges changes = game.rules().changes(game.position(), game.move("xd4Wd6"));

    assertThat(changes.cells()).containsExactly("d4", "d5", "d6");
    assertThat(changes.transfers())
        .hasToString("[white: cell:d4 -> cell:d6, white: cell:d5 -> stock:player-1]");
  }
}
