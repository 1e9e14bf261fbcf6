package io.github.boardrules.engine;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedView;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What an engine has found out about a position.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=1");
 * var analysis = Engine.of(rules).analyse(rules.start(), Limit.nodes(100));
 * analysis.best();  // ==> a1+b1+c1
 * analysis.valueForMover(); // ==> 1.0
 * analysis.proof(); // ==> Optional[win 1 in 1]
 * }</pre>
 *
 * @param <M> the moves
 */
public final class Analysis<M> {
  /** A move tried less often than the most frequent one by this factor is not trusted. */
  private static final long TRUSTED = 10;

  private final List<RatedMove<M>> moves;
  private final int best;
  private final boolean hasAllMoves;
  private final long nodes;
  private final int depth;
  private final Optional<GameValue> proof;

  /** Whether a move, by its index, lets the opponent win at once, though that is not proven. */
  private final IntPredicate losesAtOnce;

  /** Creates an analysis in which what is not proven to lose does not lose at once. */
  Analysis(
      List<RatedMove<M>> moves,
      boolean hasAllMoves,
      long nodes,
      int depth,
      Optional<GameValue> proof) {
    this(moves, hasAllMoves, nodes, depth, proof, index -> false);
  }

  /** Creates an analysis of at least one move; the list is copied. */
  Analysis(
      List<RatedMove<M>> moves,
      boolean hasAllMoves,
      long nodes,
      int depth,
      Optional<GameValue> proof,
      IntPredicate losesAtOnce) {
    this(List.copyOf(moves), 0, hasAllMoves, nodes, depth, proof, losesAtOnce);
  }

  private Analysis(
      List<RatedMove<M>> moves,
      int best,
      boolean hasAllMoves,
      long nodes,
      int depth,
      Optional<GameValue> proof,
      IntPredicate losesAtOnce) {
    this.moves = moves;
    this.best = best;
    this.hasAllMoves = hasAllMoves;
    this.nodes = nodes;
    this.depth = depth;
    this.proof = proof;
    this.losesAtOnce = losesAtOnce;
  }

  /** Returns the same with the moves of the rules that were asked. */
  <N> Analysis<N> translated(PackedView<?, N, ?, M> view) {
    List<RatedMove<N>> translated =
        List.copyOf(moves.stream().map(move -> move.translated(view)).collect(Collectors.toList()));
    return new Analysis<>(translated, best, hasAllMoves, nodes, depth, proof, losesAtOnce);
  }

  /** Returns the same with another move to play, the number of which counts from 0. */
  Analysis<M> withBest(int number) {
    return new Analysis<>(moves, number, hasAllMoves, nodes, depth, proof, losesAtOnce);
  }

  /**
   * {@return the moves that the search has tried, the best first: all legal moves unless there are
   * very many or one is known to win ({@link #hasAllMoves}), at least one and at most 10,000.
   * Unmodifiable}
   */
  public List<RatedMove<M>> moves() {
    return moves;
  }

  /**
   * {@return whether {@link #moves} has all legal moves} Of more than 200 moves a tree search tries
   * a few at first, and of more than 10,000 every search tries a part. A winning move that the
   * rules know, such as in an opening, is the only one at full strength.
   */
  public boolean hasAllMoves() {
    return hasAllMoves;
  }

  /** {@return how many nodes the search has visited, 0 or more} */
  public long nodes() {
    return nodes;
  }

  /** {@return how many moves the longest line of the search looks ahead, 0 or more} */
  public int depth() {
    return depth;
  }

  /** {@return the outcome of the position; empty if it is not proven} */
  public Optional<GameValue> proof() {
    return proof;
  }

  /**
   * {@return the best move, the first of {@link #moves}; below full strength, {@link Limit#level},
   * the first that has not been overlooked}
   */
  public M best() {
    return moves.get(best).move();
  }

  /**
   * Returns the moves to name to a person who asks for good ones: those of {@link #moves} that the
   * search has tried at least a tenth as often as the most frequent one, or has proven.
   *
   * @param most how many moves are wanted, 1 or more
   * @return at least one move, sorted: proven wins, the fastest first, then by {@link
   *     RatedMove#value}, which proven draws have too. A move that loses for certain, or lets the
   *     opponent win at once, is among them only if all do; the longest resistance is then the
   *     first
   * @throws IllegalArgumentException if fewer than one is wanted
   */
  public List<RatedMove<M>> recommended(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("At least one move is wanted, not " + most + ".");
    }
    if (isLost(moves.get(0))) {
      long later = moves.stream().filter(move -> !isLostAtOnce(move)).count();
      return moves.subList(0, (int) Math.min(most, later == 0 ? moves.size() : later));
    }
    long visits =
        moves.stream().filter(move -> !isLost(move)).mapToLong(RatedMove::visits).max().orElse(0);
    return List.copyOf(
        IntStream.range(0, moves.size())
            .filter(i -> isTrusted(moves.get(i), visits) && !losesAtOnce.test(i))
            .limit(most)
            .mapToObj(moves::get)
            .sorted(Comparator.comparing((RatedMove<M> move) -> -move.valueForMover()))
            .collect(Collectors.toList()));
  }

  /**
   * {@return this analysis as a value for {@code JsonForm}, as the types of the package for npm
   * describe it}
   *
   * @param notation writes the moves
   * @param listed the moves to list: those of {@link #moves} or of {@link #recommended}
   */
  public Map<String, Object> fields(Notation<?, M> notation, List<RatedMove<M>> listed) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("best", notation.formatMove(best()));
    fields.put("value", valueForMover());
    proof.ifPresent(value -> fields.put("proof", value));
    fields.put("nodes", nodes);
    fields.put("depth", depth);
    fields.put("complete", hasAllMoves && listed.size() == moves.size());
    fields.put(
        "moves", listed.stream().map(move -> move.fields(notation)).collect(Collectors.toList()));
    return fields;
  }

  private static boolean isLostAtOnce(RatedMove<?> move) {
    OptionalInt distance = move.proof().map(GameValue::distance).orElse(OptionalInt.empty());
    return distance.isPresent() && distance.getAsInt() <= 2;
  }

  private static boolean isTrusted(RatedMove<?> move, long mostVisits) {
    return !isLost(move) && (move.proof().isPresent() || move.visits() >= mostVisits / TRUSTED);
  }

  private static boolean isLost(RatedMove<?> move) {
    return move.valueForMover() <= -1 && move.proof().filter(proof -> !proof.isDraw()).isPresent();
  }

  /** {@return the expected result for the player to move, −1 to 1: the value of the first move} */
  public double valueForMover() {
    return moves.get(0).valueForMover();
  }

  /** Returns the moves in lines, the best first. */
  @Override
  public String toString() {
    return moves.stream().map(RatedMove::toString).collect(Collectors.joining("\n"));
  }
}
