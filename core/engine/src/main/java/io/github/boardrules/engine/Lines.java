package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the lines that are shown beside moves. A line beside a proven win ends with that win, after
 * as many moves as are claimed; one beside an estimate ends before it returns to a position. The
 * lines of a search need not end in what is proven: another search may have proven it, or an entry
 * of a table may be lost. It is safe for use by many threads.
 */
final class Lines<S, M> {
  private static final int MAX_NODES = 100_000;
  private static final long BYTES = 1 << 22;

  private final PackedRules<S, M> rules;
  private final S root;
  private final Optional<Solution<S, M>> solution;
  private final Map<RootMove, List<Long>> made = new HashMap<>();
  private final MoveBuffer moves = new MoveBuffer();

  Lines(PackedRules<S, M> rules, S root, Optional<Solution<S, M>> solution) {
    this.rules = rules;
    this.root = root;
    this.solution = solution;
  }

  /** Returns the line that begins with a move. */
  synchronized List<Long> of(RootMove move) {
    return made.computeIfAbsent(move, this::make);
  }

  private List<Long> make(RootMove move) {
    List<Long> line = withoutRepetition(move.variation());
    if (move.proof() == GameTree.OPEN) {
      return line;
    }
    if (move.proof() == GameTree.DRAW) {
      return status(line).winner().isPresent() ? List.of(move.code()) : line;
    }
    return isProven(move, line) ? line : proven(move, line);
  }

  /** Returns whether a line ends with the win that is claimed, after as many moves. */
  private boolean isProven(RootMove move, List<Long> line) {
    return status(line).winner().orElse(0) == winner(move)
        && (!move.isExact() || line.size() == move.distance());
  }

  private static int winner(RootMove move) {
    return move.proof() == GameTree.WIN ? 1 : 2;
  }

  private List<Long> withoutRepetition(List<Long> line) {
    Set<S> seen = new HashSet<>(List.of(root));
    S position = root;
    for (int i = 0; i < line.size(); i++) {
      position = rules.playUnchecked(position, line.get(i));
      if (!seen.add(position)) {
        return line.subList(0, Math.max(i, 1));
      }
    }
    return line;
  }

  private Status status(List<Long> line) {
    return Engine.status(rules, after(line));
  }

  private S after(List<Long> line) {
    S position = root;
    for (long code : line) {
      position = rules.playUnchecked(position, code);
    }
    return position;
  }

  /**
   * Returns the line of a win with the best moves of both; the move alone if it takes too long.
   * Where the search's own line is right as far as it goes, little is left to look for.
   */
  private List<Long> proven(RootMove move, List<Long> searched) {
    if (solution.filter(known -> known.covers(root)).isPresent()) {
      List<Long> line = new ArrayList<>(List.of(move.code()));
      S position = after(line);
      while (!rules.status(position).isOver()) {
        long best = rules.encodeUnchecked(position, solution.get().bestMoves(position).get(0));
        line.add(best);
        position = rules.playUnchecked(position, best);
      }
      return line;
    }
    for (int kept = searched.size(); kept > 0; kept /= 2) {
      List<Long> line = continued(searched.subList(0, kept), winner(move));
      if (isProven(move, line)) {
        return line;
      }
    }
    return List.of(move.code());
  }

  /** Returns a line with the rest of the fastest win, as far as it is found. */
  private List<Long> continued(List<Long> begun, int winner) {
    List<Long> line = new ArrayList<>(begun);
    S position = after(line);
    WinSearch<S, M> search = new WinSearch<>(rules, winner, BYTES, Budget.endless());
    search.begin(Budget.endless(), MAX_NODES);
    int plies = 1;
    WinSearch.WinAnswer answer = search.after(position, plies);
    while (answer == WinSearch.WinAnswer.OPEN && plies < AlphaBetaAnalyst.MAX_DEPTH) {
      plies++;
      answer = search.after(position, plies);
    }
    while (answer == WinSearch.WinAnswer.WIN && !rules.status(position).isOver()) {
      plies--;
      Optional<Long> next = next(search, position, winner, plies);
      if (next.isEmpty()) {
        break;
      }
      line.add(next.get());
      position = rules.playUnchecked(position, next.get());
    }
    return line;
  }

  /** Returns a move of the winner that wins in time, or of the loser that delays the win most. */
  private Optional<Long> next(WinSearch<S, M> search, S position, int winner, int plies) {
    boolean isWinner = Engine.status(rules, position).toMove().orElseThrow() == winner;
    moves.release(0);
    rules.legalMoves(position, moves);
    if (plies == 1 && !isWinner) {
      return Optional.of(moves.get(0)); // whatever is played ends the game
    }
    for (long code : moves.toArray()) {
      S next = rules.playUnchecked(position, code);
      WinSearch.WinAnswer answer = search.after(next, isWinner ? plies : plies - 1);
      if (answer == WinSearch.WinAnswer.STOPPED) {
        return Optional.empty();
      }
      if (isWinner == (answer == WinSearch.WinAnswer.WIN)) {
        return Optional.of(code);
      }
    }
    return Optional.empty();
  }
}
