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
import java.util.stream.Collectors;

/** Law 23: {@link Law#LAW_23_SAME_ANSWERS}; law 18 compares the same answers. */
final class Law23SameAnswers<S, M, T, N> {
  /** The legal moves whose drafts are compared too. */
  private static final int ENTERED = 4;

  private final LawTrial<S, M> trial;
  private final Rules<S, M> rules;
  private final Rules<T, N> original;
  private final String asWho;

  private Law23SameAnswers(LawTrial<S, M> trial, Rules<T, N> original, String asWho) {
    this.trial = trial;
    this.rules = trial.rules;
    this.original = original;
    this.asWho = asWho;
  }

  static <S, M> void check(LawTrial<S, M> trial) {
    trial.settings.original.ifPresent(original -> compare(trial, original, ""));
  }

  /**
   * Compares all answers about a position with those of other rules, of which a message says this
   * behind their answer.
   */
  @SuppressWarnings("nullness") // the checker loses the non-null bound of Rules' wildcards
  static <S, M> void compare(LawTrial<S, M> trial, Rules<?, ?> original, String asWho) {
    new Law23SameAnswers<>(trial, original, asWho).compare();
  }

  private void compare() {
    S position = trial.position;
    same("variant", original.variant(), rules.variant());
    same("players", original.players(), rules.players());
    same("maxPlies", original.maxPlies(), rules.maxPlies());
    same("start", text(original, original.start()), text(rules, rules.start()));
    T other = original.notation().parsePosition(text(rules, position));
    same("the position", text(original, other), text(rules, position));
    same("status", original.status(other).text(), rules.status(position).text());
    same(
        "statusMessage",
        original.statusMessage(other, Locale.ENGLISH),
        rules.statusMessage(position, Locale.ENGLISH));
    same("countLegal", original.countLegal(other), rules.countLegal(position));
    same("legalMoves", legal(original, other), legal(rules, position));
    same("diagram", original.diagram(other), rules.diagram(position));
    same("the number of symmetries", original.symmetries().size(), rules.symmetries().size());
    same("canonical", canonical(original, other), canonical(rules, position));
    same("what is known", known(original, other), known(rules, position));
    List<M> legal = trial.someLegal();
    legal.forEach(move -> moved(move, other));
    trial.checked.others.forEach(move -> refused(move, other));
    drafted(List.of(), other);
    for (M move : legal.subList(0, Math.min(ENTERED, legal.size()))) {
      List<Step> steps = rules.moveEntry().steps(position, move);
      for (int entered = 1; entered <= steps.size(); entered++) {
        drafted(steps.subList(0, entered), other);
      }
    }
  }

  private void moved(M move, T other) {
    String text = rules.notation().formatMove(move);
    N same = original.notation().parseMove(text);
    same(
        "the position after " + text,
        text(original, original.play(other, same)),
        text(rules, rules.play(trial.position, move)));
    same(
        "the changes of " + text,
        original.changes(other, same),
        rules.changes(trial.position, move));
    same(
        "the warning before " + text,
        original.moveEntry().warning(other, same),
        rules.moveEntry().warning(trial.position, move));
  }

  private void refused(M move, T other) {
    String text = rules.notation().formatMove(move);
    N same;
    try {
      same = original.notation().parseMove(text);
    } catch (NotationException foreign) {
      return; // a move that was given by hand, of another variant
    }
    same(
        "the refusal of " + text,
        original.refusal(other, same),
        rules.refusal(trial.position, move));
  }

  private void drafted(List<Step> entered, T other) {
    same(
        "the draft of " + entered,
        texts(original, original.draft(other, entered)),
        texts(rules, rules.draft(trial.position, entered)));
  }

  private void same(String what, Object expected, Object found) {
    trial.require(found.equals(expected), "%s: %s, not %s%s", what, found, expected, asWho);
  }

  private static <S, M> List<Object> texts(Rules<S, M> rules, Draft<S, M> draft) {
    return List.of(
        draft.next(),
        draft.move().map(rules.notation()::formatMove),
        draft.preview().map(rules.notation()::formatPosition),
        draft.refusal(),
        draft.prompt());
  }

  private static <S> String text(Rules<S, ?> rules, S position) {
    return rules.notation().formatPosition(position);
  }

  private static <S, M> List<String> legal(Rules<S, M> rules, S position) {
    return rules.legalMoves(position).stream()
        .map(rules.notation()::formatMove)
        .collect(Collectors.toList());
  }

  private static <S> String canonical(Rules<S, ?> rules, S position) {
    return text(rules, rules.canonical(position));
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
}
