package io.github.boardrules.examples.cli.serve;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a client may ask for, and the fields that such a question may have. */
public enum ServedFunction {
  HELLO(""),
  GAMES(""),
  RULES("variant drawn"),
  START("variant also look width"),
  PLAY("variant position positions move moves also look width"),
  STATUS("variant position positions also look width"),
  LEGAL("variant position positions also look width"),
  REFUSAL("variant position positions move moves"),
  CHANGES("variant position positions move moves"),
  INPUT("variant position positions entered"),
  OBSERVE("variant position positions entered"),
  DIAGRAM("variant position positions"),
  SVG("variant position positions look width"),
  ANALYSE("variant position moves millis nodes depth level lines threads seed progress"),
  STOP("analysis");

  /** The fields that every question may have. */
  static final List<String> COMMON = List.of("id", "do", "locale");

  /** The names of the fields, with blanks between them. */
  private final String fields;

  ServedFunction(String fields) {
    this.fields = fields;
  }

  /** Returns the function of a word; empty if there is none. */
  static Optional<ServedFunction> find(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(ServedFunction::word).toList();
  }

  /** Returns the value of the field {@code do}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the fields besides those that every question may have. */
  public List<String> fields() {
    return fields.isEmpty() ? List.of() : List.of(fields.split(" ", -1));
  }
}
