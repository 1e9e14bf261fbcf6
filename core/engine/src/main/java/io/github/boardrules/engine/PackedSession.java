package io.github.boardrules.engine;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The analyses of one game, in the positions of its packed rules. */
final class PackedSession<S, M> {
  /** How many moves may have been made since the last analysis for its tree to be kept. */
  private static final int PLIES_KEPT = 4;

  /** The widest positions in which forced wins are looked for. */
  private static final int MANY_MOVES = 5000;

  /** With fewer nodes an engine searches even where the rules come with perfect play. */
  private static final long WEAK_NODES = 10_000;

  /** Fewer nodes are not worth a thread. */
  private static final long NODES_OF_A_THREAD = 1_000;

  /** The nodes that give a single legal move a value. */
  private static final long NODES_OF_SINGLE_MOVE = 200;

  private static final long NANOS_BETWEEN_REPORTS = 100_000_000;

  /** The nodes per move between two questions to a goal: an analysis costs several per move. */
  private static final long NODES_OF_A_MOVE = 8;

  private final PackedRules<S, M> rules;
  private final EngineSettings<S, M> settings;
  private final Map<Integer, TreeSearch<S, M>> trees = new HashMap<>();
  private int threadsOfTrees;
  private final Optional<PositionTable> table;
  private Optional<Solution<S, M>> solution = Optional.empty();
  private long analyses;
  private long lastReport;
  private long nextQuestion;
  private volatile List<Budget> running = List.of();

  PackedSession(PackedRules<S, M> rules, EngineSettings<S, M> settings) {
    this.rules = rules;
    this.settings = settings;
    table =
        settings.method() == SearchMethod.ALPHA_BETA
            ? Optional.of(new PositionTable(settings.memory))
            : Optional.empty();
  }

  /** Analyses the last of the positions of a match, which is not over. */
  Analysis<M> analyse(List<S> positions, Limit limit, Consumer<? super Analysis<M>> listener) {
    S root = positions.get(positions.size() - 1);
    Set<S> occurred = rules.maxPlies().isEmpty() ? new HashSet<>(positions) : Set.of();
    analyses++;
    Optional<PerfectAnalyst> perfect = perfect(root, limit);
    Findings<S, M> findings = new Findings<>(rules, root, settings.method(), solution);
    int moves = findings.listed().codes().length;
    if (perfect.isEmpty() && limit.overlooked() == 0 && limit.mostNodes() >= moves) {
      perfect = findings.winAtOnce();
    }
    if (perfect.isPresent()) {
      return chosen(findings.analysis(List.of(perfect.get())), limit);
    }
    boolean isSingle = moves == 1;
    long nodes =
        isSingle && limit.isForChoice()
            ? Math.min(limit.mostNodes(), NODES_OF_SINGLE_MOVE)
            : limit.mostNodes();
    long nanos =
        Math.min(
            limit.mostNanos(),
            limit.clock().map(clock -> clock.share(rules, positions)).orElse(Long.MAX_VALUE));
    long nanosOfRounds = limit.clock().isPresent() ? nanos / 2 : Long.MAX_VALUE;
    int threads = threads(nodes);
    if (threads != threadsOfTrees) {
      trees.clear(); // each has its part of the memory
      threadsOfTrees = threads;
    }
    long memory = settings.memory / threads;
    List<Budget> budgets = new ArrayList<>();
    List<Analyst> analysts = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      long share = nodes / threads + (i < nodes % threads ? 1 : 0);
      Budget budget = new Budget(share, nanos, nanosOfRounds, settings.clock);
      budgets.add(budget);
      // A move of the root may take seconds, so reports are due within it.
      Runnable watch =
          i > 0
              ? () -> {}
              : () -> {
                if (isReportDue() && isEnough(findings, analysts.get(0), limit, listener)) {
                  budgets.forEach(Budget::stop);
                }
              };
      analysts.add(
          table.isPresent()
              ? alphaBeta(
                  root, findings.listed(), occurred, i, limit, memory, table.get(), budget, watch)
              : tree(root, findings.listed(), occurred, i, memory, budget));
    }
    lastReport = settings.clock.getAsLong();
    nextQuestion = 0;
    running = budgets;
    try {
      SearchThreads.run(
          analysts, budgets, () -> isEnough(findings, analysts.get(0), limit, listener));
    } finally {
      running = List.of();
    }
    return chosen(findings.analysis(analysts), limit);
  }

  /** Ends the analysis that runs; any thread may call it. */
  void stop() {
    running.forEach(Budget::stop);
  }

  /**
   * Returns the analyst of a position whose outcome the rules know. A single winning move is for
   * full strength only: a weaker player would have no other to choose.
   */
  private Optional<PerfectAnalyst> perfect(S root, Limit limit) {
    if (limit.mostNodes() < WEAK_NODES) {
      return Optional.empty();
    }
    Knowledge<S, M> knowledge = settings.knowledge;
    solution = solution.filter(known -> known.covers(root)).or(() -> knowledge.solution(root));
    Optional<M> winning = limit.overlooked() == 0 ? knowledge.winningMove(root) : Optional.empty();
    return solution
        .map(known -> PerfectAnalyst.of(rules, root, known))
        .or(() -> winning.map(move -> PerfectAnalyst.of(rules, root, move)));
  }

  /** Returns the analysis with the first move that an opponent of a level does not overlook. */
  private Analysis<M> chosen(Analysis<M> analysis, Limit limit) {
    if (limit.overlooked() == 0) {
      return analysis;
    }
    SplitMix64 random = random(-1);
    int number = 0;
    while (random.below(100) < limit.overlooked()) {
      number++;
    }
    // With the last one overlooked too, the player looks at all of them again.
    return analysis.withBest(number % analysis.moves().size());
  }

  /** Returns how many threads have enough work and memory. */
  private int threads(long nodes) {
    long most = Math.min(1 + nodes / NODES_OF_A_THREAD, settings.memory / Engine.MIN_MEMORY);
    return (int) Math.min(settings.threads, most);
  }

  private boolean isReportDue() {
    return settings.clock.getAsLong() - lastReport >= NANOS_BETWEEN_REPORTS;
  }

  /** Returns whether a search has found enough, and reports what it has found. */
  private boolean isEnough(
      Findings<S, M> findings,
      Analyst analyst,
      Limit limit,
      Consumer<? super Analysis<M>> listener) {
    if (analyst.depth() >= limit.mostDepth() || (limit.isForChoice() && analyst.isDecided())) {
      return true;
    }
    boolean isReport = isReportDue();
    boolean isQuestion = limit.goal().isPresent() && analyst.nodes() >= nextQuestion;
    if (!isReport && !isQuestion) {
      return false;
    }
    nextQuestion = analyst.nodes() + NODES_OF_A_MOVE * findings.listed().codes().length;
    Analysis<M> analysis = findings.analysis(List.of(analyst));
    if (isReport) {
      lastReport = settings.clock.getAsLong();
      listener.accept(analysis);
    }
    return limit.goal().isPresent() && limit.goal().get().test(analysis);
  }

  private Analyst tree(
      S root, OrderedMoves.Listed listed, Set<S> occurred, int thread, long memory, Budget budget) {
    return new TreeAnalyst<>(
        treeOf(root, occurred, thread, memory / 4 * 3),
        listed,
        forced(root, listed, memory / 4, budget));
  }

  /** Returns a search for forced wins, unless there are too many moves for one. */
  private Optional<WinAnalyst<S, M>> forced(
      S root, OrderedMoves.Listed listed, long bytes, Budget budget) {
    return listed.codes().length > MANY_MOVES
        ? Optional.empty()
        : Optional.of(new WinAnalyst<>(rules, root, listed, bytes, budget));
  }

  /** Returns the tree of the last analysis if it has the position, and otherwise a new one. */
  private TreeSearch<S, M> treeOf(S root, Set<S> occurred, int thread, long memory) {
    TreeSearch<S, M> last = trees.get(thread);
    if (last != null && last.moveTo(root, PLIES_KEPT, occurred)) {
      return last;
    }
    int maxNodes = (int) Math.min(Integer.MAX_VALUE / 2, memory / GameTree.BYTES_PER_NODE);
    TreeSearch<S, M> tree =
        new TreeSearch<>(
            rules,
            root,
            occurred,
            new Rollout<>(rules, settings.evaluation(), settings.rolloutPlies()),
            random(thread),
            maxNodes);
    trees.put(thread, tree);
    return tree;
  }

  /** Returns the random numbers of a thread in this analysis, or of its choice: -1. */
  private SplitMix64 random(int thread) {
    return new SplitMix64(Bits.mix(settings.seed, analyses * Engine.MAX_THREADS + thread));
  }

  private Analyst alphaBeta(
      S root,
      OrderedMoves.Listed listed,
      Set<S> occurred,
      int thread,
      Limit limit,
      long memory,
      PositionTable positions,
      Budget budget,
      Runnable watch) {
    // Threads share the table; every other one is a move ahead, so that they do different work.
    int firstDepth = Math.min(1 + thread % 2, limit.mostDepth());
    return new AlphaBetaAnalyst<>(
        rules,
        root,
        listed,
        occurred,
        firstDepth,
        limit.mostDepth(),
        positions,
        new AlphaBetaSearch<>(rules, settings.evaluation(), positions, budget, watch),
        () -> forced(root, listed, memory / 8, budget),
        random(thread));
  }
}
