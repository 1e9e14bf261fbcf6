package io.github.boardrules.core;

import java.util.ArrayList;
import java.util.List;

/** Parses the texts of steps; see {@link Step}. */
final class StepText {
  private static final List<String> KINDS = List.of(Step.CELL, Step.PIECE, Step.WORD);

  private StepText() {}

  /** Checks that a name can stand in the text of a step. */
  static void checkName(String name) {
    if (name.isEmpty() || endOfName(name, 0, name.length()) < name.length()) {
      throw new IllegalArgumentException(
          "The name of a step must be printable ASCII without blanks, not \"" + name + "\".");
    }
  }

  /** Parses the step that fills a part of a text. */
  static Step parse(String text, int from, int to) {
    int furthest =
        KINDS.stream().mapToInt(kind -> sharedLength(kind, text, from, to)).max().orElse(0);
    List<String> begun =
        KINDS.stream().filter(kind -> sharedLength(kind, text, from, to) == furthest).toList();
    String kind = begun.get(0);
    if (furthest < kind.length()) {
      throw NotationException.malformed(
          text, from + furthest + 1, begun.stream().map(Expected::of).toList());
    }
    int start = from + furthest;
    int end = endOfName(text, start, to);
    if (end == start || end < to) {
      throw NotationException.malformed(text, end + 1, List.of(Expected.range('!', '~')));
    }
    return new Step(kind, text.substring(start, end));
  }

  /** Parses steps with one blank between them. */
  static List<Step> parseList(String text) {
    List<Step> steps = new ArrayList<>();
    int from = 0;
    while (from < text.length() || (!steps.isEmpty() && from == text.length())) {
      int blank = text.indexOf(' ', from);
      int to = blank < 0 ? text.length() : blank;
      steps.add(parse(text, from, to));
      from = to + 1;
    }
    return List.copyOf(steps);
  }

  private static int endOfName(String text, int from, int to) {
    int end = from;
    while (end < to && '!' <= text.charAt(end) && text.charAt(end) <= '~') {
      end++;
    }
    return end;
  }

  private static int sharedLength(String kind, String text, int from, int to) {
    int length = 0;
    while (length < kind.length()
        && from + length < to
        && kind.charAt(length) == text.charAt(from + length)) {
      length++;
    }
    return length;
  }
}
