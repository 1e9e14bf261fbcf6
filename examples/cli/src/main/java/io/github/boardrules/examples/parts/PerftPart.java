package io.github.boardrules.examples.parts;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.Perft;
import java.io.Serializable;

/**
 * A part of a count: the sequences that go on from one position, and in how many ways it or one
 * that is symmetric to it is reached.
 */
public record PerftPart(String position, int depth, long ways) implements Serializable {

  /** Returns the number of sequences in this part: 0 or more. */
  public <S, M> long count(Rules<S, M> rules) {
    S start = rules.notation().parsePosition(position);
    return Math.multiplyExact(
        ways, Perft.of(rules).withTranspositionTable(true).count(start, depth));
  }
}
