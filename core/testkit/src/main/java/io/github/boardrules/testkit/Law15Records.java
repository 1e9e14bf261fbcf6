package io.github.boardrules.testkit;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;

/** Law 15: {@link Law#LAW_15_RECORDS}. */
final class Law15Records {
  private Law15Records() {}

  static <S, M> void check(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    Match<S, M> match =
        Match.of(trial.rules, game.positions().get(0).position).playAll(game.moves());
    String text = MatchRecord.of(match).text();
    MatchRecord<S, M> record = MatchRecord.read(trial.rules, text);
    trial.require(
        record.problem().isEmpty(), "a record cannot be read back: %s\n%s", record.problem(), text);
    trial.require(
        record.toMatch().equals(match),
        "a record is read as %s, from %s",
        record.toMatch(),
        record.toMatch().start());
    String again = record.text();
    trial.require(again.equals(text), "when it is read and written, a record becomes %s", again);
  }
}
