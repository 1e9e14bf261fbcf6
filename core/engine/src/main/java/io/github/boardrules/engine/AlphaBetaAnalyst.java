package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An alpha-beta search, one move deeper in each round. A part of the work is one move of the root.
 *
 * <p>Late moves are searched less deeply, so a proof need not be the shortest. Another search then
 * looks for the exact distance, for about as long as the proof has taken.
 */
final class AlphaBetaAnalyst<S, M> implements Analyst {
  private static final int LONGEST_VARIATION = 64;
  private static final long NODES_IN_A_PART = 2_000;
  private static final long MIN_EXACT_NODES = 100_000;

  /** From this number on, most rounds are stopped early, so the promising moves come first. */
  private static final int MANY_MOVES = 500;

  /** The greatest depth; its calls fit on the stack of any thread. */
  static final int MAX_DEPTH = 500;

  private final PackedRules<S, M> rules;
  private final S root;
  private final int mover;
  private final Set<S> occurred;
  private final int maxDepth;
  private final PositionTable table;
  private final AlphaBetaSearch<S, M> search;
  private final Supplier<Optional<WinAnalyst<S, M>>> exactSearch;
  private final MoveBuffer moves = new MoveBuffer();

  /** The moves of the root, the best first. */
  private final List<Candidate> candidates = new ArrayList<>();

  /** Whether the root has more moves; then nothing proves that it is lost. */
  private final boolean isPart;

  private int depth;

  /** How far the round has come: how many moves have been tried, and the best value of them. */
  private int tried;

  private int low = -AlphaBetaSearch.INFINITE;
  private boolean isCut;
  private byte proof = GameTree.OPEN;
  private Optional<WinAnalyst<S, M>> exact = Optional.empty();
  private long exactNodes;

  /** A move of the root with its value and the number of its nodes. */
  private static final class Candidate {
    private final long code;
    private int value;

    /** Whether the move has only been shown to be no better than its value. */
    private boolean isBound;

    private long visits;

    Candidate(long code) {
      this.code = code;
    }
  }

  AlphaBetaAnalyst(
      PackedRules<S, M> rules,
      S root,
      OrderedMoves.Listed listed,
      Set<S> occurred,
      int firstDepth,
      int maxDepth,
      PositionTable table,
      AlphaBetaSearch<S, M> search,
      Supplier<Optional<WinAnalyst<S, M>>> exactSearch,
      SplitMix64 random) {
    this.rules = rules;
    this.root = root;
    mover = rules.status(root).toMove().orElseThrow();
    this.occurred = occurred;
    this.maxDepth = Math.min(maxDepth, MAX_DEPTH);
    this.table = table;
    this.search = search;
    this.exactSearch = exactSearch;
    for (long code : listed.codes()) {
      candidates.add(new Candidate(code));
    }
    isPart = listed.isPart();
    // A search that ends soon should not prefer the first moves of the list.
    for (int i = candidates.size() - 1; i > 0; i--) {
      Collections.swap(candidates, i, random.below(i + 1));
    }
    depth = firstDepth - 1;
  }

  @Override
  public boolean advance(Budget budget) {
    if ((proof == GameTree.OPEN && depth >= maxDepth) || budget.isSpent(nodes())) {
      return false;
    }
    if (proof != GameTree.OPEN && tried == 0) {
      return exact.isPresent() && lookForDistance(exact.get(), budget);
    }
    search.begin(budget);
    long before = search.nodes();
    Candidate next = candidates.get(tried);
    int value = valueOf(next.code, depth + 1, low);
    next.visits += search.nodes() - before;
    isCut |= search.isCut();
    if (search.isStopped()) {
      return false;
    }
    next.value = value;
    next.isBound = value <= low;
    if (value > low) {
      low = value;
      candidates.add(0, candidates.remove(tried));
    }
    tried++;
    if (low > AlphaBetaSearch.SURE) {
      proof = TreeSearch.winOf(mover);
    }
    // A win is proven, but another move may win sooner: a player who took any win might never
    // finish.
    boolean isInRound = tried < candidates.size() && low < AlphaBetaSearch.WIN - 1;
    return isInRound || endRound(budget);
  }

  /** Ends a complete round, and returns whether another one may find more in time. */
  private boolean endRound(Budget budget) {
    depth++;
    if (low > AlphaBetaSearch.SURE || (low < -AlphaBetaSearch.SURE && !isPart)) {
      proof = TreeSearch.winOf(low > 0 ? mover : 3 - mover);
      exact = exactSearch.get();
    }
    boolean isMore = proof != GameTree.OPEN || isCut;
    if (candidates.size() >= MANY_MOVES) {
      // Those behind the first one by how good they may be.
      candidates.subList(1, tried).sort(Comparator.comparingInt(each -> -each.value));
    }
    tried = 0;
    low = -AlphaBetaSearch.INFINITE;
    isCut = false;
    return isMore && !budget.isLateForRound();
  }

  private boolean lookForDistance(WinAnalyst<S, M> forced, Budget budget) {
    int value = candidates.get(0).value;
    int winner = value > 0 ? mover : 3 - mover;
    long left = budget.left(search.nodes());
    if (forced.depth(winner) >= distance(value) - 1
        || exactNodes >= left
        || exactNodes > Math.max(2 * search.nodes(), MIN_EXACT_NODES)) {
      return false;
    }
    exactNodes = Math.min(exactNodes + NODES_IN_A_PART, left);
    forced.allow(winner, exactNodes, budget);
    return forced.winner() == 0;
  }

  private static int distance(int value) {
    return AlphaBetaSearch.WIN - Math.abs(value);
  }

  private int valueOf(long code, int newDepth, int least) {
    S next = rules.playUnchecked(root, code);
    int high = AlphaBetaSearch.INFINITE;
    if (least != -high) {
      int value = valueAfter(next, newDepth, least, least + 1);
      if (value <= least || search.isStopped()) {
        return value;
      }
    }
    return valueAfter(next, newDepth, least, high);
  }

  /**
   * Returns the value of the position after a move. One that has occurred is worth no more than a
   * draw: a player who is ahead tries something else.
   */
  private int valueAfter(S next, int newDepth, int low, int high) {
    int value = search.valueAfter(next, mover, newDepth, 0, low, high, 0);
    boolean isRepetition = value > 0 && value <= AlphaBetaSearch.SURE && occurred.contains(next);
    return isRepetition ? 0 : value;
  }

  @Override
  public List<RootMove> moves() {
    return Stream.concat(
            IntStream.range(0, candidates.size()).mapToObj(this::rootMove),
            exact.stream().flatMap(forced -> forced.moves().stream()))
        .collect(Collectors.toList());
  }

  private RootMove rootMove(int index) {
    Candidate move = candidates.get(index);
    int value = move.value;
    // That a move is no better than a win proves nothing.
    boolean isOpen = move.isBound && value > AlphaBetaSearch.SURE;
    boolean isSure = Math.abs(value) > AlphaBetaSearch.SURE && !isOpen;
    int winner = value > 0 ? mover : 3 - mover;
    int distance = isSure ? distance(value) : 0;
    // The moves behind the best one have been shown to be no better, so they rank in their order.
    // A round that was stopped may have shown only that its first move loses.
    int first = candidates.get(0).value;
    double bounded = first < -AlphaBetaSearch.SURE ? value : Math.min(value, first);
    return new RootMove(
        move.code,
        move.visits,
        candidates.size() - index,
        isSure || isOpen ? Math.signum(value) : bounded / AlphaBetaSearch.SCALE,
        !isSure && (move.isBound || value > bounded),
        isSure ? TreeSearch.winOf(winner) : GameTree.OPEN,
        distance,
        isSure && isShortest(move.code, winner, distance),
        variation(move.code));
  }

  private boolean isShortest(long code, int winner, int distance) {
    return distance == 1
        || exact.map(forced -> forced.isShortest(code, winner, distance)).orElse(false);
  }

  private List<Long> variation(long first) {
    List<Long> variation = new ArrayList<>();
    variation.add(first);
    S position = rules.playUnchecked(root, first);
    PositionTable.TableBound known = new PositionTable.TableBound();
    while (variation.size() < LONGEST_VARIATION
        && !rules.status(position).isOver()
        && table.find(position, rules.hash(position), known)
        && isLegal(position, known.move)) {
      variation.add(known.move);
      position = rules.playUnchecked(position, known.move);
    }
    return variation;
  }

  /** Returns whether a move of the table is one of the position, and not of one with its hash. */
  private boolean isLegal(S position, long code) {
    moves.release(0);
    rules.legalMoves(position, moves);
    int at = moves.size() - 1;
    while (at >= 0 && moves.get(at) != code) {
      at--;
    }
    return at >= 0;
  }

  @Override
  public long nodes() {
    return search.nodes() + exact.map(WinAnalyst::nodes).orElse(0L);
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public boolean isDecided() {
    return proof == GameTree.OPEN
        && tried == 0
        && depth > 0
        && !isPart
        && candidates.stream().skip(1).allMatch(each -> each.value < -AlphaBetaSearch.SURE);
  }

  @Override
  public byte proof() {
    return proof;
  }
}
