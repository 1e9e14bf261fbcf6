package io.github.boardrules.examples.cli.records;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileLine;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a game from a JSON object in one line. Unknown fields are ignored; a field that is {@code
 * null} counts as missing.
 */
final class GameReader {
  private static final Pattern COLUMN = Pattern.compile("column (\\d+)");

  private final JsonReader reader;
  private final FileLine place;
  private final Map<String, String> texts = new HashMap<>();
  private final Map<String, List<String>> lists = new HashMap<>();
  private Optional<List<Long>> legal = Optional.empty();

  private GameReader(String line, FileLine place) {
    reader = new JsonReader(new StringReader(line));
    reader.setStrictness(Strictness.STRICT);
    this.place = place;
  }

  static GameLine read(String line, FileLine place) {
    GameReader reader = new GameReader(line, place);
    try {
      return reader.game();
    } catch (IOException problem) {
      throw reader.failure("json-malformed");
    }
  }

  private GameLine game() throws IOException {
    expect(JsonToken.BEGIN_OBJECT);
    reader.beginObject();
    while (reader.hasNext()) {
      field(reader.nextName());
    }
    reader.endObject();
    if (reader.peek() != JsonToken.END_DOCUMENT) {
      throw failure("json-malformed");
    }
    return new GameLine(
        required(texts, "variant"),
        Optional.ofNullable(texts.get("start")),
        required(lists, "moves"),
        Optional.ofNullable(lists.get("positions")),
        legal,
        Optional.ofNullable(texts.get("status")));
  }

  private void field(String name) throws IOException {
    boolean isRepeated = texts.containsKey(name) || lists.containsKey(name);
    if (isRepeated || (name.equals("legal") && legal.isPresent())) {
      throw failure("json-repeated");
    }
    if (reader.peek() == JsonToken.NULL) {
      reader.nextNull();
      return;
    }
    switch (name) {
      case "variant", "start", "status" -> texts.put(name, string());
      case "form" -> checkForm();
      case "moves", "positions" -> lists.put(name, strings());
      case "legal" -> legal = Optional.of(numbers());
      default -> reader.skipValue();
    }
  }

  /** Refuses a form of a newer version; without the field it is 1. */
  private void checkForm() throws IOException {
    expect(JsonToken.NUMBER);
    if (!reader.nextString().equals("1")) {
      throw failure("json-form");
    }
  }

  private String string() throws IOException {
    expect(JsonToken.STRING);
    return reader.nextString();
  }

  private List<String> strings() throws IOException {
    List<String> strings = new ArrayList<>();
    expect(JsonToken.BEGIN_ARRAY);
    reader.beginArray();
    while (reader.hasNext()) {
      strings.add(string());
    }
    reader.endArray();
    return strings;
  }

  private List<Long> numbers() throws IOException {
    List<Long> numbers = new ArrayList<>();
    expect(JsonToken.BEGIN_ARRAY);
    reader.beginArray();
    while (reader.hasNext()) {
      expect(JsonToken.NUMBER);
      try {
        numbers.add(reader.nextLong());
      } catch (NumberFormatException problem) {
        throw failure("json-number");
      }
    }
    reader.endArray();
    return numbers;
  }

  private void expect(JsonToken token) throws IOException {
    if (reader.peek() != token) {
      throw failure("json-" + token.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
  }

  private <T> T required(Map<String, T> found, String name) {
    T value = found.get(name);
    if (value == null) {
      throw failure("json-incomplete");
    }
    return value;
  }

  private Failure failure(String key) {
    // Gson's reader reports its column only in its toString.
    Matcher column = COLUMN.matcher(reader.toString());
    return place.failure(key, column.find() ? Long.parseLong(column.group(1)) : 1);
  }
}
