package io.github.boardrules.examples.cli.serve;

import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A question of a client: an object with fields. A wrong field is a {@link Failure}. */
final class Request {
  private final JsonNode line;
  private final ServedFunction function;

  private Request(JsonNode line, ServedFunction function) {
    this.line = line;
    this.function = function;
  }

  /** Returns the question of an object, whose fields are all known. */
  static Request of(JsonNode line) {
    JsonNode word = line.get("do");
    if (word == null) {
      throw missing("do");
    }
    String found = text("do", word);
    ServedFunction function =
        ServedFunction.find(found)
            .orElseThrow(() -> unknownWord("do", found, ServedFunction.words()));
    for (String name : line.propertyNames()) {
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
    return find(field).map(value -> text(field, value));
  }

  String requiredText(String field) {
    return text(field).orElseThrow(() -> missing(field));
  }

  /** Returns a list of texts; none if the field is missing. */
  List<String> texts(String field, int most) {
    Optional<JsonNode> list = find(field);
    if (list.isEmpty()) {
      return List.of();
    }
    if (!list.get().isArray()) {
      throw wrong(field, "list");
    }
    if (list.get().size() > most) {
      int found = list.get().size();
      throw complaint(
          field, Failure.of("serve-too-many", "field", field, "found", found, "most", most));
    }
    List<String> texts = new ArrayList<>(list.get().size());
    list.get().forEach(value -> texts.add(text(field, value)));
    return texts;
  }

  /** Returns a whole number within bounds; empty if the field is missing. */
  OptionalLong number(String field, long least, long most) {
    Optional<JsonNode> value = find(field);
    if (value.isEmpty()) {
      return OptionalLong.empty();
    }
    if (!value.get().isIntegralNumber()) {
      throw wrong(field, "number");
    }
    BigInteger number = value.get().bigIntegerValue();
    if (number.compareTo(BigInteger.valueOf(least)) < 0
        || number.compareTo(BigInteger.valueOf(most)) > 0) {
      Object found = Texts.quote(number.toString());
      throw complaint(
          field,
          Failure.of(
              "serve-out-of-range",
              "field",
              field,
              "found",
              found,
              "least",
              least,
              "most",
              most));
    }
    return OptionalLong.of(number.longValue());
  }

  boolean isTrue(String field) {
    Optional<JsonNode> value = find(field);
    if (value.isPresent() && !value.get().isBoolean()) {
      throw wrong(field, "truth");
    }
    return value.isPresent() && value.get().booleanValue();
  }

  /** Returns a value of any kind; empty if the field is missing. */
  Optional<JsonNode> find(String field) {
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

  private static String text(String field, JsonNode value) {
    if (!value.isString()) {
      throw wrong(field, "text");
    }
    return value.stringValue();
  }

  private static Complaint wrong(String field, String kind) {
    return complaint(
        field,
        Failure.of(
            "serve-wrong-field", "field", field, "kind", Texts.label("serve-kind." + kind)));
  }

  private static Complaint complaint(String field, Failure failure) {
    return new Complaint(field, OptionalInt.empty(), failure);
  }
}
