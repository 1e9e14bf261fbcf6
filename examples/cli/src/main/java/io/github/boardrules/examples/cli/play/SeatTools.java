package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.analysis.Solutions;
import io.github.boardrules.examples.cli.shared.ProgressLine;

/** What programs in seats work with; the limit is that of an engine for a move. */
record SeatTools<S, M>(
    Solutions<S, M> solutions, SplitMix64 random, Limit limit, ProgressLine progress) {

  Rules<S, M> rules() {
    return solutions.rules();
  }
}
