package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram.Body;
import io.github.boardrules.core.Diagram.CaptionPlace;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.toy.ToyReason;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Two values are equal exactly if they are made of the same. */
class ValuesTest {
  @Test
  void statusesAndSteps() {
    assertDistinct(
        () ->
            List.of(
                Status.ongoing(1),
                Status.ongoing(2),
                Status.ongoing(2, Label.of("pushing")),
                Status.win(1, ToyReason.EDGE),
                Status.win(2, ToyReason.EDGE),
                Status.win(2, ToyReason.LAST_COUNTER),
                Status.draw(ToyReason.EDGE)));
    assertDistinct(
        () -> List.of(Step.cell("a1"), Step.cell("b1"), Step.piece("a1"), Step.word("a1")));
    assertThat(Status.ongoing(2)).hasToString("ongoing 2");
    assertThat(Status.win(2, ToyReason.EDGE)).hasToString("win 2 edge");
  }

  @Test
  void labelsAndExpectedTexts() {
    assertDistinct(() -> List.of(Label.of("a"), Label.of("b")));
    assertDistinct(
        () ->
            List.of(
                Expected.of("a"),
                Expected.of("c"),
                Expected.range('a', 'c'),
                Expected.range('b', 'c'),
                Expected.END_OF_LINE,
                Expected.END_OF_TEXT));
    assertThat(Expected.range('a', 'c').first()).isEqualTo("a");
    assertThat(Expected.range('a', 'c').last()).isEqualTo("c");
  }

  @Test
  void locations() {
    assertDistinct(
        () ->
            List.of(
                Location.onCell("a1"),
                Location.onCell("b1"),
                Location.inStock("a1"),
                Location.OUTSIDE));
  }

  @Test
  void partsOfDiagrams() {
    assertDistinct(
        () ->
            List.of(
                style(),
                new Style("coin", 'O', "#ffffff", "#000000"),
                new Style("stone", 'C', "#ffffff", "#000000"),
                new Style("stone", 'O', "#000000", "#000000"),
                new Style("stone", 'O', "#ffffff", "#ffffff"),
                new Style("stone", Label.of("pebble"), 'O', "#ffffff", "#000000"),
                style().withBody(Body.RING),
                style().withOwner(1),
                style().withOwner(2)));
    assertDistinct(
        () ->
            List.of(
                cell("a1", 0),
                cell("b1", 0),
                cell("a1", 1),
                new Cell("a1", 0, 0, Shape.SQUARE, style().withOwner(1), ""),
                new Cell("a1", 0, 0, Shape.SQUARE, style(), "1"),
                cell("a1", 0).withLevel(1),
                cell("a1", 0).withGroundShown(true)));
    assertDistinct(
        () ->
            List.of(
                new Pile(style(), 2),
                new Pile(style().withOwner(1), 2),
                new Pile(style(), 3),
                new Pile(style(), 2).withGoal(3),
                new Pile(style(), 2).withGoal(4)));
    assertDistinct(
        () ->
            List.of(
                stock("pool"),
                stock("box"),
                new Stock("pool", Label.of("box"), stock("pool").piles()),
                new Stock("pool", List.of()),
                stock("pool").withOwner(1)));
    assertThat(style()).hasToString("Style[stone]");
    assertThat(cell("a1", 0)).hasToString("Cell[a1]");
    assertThat(new Pile(style(), 2)).hasToString("2 Style[stone] []");
    assertThat(stock("pool")).hasToString("Stock[pool]");
  }

  @Test
  void piecesOfDiagrams() {
    assertDistinct(
        () ->
            List.of(
                Piece.of("a1", style()),
                Piece.of("b1", style()),
                Piece.of("a1", style().withOwner(1)),
                Piece.of("a1", style()).withLevel(1),
                Piece.of("a1", style()).withCount(2)));
    assertThat(Piece.of("a1", style()).withLevel(1).withCount(2))
        .hasToString("Piece[cell=a1, level=1, style=Style[stone], count=2]");
  }

  @Test
  void changesAndTransfers() {
    Location a1 = Location.onCell("a1");
    Transfer out = Transfer.of("stone", a1, Location.OUTSIDE);
    assertDistinct(
        () ->
            List.of(
                Transfer.of("stone", a1, Location.OUTSIDE),
                Transfer.of("coin", a1, Location.OUTSIDE),
                Transfer.of("stone", Location.onCell("b1"), Location.OUTSIDE),
                Transfer.of("stone", a1, Location.inStock("pool"))));
    assertDistinct(
        () ->
            List.of(
                MoveChanges.of(List.of("a1"), List.of()),
                MoveChanges.of(List.of("b1"), List.of()),
                MoveChanges.of(List.of("a1"), List.of(out))));
    assertThat(MoveChanges.of(List.of("a1"), List.of(out)))
        .hasToString("MoveChanges[cells=[a1], transfers=[stone: cell:a1 -> outside]]");
  }

  @Test
  void drafts() {
    Set<Step> next = Set.of(Step.cell("a1"));
    Label prompt = Label.of("Go on.");
    assertDistinct(
        () ->
            List.of(
                Draft.complete(next, "move", "position", prompt),
                Draft.complete(Set.of(), "move", "position", prompt),
                Draft.complete(next, "other", "position", prompt),
                Draft.complete(next, "move", "other", prompt),
                Draft.complete(next, "move", "position", Label.of("Play.")),
                Draft.partial(next, prompt),
                Draft.rejected(Refusal.of(MoveReason.GAME_OVER)),
                Draft.rejected(Refusal.of(MoveReason.ILLEGAL))));
  }

  @Test
  void refusals() {
    assertDistinct(
        () ->
            List.of(
                Refusal.of(MoveReason.ILLEGAL),
                Refusal.of(MoveReason.DEAD_END),
                Refusal.of(MoveReason.ILLEGAL, "cell", "a1"),
                Refusal.of(MoveReason.ILLEGAL, "cell", "a1").withWord("cell", Label.of("b1")),
                Refusal.at(MoveReason.ILLEGAL, "a1")));
  }

  @Test
  void diagrams() {
    assertDistinct(
        () ->
            List.of(
                Diagram.builder().build(),
                board().build(),
                board().piece("a1", style()).build(),
                board().stock(stock("pool")).build(),
                board().mark("a1", Emphasis.LAST).build(),
                board().edge("a1", "b1", EdgeKind.LINE).build(),
                board().caption("a1", CaptionPlace.ROW, "1").build()));
    assertThat(board().piece("a1", style()).build())
        .hasToString(
            "Diagram[cells=[Cell[a1], Cell[b1]],"
                + " pieces=[Piece[cell=a1, level=0, style=Style[stone], count=1]], stocks=[],"
                + " marks=[], edges=[], captions=[]]");
  }

  private static Style style() {
    return new Style("stone", 'O', "#ffffff", "#000000");
  }

  private static Cell cell(String name, double x) {
    return new Cell(name, x, 0, Shape.SQUARE, style(), "");
  }

  private static Stock stock(String name) {
    return new Stock(name, List.of(new Pile(style(), 2)));
  }

  private static DiagramBuilder board() {
    return Diagram.builder().cell(cell("a1", 0)).cell(cell("b1", 1));
  }

  /** Checks values that all differ, and the same values made once more. */
  private static void assertDistinct(Supplier<List<?>> made) {
    List<?> values = made.get();
    List<?> again = made.get();
    for (int i = 0; i < values.size(); i++) {
      Object value = values.get(i);
      assertThat(value).isEqualTo(again.get(i)).hasSameHashCodeAs(again.get(i));
      assertThat(value).isNotEqualTo(null).isNotEqualTo("another class");
      for (int j = i + 1; j < values.size(); j++) {
        assertThat(value).isNotEqualTo(values.get(j)).doesNotHaveSameHashCodeAs(values.get(j));
      }
    }
  }
}
