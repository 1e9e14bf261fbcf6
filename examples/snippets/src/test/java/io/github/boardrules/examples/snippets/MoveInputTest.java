package io.github.boardrules.examples.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import io.github.boardrules.core.play.MoveInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Move input with the real games. */
class MoveInputTest {
  private static final Catalog CATALOG = Catalog.installed();
  private static final Locale HUNGARIAN = Locale.forLanguageTag("hu");
  private static final String EMPTY_POOL =
      "'W..W/..W../.G..G./G..G..B/.B..B./..B../B..B 0,0,0 2,1,0 0,2,3 2'";
  private static final String CHAIN =
      "'..../...../....../.WG.B../....../...../.... 4,6,8 0,0,0 0,0,0 1'";

  /** In text drawings, round brackets mark what may follow, and square ones what is entered. */
  @ParameterizedTest
  @CsvSource({
    "START, '', pool .*\\(G x7\\)",
    "START, piece:grey, pool .*\\[G x7\\]",
    "START, piece:white cell:d4, pool .*\\[W x4\\]",
    EMPTY_POOL + ", '', player 2 .*\\(G x2/4\\)",
    CHAIN + ", cell:d2, player 1 .* G x0/4 ",
    CHAIN + ", cell:d2 cell:d4, player 1 .* G x1/4 ",
  })
  void theStocksOfZertzShowAHalfEnteredMove(String position, String steps, String stock) {
    String from = position.equals("START") ? "" : position;
    MoveInput<?, ?> input = entered(CATALOG.rules("zertz"), from, steps);
    assertThat(TextDrawing.plain().draw(input.diagram())).containsPattern(stock);
    assertThat(input.move()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"zertz", "tzaar", "tzaar:setup=tournament", "abalone", "colorfield"})
  void anotherOwnPieceBeginsTheMoveAgain(String variant) {
    MoveInput<?, ?> start = entered(CATALOG.rules(variant), "", "");
    List<Step> pieces = List.copyOf(start.next());
    Step other = pieces.get(pieces.size() - 1);
    MoveInput<?, ?> first = start.enter(pieces.get(0));
    MoveInput<?, ?> changed = first.enter(other);

    assertThat(first.next()).doesNotContain(other);
    assertThat(changed.refusal()).isEmpty();
    assertThat(changed.entered()).containsExactly(other);
  }

  @Test
  void marksAreDrawnAndWrongStepsExplained() {
    Diagram grey = entered(CATALOG.rules("zertz"), "", "piece:grey").diagram();
    assertThat(TextDrawing.plain().draw(grey)).contains("[G x7]", "[x]");
    assertThat(SvgDrawing.standard().draw(grey)).contains("data-piece=\"grey\"");

    MoveInput<?, ?> balls = entered(CATALOG.rules("one-two-three"), "", "cell:a1 cell:d4");
    assertThat(balls.refusal()).isPresent();
    assertThat(balls.entered()).containsExactly(Step.cell("a1"));
    assertThat(balls.diagram().marks()).anyMatch(mark -> mark.emphasis() == Emphasis.REFUSED);
  }

  @ParameterizedTest
  @CsvSource({
    "abalone, word:u, up, fel, ↑",
    "zertz, word:pass, pass, passz,",
    "zertz, word:none, none, none,",
    "zertz, piece:white, white, fehér,",
    "zertz, cell:d4, d4, d4,",
    "tzaar, word:pass, pass, passz,",
  })
  void wordsHaveLabelsInEachLanguageAndDirectionsAnArrow(
      String variant, String text, String english, String hungarian, String arrow) {
    MoveInput<?, ?> input = entered(CATALOG.rules(variant), "", "");
    Step step = Step.parse(text);
    assertThat(input.message(step, Locale.ENGLISH)).isEqualTo(english);
    assertThat(input.message(step, HUNGARIAN)).isEqualTo(hungarian);
    assertThat(input.arrow(step)).isEqualTo(Optional.ofNullable(arrow));
  }

  @Test
  void aTouchAfterTheEndOfAMatchIsAnswered() {
    TouchMatch<?, ?> board = new TouchMatch<>(CATALOG.rules("heaps:sizes=1"));
    board.touch(Step.cell("a1"));
    assertThat(board.status()).isEqualTo("Player 1 wins: the last ball has been taken.");
    board.touch(Step.cell("a1"));
    assertThat(board.status()).isEqualTo("The game is over.");
  }

  static Stream<String> games() {
    return Stream.concat(
        CATALOG.games().stream().map(game -> game.variantIds().get(0)),
        Stream.of("zertz:capture=retract,claim=optional", "tzaar:setup=tournament"));
  }

  @ParameterizedTest
  @MethodSource("games")
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
      assertThat(input.diagram().pieces()).isEqualTo(rules.diagram(position).pieces());
    }
  }

  private static <S, M> MoveInput<S, M> entered(Rules<S, M> rules, String position, String steps) {
    MoveInput<S, M> input =
        MoveInput.of(
            rules, position.isEmpty() ? rules.start() : rules.notation().parsePosition(position));
    for (String step : steps.isEmpty() ? new String[0] : steps.split(" ", -1)) {
      input = input.enter(Step.parse(step));
    }
    return input;
  }
}
