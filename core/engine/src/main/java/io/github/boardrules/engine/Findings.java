package io.github.boardrules.engine;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
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

  Findings(PackedRules<S, M> rules, S root, SearchMethod method) {
    this.method = method;
    this.rules = rules;
    this.root = root;
    mover = Engine.status(rules, root).toMove().orElseThrow();
    listed = OrderedMoves.Listed.of(rules, root);
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
      merged.put(code, new RootMove(code, 0, 0, 0, GameTree.OPEN, 0, false, List.of(code)));
    }
    List<RootMove> ranked =
        merged.values().stream()
            .sorted(Comparator.comparingDouble(this::rank).reversed())
            .collect(Collectors.toList());
    RootMove best = ranked.get(0);
    boolean isExact = best.proof() == proof && best.isExact();
    return new Analysis<>(
        ranked.stream().map(this::rated).collect(Collectors.toList()),
        !listed.isPart() && ranked.size() == listed.codes().length,
        analysts.stream().mapToLong(Analyst::nodes).sum(),
        analysts.stream().mapToInt(Analyst::depth).max().orElseThrow(),
        gameValue(proof, isExact, best.distance()));
  }

  private double rank(RootMove move) {
    return GameTree.rank(mover, move.proof(), move.distance(), move.weight());
  }

  private RatedMove<M> rated(RootMove move) {
    List<M> variation = new ArrayList<>();
    S position = root;
    for (long code : move.variation()) {
      variation.add(rules.decode(position, code));
      position = rules.playUnchecked(position, code);
    }
    Optional<GameValue> proof = gameValue(move.proof(), move.isExact(), move.distance());
    return new RatedMove<>(List.copyOf(variation), move.value(), move.visits(), proof);
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
