package io.github.boardrules.core.play;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Status;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a {@link MatchRecord}. */
final class RecordWriter {
  private static final int MAX_WIDTH = 80;

  private RecordWriter() {}

  static <S, M> String write(
      Match<S, M> match, Map<String, String> headers, Optional<Status> ending) {
    StringBuilder text = new StringBuilder();
    text.append(new RecordHeader(RecordHeader.VARIANT, match.rules().variant(), 0).line());
    if (!match.start().equals(match.rules().start())) {
      String start = match.rules().notation().formatPosition(match.start());
      text.append(new RecordHeader(RecordHeader.START, start, 0).line());
    }
    headers.forEach((key, value) -> text.append(new RecordHeader(key, value, 0).line()));
    text.append('\n').append(lines(match.rules().notation(), match.moves()));
    text.append("{" + match.status().text() + "}\n");
    ending.ifPresent(status -> text.append("{" + status.text() + "}\n"));
    return text.toString();
  }

  /** Throws if a free header could not be read. */
  static void checkHeader(String key, String value) {
    if (key.equals(RecordHeader.VARIANT) || key.equals(RecordHeader.START)) {
      throw new IllegalArgumentException("The header " + key + " is written from the match.");
    }
    if (!RecordHeader.isKey(key)) {
      String wanted = "a letter followed by letters, digits, hyphens and underscores";
      throw new IllegalArgumentException(
          "The key of a header is " + wanted + ", not '" + key + "'.");
    }
    if (value.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "The value of the header " + key + " has a control character, such as a line end.");
    }
  }

  private static <S, M> String lines(Notation<S, M> notation, List<M> moves) {
    StringBuilder lines = new StringBuilder();
    int width = 0;
    for (M move : moves) {
      String word = notation.formatMove(move);
      if (word.startsWith("{")) {
        throw new IllegalArgumentException(
            "The move " + word + " begins with a brace, as only a status may in a record.");
      }
      boolean fits = width > 0 && width + 1 + word.length() <= MAX_WIDTH;
      if (width > 0) {
        lines.append(fits ? ' ' : '\n');
      }
      lines.append(word);
      width = fits ? width + 1 + word.length() : word.length();
    }
    return width == 0 ? "" : lines.append('\n').toString();
  }
}
