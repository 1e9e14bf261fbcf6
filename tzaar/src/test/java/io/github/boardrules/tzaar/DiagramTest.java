package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a drawing of a position shows. */
class DiagramTest {

  @Test
  void theBoardLooksLikeItsPictureWithAHoleInTheMiddle() {
    List<String> lines =
        """
                    E8
                 D8    F8
              C7    E7    G7
           B6    D7    F7    H6
        A5    C6    E6    G6    I5
           B5    D6    F6    H5
        A4    C5    E5    G5    I4
           B4    D5    F5    H4
        A3    C4          G4    I3
           B3    D4    F4    H3
        A2    C3    E4    G3    I2
           B2    D3    F3    H2
        A1    C2    E3    G2    I1
           B1    D2    F2    H1
              C1    E2    G1
                 D1    F1
                    E1
        """
            .lines()
            .toList();
    Diagram diagram = drawn(Setup.of("tzaar").with("ZA1 RA2 TA3 zB1 rB2 tB3"));
    Diagram.Cell lowest = cell(diagram, "E1");
    int seen = 0;
    for (int line = 0; line < lines.size(); line++) {
      for (String name : lines.get(line).trim().split(" +", -1)) {
        Diagram.Cell cell = cell(diagram, name);
        double columns = (lines.get(line).indexOf(name) - lines.get(0).indexOf("E")) / 3.0;
        assertThat(cell.y() - lowest.y()).isCloseTo((lines.size() - 1 - line) * 0.5, within(1e-9));
        assertThat(cell.x() - lowest.x()).isCloseTo(columns * Math.sqrt(3) / 2, within(1e-9));
        seen++;
      }
    }
    assertThat(seen).isEqualTo(60);
    assertThat(diagram.cells()).hasSize(60);
  }

  @Test
  void eachStackStandsOnItsFieldWithItsKindAndHeight() {
    Diagram diagram = drawn(Setup.of("tzaar").with("Z28A1 RE4 TE5 zI5 r2I4 t17A5"));

    assertThat(diagram.pieces())
        .extracting(piece -> piece.style().symbol() + piece.cell() + " " + piece.count())
        .containsExactlyInAnyOrder("ZA1 28", "RE4 1", "TE5 1", "zI5 1", "rI4 2", "tA5 17");
    assertThat(diagram.pieces()).extracting(Diagram.Piece::level).containsOnly(0);
  }

  @Test
  void whilePlacingThereIsAStockForEachPlayer() {
    Diagram diagram =
        drawn(Setup.of("tzaar:setup=tournament").phase("place").with("ZA1 RA2 RA3 zB1 tB2 tB3"));

    assertThat(diagram.stocks())
        .extracting(Diagram.Stock::name)
        .containsExactly("player-1", "player-2");
    assertThat(diagram.stocks())
        .extracting(stock -> stock.title().message(Locale.ENGLISH))
        .containsExactly("player 1 (White)", "player 2 (Black)");
    assertThat(diagram.stocks())
        .extracting(stock -> stock.piles().stream().map(DiagramTest::pile).toList())
        .containsExactly(
            List.of("5 white-tzaar", "7 white-tzarra", "15 white-tott"),
            List.of("5 black-tzaar", "9 black-tzarra", "13 black-tott"));
  }

  @Test
  void afterThePlacingTheStacksOfEachKindAreCounted() {
    assertThat(drawn(Setup.of("tzaar").with("ZA1 RA2 T3A3 TB1 zB2 rB3 tB4")).stocks())
        .allMatch(stock -> stock.piles().isEmpty())
        .extracting(stock -> stock.owner().getAsInt() + " " + stock.title())
        .containsExactly(
            "1 White: Tzaar 1, Tzarra 1, Tott 2", "2 Black: Tzaar 1, Tzarra 1, Tott 1");
  }

  private static Diagram drawn(Setup setup) {
    GamePosition table = setup.position();
    return table.rules().diagram(table.position());
  }

  private static Diagram.Cell cell(Diagram diagram, String name) {
    return diagram.cells().stream()
        .filter(cell -> cell.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static String pile(Diagram.Pile pile) {
    return pile.count() + " " + pile.style().name();
  }

  @Test
  void theChangesOfAStepTellACapturedStackFromACoveredOne() {
    Setup setup = Setup.of("tzaar").with("Z2A1 RC1 TC2 TC4 zB1 rG1 t3G3 tG5").phase("second");
    GamePosition given = setup.position();
    MoveChanges capture = given.rules().changes(given.position(), given.move("A1xB1"));
    MoveChanges reinforcement = given.rules().changes(given.position(), given.move("C1+C2"));

    assertThat(capture.cells()).containsExactly("A1", "B1");
    assertThat(capture.transfers())
        .hasToString("[black-tzaar: cell:B1 -> outside, white-tzaar: cell:A1 -> cell:B1]");
    assertThat(reinforcement.transfers()).hasToString("[white-tzarra: cell:C1 -> cell:C2]");
  }
}
