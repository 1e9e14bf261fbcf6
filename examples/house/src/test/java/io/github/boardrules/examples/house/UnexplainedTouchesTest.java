package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.search.Playout;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A touch on what is not lit is answered by the rule that forbids it, and not only by "This cannot
 * be chosen now." In random games every cell and every pile is touched, before each move and after
 * each of its steps.
 */
@Tag("slow")
class UnexplainedTouchesTest {
  private static final Catalog GAMES = Catalog.installed();

  /** The part of the refused touches that may lack a rule. */
  private static final double MOST = 0.05;

  private static final int MATCHES = 2;
  private static final int PLIES = 60;

  /** Of so many positions one is tried. */
  private static final int STRIDE = 4;

  /** How many touches were refused, and which of them without a rule. */
  record Touches(int refused, List<String> unexplained) {
    double share() {
      return refused == 0 ? 0 : (double) unexplained.size() / refused;
    }
  }

  static Stream<String> variants() {
    return GAMES.games().stream().map(GameInfo::variantIds).map(ids -> ids.get(0));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aRefusedTouchNamesARule(String variant, TestReporter reporter) {
    Touches touches = touches(GAMES.rules(variant));
    reporter.publishEntry(variant, touches.unexplained.size() + " of " + touches.refused);
    assertThat(touches.share()).as("%s", touches.unexplained).isLessThanOrEqualTo(MOST);
  }

  static <S, M> Touches touches(Rules<S, M> rules) {
    int refused = 0;
    List<String> unexplained = new ArrayList<>();
    for (int seed = 1; seed <= MATCHES; seed++) {
      Match<S, M> match = Playout.randomMatch(rules, rules.start(), new SplitMix64(seed), PLIES);
      for (int ply = 0; ply < match.ply(); ply += STRIDE) {
        MoveInput<S, M> input = MoveInput.of(rules, match.position(ply));
        Set<Step> all = places(rules.diagram(match.position(ply)));
        for (Step step : rules.moveEntry().steps(input.position(), match.moves().get(ply))) {
          refused += count(input, all, unexplained);
          input = input.enter(step);
        }
        refused += count(input, all, unexplained);
      }
    }
    return new Touches(refused, unexplained);
  }

  /** Returns how many touches are refused, and notes those without a rule. */
  private static int count(MoveInput<?, ?> input, Set<Step> all, List<String> unexplained) {
    int refused = 0;
    for (Step step : input.isFinished() ? Set.<Step>of() : all) { // else it is played at once
      Optional<Refusal> why = input.enter(step).refusal();
      refused += why.isPresent() ? 1 : 0;
      if (why.filter(UnexplainedTouchesTest::saysNothing).isPresent()) {
        unexplained.add(input.entered() + " " + step + " in " + input.position());
      }
    }
    return refused;
  }

  private static boolean saysNothing(Refusal refusal) {
    return refusal.message().equals("This cannot be chosen now.");
  }

  /** Returns what can be touched of a board. */
  private static Set<Step> places(Diagram diagram) {
    Set<Step> places = new LinkedHashSet<>();
    diagram.cells().forEach(cell -> places.add(Step.cell(cell.name())));
    diagram.stocks().stream()
        .flatMap(stock -> stock.piles().stream())
        .forEach(pile -> places.add(Step.piece(pile.style().name())));
    return places;
  }
}
