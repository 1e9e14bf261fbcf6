package io.github.boardrules.examples.cli.serve;

import com.google.gson.JsonElement;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/** The lines of answers. Each is written as a whole, whichever thread answers. */
final class Answers {
  /** A line with many results is written in parts of so many characters. */
  private static final int PART = 1 << 14;

  private final Output output;

  Answers(Output output) {
    this.output = output;
  }

  /** Writes a line with the id of its question and one more field. */
  void write(Optional<JsonElement> id, Locale locale, String name, Object value) {
    StringBuilder line = new StringBuilder(1 << 10).append(begin(id, name));
    JsonLine.write(value, locale, line);
    line.append("}\n");
    synchronized (this) {
      output.write(line.toString());
    }
  }

  /** Writes a line with many results, each of which is made when it is due, or its error. */
  void writeAll(
      Optional<JsonElement> id, Texts texts, int count, IntFunction<Map<String, Object>> each) {
    synchronized (this) {
      StringBuilder line = new StringBuilder(begin(id, "results")).append('[');
      for (int i = 0; i < count; i++) {
        line.append(i == 0 ? "" : ",");
        write(i, texts, each, line);
        if (line.length() > PART) {
          output.write(line.toString());
          line.setLength(0);
        }
      }
      output.write(line.append("]}\n").toString());
    }
  }

  private static void write(
      int index, Texts texts, IntFunction<Map<String, Object>> each, StringBuilder line) {
    int before = line.length();
    try {
      JsonLine.write(each.apply(index), texts.locale(), line);
    } catch (RuntimeException | Error problem) {
      line.setLength(before);
      JsonLine.write(Map.of("error", Complaint.error(problem, texts)), texts.locale(), line);
    }
  }

  private static String begin(Optional<JsonElement> id, String name) {
    StringBuilder line = new StringBuilder("{");
    if (id.isPresent()) {
      line.append("\"id\":");
      JsonLine.write(id.get(), Locale.ROOT, line);
      line.append(',');
    }
    return line.append('"').append(name).append("\":").toString();
  }

  synchronized void flush() {
    output.flush();
  }
}
