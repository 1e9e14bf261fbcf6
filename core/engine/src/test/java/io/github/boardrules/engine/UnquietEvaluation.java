package io.github.boardrules.engine;

import io.github.boardrules.core.search.Evaluation;
import java.util.function.Predicate;

/** An evaluation that tells in which positions a capture might be due. */
record UnquietEvaluation<S>(Evaluation<S> values, Predicate<S> quiet) implements Evaluation<S> {
  @Override
  public double value(S position) {
    return values.value(position);
  }

  @Override
  public boolean isQuiet(S position) {
    return quiet.test(position);
  }
}
