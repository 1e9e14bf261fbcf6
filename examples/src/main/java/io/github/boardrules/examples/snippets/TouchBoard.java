package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Step;
import io.github.boardrules.core.draw.TextDrawing;
import io.github.boardrules.pylos.PylosRules;
import java.util.Locale;

/** Touches a board of Pylos, once in vain, and shows it. */
final class TouchBoard {
  private TouchBoard() {}

  public static void main(String[] arguments) {
    // @start region=touch
    var rules = PylosRules.basic();
    var position = rules.notation().parsePosition("..22/...2/1.../11..|.../.../...|../..|. 1 0");
    var entry = new MoveEntry<>(rules, position);

    entry.touch(Step.parse("cell:2a1"));
    entry.refusal().ifPresent(why -> System.out.println(why.message(Locale.ENGLISH)));

    entry.touch(Step.parse("cell:1b2")); // completes a square, so that stones may be taken back
    System.out.print(TextDrawing.plain().withLegend(false).draw(entry.diagram()));
    System.out.println(entry.move() + ", finished: " + entry.isFinished());

    entry.touch(Step.parse("cell:1b2"));
    entry.touch(Step.parse("cell:1a1"));
    System.out.println(entry.move() + ", finished: " + entry.isFinished());
    // @end
  }
}
