package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Step;
import io.github.boardrules.core.drawing.TextDrawing;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.pylos.PylosRules;
import java.util.Locale;

/** Enters a move of Pylos step by step, once with a wrong step, and shows the board. */
final class TouchBoard {
  private TouchBoard() {}

  public static void main(String[] arguments) {
    // @start region=touch
    var rules = PylosRules.standard();
    var position = rules.notation().parsePosition("..22/...2/1.../11..|.../.../...|../..|. 1 0");
    var input = MoveInput.of(rules, position).enter(Step.parse("cell:2a1"));
    input.refusal().ifPresent(why -> System.out.println(why.message(Locale.ENGLISH)));

    // Placing on 1b2 completes a square, so that stones may be taken back.
    input = input.enter(Step.parse("cell:1b2"));
    System.out.print(TextDrawing.plain().withLegend(false).draw(input.diagram()));
    System.out.println(input.move() + ", finished: " + input.isFinished());
    input.prompt().ifPresent(System.out::println);

    input = input.enter(Step.parse("cell:1b2")).enter(Step.parse("cell:1a1"));
    System.out.println(input.move() + ", finished: " + input.isFinished());
    // @end
  }
}
