package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.search.GameValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Makes analyses of what a tree search finds. */
final class TreeSearcher<S extends Object, M extends Object> implements Searcher<M> {
  private static final int PLAYOUTS_IN_A_PART = 1000;

  private final PackedRules<S, M> rules;
  private final S root;
  private final TreeSearch<S, M> search;
  private long nodes;

  TreeSearcher(PackedRules<S, M> rules, S root, TreeSearch<S, M> search) {
    this.rules = rules;
    this.root = root;
    this.search = search;
  }

  @Override
  public boolean advance(Budget budget) {
    for (int i = 0; i < PLAYOUTS_IN_A_PART; i++) {
      if (search.isProven() || budget.isSpent(nodes)) {
        return false;
      }
      search.playout();
      nodes++;
    }
    return true;
  }

  @Override
  public Analysis<M> analysis() {
    SearchTree tree = search.tree();
    List<Integer> children = new ArrayList<>();
    for (int child = tree.firstChild(0); child != SearchTree.NONE; ) {
      children.add(child);
      child = tree.nextSibling(child);
    }
    Comparator<Integer> better = Comparator.comparingDouble(child -> rank(tree, child));
    children.sort(better.reversed());
    return new Analysis<>(
        children.stream().map(child -> rated(tree, child)).toList(),
        nodes,
        search.deepest(),
        proof(tree, 0, 0));
  }

  /** Orders the moves from the root: wins, the fastest first; visits; losses, the slowest first. */
  private static double rank(SearchTree tree, int child) {
    byte proof = tree.proof(child);
    int mover = tree.mover(0);
    if (proof == SearchTree.OPEN || proof == SearchTree.DRAW) {
      return tree.visits(child);
    }
    return TreeSearch.isWinFor(mover, proof)
        ? 1e18 - tree.distance(child)
        : tree.distance(child) - 1e18;
  }

  private RatedMove<M> rated(SearchTree tree, int child) {
    double sign = tree.mover(0) == 1 ? 1 : -1;
    double value =
        tree.proof(child) != SearchTree.OPEN
            ? TreeSearch.result(tree.proof(child))
            : tree.visits(child) == 0 ? 0 : tree.mean(child);
    List<M> variation = variation(tree, child);
    return new RatedMove<>(
        variation.get(0), sign * value, tree.visits(child), variation, proof(tree, child, 1));
  }

  private List<M> variation(SearchTree tree, int first) {
    List<M> variation = new ArrayList<>();
    S position = root;
    for (int node = first; node != SearchTree.NONE; ) {
      variation.add(rules.decode(position, tree.code(node)));
      position = rules.playUnchecked(position, tree.code(node));
      int best = SearchTree.NONE;
      for (int child = tree.firstChild(node); child != SearchTree.NONE; ) {
        if (tree.visits(child) > 0
            && (best == SearchTree.NONE || rankBelow(tree, node, child) > rankBelow(tree, node, best))) {
          best = child;
        }
        child = tree.nextSibling(child);
      }
      node = best;
    }
    return variation;
  }

  private static double rankBelow(SearchTree tree, int parent, int child) {
    byte proof = tree.proof(child);
    if (proof == SearchTree.OPEN || proof == SearchTree.DRAW) {
      return tree.visits(child);
    }
    return TreeSearch.isWinFor(tree.mover(parent), proof)
        ? 1e18 - tree.distance(child)
        : tree.distance(child) - 1e18;
  }

  private static Optional<GameValue> proof(SearchTree tree, int node, int plies) {
    return switch (tree.proof(node)) {
      case SearchTree.WIN -> Optional.of(GameValue.win(1));
      case SearchTree.LOSS -> Optional.of(GameValue.win(2));
      case SearchTree.DRAW -> Optional.of(GameValue.draw());
      default -> Optional.empty();
    };
  }
}
