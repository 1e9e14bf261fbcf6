package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.pylos.PylosOptions;
import io.github.boardrules.pylos.PylosOptions.Out;
import io.github.boardrules.pylos.PylosOptions.TakeBack;
import io.github.boardrules.pylos.PylosRules;
import java.util.Arrays;
import java.util.stream.Stream;

/** The variants that can be solved. */
final class RuleSets {
  private RuleSets() {}

  /** Returns their rules. */
  static Stream<PylosRules> onBase(int base) {
    return Arrays.stream(TakeBack.values())
        .flatMap(
            takeBack ->
                Arrays.stream(Out.values())
                    .flatMap(
                        out ->
                            Stream.of(false, true)
                                .filter(lines -> !lines || takeBack != TakeBack.NONE)
                                .map(
                                    lines ->
                                        PylosRules.of(
                                            new PylosOptions(base, takeBack, lines, out, 0)))));
  }
}
