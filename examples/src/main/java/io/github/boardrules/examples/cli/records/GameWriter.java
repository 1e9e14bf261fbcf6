package io.github.boardrules.examples.cli.records;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Writes a game as a JSON object in one line. */
final class GameWriter {
  private static final FormattingStyle ONE_LINE =
      FormattingStyle.COMPACT.withSpaceAfterSeparators(true);

  private GameWriter() {}

  static String write(GameLine game) {
    StringWriter text = new StringWriter();
    try (JsonWriter writer = new JsonWriter(text)) {
      writer.setFormattingStyle(ONE_LINE);
      writer.beginObject();
      writer.name("variant").value(game.variant());
      text(writer, "start", game.start());
      list(writer, "moves", game.moves());
      if (game.positions().isPresent()) {
        list(writer, "positions", game.positions().get());
      }
      if (game.legal().isPresent()) {
        writer.name("legal").beginArray();
        for (long count : game.legal().get()) {
          writer.value(count);
        }
        writer.endArray();
      }
      text(writer, "status", game.status());
      writer.endObject();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
    return text.toString();
  }

  private static void text(JsonWriter writer, String name, Optional<String> value)
      throws IOException {
    if (value.isPresent()) {
      writer.name(name).value(value.get());
    }
  }

  private static void list(JsonWriter writer, String name, List<String> values) throws IOException {
    writer.name(name).beginArray();
    for (String value : values) {
      writer.value(value);
    }
    writer.endArray();
  }
}
