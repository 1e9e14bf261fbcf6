package io.github.boardrules.testkit;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import java.time.Duration;

/** Law 15: {@link Law#LAW_15_RECORDS}. */
final class Law15Records {
  private static final int VARIATIONS = 3;

  private Law15Records() {}

  static <S, M> void check(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    Match<S, M> match =
        Match.of(trial.rules, game.positions().get(0).position).playAll(game.moves());
    MatchTree<S, M> tree = withVariations(trial, match);
    String text = MatchRecord.of(tree).text();
    MatchRecord<S, M> record = MatchRecord.read(trial.rules, text);
    trial.require(
        record.problem().isEmpty(), "a record cannot be read back: %s\n%s", record.problem(), text);
    trial.require(
        record.toMatch().equals(match),
        "a record is read as %s, from %s",
        record.toMatch(),
        record.toMatch().start());
    trial.require(record.tree().equals(tree), "a record is read as %s", record.tree());
    String again = record.text();
    trial.require(again.equals(text), "when it is read and written, a record becomes %s", again);
  }

  /** Returns a match with another move at some places, and with notes, at its end. */
  private static <S, M> MatchTree<S, M> withVariations(LawTrial<S, M> trial, Match<S, M> match) {
    MatchTree<S, M> tree = MatchTree.of(match).start().withComment("the \\ \"start\"");
    for (int ply = 0; ply < match.ply(); ply++) {
      if (trial.random.below(match.ply()) < VARIATIONS) {
        M move = Sampling.one(tree.match().legalMoves(), trial.random);
        tree = tree.forward().withMark("?!").withClock(Duration.ofMillis(12_345)).back();
        tree = tree.play(move).withComment("{1} (2) !").back();
      }
      tree = tree.forward();
    }
    return tree;
  }
}
