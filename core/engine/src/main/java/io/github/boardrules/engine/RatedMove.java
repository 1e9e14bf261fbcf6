package io.github.boardrules.engine;

import io.github.boardrules.core.search.GameValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A legal move with what an analysis has found out about it.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=1");
 * var engine = Engine.of(rules).seed(1);
 * engine.analyse(rules.start(), Limit.nodes(100)).moves().get(0); // ==> win 1 in 1  0  a1+b1+c1
 * }</pre>
 *
 * @param <M> the moves
 * @param move the move
 * @param value the expected result for the player who makes it, −1 (a loss) to 1 (a win)
 * @param visits how often the search has tried it: how much the value can be trusted
 * @param variation how the game may go on with the best moves found for both players, this move
 *     first. Unmodifiable
 * @param proof the outcome after the move if it is proven; its distance counts from the position
 *     before the move, and is present if it is known exactly
 */
public record RatedMove<M>(
    M move, double value, long visits, List<M> variation, Optional<GameValue> proof) {
  /** Creates a rated move; the variation is copied. */
  public RatedMove {
    variation = List.copyOf(variation);
  }

  /** Returns a line such as {@code +0.42 1200 Wd4,d1 Gc3,a1}. */
  @Override
  public String toString() {
    String rating = proof.map(GameValue::toString).orElse(hundredths());
    String moves = variation.stream().map(Object::toString).collect(Collectors.joining(" "));
    return rating + "  " + visits + "  " + moves;
  }

  /** Returns the value with a sign and two digits after the point. */
  private String hundredths() {
    long rounded = Math.round(100 * Math.abs(value));
    String digits = Long.toString(100 + rounded % 100).substring(1);
    return (value < 0 ? "-" : "+") + rounded / 100 + "." + digits;
  }
}
