package io.github.boardrules.engine;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Makes an analysis of what several analysts of one position have found. */
final class Findings<S, M> {
  private final PackedRules<S, M> rules;
  private final S root;
  private final int mover;
  private final OrderedMoves.Listed listed;
  private final SearchMethod method;
  private final Dangers<S, M> dangers;
  private final Lines<S, M> lines;

  Findings(
      PackedRules<S, M> rules, S root, SearchMethod method, Optional<Solution<S, M>> solution) {
    this.method = method;
    this.rules = rules;
    this.root = root;
    mover = Engine.status(rules, root).toMove().orElseThrow();
    listed = OrderedMoves.Listed.of(rules, root);
    dangers = new Dangers<>(rules, root, mover);
    lines = new Lines<>(rules, root, solution);
  }

  OrderedMoves.Listed listed() {
    return listed;
  }

  Analysis<M> analysis(List<? extends Analyst> analysts) {
    Map<Long, RootMove> merged = new LinkedHashMap<>();
    byte proof = GameTree.OPEN;
    Analyst wisest =
        analysts.stream()
            .max(
                Comparator.comparing((Analyst analyst) -> analyst.proof() != GameTree.OPEN)
                    .thenComparing(Analyst::depth))
            .orElseThrow();
    for (Analyst analyst : analysts) {
      // Trees complete each other; of alpha-beta searches, one knows best.
      if (method == SearchMethod.TREE || analyst == wisest) {
        analyst.moves().forEach(move -> merged.merge(move.code(), move, RootMove::and));
      }
      proof = proof == GameTree.OPEN ? analyst.proof() : proof;
    }
    if (merged.isEmpty()) {
      long code = listed.codes()[new SplitMix64(0).below(listed.codes().length)];
      merged.put(code, RootMove.untried(code));
    }
    List<RootMove> ranked = held(merged);
    RootMove best = ranked.get(0);
    if (proof == GameTree.OPEN && isLost(best) && ranked.size() == listed.codes().length) {
      proof = listed.isPart() ? GameTree.OPEN : best.proof();
    }
    boolean isExact = best.proof() == proof && best.isExact();
    return new Analysis<>(
        ranked.stream().map(this::rated).collect(Collectors.toList()),
        !listed.isPart() && ranked.size() == listed.codes().length,
        analysts.stream().mapToLong(Analyst::nodes).sum(),
        analysts.stream().mapToInt(Analyst::depth).max().orElseThrow(),
        gameValue(proof, isExact, best.distance()),
        index -> ranked.get(index).proof() == GameTree.OPEN && isLosingAtOnce(ranked.get(index)));
  }

  /** Returns an analyst that knows the moves that win at once, and no other; empty without any. */
  Optional<PerfectAnalyst> winAtOnce() {
    byte win = TreeSearch.winOf(mover);
    List<RootMove> moves = new ArrayList<>();
    boolean isAny = false;
    for (long code : listed.codes()) {
      boolean isWin = rules.status(rules.playUnchecked(root, code)).winner().orElse(0) == mover;
      moves.add(
          isWin
              ? new RootMove(code, 0, 0, 1, false, win, 1, true, List.of(code))
              : RootMove.untried(code));
      isAny |= isWin;
    }
    return isAny ? Optional.of(new PerfectAnalyst(win, moves, moves.size())) : Optional.empty();
  }

  /**
   * Returns the moves, the best first. One that would be first, but lets the opponent win at once,
   * is a loss. If all are, those come first after which the fewest replies win.
   */
  private List<RootMove> held(Map<Long, RootMove> moves) {
    for (RootMove move : ranked(moves.values())) {
      boolean isOpen = move.proof() == GameTree.OPEN;
      boolean isLosing = isLosingAtOnce(move);
      if (isOpen ? !isLosing : !isLost(move)) {
        break;
      }
      if (isOpen || !move.isExact()) {
        moves.put(move.code(), isLosing ? lost(move) : move.lostLater());
      }
    }
    List<RootMove> ranked = ranked(moves.values());
    if (!isLostAtOnce(ranked.get(0)) || listed.isPart()) {
      return ranked;
    }
    for (long code : listed.codes()) {
      RootMove untried = RootMove.untried(code);
      if (!moves.containsKey(code) && isLosingAtOnce(untried)) {
        moves.put(code, lost(untried));
      } else if (!moves.containsKey(code)) {
        moves.put(code, untried);
        break;
      }
    }
    return ranked(moves.values());
  }

  private RootMove lost(RootMove move) {
    return move.lost(mover, dangers.after(move.code()) == Dangers.LOST);
  }

  private List<RootMove> ranked(Collection<RootMove> moves) {
    return moves.stream()
        .sorted(
            Comparator.comparingDouble(this::rank)
                .reversed()
                .thenComparing(move -> isLostAtOnce(move) ? dangers.after(move.code()) : 0))
        .collect(Collectors.toList());
  }

  private boolean isLosingAtOnce(RootMove move) {
    return dangers.after(move.code()) > 0;
  }

  private boolean isLostAtOnce(RootMove move) {
    return isLost(move) && move.distance() <= 2;
  }

  private boolean isLost(RootMove move) {
    return rules.players() == 2 && move.proof() == TreeSearch.winOf(3 - mover);
  }

  private double rank(RootMove move) {
    return GameTree.rank(mover, move.proof(), move.distance(), move.weight());
  }

  private RatedMove<M> rated(RootMove move) {
    Optional<GameValue> proof = gameValue(move.proof(), move.isExact(), move.distance());
    return new RatedMove<>(
        () -> rules.decode(root, move.code()),
        () -> decoded(lines.of(move)),
        move.value(),
        move.isBound(),
        move.visits(),
        proof);
  }

  private List<M> decoded(List<Long> line) {
    List<M> decoded = new ArrayList<>();
    S position = root;
    for (long code : line) {
      decoded.add(rules.decode(position, code));
      position = rules.playUnchecked(position, code);
    }
    return List.copyOf(decoded);
  }

  private static Optional<GameValue> gameValue(byte proof, boolean isExact, int distance) {
    return switch (proof) {
      case GameTree.OPEN -> Optional.empty();
      case GameTree.DRAW -> Optional.of(GameValue.draw());
      default -> {
        int winner = proof == GameTree.WIN ? 1 : 2;
        yield Optional.of(isExact ? GameValue.win(winner, distance) : GameValue.win(winner));
      }
    };
  }
}
