package io.github.boardrules.pylos.reference;

/** What a variant fixes (RULES.md, "Variants"): the words of its id; a limit of 0 for none. */
public record ReferenceVariant(int base, String takeBack, boolean lines, boolean stuck, int limit) {

  /** Reads a well-formed id. */
  public static ReferenceVariant parse(String id) {
    return new ReferenceVariant(
        Integer.parseInt(value(id, "base", "4")),
        value(id, "takeback", "optional"),
        value(id, "lines", "no").equals("yes"),
        value(id, "out", "empty").equals("stuck"),
        Integer.parseInt(value(id, "limit", "0")));
  }

  private static String value(String id, String key, String otherwise) {
    for (String option : id.split("[:,]", -1)) {
      if (option.startsWith(key + "=")) {
        return option.substring(key.length() + 1);
      }
    }
    return otherwise;
  }
}
