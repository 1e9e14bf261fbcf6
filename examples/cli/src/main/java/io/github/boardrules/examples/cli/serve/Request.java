package io.github.boardrules.examples.cli.serve;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A question of a client: an object with fields. A wrong field is a {@link Failure}. */
final class Request {
  private final JsonObject line;
  private final ServedFunction function;

  private Request(JsonObject line, ServedFunction function) {
    this.line = line;
    this.function = function;
  }

  /** Returns the question of an object, whose fields are all known. */
  static Request of(JsonObject line) {
    JsonElement word = line.get("do");
    if (word == null) {
      throw missing("do");
    }
    String found = text("do", OptionalInt.empty(), word);
    ServedFunction function =
        ServedFunction.find(found)
            .orElseThrow(() -> unknownWord("do", found, ServedFunction.words()));
    for (String name : line.keySet()) {
      if (!ServedFunction.COMMON.contains(name) && !function.fields().contains(name)) {
        List<String> fields =
            Stream.concat(ServedFunction.COMMON.stream(), function.fields().stream()).toList();
        Failure unknown =
            Failure.of(
                "serve-unknown-field",
                "found",
                Texts.quote(name),
                "function",
                function.word(),
                "words",
                String.join(", ", fields));
        throw complaint(name, unknown.insteadOf(name, fields));
      }
    }
    return new Request(line, function);
  }

  ServedFunction function() {
    return function;
  }

  boolean has(String field) {
    return line.has(field);
  }

  Optional<String> text(String field) {
    return find(field).map(value -> text(field, OptionalInt.empty(), value));
  }

  String requiredText(String field) {
    return text(field).orElseThrow(() -> missing(field));
  }

  /** Returns a list of texts; none if the field is missing. */
  List<String> texts(String field, int most) {
    return find(field).map(value -> texts(field, value, most)).orElse(List.of());
  }

  /** Returns how many lists a field is a list of; empty if it is missing, or a list of texts. */
  OptionalInt lists(String field) {
    Optional<JsonElement> value = find(field);
    if (value.isPresent() && value.get().isJsonArray()) {
      JsonArray list = value.get().getAsJsonArray();
      if (!list.isEmpty() && list.get(0).isJsonArray()) {
        return OptionalInt.of(list.size());
      }
    }
    return OptionalInt.empty();
  }

  /** Returns a list of texts of a field that is a list of lists. */
  List<String> textsAt(String field, int index, int most) {
    return texts(field, line.getAsJsonArray(field).get(index), most);
  }

  private static List<String> texts(String field, JsonElement value, int most) {
    if (!value.isJsonArray()) {
      throw wrong(field, "list");
    }
    JsonArray list = value.getAsJsonArray();
    int found = list.size();
    if (found > most) {
      throw complaint(
          field, Failure.of("serve-too-many", "field", field, "found", found, "most", most));
    }
    List<String> texts = new ArrayList<>(found);
    for (int i = 0; i < found; i++) {
      texts.add(text(field, OptionalInt.of(i), list.get(i)));
    }
    return texts;
  }

  /** Returns a whole number within bounds; empty if the field is missing. */
  OptionalLong number(String field, long least, long most) {
    Optional<JsonElement> value = find(field);
    if (value.isEmpty()) {
      return OptionalLong.empty();
    }
    String digits = value.get().toString();
    if (!isPrimitive(value.get(), JsonPrimitive::isNumber) || !digits.matches("-?[0-9]+")) {
      throw wrong(field, "number");
    }
    OptionalLong number = NumberArguments.whole(digits, least, most);
    if (number.isEmpty()) {
      Object found = Texts.quote(digits);
      throw complaint(
          field,
          Failure.of(
              "serve-out-of-range", "field", field, "found", found, "least", least, "most", most));
    }
    return number;
  }

  boolean isTrue(String field) {
    Optional<JsonElement> value = find(field);
    if (value.isPresent() && !isPrimitive(value.get(), JsonPrimitive::isBoolean)) {
      throw wrong(field, "truth");
    }
    return value.isPresent() && value.get().getAsBoolean();
  }

  /** Returns a value of any kind; empty if the field is missing. */
  Optional<JsonElement> find(String field) {
    return Optional.ofNullable(line.get(field));
  }

  /** Returns what is wrong with a word that is not one of those that a field may have. */
  static Complaint unknownWord(String field, String found, List<String> words) {
    Failure unknown =
        Failure.of(
            "serve-unknown-word",
            "field",
            field,
            "found",
            Texts.quote(found),
            "words",
            String.join(", ", words));
    return complaint(field, unknown.insteadOf(found, words));
  }

  static Complaint missing(String field) {
    return complaint(field, Failure.of("serve-missing-field", "field", field));
  }

  static Complaint either(String field, String other) {
    return complaint(field, Failure.of("serve-either", "field", field, "other", other));
  }

  /** Returns the text that a field is, or an element of its list. */
  static String text(String field, OptionalInt index, JsonElement value) {
    if (!isPrimitive(value, JsonPrimitive::isString)) {
      throw new Complaint(field, index, wrongField(field, index.isPresent() ? "list" : "text"));
    }
    return value.getAsString();
  }

  private static boolean isPrimitive(JsonElement value, Predicate<JsonPrimitive> kind) {
    return value.isJsonPrimitive() && kind.test(value.getAsJsonPrimitive());
  }

  private static Complaint wrong(String field, String kind) {
    return complaint(field, wrongField(field, kind));
  }

  private static Failure wrongField(String field, String kind) {
    return Failure.of(
        "serve-wrong-field", "field", field, "kind", Texts.label("serve-kind." + kind));
  }

  private static Complaint complaint(String field, Failure failure) {
    return new Complaint(field, OptionalInt.empty(), failure);
  }
}
