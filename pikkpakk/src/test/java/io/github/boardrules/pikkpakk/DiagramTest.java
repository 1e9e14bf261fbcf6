package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a drawing of a position shows. */
class DiagramTest {

  @Test
  void columnAIsOnTheLeftAndRow1IsBelow() {
    for (String variant : List.of("pikkpakk", "pikkpakk:board=11")) {
      Diagram diagram = drawn(GamePosition.start(variant));
      int size = variant.endsWith("11") ? 11 : 9;

      assertThat(diagram.cells()).hasSize(size * size);
      for (Diagram.Cell cell : diagram.cells()) {
        assertThat(cell.x()).isEqualTo(cell.name().charAt(0) - 'a');
        assertThat(cell.y()).isEqualTo(Integer.parseInt(cell.name().substring(1)) - 1);
        assertThat(cell.shape()).isEqualTo(Diagram.Shape.SQUARE);
      }
    }
  }

  @Test
  void eachBallStandsOnItsCellWithItsColour() {
    Diagram diagram = drawn(Setup.of("pikkpakk", "a1 b2 l, i9 d, e5 t").position());

    assertThat(diagram.pieces())
        .extracting(piece -> piece.style().name() + " " + piece.cell() + " " + piece.count())
        .containsExactlyInAnyOrder("light a1 1", "light b2 1", "dark i9 1", "target e5 1");
    assertThat(drawn(GamePosition.start("pikkpakk:push=ring")).pieces())
        .filteredOn(piece -> piece.style().name().equals("neutral"))
        .hasSize(32)
        .allMatch(piece -> piece.style().symbol() == 'n');
  }

  @Test
  void theBlockTheFrameAndWhatIsOutsideTheAreaLookDifferent() {
    assertThat(looks(GamePosition.start("pikkpakk"))).containsExactlyInAnyOrder("block", "frame");
    assertThat(looks(GamePosition.start("pikkpakk:push=square")))
        .containsExactlyInAnyOrder("block", "outside");
    assertThat(looks(GamePosition.start("pushfour"))).containsExactlyInAnyOrder("block", "outside");
    assertThat(drawn(GamePosition.start("pikkpakk")).cells())
        .filteredOn(cell -> cell.style().name().equals("block"))
        .hasSize(49)
        .allMatch(cell -> cell.name().matches("[b-h][2-8]"));
  }

  @Test
  void lostBallsLieBesideTheBoardInSquareAbaloneAndThoseThatDecideAreMarked() {
    Diagram diagram = drawn(Setup.of("abalone", "3-9: a1 l").position());

    assertThat(diagram.stocks())
        .extracting(stock -> stock.title().message(Locale.ENGLISH) + ": " + stock.piles())
        .containsExactly(
            "light balls lost: [3 Style[light] []]", "dark balls lost: [9 Style[dark] [WIN]]");
    assertThat(diagram.stocks())
        .extracting(stock -> stock.owner().getAsInt())
        .containsExactly(1, 2);
    assertThat(drawn(GamePosition.start("pikkpakk")).stocks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | e5 t, e4 e6 d5 f5 f6 l | d5 e4 e5 e6 f5",
        "pushfour | c3 d4 e5 f6 c4 d3 l, c7 c6 d | c3 d4 e5 f6",
        "pushfour | c3 c4 c5 c6 c7 l, d7 d6 d5 d | c3 c4 c5 c6 c7",
        "fivepush | a1 b1 c1 d1 e1 b2 l, a9 b9 c9 d9 d | a1 b1 c1 d1 e1",
        "fivepush | b5 c4 d3 e2 f1 l, a9 d | b5 c4 d3 e2 f1",
        "pushfour | c3 d4 e5 l, c7 c6 d | ''"
      })
  void theCellsWithWhichAGameHasBeenWonAreMarked(String variant, String balls, String cells) {
    assertThat(drawn(Setup.of(variant, balls).position()).marks())
        .allMatch(mark -> mark.emphasis() == Diagram.Emphasis.WIN)
        .extracting(Diagram.Mark::cell)
        .containsExactly(cells.isEmpty() ? new String[0] : cells.split(" ", -1));
  }

  private static Set<String> looks(GamePosition position) {
    return drawn(position).cells().stream()
        .map(cell -> cell.style().name())
        .collect(Collectors.toSet());
  }

  private static Diagram drawn(GamePosition position) {
    return position.rules().diagram(position.position());
  }

  /** The diagrams show only where balls of different colours have met. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | bu | b2 b3 b4 b5 b6 b7 b8 b9 | cell:b2 -> cell:b3 | 7",
        "pikkpakk:push=square | bu | b2 b3 b4 b5 b6 b7 b8 | cell:b8 -> cell:b2 | 7",
        "pushfour | e9 | e8 | outside -> cell:e8 | 1",
      })
  void theChangesOfAPushAreThoseOfTheWholeLine(
      String variant, String move, String cells, String transfer, int balls) {
    GamePosition given = GamePosition.start(variant);
    MoveChanges changes = given.rules().changes(given.position(), given.move(move));

    assertThat(String.join(" ", changes.cells())).isEqualTo(cells);
    assertThat(changes.transfers())
        .hasSize(balls)
        .anyMatch(each -> each.toString().endsWith(": " + transfer));
  }

  @Test
  void aBallThatIsPushedOffGoesToTheStockOfItsPlayer() {
    GamePosition given = Setup.of("abalone", "e6 e7 e8 l, e9 d").position();

    assertThat(given.rules().changes(given.position(), given.move("e6u")).transfers())
        .hasToString(
            "[dark: cell:e9 -> stock:lost-2, light: cell:e8 -> cell:e9,"
                + " light: cell:e7 -> cell:e8, light: cell:e6 -> cell:e7]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "b4-d4 | b4-d4u | b4 > b5, c4 > c5, d4 > d5",
        "d4-d6 | d4-d6r | d4 > e4, d5 > e5, d6 > e6",
      })
  void theBallsOfASeriesTravelSideBySide(String series, String move, String cells) {
    GamePosition given = Setup.of("abalone:side=yes", series + " l").position();

    assertThat(given.rules().changes(given.position(), given.move(move)).transfers())
        .hasToString("[" + cells.replaceAll("(..) > (..)", "light: cell:$1 -> cell:$2") + "]");
  }

  @ParameterizedTest
  @CsvSource({"e9, e8, e7", "e1, e2, e3", "a5, b5, c5", "i5, h5, g5"})
  void aBallThatEntersPushesThoseOnItsWay(String entry, String first, String second) {
    GamePosition given = Setup.of("pushfour", first + " d").position();

    assertThat(given.rules().changes(given.position(), given.move(entry)).transfers())
        .hasToString("[dark: cell:%s -> cell:%s, light: outside -> cell:%s]", first, second, first);
  }

  @Test
  void aPuzzleShowsTheGroundUnderBallsThatStandWrong() {
    GamePosition start = GamePosition.start("inlay:to=halves");
    Diagram wanted = drawn(GamePosition.start("inlay:from=halves"));
    Diagram diagram = drawn(start);

    for (Diagram.Piece piece : diagram.pieces()) {
      boolean isRight = wanted.pieces().contains(piece);
      assertThat(diagram.cells())
          .filteredOn(cell -> cell.name().equals(piece.cell()))
          .singleElement()
          .satisfies(cell -> assertThat(cell.isGroundShown()).isEqualTo(!isRight));
    }
    assertThat(diagram.cells()).filteredOn(Diagram.Cell::isGroundShown).hasSizeBetween(10, 40);
  }
}
