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

  /** The line that is written, or a part of it. */
  private StringBuilder line = new StringBuilder(2 * PART);

  Answers(Output output) {
    this.output = output;
  }

  /** Writes a line with the id of its question and one more field. */
  void write(Optional<JsonElement> id, Locale locale, String name, Object value) {
    synchronized (this) {
      begin(id, name);
      JsonLine.write(value, locale, line);
      line.append("}\n");
      output.write(line.toString());
    }
  }

  /** Writes a line with many results, each of which is made when it is due, or its error. */
  void writeAll(
      Optional<JsonElement> id, Texts texts, int count, IntFunction<Map<String, Object>> each) {
    synchronized (this) {
      begin(id, "results");
      line.append('[');
      for (int i = 0; i < count; i++) {
        line.append(i == 0 ? "" : ",");
        write(i, texts, each);
        if (line.length() > PART) {
          output.write(line.toString());
          line.setLength(0);
        }
      }
      output.write(line.append("]}\n").toString());
    }
  }

  private void write(int index, Texts texts, IntFunction<Map<String, Object>> each) {
    int before = line.length();
    try {
      JsonLine.write(each.apply(index), texts.locale(), line);
    } catch (RuntimeException | Error problem) {
      line.setLength(before);
      JsonLine.write(Map.of("error", Complaint.error(problem, texts)), texts.locale(), line);
    }
  }

  /** Begins a line in the memory of the last one, unless that was very long. */
  private void begin(Optional<JsonElement> id, String name) {
    if (line.capacity() > 4 * PART) {
      line = new StringBuilder(2 * PART);
    }
    line.setLength(0);
    line.append('{');
    if (id.isPresent()) {
      line.append("\"id\":");
      JsonLine.write(id.get(), Locale.ROOT, line);
      line.append(',');
    }
    line.append('"').append(name).append("\":");
  }

  synchronized void flush() {
    output.flush();
  }
}
