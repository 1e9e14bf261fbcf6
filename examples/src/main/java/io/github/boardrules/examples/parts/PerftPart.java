package io.github.boardrules.examples.parts;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.Perft;
import java.io.Serializable;

/**
 * A part of a count: the sequences that go on from one position.
 *
 * @param position the text of the position
 * @param depth how many moves are left, 0 or more
 * @param ways how many sequences lead to the position or to one that is symmetric to it, 1 or more
 */
public record PerftPart(String position, int depth, long ways) implements Serializable {

  /**
   * Returns the number of sequences in this part: 0 or more.
   *
   * @throws NotationException if the text is no position of these rules
   * @throws ArithmeticException if the number does not fit into a {@code long}
   */
  public long count(Rules<?, ?> rules) {
    return Math.multiplyExact(ways, counted(rules));
  }

  private <S, M> long counted(Rules<S, M> rules) {
    return Perft.of(rules)
        .withTranspositionTable()
        .count(rules.notation().parsePosition(position), depth);
  }
}
