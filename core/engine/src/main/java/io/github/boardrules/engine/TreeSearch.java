package io.github.boardrules.engine;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/**
 * A Monte Carlo tree search. It belongs to one thread.
 *
 * <ul>
 *   <li>UCT: Levente Kocsis and Csaba Szepesvári, "Bandit Based Monte-Carlo Planning", ECML 2006.
 *   <li>Proven outcomes are carried up the tree: Mark Winands, Yngvi Björnsson and Jahn-Takeshi
 *       Saito, "Monte-Carlo Tree Search Solver", CG 2008.
 *   <li>Moves that win at once are seen when a node gets its children: Fabien and Olivier Teytaud,
 *       "On the Huge Benefit of Decisive Moves in Monte-Carlo Tree Search Algorithms", CIG 2010.
 *   <li>A node with very many moves begins with a few drawn ones and gets more with its visits:
 *       Rémi Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007.
 *   <li>Moves that have not been tried count as a bit better than the mean: Sylvain Gelly and Yizao
 *       Wang, "Exploration Exploitation in Go: UCT for Monte-Carlo Go", 2006.
 * </ul>
 */
final class TreeSearch<S, M> {
  private static final int MANY_MOVES = 200;
  private static final int FIRST_MOVES = 10;
  private static final double WIDENING = 1.0;
  private static final double EXPLORATION = 0.7;
  private static final double FIRST_PLAY = 0.25;

  private final PackedRules<S, M> rules;
  private final Rollout<S> rollout;
  private final SplitMix64 random;
  private final int maxNodes;

  /**
   * The visits after which a node gets its children. They may cost more than a random game, so a
   * second visit makes the search faster and its tree much smaller. Where games are cut short, an
   * early look at all replies is worth more.
   */
  private final int visitsOfLeaf;

  private final MoveBuffer moves = new MoveBuffer();
  private GameTree tree = new GameTree();
  private int[] path = new int[64];
  private S root;
  private Set<S> occurred;
  private final BitSet repetitions = new BitSet();
  private int deepest;

  /** Creates a search of a position that is not over. */
  TreeSearch(
      PackedRules<S, M> rules,
      S root,
      Set<S> occurred,
      Rollout<S> rollout,
      SplitMix64 random,
      int maxNodes) {
    this.rules = rules;
    this.occurred = occurred;
    this.rollout = rollout;
    this.random = random;
    this.maxNodes = maxNodes;
    visitsOfLeaf = rollout.isShort() ? 1 : 2;
    this.root = root;
    look(tree.add(0), root);
  }

  GameTree tree() {
    return tree;
  }

  /** Returns how many moves the longest path has gone down the tree. */
  int deepest() {
    return deepest;
  }

  long plies() {
    return rollout.plies();
  }

  /**
   * Continues with a later position if the tree has it, and returns whether it does. It does not if
   * a move leads to a position that has occurred since, whose visits were made for another value,
   * or if another search has proven the outcome, because no move to it is known.
   */
  boolean moveTo(S position, int plies, Set<S> nowOccurred) {
    int node = GameTree.NONE;
    for (int depth = 0; depth <= plies && node == GameTree.NONE; depth++) {
      node = find(0, root, position, depth);
    }
    if (node == GameTree.NONE || tree.children(node) == 0 || isProvenByAnother(node)) {
      return false;
    }
    for (int child = tree.firstChild(node); child != GameTree.NONE; child = tree.sibling(child)) {
      if (nowOccurred.contains(rules.playUnchecked(position, tree.code(child)))) {
        return false;
      }
    }
    root = position;
    occurred = nowOccurred;
    if (node != 0) {
      tree = tree.below(node);
    }
    repetitions.clear();
    deepest = 0;
    return true;
  }

  private boolean isProvenByAnother(int node) {
    byte proof = tree.proof(node);
    boolean isOpen = false;
    for (int child = tree.firstChild(node); child != GameTree.NONE; child = tree.sibling(child)) {
      if (tree.proof(child) == proof && isWinFor(tree.mover(node), proof)) {
        return false;
      }
      isOpen |= tree.proof(child) == GameTree.OPEN;
    }
    return proof != GameTree.OPEN && isOpen;
  }

  /** Returns the node of a position some moves below another node, or {@link GameTree#NONE}. */
  private int find(int node, S from, S position, int plies) {
    if (plies == 0) {
      return position.equals(from) ? node : GameTree.NONE;
    }
    int child = tree.firstChild(node);
    int found = GameTree.NONE;
    for (; child != GameTree.NONE && found == GameTree.NONE; child = tree.sibling(child)) {
      found = find(child, rules.playUnchecked(from, tree.code(child)), position, plies - 1);
    }
    return found;
  }

  /** Records what another search has proven about a move of the root. */
  void proveMove(long code, byte proof, int distance) {
    for (int child = tree.firstChild(0); child != GameTree.NONE; child = tree.sibling(child)) {
      if (tree.code(child) == code && tree.proof(child) == GameTree.OPEN) {
        tree.prove(child, proof, distance);
        prove(0);
      }
    }
  }

  /** Descends the tree, adds to it, and plays the rest of the game at random. */
  void visit(Budget budget) {
    int length = 0;
    int node = 0;
    S position = root;
    double result;
    while (true) {
      if (length == path.length) {
        path = Arrays.copyOf(path, length * 2);
      }
      path[length++] = node;
      if (tree.proof(node) != GameTree.OPEN) {
        result = result(tree.proof(node));
        break;
      }
      if (tree.children(node) == 0) {
        if ((tree.visits(node) < visitsOfLeaf && node != 0) || tree.size() >= maxNodes) {
          result = rollout.play(position, random);
          break;
        }
        expand(node, position, budget);
      }
      int child = select(node, position);
      if (child == GameTree.NONE) {
        prove(node);
        boolean isOpen = tree.proof(node) == GameTree.OPEN;
        result = isOpen ? rollout.play(position, random) : result(tree.proof(node));
        break;
      }
      node = child;
      position = rules.playUnchecked(position, tree.code(node));
    }
    deepest = Math.max(deepest, length - 1);
    for (int i = length - 1; i >= 0; i--) {
      tree.visit(path[i], result);
      if (i > 0 && tree.proof(path[i]) != GameTree.OPEN) {
        prove(path[i - 1]);
      }
    }
  }

  /** Records who is to move in a node, or how the game ended there. */
  private void look(int node, S position) {
    Status status = Engine.status(rules, position);
    if (!status.isOver()) {
      tree.setMover(node, status.toMove().getAsInt());
    } else {
      tree.prove(node, status.isDraw() ? GameTree.DRAW : winOf(status.winner().getAsInt()), 0);
    }
  }

  private void expand(int node, S position, Budget budget) {
    if (rules.countLegal(position) > MANY_MOVES) {
      int drawn = 0;
      do {
        addDrawn(node, position);
        drawn++;
      } while (drawn < FIRST_MOVES && !budget.isTimeUp());
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

  @CanIgnoreReturnValue
  private int addChild(int node, S position, long code) {
    int child = tree.addChild(node, code);
    S next = rules.playUnchecked(position, code);
    look(child, next);
    if (node == 0 && occurred.contains(next)) {
      repetitions.set(child);
    }
    return child;
  }

  /** Adds a move drawn at random unless it is a child already. */
  private void addDrawn(int node, S position) {
    long code = rules.randomLegal(position, random);
    for (int child = tree.firstChild(node); child != GameTree.NONE; child = tree.sibling(child)) {
      if (tree.code(child) == code) {
        return;
      }
    }
    int child = addChild(node, position, code);
    if (isWinFor(tree.mover(node), tree.proof(child))) {
      prove(node);
    }
  }

  private void complete(int node, S position) {
    Set<Long> known = new HashSet<>();
    for (int child = tree.firstChild(node); child != GameTree.NONE; child = tree.sibling(child)) {
      known.add(tree.code(child));
    }
    int mark = moves.mark();
    boolean isPart = OrderedMoves.list(rules, position, moves);
    for (int i = mark; i < moves.size() && tree.children(node) < OrderedMoves.WIDEST; i++) {
      if (!known.contains(moves.get(i))) {
        addChild(node, position, moves.get(i));
      }
    }
    moves.release(mark);
    if (!isPart) {
      tree.setComplete(node);
    }
  }

  /**
   * Returns the child to visit next; none if what is known of the children proves the node, or if
   * all of them lose and the tree is too full for the other moves.
   */
  private int select(int node, S position) {
    if (!tree.isComplete(node)
        && tree.children(node) < FIRST_MOVES + WIDENING * Math.sqrt(tree.visits(node))) {
      addDrawn(node, position);
    }
    if (tree.proof(node) != GameTree.OPEN) {
      return GameTree.NONE;
    }
    int best = bestChild(node);
    boolean isRoom = tree.size() < maxNodes && tree.children(node) < OrderedMoves.WIDEST;
    if (best == GameTree.NONE && !tree.isComplete(node) && isRoom) {
      complete(node, position);
      best = bestChild(node);
    }
    return best;
  }

  /** Returns the child with the highest bound; none if the mover loses after each of them. */
  private int bestChild(int node) {
    boolean isFirst = tree.mover(node) == 1;
    double spread = EXPLORATION * Math.sqrt(log(tree.visits(node) + 1));
    double mean = tree.visits(node) == 0 ? 0 : tree.mean(node);
    double untried = (isFirst ? mean : -mean) + FIRST_PLAY + spread;
    int best = GameTree.NONE;
    double highest = Double.NEGATIVE_INFINITY;
    for (int child = tree.firstChild(node); child != GameTree.NONE; child = tree.sibling(child)) {
      byte proof = tree.proof(child);
      int visits = tree.visits(child);
      double bound;
      if (proof == GameTree.OPEN) {
        bound = visits == 0 ? untried : value(isFirst, child) + spread / Math.sqrt(visits + 1);
      } else {
        bound = proof == GameTree.DRAW ? 0 : Double.NEGATIVE_INFINITY;
      }
      if (bound > highest) {
        highest = bound;
        best = child;
      }
    }
    return best;
  }

  /**
   * Returns the mean of a node that has been visited, for one of the players. In the root, a move
   * that repeats a position is worth no more than a draw: a player who is ahead tries something
   * else.
   */
  double value(boolean isFirst, int node) {
    double value = isFirst ? tree.mean(node) : -tree.mean(node);
    return value > 0 && repetitions.get(node) ? 0 : value;
  }

  /**
   * Returns the natural logarithm of a number, between powers of two by a straight line. Unlike
   * {@link Math#log} it is the same on every machine.
   */
  private static double log(int number) {
    int power = Integer.highestOneBit(number);
    return 0.6931471805599453
        * (Integer.numberOfTrailingZeros(power) + (double) number / power - 1);
  }

  /** Proves the outcome of a node if its children prove it. */
  private void prove(int node) {
    int mover = tree.mover(node);
    boolean areAllProven = tree.isComplete(node);
    boolean hasDraw = false;
    int shortest = Integer.MAX_VALUE;
    int longest = 0;
    for (int child = tree.firstChild(node); child != GameTree.NONE; child = tree.sibling(child)) {
      byte proof = tree.proof(child);
      if (isWinFor(mover, proof)) {
        shortest = Math.min(shortest, tree.distance(child));
      } else if (proof == GameTree.OPEN) {
        areAllProven = false;
      } else if (proof == GameTree.DRAW) {
        hasDraw = true;
      } else {
        longest = Math.max(longest, tree.distance(child));
      }
    }
    if (shortest != Integer.MAX_VALUE) {
      tree.prove(node, winOf(mover), shortest + 1);
    } else if (areAllProven && hasDraw) {
      tree.prove(node, GameTree.DRAW, 0);
    } else if (areAllProven) {
      tree.prove(node, winOf(3 - mover), longest + 1);
    }
  }

  /** Returns the outcome that a player wins. */
  static byte winOf(int player) {
    return player == 1 ? GameTree.WIN : GameTree.LOSS;
  }

  static boolean isWinFor(int player, byte proof) {
    return proof == winOf(player);
  }

  /** Returns the result of an outcome for player 1. */
  static double result(byte proof) {
    return proof == GameTree.WIN ? 1 : proof == GameTree.LOSS ? -1 : 0;
  }
}
