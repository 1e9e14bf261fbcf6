package io.github.boardrules.pylos;

import io.github.boardrules.pylos.PylosOptions.Out;
import io.github.boardrules.pylos.PylosOptions.TakeBack;
import java.util.Arrays;
import java.util.stream.Stream;

/** The variants that can be solved. */
public final class RuleSets {
  private RuleSets() {}

  /** Returns their rules. */
  public static Stream<PylosRules> onBase(int base) {
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
