package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.examples.cli.shared.Output;
import java.util.List;
import java.util.OptionalInt;

/**
 * Lines that take the place of those shown before them, where there is a screen. Lines that are too
 * long for it are cut.
 */
final class GrowingLines {
  private final Output output;
  private final OptionalInt width;
  private int shown;

  /** Creates an empty place; the width of the screen is empty if there is none. */
  GrowingLines(Output output, OptionalInt width) {
    this.output = output;
    this.width = width;
  }

  void show(List<String> lines) {
    if (shown > 0 && width.isPresent()) {
      // To the beginning of the first of the lines, and erases from there on.
      output.write("\u001b[" + shown + "A\r\u001b[J");
    }
    lines.forEach(line -> output.line(Output.cut(line, width)));
    output.flush();
    shown = lines.size();
  }
}
