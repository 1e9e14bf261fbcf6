package io.github.boardrules.testkit;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Law 9: {@link Law#LAW_09_DRAFTS}. */
final class Law09Drafts<S, M> {
  /** A draft examines every legal move, so fewer drafts are made where there are many moves. */
  private static final int MAX_MOVES_EXAMINED = 5_000;

  private static final int MAX_MOVES_EXAMINED_FULLY = 20_000;
  private static final int MIN_DRAFTS = 12;
  private static final int MAX_STEPS = 200;

  private final LawTrial<S, M> trial;
  private final Set<M> reached = new HashSet<>();
  private final Set<String> words = new HashSet<>();
  private int draftsLeft;

  private Law09Drafts(LawTrial<S, M> trial) {
    this.trial = trial;
    int examined = trial.isFull() ? MAX_MOVES_EXAMINED_FULLY : MAX_MOVES_EXAMINED;
    this.draftsLeft = Math.max(MIN_DRAFTS, examined / Math.max(1, trial.legal.size()));
  }

  static <S, M> void check(LawTrial<S, M> trial) {
    if (trial.isThorough()) {
      new Law09Drafts<>(trial).walk();
    }
  }

  private void walk() {
    if (trial.legal.isEmpty()) {
      refused(List.of());
      return;
    }
    steps();
    List<List<Step>> all = new ArrayList<>(List.of(List.of()));
    if (trial.legal.size() * 3 <= draftsLeft && followAll(all)) {
      Set<M> missing = new HashSet<>(trial.legal);
      missing.removeAll(reached);
      trial.require(missing.isEmpty(), "no draft leads to %s", missing);
    } else {
      while (draftsLeft > 0) {
        followRandomly();
      }
    }
  }

  /** Follows all sequences of steps. Returns false if there are too many. */
  private boolean followAll(List<List<Step>> open) {
    while (!open.isEmpty() && draftsLeft > 0) {
      List<Step> entered = open.remove(open.size() - 1);
      for (Step step : sorted(follow(entered).next())) {
        open.add(plus(entered, step));
      }
    }
    return open.isEmpty();
  }

  /** Follows one random sequence of steps to its end. */
  private void followRandomly() {
    List<Step> entered = List.of();
    List<Step> next = sorted(follow(entered).next());
    while (!next.isEmpty()) {
      trial.require(entered.size() < MAX_STEPS, "there is no end of the steps %s", entered);
      entered = plus(entered, Sampling.one(next, trial.random));
      next = sorted(follow(entered).next());
    }
  }

  /** Checks that the steps of some moves lead to them, and that wrong steps are refused. */
  private void steps() {
    Map<List<Step>, M> seen = new HashMap<>();
    for (M move : trial.legal) {
      List<Step> steps = trial.rules.moveEntry().steps(trial.position, move);
      trial.require(!steps.isEmpty(), "%s has no steps", move);
      M other = seen.put(List.copyOf(steps), move);
      trial.require(other == null, "%s and another move have the same steps %s", move, steps);
      steps.stream().filter(Step::isWord).forEach(this::word);
    }
    List<Step> any = anySteps(List.copyOf(seen.keySet()));
    int count = Math.max(1, Math.min(trial.settings.movesPerPosition, draftsLeft / 8));
    for (M move : Sampling.of(trial.legal, count, trial.random)) {
      List<Step> steps = trial.rules.moveEntry().steps(trial.position, move);
      int wrongAt = trial.random.below(steps.size());
      for (int i = 0; i < steps.size(); i++) {
        List<Step> entered = steps.subList(0, i);
        Set<Step> next = follow(entered).next();
        trial.require(
            next.contains(steps.get(i)),
            "after %s the draft does not offer %s, the next step of %s",
            entered,
            steps.get(i),
            move);
        Step wrong = Sampling.one(any, trial.random);
        if (i == wrongAt && !next.contains(wrong)) {
          refused(plus(entered, wrong));
        }
      }
      Draft<S, M> complete = follow(steps);
      trial.require(
          complete.move().filter(move::equals).isPresent(),
          "the steps %s of %s give %s",
          steps,
          move,
          complete.move());
      warning(move);
    }
  }

  private void word(Step step) {
    if (words.add(step.name())) {
      Label label = trial.rules.moveEntry().wordLabel(step.name());
      trial.requireSentence("the label of the word " + step.name(), label::message);
    }
  }

  /** Checks that a warning of a move is a sentence, and that there is another choice. */
  private void warning(M move) {
    MoveEntry<S, M> entry = trial.rules.moveEntry();
    Optional<Label> warning = entry.warning(trial.position, move);
    if (warning.isPresent()) {
      trial.requireSentence("the warning of " + move, warning.get()::message);
      trial.require(
          trial.legal.stream().anyMatch(it -> entry.warning(trial.position, it).isEmpty()),
          "%s has a warning, but so has every other move",
          move);
    }
  }

  /** Returns steps of all kinds, to be entered where they do not belong. */
  private List<Step> anySteps(List<List<Step>> known) {
    Set<Step> steps = new HashSet<>();
    known.forEach(steps::addAll);
    for (Diagram.Cell cell : trial.rules.diagram(trial.position).cells()) {
      steps.add(Step.cell(cell.name()));
    }
    steps.addAll(List.of(Step.cell("?"), Step.piece("?"), Step.word("?")));
    return sorted(steps);
  }

  /** Returns the draft of steps that must not be refused. */
  private Draft<S, M> follow(List<Step> entered) {
    Draft<S, M> draft = draft(entered);
    trial.require(
        draft.refusal().isEmpty(), "the steps %s were offered but lead to a dead end", entered);
    draft
        .prompt()
        .ifPresent(prompt -> trial.requireSentence("the prompt after " + entered, prompt::message));
    draft.move().ifPresent(move -> checkComplete(draft, move, entered));
    return draft;
  }

  private void checkComplete(Draft<S, M> draft, M move, List<Step> entered) {
    trial.require(
        trial.checked.legalSet.contains(move), "the steps %s give the illegal %s", entered, move);
    reached.add(move);
    S played = trial.rules.play(trial.position, move);
    trial.require(
        draft.preview().filter(played::equals).isPresent(),
        "the preview of %s is %s, but play returns %s",
        move,
        draft.preview(),
        played);
  }

  /** Checks that steps which lead nowhere are refused. */
  private void refused(List<Step> entered) {
    Draft<S, M> draft = draft(entered);
    trial.require(
        draft.refusal().isPresent(), "the steps %s lead nowhere but are not refused", entered);
    draft.refusal().ifPresent(trial::recordWithSentence);
  }

  private Draft<S, M> draft(List<Step> entered) {
    draftsLeft--;
    return trial.rules.draft(trial.position, entered);
  }

  private static List<Step> plus(List<Step> entered, Step step) {
    List<Step> all = new ArrayList<>(entered);
    all.add(step);
    return all;
  }

  /** Returns the steps in a reproducible order: that of a set differs from run to run. */
  private static List<Step> sorted(Set<Step> steps) {
    return steps.stream().sorted(Comparator.comparing(Step::toString)).collect(Collectors.toList());
  }
}
