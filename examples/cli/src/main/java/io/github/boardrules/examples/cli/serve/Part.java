package io.github.boardrules.examples.cli.serve;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What an answer says about a position; the word is that of the field {@code also}. */
public enum Part {
  STATUS,
  LEGAL,
  COUNT,
  OBSERVATION,
  DIAGRAM,
  SVG;

  private static final int MOST = 100;

  /** Returns what a question asks for, by its function and beside that. */
  static Set<Part> of(Request request) {
    Set<Part> parts =
        switch (request.function()) {
          case START, PLAY, STATUS -> EnumSet.of(STATUS);
          case LEGAL -> EnumSet.of(LEGAL);
          case DIAGRAM -> EnumSet.of(DIAGRAM);
          case SVG -> EnumSet.of(SVG);
          case OBSERVE -> EnumSet.of(OBSERVATION);
          default -> EnumSet.noneOf(Part.class);
        };
    for (String word : request.texts("also", MOST)) {
      parts.add(read(word));
    }
    return parts;
  }

  private static Part read(String word) {
    return Arrays.stream(values())
        .filter(part -> part.word().equals(word))
        .findFirst()
        .orElseThrow(() -> Request.unknownWord("also", word, words()));
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(Part::word).toList();
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
