package io.github.boardrules.testkit;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.search.WeightedEvaluation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Law 24: {@link Law#LAW_24_KNOWLEDGE}. */
final class Law24Knowledge {
  private static final double ROUNDING = 1e-9;

  private Law24Knowledge() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Knowledge<S, M> knowledge = trial.rules.knowledge();
    Knowledge<S, M> again = trial.rules.knowledge();
    trial.require(
        knowledge.evaluation().isPresent() == again.evaluation().isPresent(),
        "only one of two calls of knowledge returns an evaluation");
    knowledge
        .winningMove(trial.position)
        .ifPresent(
            move ->
                trial.require(
                    trial.checked.legalSet.contains(move),
                    "%s is said to win, but it is not legal",
                    move));
    if (!trial.legal.isEmpty()) {
      knowledge.evaluation().ifPresent(evaluation -> check(trial, evaluation));
      // A method reference is not equal to another one to the same method.
      again.evaluation().ifPresent(evaluation -> check(trial, evaluation));
      checkLoudMoves(trial, trial.rules.packed(), knowledge);
    }
  }

  static <S, M> void checkGame(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    if (game.fromStart()) {
      EvaluatedGames.check(trial, trial.rules.packed(), trial.rules.knowledge());
    }
  }

  private static <S, M, P, C> void checkLoudMoves(
      LawTrial<S, M> trial, PackedView<S, M, P, C> view, Knowledge<S, M> knowledge) {
    P position = view.pack(trial.position);
    Optional<Evaluation<P>> evaluation = view.packKnowledge(knowledge).evaluation();
    for (int movesLeft = 1; evaluation.isPresent() && movesLeft <= 2; movesLeft++) {
      MoveBuffer loud = new MoveBuffer();
      if (evaluation.get().loudMoves(position, movesLeft, loud)) {
        MoveBuffer legal = new MoveBuffer();
        view.rules().legalMoves(position, legal);
        Set<Long> rest = LongStream.of(legal.toArray()).boxed().collect(Collectors.toSet());
        trial.require(loud.size() > 0, "there is no loud move");
        for (long code : loud.toArray()) {
          trial.require(rest.remove(code), "the loud move %s is not legal, or a second time", code);
        }
      }
    }
  }

  private static <S, M> void check(LawTrial<S, M> trial, Evaluation<S> evaluation) {
    S position = trial.position;
    double value = evaluation.valueForPlayer1(position);
    trial.require(-1 <= value && value <= 1, "the value is %s, not one from -1 to 1", value);
    boolean isQuiet = evaluation.isQuiet(position);
    same(trial, evaluation, position, value, isQuiet, "asked again");
    trial
        .checked
        .snapshot
        .twin()
        .ifPresent(twin -> same(trial, evaluation, twin, value, isQuiet, "once read"));
    if (evaluation instanceof WeightedEvaluation<S> weighted) {
      weights(trial, weighted);
    }
    for (Symmetry<S, M> symmetry : trial.rules.symmetries()) {
      S image = symmetry.position(position);
      double sign = symmetry.player(1) == 1 ? 1 : -1;
      same(trial, evaluation, image, sign * value, isQuiet, "of the image " + image);
    }
  }

  /** A score is the sum of counts times their weights, and nothing else. */
  private static <S> void weights(LawTrial<S, ?> trial, WeightedEvaluation<S> evaluation) {
    Map<String, Double> twice = new LinkedHashMap<>(evaluation.weights());
    twice.replaceAll((name, weight) -> 2 * weight);
    double score = evaluation.score(trial.position);
    double other = evaluation.withWeights(twice).score(trial.position);
    trial.require(
        Math.abs(other - 2 * score) <= ROUNDING * (1 + Math.abs(score)),
        "the score is %s, but %s with twice the weights",
        score,
        other);
  }

  private static <S> void same(
      LawTrial<S, ?> trial,
      Evaluation<S> evaluation,
      S position,
      double value,
      boolean isQuiet,
      String how) {
    double other = evaluation.valueForPlayer1(position);
    trial.require(
        Math.abs(other - value) <= ROUNDING, "the value %s is %s, not %s", how, other, value);
    trial.require(evaluation.isQuiet(position) == isQuiet, "isQuiet %s returns %s", how, !isQuiet);
  }
}
