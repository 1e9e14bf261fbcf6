package io.github.boardrules.examples.cli.serve;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.internal.LazilyParsedNumber;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import io.github.boardrules.core.json.JsonForm;
import io.github.boardrules.examples.cli.shared.Failure;
import java.io.IOException;
import java.io.StringReader;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes lines of JSON: what is read is bounded, what is written is ASCII. */
final class JsonLine {
  private static final Pattern COLUMN = Pattern.compile("column (\\d+)");

  private final JsonReader reader;
  private int values;

  private JsonLine(String line) {
    reader = new JsonReader(new StringReader(line));
    reader.setStrictness(Strictness.STRICT);
    reader.setNestingLimit(ServedLimits.NESTING);
  }

  /** Returns the object of a line; a number keeps the digits that it is written with. */
  static JsonObject read(String line) {
    JsonLine json = new JsonLine(line);
    try {
      boolean isObject = json.reader.peek() == JsonToken.BEGIN_OBJECT;
      JsonElement value = json.value();
      if (json.reader.peek() != JsonToken.END_DOCUMENT) {
        throw json.malformed("serve-no-json");
      }
      if (!isObject) {
        throw Failure.of("serve-no-object");
      }
      return value.getAsJsonObject();
    } catch (MalformedJsonException problem) {
      boolean isDeep = String.valueOf(problem.getMessage()).contains("Nesting limit");
      throw isDeep ? tooLarge() : json.malformed("serve-no-json");
    } catch (IOException problem) {
      throw json.malformed("serve-no-json");
    }
  }

  private JsonElement value() throws IOException {
    values++;
    if (values > ServedLimits.VALUES) {
      throw tooLarge();
    }
    return switch (reader.peek()) {
      case BEGIN_OBJECT -> object();
      case BEGIN_ARRAY -> array();
      case STRING -> new JsonPrimitive(reader.nextString());
      case NUMBER -> new JsonPrimitive(new LazilyParsedNumber(reader.nextString()));
      case BOOLEAN -> new JsonPrimitive(reader.nextBoolean());
      case NULL -> {
        reader.nextNull();
        yield JsonNull.INSTANCE;
      }
      default -> throw malformed("serve-no-json");
    };
  }

  private JsonObject object() throws IOException {
    JsonObject object = new JsonObject();
    reader.beginObject();
    while (reader.hasNext()) {
      String name = reader.nextName();
      if (object.has(name)) {
        throw malformed("serve-repeated-field");
      }
      object.add(name, value());
    }
    reader.endObject();
    return object;
  }

  private JsonArray array() throws IOException {
    JsonArray array = new JsonArray();
    reader.beginArray();
    while (reader.hasNext()) {
      array.add(value());
    }
    reader.endArray();
    return array;
  }

  private static Failure tooLarge() {
    return Failure.of(
        "serve-too-large", "values", ServedLimits.VALUES, "nesting", ServedLimits.NESTING);
  }

  private Failure malformed(String key) {
    // Gson's reader reports its column only in its toString.
    Matcher column = COLUMN.matcher(reader.toString());
    return Failure.of(key, "column", column.find() ? column.group(1) : "1");
  }

  /** Writes a value of the library, or a map, a list, an array of numbers or a plain value. */
  static void write(Object value, Locale locale, StringBuilder out) {
    if (value instanceof String text) {
      writeText(text, out);
    } else if (value instanceof Map<? extends Object, ? extends Object> map) {
      char separator = '{';
      for (Map.Entry<? extends Object, ? extends Object> field : map.entrySet()) {
        out.append(separator);
        writeText(field.getKey().toString(), out);
        out.append(':');
        write(field.getValue(), locale, out);
        separator = ',';
      }
      out.append(map.isEmpty() ? "{}" : "}");
    } else if (value instanceof Iterable<? extends Object> list
        && !(value instanceof JsonElement)) {
      int before = out.length();
      for (Object element : list) {
        out.append(out.length() == before ? '[' : ',');
        write(element, locale, out);
      }
      out.append(out.length() == before ? "[]" : "]");
    } else if (value instanceof int[] numbers) {
      char separator = '[';
      for (int number : numbers) {
        out.append(separator).append(number);
        separator = ',';
      }
      out.append(numbers.length == 0 ? "[]" : "]");
    } else if (value instanceof JsonElement read) {
      // What is not ASCII stands in strings only.
      writeAscii(read.toString(), out);
    } else if (value instanceof Integer || value instanceof Double || value instanceof Boolean) {
      out.append(value);
    } else {
      Object form = JsonForm.of(value, locale);
      if (form instanceof Long number) {
        out.append(number.longValue());
      } else {
        write(form, locale, out);
      }
    }
  }

  private static void writeText(String text, StringBuilder out) {
    out.append('"');
    if (isPlain(text)) {
      out.append(text);
    } else {
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        if (c == '"' || c == '\\') {
          out.append('\\');
        }
        writeAscii(c, out);
      }
    }
    out.append('"');
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\' || !isPrintable(c)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPrintable(char c) {
    return ' ' <= c && c <= '~';
  }

  private static void writeAscii(String json, StringBuilder out) {
    json.chars().forEach(c -> writeAscii((char) c, out));
  }

  private static void writeAscii(char c, StringBuilder out) {
    if (isPrintable(c)) {
      out.append(c);
    } else {
      String digits = Integer.toHexString(c);
      out.append("\\u").append("0000", digits.length(), 4).append(digits);
    }
  }
}
