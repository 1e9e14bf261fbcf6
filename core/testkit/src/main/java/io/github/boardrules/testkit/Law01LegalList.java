package io.github.boardrules.testkit;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Law 1: {@link Law#LAW_01_LEGAL_LIST}. */
final class Law01LegalList {
  private Law01LegalList() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    List<M> legal = trial.legal;
    Set<M> seen = new HashSet<>();
    for (M move : legal) {
      trial.require(seen.add(move), "the list holds %s twice", move);
    }
    List<M> again = trial.rules.legalMoves(trial.position);
    trial.require(legal.equals(List.copyOf(again)), "the second call returns %s", again);
    unmodifiable(trial, again);
    long count = trial.rules.countLegal(trial.position);
    trial.require(
        count == legal.size(), "countLegal returns %s for %s legal moves", count, legal.size());
    List<M> third = trial.rules.legalMoves(trial.position);
    trial.require(
        legal.equals(third), "after attempts to modify the list, legalMoves returns %s", third);
  }

  private static <M> void unmodifiable(LawTrial<?, M> trial, List<M> list) {
    // List.of().clear() may be allowed: it changes nothing.
    if (!list.isEmpty()) {
      M first = trial.legal.get(0);
      refuses(trial, "set", () -> list.set(0, first));
      refuses(trial, "add", () -> list.add(first));
      refuses(trial, "remove", () -> list.remove(0));
      refuses(trial, "clear", list::clear);
    }
  }

  private static void refuses(LawTrial<?, ?> trial, String method, Runnable change) {
    trial.requireThrown(
        UnsupportedOperationException.class, change, "the list can be modified by %s", method);
  }
}
