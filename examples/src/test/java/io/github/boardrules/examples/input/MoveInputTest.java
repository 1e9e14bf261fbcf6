package io.github.boardrules.examples.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.draw.TextDrawing;
import io.github.boardrules.core.play.MoveInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveInputTest {
  private static final Catalog CATALOG = Catalog.installed();
  private static final Locale HUNGARIAN = Locale.forLanguageTag("hu");

  @Test
  void theMarbleLiesOnItsRingWhileTheRingToRemoveIsChosen() {
    MoveInput<?, ?> input = start("zertz", "piece:white cell:d4");

    assertThat(input.move()).isEmpty();
    assertThat(pieces(input.diagram())).containsExactly("white d4 x1");
    assertThat(pile(input.diagram(), "pool", "white").count()).isEqualTo(4);
    assertThat(marked(input.diagram(), Emphasis.ENTERED)).containsExactly("d4");
    assertThat(marked(input.diagram(), Emphasis.NEXT)).hasSize(18);
  }

  @Test
  void piecesThatCanBeTakenAreMarkedInTheStockFromWhichTheyCome() {
    Diagram before = start("zertz", "").diagram();
    assertThat(pile(before, "pool", "grey").marks()).containsExactly(Emphasis.NEXT);
    assertThat(pile(before, "player-1", "grey").marks()).isEmpty();

    Diagram after = start("zertz", "piece:grey").diagram();
    assertThat(pile(after, "pool", "grey").marks()).containsExactly(Emphasis.ENTERED);
    assertThat(pile(after, "pool", "white").marks()).isEmpty();
    assertThat(TextDrawing.plain().draw(after)).contains("[G x7]", "[x]");
    assertThat(SvgDrawing.standard().draw(after)).contains("data-piece=\"grey\"");
  }

  @Test
  void withAnEmptyPoolThePlayersOwnMarblesAreMarked() {
    MoveInput<?, ?> input =
        at("zertz", "W..W/..W../.G..G./G..G..B/.B..B./..B../B..B 0,0,0 2,1,0 0,2,3 2", "");
    assertThat(pile(input.diagram(), "player-2", "grey").marks()).containsExactly(Emphasis.NEXT);
    assertThat(pile(input.diagram(), "player-1", "grey").marks()).isEmpty();
  }

  @Test
  void aHalfEnteredChainShowsItsJumps() {
    MoveInput<?, ?> chain =
        at("zertz", "..../...../....../.WG.B../....../...../.... 4,6,8 0,0,0 0,0,0 1", "cell:d2");
    assertThat(pieces(chain.diagram())).contains("white d2 x1");
    MoveInput<?, ?> jumped = chain.enter(Step.parse("cell:d4"));
    assertThat(jumped.move()).isEmpty();
    assertThat(pieces(jumped.diagram())).containsExactlyInAnyOrder("black d5 x1", "white d4 x1");
    assertThat(pile(jumped.diagram(), "player-1", "grey").count()).isOne();
    assertThat(jumped.enter(Step.parse("cell:d6")).move()).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"zertz", "tzaar", "tzaar:setup=tournament", "abalone", "colorfield"})
  void anotherOwnPieceBeginsTheMoveAgain(String variant) {
    MoveInput<?, ?> start = start(variant, "");
    List<Step> pieces = List.copyOf(start.next());
    Step first = pieces.get(0);
    Step other = pieces.get(pieces.size() - 1);

    MoveInput<?, ?> changed = start.enter(first).enter(other);

    assertThat(start.enter(first).next()).doesNotContain(other);
    assertThat(changed.refusal()).isEmpty();
    assertThat(changed.entered()).containsExactly(other);
  }

  @Test
  void ballsOfOneMoveThatDoNotFitAreExplained() {
    MoveInput<?, ?> input = start("one-two-three", "cell:a1").enter(Step.parse("cell:d4"));
    assertThat(input.refusal()).isPresent();
    assertThat(Step.formatList(input.entered())).isEqualTo("cell:a1");
    assertThat(marked(input.diagram(), Emphasis.REFUSED)).isNotEmpty();
  }

  @Test
  void wordsHaveLabelsInEachLanguageAndDirectionsAnArrow() {
    MoveInput<?, ?> input = start("abalone", "cell:a1");
    Step up = Step.parse("word:u");
    assertThat(input.next()).contains(up);
    assertThat(input.arrow(up)).hasValue("↑");
    assertThat(input.label(up, Locale.ENGLISH)).isEqualTo("up");
    assertThat(input.label(up, HUNGARIAN)).isEqualTo("fel");

    MoveInput<?, ?> zertz = start("zertz", "");
    assertThat(zertz.label(Step.parse("word:pass"), HUNGARIAN)).isEqualTo("passz");
    assertThat(zertz.label(Step.parse("word:none"), HUNGARIAN)).isEqualTo("none");
    assertThat(zertz.arrow(Step.parse("word:pass"))).isEmpty();
    assertThat(zertz.label(Step.parse("piece:white"), HUNGARIAN)).isEqualTo("fehér");
    assertThat(zertz.label(Step.parse("cell:d4"), HUNGARIAN)).isEqualTo("d4");
    assertThat(start("tzaar:setup=tournament", "").label(Step.parse("word:pass"), HUNGARIAN))
        .isEqualTo("passz");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zertz",
        "zertz:capture=retract,claim=optional",
        "tzaar",
        "tzaar:setup=tournament",
        "pikkpakk",
        "abalone",
        "fivepush",
        "pushfour",
        "pylos",
        "one-two-three",
        "heaps:sizes=3-4-5",
        "colorfield"
      })
  void randomTouchesNeverLeadAstray(String variant) {
    walk(CATALOG.rules(variant), new SplitMix64(5));
  }

  /** Plays by random steps that may follow, with a wrong one tried before each. */
  private static <S, M> void walk(Rules<S, M> rules, SplitMix64 random) {
    S position = rules.start();
    for (int ply = 0; ply < 12 && !rules.status(position).isOver(); ply++) {
      List<Step> steps = new ArrayList<>();
      rules.diagram(position).cells().forEach(cell -> steps.add(Step.cell(cell.name())));
      MoveInput<S, M> input = MoveInput.of(rules, position);
      while (!input.isFinished()) {
        MoveInput<S, M> tried = input.enter(steps.get(random.below(steps.size())));
        assertThat(rules.draft(position, tried.entered()).refusal()).isEmpty();
        assertThat(tried.refusal().isEmpty() || tried.entered().equals(input.entered())).isTrue();
        List<Step> next = List.copyOf(input.next());
        input = input.enter(next.get(random.below(next.size())));
        assertThat(input.refusal()).isEmpty();
        SvgDrawing.standard().draw(input.diagram());
      }
      M move = input.move().orElseThrow();
      assertThat(rules.isLegal(position, move)).isTrue();
      position = rules.play(position, move);
      Diagram after = rules.diagram(position);
      assertThat(input.diagram().pieces()).isEqualTo(after.pieces());
    }
  }

  private static MoveInput<?, ?> start(String variant, String steps) {
    return entered(begin(CATALOG.rules(variant)), steps);
  }

  private static <S, M> MoveInput<S, M> begin(Rules<S, M> rules) {
    return MoveInput.of(rules, rules.start());
  }

  private static MoveInput<?, ?> at(String variant, String position, String steps) {
    return entered(begin(CATALOG.rules(variant), position), steps);
  }

  private static <S, M> MoveInput<S, M> begin(Rules<S, M> rules, String position) {
    return MoveInput.of(rules, rules.notation().parsePosition(position));
  }

  private static MoveInput<?, ?> entered(MoveInput<?, ?> input, String steps) {
    MoveInput<?, ?> result = input;
    for (Step step : Step.parseList(steps)) {
      result = result.enter(step);
    }
    return result;
  }

  private static List<String> pieces(Diagram diagram) {
    return diagram.pieces().stream()
        .map(piece -> piece.style().name() + " " + piece.cell() + " x" + piece.count())
        .toList();
  }

  private static Diagram.Pile pile(Diagram diagram, String stock, String piece) {
    return diagram.stocks().stream()
        .filter(found -> found.name().equals(stock))
        .flatMap(found -> found.piles().stream())
        .filter(pile -> pile.style().name().equals(piece))
        .findFirst()
        .orElseThrow();
  }

  private static Set<String> marked(Diagram diagram, Emphasis emphasis) {
    return Set.copyOf(
        diagram.marks().stream()
            .filter(mark -> mark.emphasis() == emphasis)
            .map(Diagram.Mark::cell)
            .toList());
  }
}
