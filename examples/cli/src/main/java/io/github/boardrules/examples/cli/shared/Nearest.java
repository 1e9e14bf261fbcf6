package io.github.boardrules.examples.cli.shared;

import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds what somebody has meant who has mistyped a word. */
public final class Nearest {
  private Nearest() {}

  /**
   * Returns the word that differs least from a typed one: by a letter that is wrong, missing,
   * surplus or in the place of its neighbour, or in long words by a few. Empty if nothing has been
   * typed, none is so near, or several are.
   */
  public static Optional<String> of(String typed, Collection<String> words) {
    String plain = plain(typed);
    if (plain.isEmpty()) {
      return Optional.empty();
    }
    int least = 1 + plain.length() / 3;
    List<String> found = List.of();
    for (String word : words) {
      if (Math.abs(word.length() - plain.length()) > least) {
        continue; // a text of any length may have been typed
      }
      int distance = distance(plain, plain(word));
      if (distance < least) {
        found = List.of(word);
        least = distance;
      } else if (distance == least && !found.isEmpty() && !found.contains(word)) {
        found = List.of();
      }
    }
    return found.stream().findFirst();
  }

  /** Returns a word in small letters without accents. */
  public static String plain(String word) {
    StringBuilder plain = new StringBuilder();
    Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
        .codePoints()
        .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
        .forEach(plain::appendCodePoint);
    return plain.toString();
  }

  /** Returns how many such steps lead from a word to another (the optimal string alignment). */
  private static int distance(String from, String to) {
    int[][] steps = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        if (i == 0 || j == 0) {
          steps[i][j] = i + j;
          continue;
        }
        int other = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        int least = Math.min(steps[i - 1][j], steps[i][j - 1]) + 1;
        steps[i][j] = Math.min(least, steps[i - 1][j - 1] + other);
        if (i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1)) {
          steps[i][j] = Math.min(steps[i][j], steps[i - 2][j - 2] + 1);
        }
      }
    }
    return steps[from.length()][to.length()];
  }
}
