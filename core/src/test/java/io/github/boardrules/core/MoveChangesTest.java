package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveChangesTest {
  private static final Style GROUND = new Style("ground", '.', "#ffffff", "#000000");
  private static final Style WHITE = new Style("white", 'w', "#ffffff", "#000000");
  private static final Style BLACK = new Style("black", 'b', "#000000", "#ffffff");

  /** Returns a row of cells a, b, … with these pieces; the count of a stock of white follows. */
  private static Diagram row(String pieces) {
    DiagramBuilder row = Diagram.builder();
    for (int i = 0; i < 4; i++) {
      String name = String.valueOf((char) ('a' + i));
      row.cell(name, i, 0, Shape.SQUARE, GROUND);
      if (pieces.charAt(i) != '.') {
        row.piece(name, pieces.charAt(i) == 'w' ? WHITE : BLACK);
      }
    }
    int count = pieces.charAt(5) - '0';
    return row.stock(new Stock("pool", List.of(new Pile(WHITE, count)))).build();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "w... 0 | .w.. 0 | a b | white: cell:a -> cell:b",
        "wb.. 0 | .w.. 0 | a b | white: cell:a -> cell:b, black: cell:b -> outside",
        ".... 2 | ww.. 0 | a b | white: stock:pool -> cell:a, white: stock:pool -> cell:b",
        "bw.. 1 | b... 2 | b | white: cell:b -> stock:pool",
        "bb.. 0 | .... 0 | a b | black: cell:a -> outside, black: cell:b -> outside",
        ".... 1 | .... 0 | '' | white: stock:pool -> outside",
        "wb.w 0 | wb.w 0 | '' | ''",
      })
  void transfersAreDerivedWhereOnlyOneIsPossibleAndLeadToTheOtherDiagram(
      String before, String after, String cells, String transfers) {
    MoveChanges changes = MoveChanges.between(row(before), row(after));

    assertThat(String.join(" ", changes.cells())).isEqualTo(cells);
    assertThat(String.join(", ", changes.transfers().stream().map(Transfer::toString).toList()))
        .isEqualTo(transfers);
    Diagram travelled = row(before).withTransfers(changes.transfers());
    assertThat(travelled.pieces()).containsExactlyInAnyOrderElementsOf(row(after).pieces());
    assertThat(travelled.stocks()).isEqualTo(row(after).stocks());
  }

  @Test
  void aPieceMayComeFromOutsideOrTravelFromStockToStock() {
    assertThat(MoveChanges.between(row(".... 0"), row("b... 0")))
        .hasToString("MoveChanges[cells=[a], transfers=[black: outside -> cell:a]]");
    List<Transfer> transfers = MoveChanges.between(stocks(1, 0), stocks(0, 1)).transfers();

    assertThat(transfers).hasToString("[white: stock:pool -> stock:bag]");
    assertThat(stocks(1, 0).withTransfers(transfers)).isEqualTo(stocks(0, 1));
    assertThat(stocks(0, 1).withTransfers(transfers)).isEqualTo(stocks(0, 1));
  }

  private static Diagram stocks(int inPool, int inBag) {
    return Diagram.builder()
        .cell("a", 0, 0, Shape.SQUARE, GROUND)
        .stock(new Stock("pool", List.of(new Pile(WHITE, inPool))))
        .stock(new Stock("bag", List.of(new Pile(WHITE, inBag))))
        .build();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ww.. 0 | ..ww 0 | a b c d",
        "ww.. 0 | ..w. 1 | a b c",
        "ww.. 0 | .... 1 | a b",
        "bb.w 0 | ..b. 0 | a b c d",
      })
  void thereAreNoTransfersIfPiecesMayHaveTravelledInSeveralWays(
      String before, String after, String cells) {
    MoveChanges changes = MoveChanges.between(row(before), row(after));

    assertThat(String.join(" ", changes.cells())).isEqualTo(cells);
    assertThat(changes.transfers()).isEmpty();
  }

  @Test
  void aCellThatATransferNamesIsChangedEvenIfItLooksTheSame() {
    Location b = Location.onCell("b");
    List<Transfer> push =
        List.of(
            Transfer.of("white", b, Location.onCell("c")),
            Transfer.of("white", Location.onCell("a"), b));

    MoveChanges changes = MoveChanges.between(row("ww.. 0"), row(".ww. 0"), push);

    assertThat(changes.cells()).containsExactly("a", "b", "c");
    assertThat(changes.transfers()).isEqualTo(push).isUnmodifiable();
  }

  @Test
  void aCellWithAnotherGroundOrAnotherHeightIsChanged() {
    Diagram before =
        Diagram.builder()
            .cell("a", 0, 0, Shape.ROUND, GROUND)
            .cell("b", 1, 0, Shape.ROUND, GROUND)
            .stack("b", WHITE, 1)
            .cell("c", 2, 0, Shape.ROUND, GROUND)
            .build();
    Diagram after =
        Diagram.builder()
            .cell("a", 0, 0, Shape.REMOVED, GROUND)
            .cell("b", 1, 0, Shape.ROUND, GROUND)
            .stack("b", WHITE, 2)
            .cell("d", 3, 0, Shape.ROUND, GROUND)
            .build();

    // c and d, which are vacant, have only left the drawing and come into it.
    assertThat(MoveChanges.between(before, after, List.of()).cells()).containsExactly("a", "b");
    assertThat(MoveChanges.between(before, after).transfers()).isEmpty();
  }

  @Test
  void aStackTravelsWholeAndLiesOnWhatIsThere() {
    Diagram stacks =
        Diagram.builder()
            .cell("a", 0, 0, Shape.SQUARE, GROUND)
            .cell("b", 1, 0, Shape.SQUARE, GROUND)
            .stack("a", WHITE, 3)
            .stack("b", BLACK, 2)
            .stock(new Stock("pool", List.of(new Pile(WHITE, 1))))
            .build();
    Location a = Location.onCell("a");
    Location b = Location.onCell("b");

    assertThat(stacks.withTransfers(List.of(Transfer.of("white", a, b))).pieces())
        .containsExactly(
            Diagram.Piece.of("b", BLACK).withCount(2),
            Diagram.Piece.of("b", WHITE).withLevel(1).withCount(3));
    Transfer home = Transfer.of("white", a, Location.inStock("pool"));
    assertThat(stacks.withTransfers(List.of(home)).stocks().get(0).piles())
        .containsExactly(new Pile(WHITE, 4));
  }

  @Test
  void thePieceOnTheCellTravelsAndOneThatIsNotThereStaysAway() {
    Diagram row = row("w.w. 0");
    Location a = Location.onCell("a");
    Location b = Location.onCell("b");
    Transfer last = Transfer.of("white", Location.onCell("c"), Location.onCell("d"));

    assertThat(row.withTransfers(List.of(last)).pieces()).isEqualTo(row("w..w 0").pieces());
    assertThat(row.withTransfers(List.of(Transfer.of("black", a, b)))).isEqualTo(row);
    for (Location empty : List.of(b, Location.inStock("pool"), Location.OUTSIDE)) {
      assertThat(row.withTransfers(List.of(Transfer.of("white", empty, b)))).isEqualTo(row);
    }
  }

  @Test
  void onlyThePileThatIsNamedIsMarked() {
    Diagram row =
        Diagram.builder()
            .stock(new Stock("pool", List.of(new Pile(WHITE, 1), new Pile(BLACK, 1))))
            .stock(new Stock("bag", List.of(new Pile(WHITE, 1))))
            .build();
    Diagram marked =
        row.withPileMark("pool", "white", Diagram.Emphasis.LAST)
            .withPileMark("pool", "white", Diagram.Emphasis.NEXT);

    assertThat(marked.stocks().get(0).piles().get(0).marks())
        .containsExactly(Diagram.Emphasis.NEXT, Diagram.Emphasis.LAST);
    assertThat(marked.stocks().get(0).piles().get(1).marks()).isEmpty();
    assertThat(marked.stocks().get(1).piles().get(0).marks()).isEmpty();
    assertThat(row.withPileMark("box", "white", Diagram.Emphasis.NEXT)).isEqualTo(row);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a-c | a-c", // a jump
        "a-b b-c c-d | a-b b-c c-d", // jumps of one piece
        "c-d b-c a-b | a-d", // pieces that push each other
        "c-d b-c d-a | b-d d-a", // the last of them goes round
        "a-b a-b | a-b", // a stack whose pieces travel one by one
        "a-a a-x x-a | ''"
      })
  void piecesThatTravelHaveArrows(String transfers, String arrows) {
    List<Transfer> travelled =
        Stream.of(transfers.split(" ", -1))
            .map(text -> Transfer.of("white", cell(text.charAt(0)), cell(text.charAt(2))))
            .toList();

    assertThat(row("wwww 0").withArrows(travelled).edges())
        .allMatch(edge -> edge.kind() == EdgeKind.ARROW)
        .extracting(edge -> edge.from() + "-" + edge.to())
        .isEqualTo(arrows.isEmpty() ? List.of() : List.of(arrows.split(" ", -1)));
  }

  private static Location cell(char name) {
    return Location.onCell(String.valueOf(name));
  }
}
