package io.github.boardrules.testkit;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** Law 16: {@link Law#LAW_16_THREADS}. */
final class Law16Threads {
  private static final int THREADS = 4;
  private static final int POSITIONS = 4;
  private static final int MOVES = 16;

  private Law16Threads() {}

  static <S, M> void check(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    List<CheckedPosition<S, M>> positions = game.positionsAtLeast(CheckDepth.THOROUGH, POSITIONS);
    List<List<Object>> alone =
        positions.stream().map(checked -> answers(trial.rules, checked)).toList();
    Map<CheckedPosition<S, M>, String> different = new ConcurrentHashMap<>();
    CompletableFuture<Void> start = new CompletableFuture<>();
    List<CompletableFuture<Void>> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int first = i;
      threads.add(
          CompletableFuture.runAsync(
              () -> {
                start.join();
                // Each thread starts at another position, so that different ones overlap.
                for (int j = 0; j < positions.size(); j++) {
                  int at = (first + j) % positions.size();
                  compare(trial.rules, positions.get(at), alone.get(at), different);
                }
              },
              task -> new Thread(task, "rules-laws-" + first).start()));
    }
    start.complete(null);
    threads.forEach(CompletableFuture::join);
    different.forEach(
        (checked, seen) -> {
          throw trial.at(checked).broken(null, "%s", seen);
        });
  }

  private static <S, M> void compare(
      Rules<S, M> rules,
      CheckedPosition<S, M> checked,
      List<Object> alone,
      Map<CheckedPosition<S, M>, String> different) {
    try {
      List<Object> together = answers(rules, checked);
      for (int i = 0; i < alone.size(); i++) {
        if (!together.get(i).equals(alone.get(i))) {
          different.put(checked, "alone: " + alone.get(i) + "; in parallel: " + together.get(i));
          return;
        }
      }
    } catch (RuntimeException e) {
      different.put(checked, "in parallel the rules threw " + e);
    }
  }

  /** Returns what the rules answer about a position, always in the same order. */
  private static <S, M> List<Object> answers(Rules<S, M> rules, CheckedPosition<S, M> checked) {
    S position = checked.position;
    List<M> legal = rules.legalMoves(position);
    List<Object> answers = new ArrayList<>();
    answers.add(rules.variant());
    answers.add(rules.status(position));
    answers.add(List.copyOf(legal));
    answers.add(rules.canonical(position));
    answers.add(rules.diagram(position));
    answers.add(rules.draft(position, List.of()));
    String text = rules.notation().formatPosition(position);
    answers.add(text);
    answers.add(rules.notation().parsePosition(text));
    for (M move : legal.subList(0, Math.min(MOVES, legal.size()))) {
      answers.add(rules.notation().formatMove(move));
      answers.add(rules.play(position, move));
      answers.add(rules.moveEntry().steps(position, move));
    }
    checked.others.forEach(move -> answers.add(rules.refusal(position, move)));
    if (rules instanceof PackedRules<S, M> packed) {
      MoveBuffer codes = new MoveBuffer();
      packed.legalMoves(position, codes);
      answers.add(codes.toString());
      answers.add(packed.countLegal(position));
      answers.add(packed.hash(position));
    }
    return answers;
  }
}
