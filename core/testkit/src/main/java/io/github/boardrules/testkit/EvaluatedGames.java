package io.github.boardrules.testkit;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Compares what an evaluation says shortly before the end of random games with who wins them. Even
 * a weak one tends to the side of the winner there; how well it does is not judged. The means of
 * the games that each player wins are compared by <a
 * href="https://en.wikipedia.org/wiki/Welch%27s_t-test">Welch's t</a>.
 */
final class EvaluatedGames<P> {
  private static final int GAMES = 200;

  /** So many positions before the end are valued; with fewer, one player may move more often. */
  private static final int LAST = 4;

  /** The values of fewer different positions, as in games of a move or two, say nothing. */
  private static final int FEWEST_POSITIONS = 100;

  private static final int FEWEST_WINS = 8;

  /** A difference of so many standard errors is not due to chance. */
  private static final double SURE = 5;

  private final PackedRules<P, ?> rules;
  private final Evaluation<P> evaluation;

  /** By winner: the mean values of a game for player 1, and for the player to move. */
  private final List<Sample> forPlayer1 = List.of(new Sample(), new Sample());

  private final List<Sample> forMover = List.of(new Sample(), new Sample());

  /** By player to move: the values. */
  private final List<Set<Double>> values = List.of(new LinkedHashSet<>(), new LinkedHashSet<>());

  private final Set<P> positions = new HashSet<>();

  private EvaluatedGames(PackedRules<P, ?> rules, Evaluation<P> evaluation) {
    this.rules = rules;
    this.evaluation = evaluation;
  }

  /** Checks the evaluation of a game of two players, if there is one. */
  static <S, M, P, C> void check(
      LawTrial<S, M> trial, PackedView<S, M, P, C> view, Knowledge<S, M> knowledge) {
    view.packKnowledge(knowledge)
        .evaluation()
        .filter(evaluation -> trial.rules.players() == 2)
        .ifPresent(evaluation -> new EvaluatedGames<>(view.rules(), evaluation).check(trial));
  }

  private void check(LawTrial<?, ?> trial) {
    for (int game = 0; game < GAMES; game++) {
      play(trial.random, trial.settings.maxPlies);
    }
    if (positions.size() < FEWEST_POSITIONS) {
      return;
    }
    trial.require(
        values.stream().anyMatch(found -> found.size() > 1),
        "in %s positions, the values are only %s",
        positions.size(),
        values);
    if (forPlayer1.stream().allMatch(sample -> sample.count >= FEWEST_WINS)) {
      double t = Sample.t(forPlayer1);
      trial.require(
          t > -SURE,
          "shortly before player 1 wins, the value is %s on average, and before player 2 wins %s:"
              + " it prefers the worse side, or the wrong player wins",
          forPlayer1.get(0).mean(),
          forPlayer1.get(1).mean());
      trial.require(
          Sample.t(forMover) < SURE || t > SURE,
          "the value seems to be that of the player to move, not of player 1");
    }
  }

  private void play(SplitMix64 random, int maxPlies) {
    Deque<P> last = new ArrayDeque<>();
    P position = rules.start();
    Status status = rules.status(position);
    for (int ply = 0; ply < maxPlies && !status.isOver(); ply++) {
      last.addLast(position);
      if (last.size() > LAST) {
        last.removeFirst();
      }
      position = rules.playUnchecked(position, rules.randomLegal(position, random));
      status = rules.status(position);
    }
    if (status.winner().isPresent() && last.size() == LAST) {
      value(last, status.winner().getAsInt());
    }
  }

  private void value(Deque<P> last, int winner) {
    double ofPlayer1 = 0;
    double ofMover = 0;
    for (P position : last) {
      int mover = rules.status(position).toMove().orElseThrow();
      double value = evaluation.valueForPlayer1(position);
      values.get(mover - 1).add(value);
      ofPlayer1 += value;
      ofMover += mover == 1 ? value : -value;
    }
    positions.addAll(last);
    forPlayer1.get(winner - 1).add(ofPlayer1 / last.size());
    forMover.get(winner - 1).add(ofMover / last.size());
  }

  /** Numbers of which the mean and its error are known. */
  private static final class Sample {
    private int count;
    private double sum;
    private double squares;

    void add(double number) {
      count++;
      sum += number;
      squares += number * number;
    }

    double mean() {
      return sum / count;
    }

    /** Returns the square of the standard error of the mean. */
    private double error() {
      return Math.max(0, (squares / count - mean() * mean()) / (count - 1));
    }

    /** Returns how many standard errors the mean of the first sample is above the second's. */
    static double t(List<Sample> two) {
      double difference = two.get(0).mean() - two.get(1).mean();
      return difference == 0 ? 0 : difference / Math.sqrt(two.get(0).error() + two.get(1).error());
    }
  }
}
