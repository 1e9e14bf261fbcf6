package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.Termination;
import io.github.boardrules.zertz.ZertzRules;
import java.util.Locale;

/** Writes a match as a text and reads it again, even if the text has been damaged. */
final class SaveAndLoad {
  private SaveAndLoad() {}

  public static void main(String[] arguments) {
    var rules = ZertzRules.parse("zertz:rings=48");
    var match = Match.of(rules).playText("Wd4,d1").playText("Gd5,a1");

    String text = MatchRecord.of(match).withHeader("player1", "Anna").text();
    System.out.print(text);

    var read = MatchRecord.read(rules, text);
    System.out.println(read.toMatch().equals(match) + " " + read.headers());

    var damaged = MatchRecord.read(rules, text.replace("Gd5,a1", "Gd4,a1"));
    System.out.println(damaged.toMatch().ply() + " move is kept");
    damaged.problem().ifPresent(problem -> System.out.println(problem.message(Locale.ENGLISH)));

    // @start region=end
    String resigned = MatchRecord.of(match).withTermination(Termination.RESIGNATION.win(2)).text();
    Status outcome = MatchRecord.read(rules, resigned).outcome();
    // @end
    System.out.println(outcome.text() + ": " + outcome.message(Locale.ENGLISH));
  }
}
