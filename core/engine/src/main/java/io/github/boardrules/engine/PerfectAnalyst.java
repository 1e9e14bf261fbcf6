package io.github.boardrules.engine;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Knows the outcome at once, because the rules come with perfect play or with a winning move, or
 * because a move wins at once.
 */
record PerfectAnalyst(byte proof, List<RootMove> moves, long nodes) implements Analyst {

  /** Returns the analyst of a position that a solution covers, with all moves. */
  static <S, M> PerfectAnalyst of(PackedRules<S, M> rules, S root, Solution<S, M> solution) {
    int mover = rules.status(root).toMove().orElseThrow();
    List<RootMove> moves =
        rules.legalMoves(root).stream()
            .map(move -> rules.encodeUnchecked(root, move))
            .map(code -> rootMove(code, mover, solution.gameValue(rules.playUnchecked(root, code))))
            .collect(Collectors.toList());
    return new PerfectAnalyst(outcome(solution.gameValue(root)), moves, 0);
  }

  /** Returns the analyst of a position with a winning move, with this move alone. */
  static <S, M> PerfectAnalyst of(PackedRules<S, M> rules, S root, M winningMove) {
    int mover = rules.status(root).toMove().orElseThrow();
    GameValue win = GameValue.win(mover);
    RootMove move = rootMove(rules.encode(root, winningMove), mover, win);
    return new PerfectAnalyst(outcome(win), List.of(move), 0);
  }

  private static RootMove rootMove(long code, int mover, GameValue after) {
    double value = after.isDraw() ? 0 : after.isWinFor(mover) ? 1 : -1;
    boolean isExact = after.distance().isPresent();
    int distance = after.distance().orElse(0) + 1;
    return new RootMove(code, 0, 0, value, false, outcome(after), distance, isExact, List.of(code));
  }

  private static byte outcome(GameValue value) {
    return value.isDraw() ? GameTree.DRAW : TreeSearch.winOf(value.winner().orElseThrow());
  }

  @Override
  public boolean advance(Budget budget) {
    return false;
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public boolean isDecided() {
    return false;
  }
}
