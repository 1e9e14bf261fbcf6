package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.zertz.ZertzRules;
import java.time.Duration;

/** Lets the engine analyse a position, and play a game against itself. */
final class AskEngine {
  private AskEngine() {}

  public static void main(String[] arguments) {
    // @start region=analyse
    var rules = ZertzRules.standard();
    var engine = Engine.of(rules).withSeed(7);
    var match = Match.of(rules).playText("Wd4,d1").playText("Gd5,a1");

    var analysis = engine.analyse(match, Limit.nodes(20_000));
    System.out.println(analysis.best());
    System.out.println(analysis.moves().get(0).variation());
    System.out.println(analysis.depth() + " moves ahead");
    // @end

    // @start region=session
    var session = engine.session();
    var limit = Limit.level(5, Limit.time(Duration.ofSeconds(10)));
    while (!match.status().isOver()) {
      match = match.play(session.analyse(match, limit).best());
    }
    System.out.println(match.status().text() + " after " + match.ply() + " moves");
    // @end
  }
}
