package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;

/**
 * A Monte Carlo tree search.
 *
 * <ul>
 *   <li>UCT: Levente Kocsis and Csaba Szepesvári, "Bandit Based Monte-Carlo Planning", ECML 2006.
 *   <li>Proven outcomes are carried up the tree: Mark Winands, Yngvi Björnsson and Jahn-Takeshi
 *       Saito, "Monte-Carlo Tree Search Solver", CG 2008.
 *   <li>Moves that win at once are seen when a node gets its children: Fabien and Olivier Teytaud,
 *       "On the Huge Benefit of Decisive Moves in Monte-Carlo Tree Search Algorithms", CIG 2010.
 *   <li>A node with very many moves begins with a few drawn ones and gets more with its visits:
 *       Rémi Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007.
 * </ul>
 */
final class TreeSearch<S extends Object, M extends Object> {
  private static final int MANY_MOVES = 40;
  private static final int FIRST_MOVES = 10;
  private static final double WIDENING = 1.0;
  private static final double EXPLORATION = 0.7;
  private static final double FIRST_PLAY = 0.25;

  private final PackedRules<S, M> rules;
  private final Rollout<S> rollout;
  private final SplitMix64 random;
  private final int maxNodes;
  private final MoveBuffer moves = new MoveBuffer();
  private SearchTree tree = new SearchTree();
  private int[] path = new int[64];
  private int deepest;

  TreeSearch(
      PackedRules<S, M> rules, S root, Rollout<S> rollout, SplitMix64 random, int maxNodes) {
    this.rules = rules;
    this.rollout = rollout;
    this.random = random;
    this.maxNodes = maxNodes;
    tree.setPosition(tree.add(0), root);
    tree.setMover(0, rules.status(root).toMove().orElse(0));
  }

  SearchTree tree() {
    return tree;
  }

  int deepest() {
    return deepest;
  }

  boolean isProven() {
    return tree.proof(0) != SearchTree.OPEN;
  }

  /** Plays one game from the root. */
  void playout() {
    int length = 0;
    int node = 0;
    path[length++] = 0;
    S position = position(0);
    double result;
    while (true) {
      if (tree.proof(node) != SearchTree.OPEN) {
        result = result(tree.proof(node));
        break;
      }
      if (tree.children(node) == 0) {
        boolean isNew = tree.visits(node) == 0 && node != 0;
        if (isNew || tree.size() >= maxNodes) {
          result = rollout.play(position, random);
          break;
        }
        expand(node, position);
        continue;
      }
      int child = select(node, position);
      if (child == SearchTree.NONE) {
        prove(node);
        continue;
      }
      node = child;
      if (length == path.length) {
        path = java.util.Arrays.copyOf(path, length * 2);
      }
      path[length++] = node;
      S next = position(node, position);
      if (isRepeated(next, length)) {
        result = 0;
        break;
      }
      position = next;
    }
    deepest = Math.max(deepest, length - 1);
    for (int i = length - 1; i >= 0; i--) {
      tree.visit(path[i], result);
      if (i > 0 && tree.proof(path[i]) != SearchTree.OPEN) {
        prove(path[i - 1]);
      }
    }
  }

  private boolean isRepeated(S position, int length) {
    long hash = rules.hash(position);
    for (int i = length - 2; i >= 0; i--) {
      S earlier = position(path[i]);
      if (rules.hash(earlier) == hash && earlier.equals(position)) {
        return true;
      }
    }
    return false;
  }

  @SuppressWarnings("unchecked")
  private S position(int node) {
    Object position = tree.position(node);
    if (position == null) {
      throw new IllegalStateException("node without a position");
    }
    return (S) position;
  }

  @SuppressWarnings("unchecked")
  private S position(int node, S parent) {
    Object known = tree.position(node);
    if (known != null) {
      return (S) known;
    }
    S position = rules.playUnchecked(parent, tree.code(node));
    tree.setPosition(node, position);
    if (tree.mover(node) == 0 && tree.proof(node) == SearchTree.OPEN) {
      look(node, position);
    }
    return position;
  }

  /** Learns who is to move in a new node, or how the game has ended there. */
  private void look(int node, S position) {
    Status status = rules.status(position);
    if (status.isOver()) {
      byte proof =
          status.winner().isEmpty()
              ? SearchTree.DRAW
              : status.winner().getAsInt() == 1 ? SearchTree.WIN : SearchTree.LOSS;
      tree.prove(node, proof, 0);
    } else {
      tree.setMover(node, status.toMove().orElse(0));
    }
  }

  private void expand(int node, S position) {
    if (rules.countLegal(position) > MANY_MOVES) {
      for (int i = 0; i < FIRST_MOVES; i++) {
        addDrawn(node, position);
      }
      return;
    }
    int mark = moves.mark();
    rules.legalMoves(position, moves);
    for (int i = moves.size() - 1; i >= mark; i--) {
      int other = mark + random.below(i - mark + 1);
      long code = moves.get(other);
      moves.set(other, moves.get(i));
      addChild(node, position, code);
    }
    moves.release(mark);
    tree.setComplete(node);
    prove(node);
  }

  private int addChild(int node, S position, long code) {
    int child = tree.addChild(node, code);
    look(child, rules.playUnchecked(position, code));
    return child;
  }

  /** Adds a move drawn at random if it is no child yet. */
  private int addDrawn(int node, S position) {
    long code = rules.randomLegal(position, random);
    for (int child = tree.firstChild(node); child != SearchTree.NONE; ) {
      if (tree.code(child) == code) {
        return SearchTree.NONE;
      }
      child = tree.nextSibling(child);
    }
    int child = addChild(node, position, code);
    if (isWinFor(tree.mover(node), tree.proof(child))) {
      prove(node);
    }
    return child;
  }

  /** Adds all moves that are no children yet. */
  private void complete(int node, S position) {
    int mark = moves.mark();
    rules.legalMoves(position, moves);
    java.util.Set<Long> known = new java.util.HashSet<>();
    for (int child = tree.firstChild(node); child != SearchTree.NONE; ) {
      known.add(tree.code(child));
      child = tree.nextSibling(child);
    }
    for (int i = mark; i < moves.size(); i++) {
      if (known.add(moves.get(i))) {
        addChild(node, position, moves.get(i));
      }
    }
    moves.release(mark);
    tree.setComplete(node);
  }

  /** Returns the child to visit next; none if the outcomes of all children are proven. */
  private int select(int node, S position) {
    if (!tree.isComplete(node)
        && tree.children(node) < FIRST_MOVES + WIDENING * Math.sqrt(tree.visits(node))) {
      addDrawn(node, position);
      if (tree.proof(node) != SearchTree.OPEN) {
        return SearchTree.NONE;
      }
    }
    int best = bestChild(node);
    if (best == SearchTree.NONE && !tree.isComplete(node)) {
      complete(node, position);
      best = bestChild(node);
    }
    return best;
  }

  private int bestChild(int node) {
    boolean isFirst = tree.mover(node) == 1;
    double log = Math.log(tree.visits(node) + 1);
    double mean = tree.visits(node) == 0 ? 0 : tree.mean(node);
    double unvisited = (isFirst ? mean : -mean) + FIRST_PLAY;
    int best = SearchTree.NONE;
    double highest = Double.NEGATIVE_INFINITY;
    for (int child = tree.firstChild(node); child != SearchTree.NONE; ) {
      byte proof = tree.proof(child);
      int visits = tree.visits(child);
      double bound;
      if (proof == SearchTree.OPEN) {
        double value = visits == 0 ? unvisited : isFirst ? tree.mean(child) : -tree.mean(child);
        bound = value + EXPLORATION * Math.sqrt(log / (visits + 1));
      } else {
        bound = proof == SearchTree.DRAW ? 0 : Double.NEGATIVE_INFINITY;
      }
      if (bound > highest) {
        highest = bound;
        best = child;
      }
      child = tree.nextSibling(child);
    }
    return best;
  }

  /** Proves the outcome of a node if its children prove it. */
  private void prove(int node) {
    int mover = tree.mover(node);
    boolean areAllProven = tree.isComplete(node);
    boolean hasDraw = false;
    int shortest = Integer.MAX_VALUE;
    int longest = 0;
    byte loss = SearchTree.OPEN;
    for (int child = tree.firstChild(node); child != SearchTree.NONE; ) {
      byte proof = tree.proof(child);
      if (isWinFor(mover, proof)) {
        shortest = Math.min(shortest, tree.distance(child));
      } else if (proof == SearchTree.OPEN) {
        areAllProven = false;
      } else if (proof == SearchTree.DRAW) {
        hasDraw = true;
      } else {
        loss = proof;
        longest = Math.max(longest, tree.distance(child));
      }
      child = tree.nextSibling(child);
    }
    if (shortest != Integer.MAX_VALUE) {
      tree.prove(node, mover == 1 ? SearchTree.WIN : SearchTree.LOSS, shortest + 1);
    } else if (areAllProven) {
      tree.prove(node, hasDraw ? SearchTree.DRAW : loss, hasDraw ? 0 : longest + 1);
    }
  }

  static boolean isWinFor(int player, byte proof) {
    return proof == (player == 1 ? SearchTree.WIN : SearchTree.LOSS);
  }

  static double result(byte proof) {
    return proof == SearchTree.WIN ? 1 : proof == SearchTree.LOSS ? -1 : 0;
  }
}
