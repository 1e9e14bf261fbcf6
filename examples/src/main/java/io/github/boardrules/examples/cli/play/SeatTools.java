package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.examples.cli.analysis.Solutions;
import io.github.boardrules.examples.cli.shared.ProgressLine;

/**
 * What programs in seats work with.
 *
 * @param solutions perfect play
 * @param random the random numbers
 * @param thinking how much an engine may think
 * @param progress shows that an engine is thinking
 */
record SeatTools<S, M>(
    Solutions<S, M> solutions, SplitMix64 random, ThinkingTime thinking, ProgressLine progress) {

  Rules<S, M> rules() {
    return solutions.rules();
  }
}
