package io.github.boardrules.examples.cli.serve;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.jackson.BoardrulesModule;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/** The lines of answers, in ASCII. Each is written as a whole, whichever thread answers. */
final class Answers {
  private final JsonMapper json;
  private final Output output;
  private final Map<Locale, ObjectWriter> writers = new ConcurrentHashMap<>();

  Answers(Catalog games, Output output) {
    this.output = output;
    StreamReadConstraints constraints =
        StreamReadConstraints.builder()
            .maxNestingDepth(ServedLimits.NESTING)
            .maxTokenCount(ServedLimits.TOKENS)
            .maxStringLength(ServedLimits.LINE)
            .maxNameLength(ServedLimits.LINE)
            .build();
    JsonFactory factory =
        JsonFactory.builder()
            .streamReadConstraints(constraints)
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .build();
    json =
        JsonMapper.builder(factory)
            .addModule(new BoardrulesModule(games))
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();
  }

  /** Returns the value that a line holds. */
  JsonNode read(String line) {
    return json.readTree(line);
  }

  /** Writes a line with the id of its question and one more field. */
  void write(Optional<JsonNode> id, Locale locale, String name, Object value) {
    String line = begin(id, name) + text(value, locale) + "}\n";
    synchronized (this) {
      output.write(line);
    }
  }

  /** Writes a line with many results, each of which is made when it is due, or its error. */
  void writeAll(
      Optional<JsonNode> id, Texts texts, int count, IntFunction<Map<String, Object>> each) {
    synchronized (this) {
      output.write(begin(id, "results") + "[");
      for (int i = 0; i < count; i++) {
        output.write(i == 0 ? "" : ",");
        output.write(text(i, texts, each));
      }
      output.write("]}\n");
    }
  }

  private String text(int index, Texts texts, IntFunction<Map<String, Object>> each) {
    try {
      return text(each.apply(index), texts.locale());
    } catch (RuntimeException | Error problem) {
      return text(Map.of("error", Complaint.error(problem, texts)), texts.locale());
    }
  }

  private String begin(Optional<JsonNode> id, String name) {
    String given = id.map(value -> "\"id\":" + text(value, Locale.ROOT) + ",").orElse("");
    return "{" + given + "\"" + name + "\":";
  }

  private String text(Object value, Locale locale) {
    return writers
        .computeIfAbsent(locale, language -> json.writer().with(language))
        .writeValueAsString(value);
  }

  synchronized void flush() {
    output.flush();
  }
}
