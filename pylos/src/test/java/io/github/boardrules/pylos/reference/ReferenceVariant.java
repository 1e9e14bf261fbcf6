package io.github.boardrules.pylos.reference;

/**
 * What a variant fixes (RULES.md, "Variants").
 *
 * @param base the side of level 1
 * @param takeBack the word for whether stones may or must be taken back
 * @param lines whether rows and columns are patterns too
 * @param stuck whether a player with an empty reserve goes on as long as a stone can be raised
 * @param limit after how many take-back turns the game is drawn, or 0
 */
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
