package io.github.boardrules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A tree search with a search for forced wins beside it. */
final class TreeAnalyst<S, M> implements Analyst {
  private static final int VISITS_IN_A_PART = 500;

  /**
   * The moves and visits of the tree for each node of the search for forced wins. A node costs
   * about as much as a move, so that search takes a fifth of the time in any game.
   */
  private static final int PLIES_PER_NODE = 4;

  private final TreeSearch<S, M> search;
  private final Optional<WinAnalyst<S, M>> forced;
  private final OrderedMoves.Listed listed;
  private final int mover;
  private int lossesKnown;
  private final long pliesBefore;
  private long nodes;

  TreeAnalyst(
      TreeSearch<S, M> search, OrderedMoves.Listed listed, Optional<WinAnalyst<S, M>> forced) {
    this.search = search;
    this.listed = listed;
    this.forced = forced;
    mover = search.tree().mover(0);
    pliesBefore = search.plies();
  }

  @Override
  public boolean advance(Budget budget) {
    for (int i = 0; i < VISITS_IN_A_PART; i++) {
      // A visit may take long, so the clock is looked at before each.
      if (proof() != GameTree.OPEN || budget.isSpent(nodes) || budget.isTimeUp()) {
        return false;
      }
      search.visit(budget);
      nodes++;
      if (forced.isPresent()) {
        forced.get().allow((search.plies() - pliesBefore + nodes) / PLIES_PER_NODE, budget);
        learn(forced.get());
      }
    }
    return true;
  }

  /** Records which moves lose. */
  private void learn(WinAnalyst<S, M> source) {
    if (source.losses() != lossesKnown) {
      lossesKnown = source.losses();
      source.moves().stream()
          .filter(known -> TreeSearch.isWinFor(3 - mover, known.proof()))
          .forEach(known -> search.proveMove(known.code(), known.proof(), known.distance() - 1));
    }
  }

  @Override
  public boolean isDecided() {
    GameTree tree = search.tree();
    int losses = 0;
    for (int child = tree.firstChild(0); child != GameTree.NONE; child = tree.sibling(child)) {
      losses += TreeSearch.isWinFor(3 - mover, tree.proof(child)) ? 1 : 0;
    }
    return proof() == GameTree.OPEN && !listed.isPart() && losses == listed.codes().length - 1;
  }

  @Override
  public byte proof() {
    byte known = forced.map(TreeAnalyst::proof).orElse(GameTree.OPEN);
    return known == GameTree.OPEN ? search.tree().proof(0) : known;
  }

  private static byte proof(WinAnalyst<?, ?> source) {
    if (source.isDraw()) {
      return GameTree.DRAW;
    }
    return source.winner() == 0 ? GameTree.OPEN : TreeSearch.winOf(source.winner());
  }

  @Override
  public long nodes() {
    return nodes;
  }

  @Override
  public int depth() {
    return Math.max(search.deepest(), forced.map(WinAnalyst::depth).orElse(0));
  }

  @Override
  public List<RootMove> moves() {
    List<RootMove> found = new ArrayList<>();
    GameTree tree = search.tree();
    for (int child = tree.firstChild(0); child != GameTree.NONE; child = tree.sibling(child)) {
      found.add(ofTree(tree, child));
    }
    forced.ifPresent(source -> found.addAll(source.moves()));
    return found;
  }

  private RootMove ofTree(GameTree tree, int child) {
    byte proof = tree.proof(child);
    double value =
        proof != GameTree.OPEN
            ? (mover == 1 ? 1 : -1) * TreeSearch.result(proof)
            : tree.visits(child) == 0 ? 0 : search.value(mover == 1, child);
    return new RootMove(
        tree.code(child),
        tree.visits(child),
        tree.visits(child),
        value,
        false,
        proof,
        tree.distance(child) + 1,
        isExact(tree, child),
        variation(tree, child));
  }

  private boolean isExact(GameTree tree, int child) {
    byte proof = tree.proof(child);
    if (proof != GameTree.WIN && proof != GameTree.LOSS) {
      return false;
    }
    int plies = tree.distance(child) + 1;
    int winner = proof == GameTree.WIN ? 1 : 2;
    return plies == 1
        || forced.map(other -> other.isShortest(tree.code(child), winner, plies)).orElse(false);
  }

  private static List<Long> variation(GameTree tree, int first) {
    List<Long> codes = new ArrayList<>();
    for (int node = first; node != GameTree.NONE; node = bestBelow(tree, node)) {
      codes.add(tree.code(node));
    }
    return codes;
  }

  private static int bestBelow(GameTree tree, int node) {
    int best = GameTree.NONE;
    for (int child = tree.firstChild(node); child != GameTree.NONE; child = tree.sibling(child)) {
      boolean isKnown = tree.visits(child) > 0 || tree.proof(child) != GameTree.OPEN;
      if (isKnown && (best == GameTree.NONE || rank(tree, node, child) > rank(tree, node, best))) {
        best = child;
      }
    }
    return best;
  }

  private static double rank(GameTree tree, int node, int child) {
    return GameTree.rank(
        tree.mover(node), tree.proof(child), tree.distance(child), tree.visits(child));
  }
}
