package io.github.boardrules.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Hops;
import io.github.boardrules.core.toy.ToyReason;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveInputTest {
  private final Hops rules = new Hops(true);

  @Test
  void nothingHasBeenEnteredAtFirst() {
    Hops.Position position = Hops.Position.parse("wb.... 10 00 1");
    MoveInput<Hops.Position, Hops.Move> input = MoveInput.of(rules, position);

    assertThat(input.rules()).isSameAs(rules);
    assertThat(input.position()).isSameAs(position);
    assertThat(input.entered()).isEmpty();
    assertThat(input.move()).isEmpty();
    assertThat(input.refusal()).isEmpty();
    assertThat(input.isFinished()).isFalse();
    assertThat(input.next())
        .hasToString("[piece:white, cell:a, cell:c, cell:d, cell:e, cell:f, word:pass]");
    assertThat(input.undo().entered()).isEmpty();
  }

  @Test
  void aMoveIsEnteredStepByStep() {
    MoveInput<Hops.Position, Hops.Move> half = at("wb.b.. 00 00 1", "cell:a cell:c");
    MoveInput<Hops.Position, Hops.Move> whole = half.enter(Step.parse("cell:e"));

    assertThat(half.move()).isEmpty();
    assertThat(half.isFinished()).isFalse();
    assertThat(half.next()).containsExactly(Step.cell("e"));
    assertThat(whole.move()).hasValue(new Hops.Move("a-c-e"));
    assertThat(whole.isFinished()).isTrue();
    assertThat(entered(whole)).isEqualTo("cell:a cell:c cell:e");
    assertThat(entered(whole.undo())).isEqualTo("cell:a cell:c");
  }

  @Test
  void aMoveThatCanGoOnIsCompleteButNotFinished() {
    Counters counters = new Counters("counters:left=2");
    Step left = Step.parse("cell:l");
    MoveInput<Counters.Position, Counters.Take> one =
        MoveInput.of(counters, counters.start()).enter(left);

    assertThat(one.move()).hasValue(new Counters.Take('l', 1));
    assertThat(one.isFinished()).isFalse();
    assertThat(one.enter(left).isFinished()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "cell:a, cell:d, cell:d", // another counter that can move
    "cell:a, piece:white, piece:white",
    "piece:white, cell:a, cell:a",
    "cell:a, cell:b, cell:a", // a counter that cannot
    "cell:a, cell:f, cell:a", // a cell without one, with which a move can begin
    "cell:a, word:pass, cell:a" // no piece
  })
  void aStepThatCannotFollowMayChooseAnotherPiece(String first, String second, String kept) {
    MoveInput<Hops.Position, Hops.Move> input = at("wb.w.. 10 00 1", first + " " + second);

    assertThat(entered(input)).isEqualTo(kept);
    assertThat(input.refusal().isPresent()).isEqualTo(kept.equals(first));
  }

  @Test
  void whatHasBeenEnteredIsTakenBackByAnotherTouch() {
    MoveInput<Hops.Position, Hops.Move> input = at("wb.b.. 00 00 1", "cell:a cell:c");

    assertThat(entered(input.enter(Step.cell("c")))).isEqualTo("cell:a");
    assertThat(entered(input.enter(Step.cell("a")))).isEmpty();
    assertThat(input.enter(Step.cell("a")).refusal()).isEmpty();
  }

  @Test
  void thePromptIsThatOfTheDraftWhichARefusalDoesNotChange() {
    MoveInput<Hops.Position, Hops.Move> refused = at("wb.w.. 10 00 1", "cell:a cell:b");

    assertThat(refused.prompt()).isEqualTo(at("wb.w.. 10 00 1", "cell:a").prompt());
    assertThat(refused.prompt()).map(Label::toString).hasValue("Choose what comes next.");
    assertThat(at("b..... 00 00 1", "").prompt()).isEmpty();
  }

  @Test
  void aGameMayNotAllowToChooseAnotherPiece() {
    MoveInput<Hops.Position, Hops.Move> input =
        MoveInput.of(new Hops(false), Hops.Position.parse("wb.w.. 10 00 1"))
            .enter(Step.parse("cell:a"))
            .enter(Step.parse("cell:d"));

    assertThat(entered(input)).isEqualTo("cell:a");
    assertThat(input.refusal()).hasValue(Refusal.at(ToyReason.OCCUPIED, "d"));
  }

  @Test
  void aRefusalLastsUntilTheNextStep() {
    MoveInput<Hops.Position, Hops.Move> refused = at("wb.w.. 10 00 1", "cell:a cell:b");

    assertThat(refused.refusal()).hasValue(Refusal.at(ToyReason.OCCUPIED, "b"));
    assertThat(marked(refused.diagram(), Emphasis.REFUSED)).containsExactly("b");
    assertThat(refused.enter(Step.parse("cell:c")).refusal()).isEmpty();
    assertThat(refused.undo().refusal()).isEmpty();
    assertThat(at("wb.w.. 10 00 1", "cell:a").diagram().marks())
        .noneMatch(mark -> mark.emphasis() == Emphasis.REFUSED);
  }

  @Test
  void nothingFollowsInAGameThatIsOver() {
    MoveInput<Hops.Position, Hops.Move> input = at("b..... 00 00 1", "");

    assertThat(input.next()).isEmpty();
    assertThat(input.isFinished()).isFalse();
    assertThat(input.enter(Step.parse("cell:a")).refusal().orElseThrow().reason())
        .isEqualTo(MoveReason.GAME_OVER);
  }

  /** Pieces as in positions; entered, next and refused cells in a row of e, n and r. */
  @ParameterizedTest
  @CsvSource({
    "wb.b.. 00 00 1, '', wb.b.. 00 00, n.n.nn",
    "wb.b.. 00 00 1, cell:a, wb.b.. 00 00, e.n...",
    "wb.b.. 00 00 1, cell:a cell:c, ..wb.. 00 01, e.e.n.", // the hop so far
    "wb.b.. 00 00 1, cell:a cell:c cell:e, ....w. 00 02, e.e.e.", // the position after it
    "'.wb.wb 00 00 1', cell:b cell:d, '...wwb 00 01', '.e.e..'",
    "wxxxxx 00 00 1, cell:a, wxxxxx 00 00, e.....", // its only move takes it from the board
    "xxxxx. 10 00 1, piece:white, xxxxx. 10 00, .....n", // its only move puts it there
    "wb.... 10 00 1, piece:white, wb.... 10 00, ..nnnn",
    "wb.... 10 00 1, piece:white cell:d, wb.w.. 00 00, ...e..",
    "wb.... 10 00 1, cell:a cell:b, wb.... 10 00, ern...",
    "wb.... 10 00 1, cell:d, wb.... 10 00, ...e.."
  })
  void theBoardShowsTheStepsSoFar(String position, String steps, String shown, String marks) {
    Diagram diagram = at(position, steps).diagram();

    assertThat(row(diagram) + " " + counts(diagram, "pool") + " " + counts(diagram, "taken"))
        .isEqualTo(shown);
    StringBuilder row = new StringBuilder(".".repeat(6));
    for (Emphasis emphasis : List.of(Emphasis.NEXT, Emphasis.ENTERED, Emphasis.REFUSED)) {
      for (String cell : marked(diagram, emphasis)) {
        row.setCharAt(cell.charAt(0) - 'a', emphasis.name().toLowerCase(Locale.ROOT).charAt(0));
      }
    }
    assertThat(row).hasToString(marks);
  }

  @ParameterizedTest
  @CsvSource({"'', NEXT", "cell:a, ", "piece:white, ENTERED", "piece:white cell:d, ENTERED"})
  void thePileFromWhichAPieceComesIsMarked(String steps, Emphasis mark) {
    List<Diagram.Stock> stocks = at("wb.... 22 22 1", steps).diagram().stocks();

    assertThat(stocks.get(0).name()).isEqualTo("taken");
    assertThat(stocks.get(0).piles()).allSatisfy(pile -> assertThat(pile.marks()).isEmpty());
    assertThat(stocks.get(1).piles().get(0).marks())
        .isEqualTo(mark == null ? Set.of() : Set.of(mark));
    assertThat(stocks.get(1).piles().get(1).marks()).isEmpty();
  }

  @Test
  void stepsHaveTextsForPeople() {
    MoveInput<Hops.Position, Hops.Move> input = at("wb.... 22 00 1", "");

    assertThat(input.message(Step.parse("piece:black"), Locale.ENGLISH))
        .isEqualTo("a black counter");
    assertThat(input.message(Step.parse("cell:white"), Locale.ENGLISH)).isEqualTo("white");
    assertThat(input.message(Step.parse("piece:red"), Locale.ENGLISH)).isEqualTo("red");
    assertThat(input.message(Step.parse("word:return"), Locale.ENGLISH)).isEqualTo("take back");
    assertThat(input.arrow(Step.parse("word:return"))).hasValue("↓");
    assertThat(input.arrow(Step.parse("cell:return"))).isEmpty();
  }

  private MoveInput<Hops.Position, Hops.Move> at(String position, String steps) {
    MoveInput<Hops.Position, Hops.Move> input = MoveInput.of(rules, Hops.Position.parse(position));
    for (String step : steps.isEmpty() ? new String[0] : steps.split(" ", -1)) {
      input = input.enter(Step.parse(step));
    }
    return input;
  }

  private static String entered(MoveInput<?, ?> input) {
    return input.entered().stream().map(Step::toString).collect(Collectors.joining(" "));
  }

  private static List<String> marked(Diagram diagram, Emphasis emphasis) {
    return diagram.marks().stream()
        .filter(mark -> mark.emphasis() == emphasis)
        .map(Diagram.Mark::cell)
        .toList();
  }

  private static String row(Diagram diagram) {
    StringBuilder row = new StringBuilder();
    diagram.cells().forEach(cell -> row.append(cell.shape() == Shape.REMOVED ? 'x' : '.'));
    for (Diagram.Piece piece : diagram.pieces()) {
      row.setCharAt(piece.cell().charAt(0) - 'a', piece.style().symbol());
    }
    return row.toString();
  }

  private static String counts(Diagram diagram, String name) {
    return diagram.stocks().stream()
        .filter(stock -> stock.name().equals(name))
        .flatMap(stock -> stock.piles().stream())
        .map(pile -> "" + pile.count())
        .reduce("", String::concat);
  }
}
