package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.pylos.PylosOptions;
import io.github.boardrules.pylos.PylosOptions.OutRule;
import io.github.boardrules.pylos.PylosOptions.TakeBackRule;
import io.github.boardrules.pylos.PylosRules;
import java.util.Arrays;
import java.util.stream.Stream;

/** The variants that can be solved. */
final class RuleSets {
  private RuleSets() {}

  /** Returns their rules. */
  static Stream<PylosRules> onBase(int base) {
    return Arrays.stream(TakeBackRule.values())
        .flatMap(
            takeBack ->
                Arrays.stream(OutRule.values())
                    .flatMap(
                        out ->
                            Stream.of(false, true)
                                .filter(lines -> !lines || takeBack != TakeBackRule.NONE)
                                .map(
                                    lines ->
                                        PylosRules.of(
                                            PylosOptions.DEFAULT
                                                .withBase(base)
                                                .withTakeBack(takeBack)
                                                .withLines(lines)
                                                .withOut(out)))));
  }
}
