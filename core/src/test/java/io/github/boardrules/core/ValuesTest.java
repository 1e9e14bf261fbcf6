package io.github.boardrules.core;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Two values are equal exactly if they are made of the same. */
class ValuesTest {
  @Test
  void whatIsSaid() {
    Set<Step> next = Set.of(Step.cell("a1"));
    Label prompt = Label.of("Go on.");
    assertDistinct(
        () ->
            List.of(
                Status.ongoing(1),
                Status.ongoing(2),
                Status.ongoing(2, Label.of("pushing")),
                Status.win(1, ToyReason.EDGE),
                Status.win(2, ToyReason.EDGE),
                Status.win(2, ToyReason.LAST_COUNTER),
                Status.draw(ToyReason.EDGE),
                Step.cell("a1"),
                Step.cell("b1"),
                Step.piece("a1"),
                Step.word("a1"),
                Label.of("a"),
                Label.of("b"),
                Expected.of("a"),
                Expected.of("c"),
                Expected.range('a', 'c'),
                Expected.range('b', 'c'),
                Expected.END_OF_LINE,
                Expected.END_OF_TEXT,
                Draft.complete(next, "move", "position", prompt),
                Draft.complete(Set.of(), "move", "position", prompt),
                Draft.complete(next, "other", "position", prompt),
                Draft.complete(next, "move", "other", prompt),
                Draft.complete(next, "move", "position", Label.of("Play.")),
                Draft.partial(next, prompt),
                Draft.rejected(Refusal.of(MoveReason.GAME_OVER)),
                Draft.rejected(Refusal.of(MoveReason.ILLEGAL)),
                Refusal.of(MoveReason.ILLEGAL),
                Refusal.of(MoveReason.DEAD_END),
                Refusal.of(MoveReason.ILLEGAL, "cell", "a1"),
                Refusal.of(MoveReason.ILLEGAL, "cell", "a1").withWord("cell", Label.of("b1")),
                Refusal.at(MoveReason.ILLEGAL, "a1")));
    assertThat(Status.ongoing(2)).hasToString("ongoing 2");
    assertThat(Status.win(2, ToyReason.EDGE)).hasToString("win 2 edge");
    assertThat(Expected.range('a', 'c').first()).isEqualTo("a");
    assertThat(Expected.range('a', 'c').last()).isEqualTo("c");
  }

  @Test
  void aDraftHasACopyOfItsStepsAndMayHaveAnotherForm() {
    Set<Step> next = new HashSet<>(Set.of(Step.cell("a1")));
    Label prompt = Label.of("Go on.");
    Draft<String, String> draft = Draft.complete(next, "move", "position", prompt);
    Draft<String, String> refused = Draft.rejected(Refusal.of(MoveReason.GAME_OVER));
    next.clear();

    assertThat(draft)
        .hasToString(
            "Draft[next=[cell:a1], move=Optional[move], refusal=Optional.empty,"
                + " preview=Optional[position], prompt=Optional[Go on.]]");
    assertThat(draft.map(String::length, String::toUpperCase))
        .isEqualTo(Draft.complete(Set.of(Step.cell("a1")), "MOVE", 8, prompt));
    assertThat(refused.map(String::length, String::toUpperCase)).isEqualTo(refused);
    assertThatThrownBy(() -> Draft.partial(next, prompt))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aWinIsALossForTheOtherPlayerAndADrawIsNeither() {
    GameValue win = GameValue.win(2, 7);
    GameValue draw = GameValue.draw();

    assertThat(List.of(win.isWinFor(2), win.isLossFor(1))).containsOnly(true);
    assertThat(List.of(win.isWinFor(1), win.isLossFor(2), win.isDraw())).containsOnly(false);
    assertThat(List.of(draw.isDraw(), !draw.isWinFor(1), !draw.isLossFor(1))).containsOnly(true);
    assertThat(draw.distance()).isEmpty();
    assertThat(List.of(win, GameValue.win(1), draw)).hasToString("[win 2 in 7, win 1, draw]");
    assertThat(win.text()).isEqualTo("win 2");
    assertThat(draw.text()).isEqualTo("draw");
    illegalArgument(() -> GameValue.win(0), "Players count from 1, not 0.");
    illegalArgument(() -> GameValue.win(1, -1), "A distance is 0 or more, not -1.");
    illegalArgument(
        () -> new GameValue(OptionalInt.empty(), OptionalInt.of(3)), "A draw has no distance.");
  }

  @Test
  void whatIsDrawn() {
    Location a1 = Location.onCell("a1");
    Transfer out = Transfer.of("stone", a1, Location.OUTSIDE);
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
                style().withOwner(2),
                cell("a1", 0),
                cell("b1", 0),
                cell("a1", 1),
                new Cell("a1", 0, 0, Shape.SQUARE, style().withOwner(1), ""),
                new Cell("a1", 0, 0, Shape.SQUARE, style(), "1"),
                cell("a1", 0).withLevel(1),
                cell("a1", 0).withGroundShown(true),
                new Pile(style(), 2),
                new Pile(style().withOwner(1), 2),
                new Pile(style(), 3),
                new Pile(style(), 2).withGoal(3),
                new Pile(style(), 2).withGoal(4),
                stock("pool"),
                stock("box"),
                new Stock("pool", Label.of("box"), stock("pool").piles()),
                new Stock("pool", List.of()),
                stock("pool").withOwner(1),
                Piece.of("a1", style()),
                Piece.of("b1", style()),
                Piece.of("a1", style().withOwner(1)),
                Piece.of("a1", style()).withLevel(1),
                Piece.of("a1", style()).withCount(2),
                Location.onCell("a1"),
                Location.onCell("b1"),
                Location.inStock("a1"),
                Location.OUTSIDE,
                Transfer.of("stone", a1, Location.OUTSIDE),
                Transfer.of("coin", a1, Location.OUTSIDE),
                Transfer.of("stone", Location.onCell("b1"), Location.OUTSIDE),
                Transfer.of("stone", a1, Location.inStock("pool")),
                MoveChanges.of(List.of("a1"), List.of()),
                MoveChanges.of(List.of("b1"), List.of()),
                MoveChanges.of(List.of("a1"), List.of(out)),
                Diagram.builder().build(),
                board().build(),
                board().piece("a1", style()).build(),
                board().stock(stock("pool")).build(),
                board().mark("a1", Emphasis.LAST).build(),
                board().edge("a1", "b1", EdgeKind.LINE).build(),
                board().caption("a1", CaptionPlace.ROW, "1").build()));
    assertThat(new Pile(style(), 2)).hasToString("2 Style[stone] []");
    assertThat(stock("pool")).hasToString("Stock[pool]");
    assertThat(MoveChanges.of(List.of("a1"), List.of(out)))
        .hasToString("MoveChanges[cells=[a1], transfers=[stone: cell:a1 -> outside]]");
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
