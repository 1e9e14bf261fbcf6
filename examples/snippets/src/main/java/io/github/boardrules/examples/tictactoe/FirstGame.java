package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.drawing.TextDrawing;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Explorer;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.search.Solver;
import java.util.List;
import java.util.Locale;

/** Uses the new game like any other. */
final class FirstGame {
  private FirstGame() {}

  public static void main(String[] arguments) {
    // @start region=tour
    var rules = new TicTacToeRules();
    var match = Match.of(rules).playText("b2").playText("a1");
    var diagram = rules.diagram(match.position()).withMarks(List.of("a1"), Emphasis.LAST);
    System.out.print(TextDrawing.plain().draw(diagram));

    var refusal = rules.refusal(match.position(), new TicTacToeMove(4)).orElseThrow();
    System.out.println(refusal.message(Locale.forLanguageTag("hu")));
    System.out.println(rules.draft(match.position(), List.of()).next().size() + " squares");

    var random = Playout.randomMatch(rules, rules.start(), new SplitMix64(1), 9);
    System.out.println(random.moves());
    System.out.println(rules.statusMessage(random.position(), Locale.ENGLISH));
    System.out.println(Perft.count(rules, rules.start(), 9) + " games of nine moves");

    var explorer = Explorer.of(rules);
    System.out.println(explorer.explore(rules.start(), 10_000).total() + " positions");
    System.out.println(
        explorer.withSymmetry(true).explore(rules.start(), 10_000).total() + " up to symmetry");
    System.out.println(Solver.of(rules).solve(rules.start()).gameValue(rules.start()));
    // @end
  }
}
