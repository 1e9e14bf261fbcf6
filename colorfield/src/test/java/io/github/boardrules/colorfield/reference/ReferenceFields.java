package io.github.boardrules.colorfield.reference;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The names of fields and their order (RULES.md, "Field names and order"). */
public final class ReferenceFields {
  /** By the letters, then by the number. */
  public static final Comparator<String> ORDER =
      Comparator.comparing(ReferenceFields::letters).thenComparing(ReferenceFields::number);

  private ReferenceFields() {}

  public static String letters(String field) {
    int length = 0;
    while (Character.isLetter(field.charAt(length))) {
      length++;
    }
    return field.substring(0, length);
  }

  public static int number(String field) {
    return Integer.parseInt(field.substring(letters(field).length()));
  }

  public static List<String> sorted(Collection<String> fields) {
    return fields.stream().sorted(ORDER).toList();
  }
}
