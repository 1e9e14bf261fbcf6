package io.github.boardrules.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.play.Termination;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The forms of most types are compared with {@code boardrules.d.ts} by the tests of Jackson. */
class JsonFormTest {
  /** Classes that are no values. */
  private static final List<String> TOOLS =
      List.of(
          "Bits BitPermutation DiagramBuilder Explorer HexLayout Hexagon61 JsonForm Knowledge Messages MoveBuffer"
              .concat(
                  " OptionValues PackedView Perft Solver SolverLimitException SplitMix64 SvgDrawing TextCursor")
              .concat(" TextDrawing VariantOption VariantText WeightedEvaluation.Weights")
              .split(" ", -1));

  private static Object form(Object value) {
    return JsonForm.of(value, Locale.ENGLISH);
  }

  @Test
  void aNumberThatJavaScriptCannotHoldIsAText() {
    long safe = (1L << 53) - 1;

    assertThat(form(List.of(safe, -safe, safe + 1, -safe - 1)))
        .isEqualTo(List.of(safe, -safe, "9007199254740992", "-9007199254740992"));
  }

  @Test
  void aWordHasOneSpelling() {
    assertThat(form(List.of(MoveReason.DEAD_END, Diagram.Shape.SQUARE, Diagram.Body.CROWN)))
        .isEqualTo(List.of("dead-end", "square", "crown"));
  }

  @Test
  void whoHasWonIsAFieldOfAStatus() {
    assertThat(form(Map.of(Step.cell("d4"), Termination.TIME.win(2))))
        .hasToString(
            "{cell:d4={over=true, winner=2, ending=time,"
                + " sentence=Player 2 wins: the other player's time is up.}}");
    assertThat(form(Termination.AGREEMENT.draw()))
        .hasToString(
            "{over=true, ending=agreement, sentence=A draw: the players have agreed on it.}");
  }

  @Test
  void onlyTextsMayBeKeys() {
    assertThat(JsonForm.isText(Step.class)).isTrue();
    assertThat(JsonForm.isText(Refusal.class)).isFalse();
    assertThat(JsonForm.isText(Thread.class)).isFalse();
  }

  @Test
  void whatHasNoFormIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> form(List.of(new StringBuilder("d4"))))
        .withMessage("There is no form for class java.lang.StringBuilder.");
  }

  /** A class that is new in core gets a form, unless it is a tool. */
  @Test
  void everyValueHasAForm() throws IOException, ClassNotFoundException {
    String inPackage = "";
    for (String line : Files.readAllLines(Path.of("../api/boardrules-core.txt"))) {
      if (line.startsWith("package ")) {
        inPackage = line.substring("package ".length());
      } else if (line.startsWith("  final class ") || line.startsWith("  class ")) {
        String name = line.replaceAll(".*class ([\\w.]+).*", "$1");
        assertThat(JsonForm.has(Class.forName(inPackage + "." + name.replace('.', '$'))))
            .as(name)
            .isEqualTo(!TOOLS.contains(name));
      }
    }
  }
}
