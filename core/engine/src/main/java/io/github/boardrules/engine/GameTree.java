package io.github.boardrules.engine;

import java.util.Arrays;

/**
 * The nodes of a tree search, as numbers in arrays: a node takes {@value #BYTES_PER_NODE} bytes.
 * The children of a node are a linked list, so that more can be added.
 *
 * <p>Results are those of player 1: 1 for a win, −1 for a loss, 0 for a draw.
 */
final class GameTree {
  /** What a node takes, with the room to grow. */
  static final int BYTES_PER_NODE = 48;

  /** No node. */
  static final int NONE = -1;

  /** The outcome of a node is not proven. */
  static final byte OPEN = 0;

  /** Player 1 can force a win. */
  static final byte WIN = 1;

  /** Player 2 can force a win. */
  static final byte LOSS = 2;

  /** Neither player can force a win. */
  static final byte DRAW = 3;

  private static final int INITIAL_CAPACITY = 1024;

  private long[] codes = new long[INITIAL_CAPACITY];
  private double[] totals = new double[INITIAL_CAPACITY];
  private int[] visits = new int[INITIAL_CAPACITY];
  private int[] firstChild = new int[INITIAL_CAPACITY];
  private int[] nextSibling = new int[INITIAL_CAPACITY];
  private int[] children = new int[INITIAL_CAPACITY];
  private short[] distances = new short[INITIAL_CAPACITY];
  private byte[] proofs = new byte[INITIAL_CAPACITY];
  private byte[] movers = new byte[INITIAL_CAPACITY];
  private boolean[] complete = new boolean[INITIAL_CAPACITY];
  private int size;

  /** Adds a node without children and returns its number. */
  int add(long code) {
    if (size == codes.length) {
      grow(size + size / 2);
    }
    int node = size++;
    codes[node] = code;
    firstChild[node] = NONE;
    nextSibling[node] = NONE;
    return node;
  }

  /** Adds a child in front of the other children of a node and returns its number. */
  int addChild(int parent, long code) {
    int child = add(code);
    nextSibling[child] = firstChild[parent];
    firstChild[parent] = child;
    children[parent]++;
    return child;
  }

  private void grow(int capacity) {
    codes = Arrays.copyOf(codes, capacity);
    totals = Arrays.copyOf(totals, capacity);
    visits = Arrays.copyOf(visits, capacity);
    firstChild = Arrays.copyOf(firstChild, capacity);
    nextSibling = Arrays.copyOf(nextSibling, capacity);
    children = Arrays.copyOf(children, capacity);
    distances = Arrays.copyOf(distances, capacity);
    proofs = Arrays.copyOf(proofs, capacity);
    movers = Arrays.copyOf(movers, capacity);
    complete = Arrays.copyOf(complete, capacity);
  }

  int size() {
    return size;
  }

  long code(int node) {
    return codes[node];
  }

  int visits(int node) {
    return visits[node];
  }

  /** Returns the mean of the results of a node that has been visited, for player 1. */
  double mean(int node) {
    return totals[node] / visits[node];
  }

  void visit(int node, double result) {
    visits[node]++;
    totals[node] += result;
  }

  int firstChild(int node) {
    return firstChild[node];
  }

  /** Returns the next child of the same node, or {@link #NONE}. */
  int sibling(int node) {
    return nextSibling[node];
  }

  int children(int node) {
    return children[node];
  }

  /** Returns the player to move, 0 before the node has been visited or if the game is over. */
  int mover(int node) {
    return movers[node];
  }

  void setMover(int node, int player) {
    movers[node] = (byte) player;
  }

  /** Returns whether all legal moves are children. */
  boolean isComplete(int node) {
    return complete[node];
  }

  void setComplete(int node) {
    complete[node] = true;
  }

  byte proof(int node) {
    return proofs[node];
  }

  int distance(int node) {
    return distances[node];
  }

  void prove(int node, byte proof, int distance) {
    proofs[node] = proof;
    distances[node] = (short) Math.min(distance, Short.MAX_VALUE);
  }

  /**
   * Orders moves by what is known of them: wins, the fastest first; then moves that are open or
   * draws, by their weight; then losses, the slowest first.
   */
  static double rank(int mover, byte proof, int distance, double weight) {
    if (proof == OPEN || proof == DRAW) {
      return weight;
    }
    return TreeSearch.isWinFor(mover, proof) ? 1e18 - 1e6 * distance : 1e6 * distance - 1e18;
  }

  /** Returns a copy of the tree below a node, which becomes its root, number 0. */
  GameTree below(int root) {
    GameTree copy = new GameTree();
    int[] originals = new int[size - root + 1];
    originals[copy.add(codes[root])] = root;
    for (int next = 0; next < copy.size; next++) {
      int original = originals[next];
      copy.totals[next] = totals[original];
      copy.visits[next] = visits[original];
      copy.distances[next] = distances[original];
      copy.proofs[next] = proofs[original];
      copy.movers[next] = movers[original];
      copy.complete[next] = complete[original];
      int last = NONE;
      for (int child = firstChild[original]; child != NONE; child = nextSibling[child]) {
        int copied = copy.add(codes[child]);
        originals[copied] = child;
        copy.children[next]++;
        if (last == NONE) {
          copy.firstChild[next] = copied;
        } else {
          copy.nextSibling[last] = copied;
        }
        last = copied;
      }
    }
    return copy;
  }
}
