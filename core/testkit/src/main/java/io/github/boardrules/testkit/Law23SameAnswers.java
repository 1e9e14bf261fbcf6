package io.github.boardrules.testkit;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Law 23: {@link Law#LAW_23_SAME_ANSWERS}. */
final class Law23SameAnswers {
  /** Of so many legal moves the drafts and changes are compared, too. */
  private static final int ENTERED = 4;

  private Law23SameAnswers() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    trial.settings.original.ifPresent(original -> compare(trial, original));
  }

  @SuppressWarnings("nullness") // the checker loses the non-null bound of Rules' wildcards
  private static <S, M, T, N> void compare(LawTrial<S, M> trial, Rules<T, N> original) {
    Rules<S, M> rules = trial.rules;
    S position = trial.position;
    T other = original.notation().parsePosition(rules.notation().formatPosition(position));
    same(trial, "variant", original.variant(), rules.variant());
    same(trial, "players", original.players(), rules.players());
    same(trial, "maxPlies", original.maxPlies(), rules.maxPlies());
    same(
        trial,
        "statusMessage",
        original.statusMessage(other, Locale.ENGLISH),
        rules.statusMessage(position, Locale.ENGLISH));
    same(trial, "countLegal", original.countLegal(other), rules.countLegal(position));
    same(trial, "diagram", original.diagram(other), rules.diagram(position));
    same(
        trial, "the number of symmetries", original.symmetries().size(), rules.symmetries().size());
    same(trial, "canonical", canonical(original, other), canonical(rules, position));
    same(trial, "what is known", known(original, other), known(rules, position));
    List<M> legal = trial.someLegal();
    for (M move : legal) {
      moved(trial, move, original, other);
    }
    for (M move : trial.checked.others) {
      refused(trial, move, original, other);
    }
    drafted(trial, List.of(), original, other);
    for (M move : legal.subList(0, Math.min(ENTERED, legal.size()))) {
      List<Step> steps = rules.moveEntry().steps(position, move);
      for (int entered = 1; entered <= steps.size(); entered++) {
        drafted(trial, steps.subList(0, entered), original, other);
      }
    }
  }

  private static <S, M, T, N> void moved(
      LawTrial<S, M> trial, M move, Rules<T, N> original, T other) {
    Rules<S, M> rules = trial.rules;
    String text = rules.notation().formatMove(move);
    N same = original.notation().parseMove(text);
    same(
        trial,
        "the position after " + text,
        original.notation().formatPosition(original.play(other, same)),
        rules.notation().formatPosition(rules.play(trial.position, move)));
    same(
        trial,
        "the changes of " + text,
        original.changes(other, same),
        rules.changes(trial.position, move));
    same(
        trial,
        "the warning before " + text,
        original.moveEntry().warning(other, same),
        rules.moveEntry().warning(trial.position, move));
  }

  private static <S, M, T, N> void refused(
      LawTrial<S, M> trial, M move, Rules<T, N> original, T other) {
    String text = trial.rules.notation().formatMove(move);
    N same;
    try {
      same = original.notation().parseMove(text);
    } catch (NotationException foreign) {
      return; // a move that was given by hand, of another variant
    }
    same(
        trial,
        "the refusal of " + text,
        original.refusal(other, same),
        trial.rules.refusal(trial.position, move));
  }

  private static <S, M, T, N> void drafted(
      LawTrial<S, M> trial, List<Step> entered, Rules<T, N> original, T other) {
    same(
        trial,
        "the draft of " + entered,
        texts(original, original.draft(other, entered)),
        texts(trial.rules, trial.rules.draft(trial.position, entered)));
  }

  private static <S, M> List<Object> texts(Rules<S, M> rules, Draft<S, M> draft) {
    return List.of(
        draft.next(),
        draft.move().map(rules.notation()::formatMove),
        draft.preview().map(rules.notation()::formatPosition),
        draft.refusal(),
        draft.prompt());
  }

  private static <S> String canonical(Rules<S, ?> rules, S position) {
    return rules.notation().formatPosition(rules.canonical(position));
  }

  /** Returns what programs that search get: the codes, and what is known of the position. */
  private static <S, M> List<Object> known(Rules<S, M> rules, S position) {
    return known(rules.packed(), rules, position);
  }

  private static <S, M, P, C> List<Object> known(
      PackedView<S, M, P, C> view, Rules<S, M> rules, S position) {
    Knowledge<S, M> knowledge = rules.knowledge();
    Knowledge<P, C> packed = view.packKnowledge(knowledge);
    P inside = view.pack(position);
    boolean isOver = rules.status(position).isOver();
    List<Object> known = new ArrayList<>();
    known.add(Codes.of(rules, position).hash());
    known.add(knowledge.evaluation().map(it -> isOver ? 0 : it.valueForPlayer1(position)));
    known.add(packed.evaluation().map(it -> isOver ? 0 : it.valueForPlayer1(inside)));
    known.add(knowledge.playoutPlies());
    known.add(knowledge.solution(position).map(it -> it.gameValue(position)));
    known.add(
        isOver
            ? Optional.empty()
            : knowledge.winningMove(position).map(rules.notation()::formatMove));
    known.add(knowledge.puzzleSolver().isPresent());
    return known;
  }

  private static void same(LawTrial<?, ?> trial, String what, Object expected, Object found) {
    trial.require(found.equals(expected), "%s: %s, not %s", what, found, expected);
  }
}
