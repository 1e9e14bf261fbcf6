package io.github.boardrules.engine;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A legal move with what an analysis has found out about it.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=1");
 * var engine = Engine.of(rules).withSeed(1);
 * engine.analyse(rules.start(), Limit.nodes(100)).moves().get(0); // ==> win 1 in 1  0  a1+b1+c1
 * }</pre>
 *
 * @param <M> the moves
 */
public final class RatedMove<M> {
  private final Supplier<M> move;
  private final Supplier<List<M>> line;
  private @Nullable List<M> variation;
  private final double value;
  private final boolean isBound;
  private final long visits;
  private final Optional<GameValue> proof;

  /** Creates a rated move, the first of an unmodifiable variation. */
  RatedMove(List<M> variation, double value, long visits, Optional<GameValue> proof) {
    this(() -> variation.get(0), () -> variation, value, false, visits, proof);
  }

  /** Creates a rated move. It and the line that it begins are asked for when they are read. */
  RatedMove(
      Supplier<M> move,
      Supplier<List<M>> line,
      double value,
      boolean isBound,
      long visits,
      Optional<GameValue> proof) {
    this.move = move;
    this.line = line;
    this.value = value;
    this.isBound = isBound;
    this.visits = visits;
    this.proof = proof;
  }

  /** Returns the same with the moves of the rules that were asked. */
  <N> RatedMove<N> translated(PackedView<?, N, ?, M> view) {
    return new RatedMove<>(
        () -> view.unpackMove(move()),
        () -> List.copyOf(variation().stream().map(view::unpackMove).collect(Collectors.toList())),
        value,
        isBound,
        visits,
        proof);
  }

  /** {@return the move, the first of the variation} */
  public M move() {
    return move.get();
  }

  /** {@return the expected result for the player who makes the move, −1 (a loss) to 1 (a win)} */
  public double valueForMover() {
    return value;
  }

  /**
   * {@return whether the value is only the most that the move may be worth} An alpha-beta search
   * leaves most moves as soon as it sees that they are not better than the best one.
   */
  public boolean isUpperBound() {
    return isBound;
  }

  /**
   * {@return how often the search has tried the move, 0 or more: how much the value can be trusted;
   * with 0 and no proof, the move was not examined}
   */
  public long visits() {
    return visits;
  }

  /**
   * {@return how the game may continue with the best moves found for both players, this one first;
   * unmodifiable} Beside a proven win it ends with that win, after as many moves as its distance
   * says, or has this move alone if such a line would take too long to find. Beside an estimate it
   * does not return to a position.
   */
  public synchronized List<M> variation() {
    List<M> known = variation;
    if (known == null) {
      known = line.get();
      variation = known;
    }
    return known;
  }

  /**
   * {@return the outcome after the move; empty if it is not proven} Its distance counts from the
   * position before the move, and is present if it is known exactly.
   */
  public Optional<GameValue> proof() {
    return proof;
  }

  /** Returns the fields of {@link Analysis#fields}. */
  Map<String, Object> fields(Notation<?, M> notation) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("move", notation.formatMove(move()));
    fields.put("value", value);
    fields.put("upperBound", isBound);
    proof.ifPresent(known -> fields.put("proof", known));
    fields.put("visits", visits);
    fields.put(
        "variation", variation().stream().map(notation::formatMove).collect(Collectors.toList()));
    return fields;
  }

  /**
   * Returns a line: the value, such as {@code +0.42}, after {@code <=} if it is an upper bound, or
   * the proven outcome; the visits; and the variation, with two blanks between them.
   */
  @Override
  public String toString() {
    String rating = proof.map(GameValue::toString).orElse((isBound ? "<=" : "") + hundredths());
    String moves = variation().stream().map(Object::toString).collect(Collectors.joining(" "));
    return rating + "  " + visits + "  " + moves;
  }

  /** Returns the value with a sign and two digits after the point. */
  private String hundredths() {
    long rounded = Math.round(100 * Math.abs(value));
    String digits = Long.toString(100 + rounded % 100).substring(1);
    return (value < 0 ? "-" : "+") + rounded / 100 + "." + digits;
  }
}
