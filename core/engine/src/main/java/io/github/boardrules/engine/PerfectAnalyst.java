package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import java.util.List;

/** Knows everything about a position at once, as its rules come with perfect play. */
final class PerfectAnalyst<S, M> implements Analyst {
  private final PackedRules<S, M> rules;
  private final S root;
  private final int mover;
  private final Solution<S, M> solution;

  PerfectAnalyst(PackedRules<S, M> rules, S root, Solution<S, M> solution) {
    this.rules = rules;
    this.root = root;
    mover = rules.status(root).toMove().orElseThrow();
    this.solution = solution;
  }

  @Override
  public boolean advance(Budget budget) {
    return false;
  }

  @Override
  public List<RootMove> moves() {
    return rules.legalMoves(root).stream().map(this::rootMove).toList();
  }

  private RootMove rootMove(M move) {
    long code = rules.encodeUnchecked(root, move);
    GameValue after = solution.gameValue(rules.playUnchecked(root, code));
    double value = after.isDraw() ? 0 : after.isWinFor(mover) ? 1 : -1;
    boolean isExact = after.distance().isPresent();
    int distance = after.distance().orElse(0) + 1;
    return new RootMove(code, 0, 0, value, outcome(after), distance, isExact, List.of(code));
  }

  private static byte outcome(GameValue value) {
    return value.isDraw() ? GameTree.DRAW : TreeSearch.winOf(value.winner().orElseThrow());
  }

  @Override
  public long nodes() {
    return 0;
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public boolean isDecided() {
    return false;
  }

  @Override
  public byte proof() {
    return outcome(solution.gameValue(root));
  }
}
