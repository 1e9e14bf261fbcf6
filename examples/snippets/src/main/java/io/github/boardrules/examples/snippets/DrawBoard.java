package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Draws a position as text, and as a picture into a file. */
final class DrawBoard {
  private DrawBoard() {}

  public static void main(String[] arguments) throws IOException {
    var rules = ZertzRules.standard();
    var before = rules.start();
    var move = ZertzMove.parse("Wd4,d1");
    // @start region=draw
    var position = rules.play(before, move);
    var changes = rules.changes(before, move);
    var diagram = rules.diagram(position).withMarks(changes.cells(), Emphasis.LAST);

    System.out.print(TextDrawing.plain().draw(diagram));
    // @end
    if (arguments.length > 0) {
      Files.writeString(Path.of(arguments[0]), picture(rules, position, diagram, 2));
    }
  }

  // @start region=picture
  /** Returns the picture that a player sees on a phone. */
  static <S> String picture(Rules<S, ?> rules, S position, Diagram diagram, int player) {
    return SvgDrawing.standard()
        .withStatus(rules.statusMessage(position, Locale.ENGLISH))
        .withStocksBelow(true)
        .withDarkMode(true)
        .draw(player == 2 ? diagram.withHalfTurn() : diagram);
  }
  // @end
}
