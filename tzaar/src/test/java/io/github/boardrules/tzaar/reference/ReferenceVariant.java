package io.github.boardrules.tzaar.reference;

/** The options of a variant (RULES.md, "Variants"); the seed is 0 unless the set-up is random. */
public record ReferenceVariant(String setup, long seed, boolean forbid) {

  /** Reads a well-formed id. */
  public static ReferenceVariant parse(String id) {
    return new ReferenceVariant(
        value(id, "setup", "fixed"),
        Long.parseLong(value(id, "seed", "0")),
        value(id, "cover", "lose").equals("forbid"));
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
