package io.github.boardrules.examples.docs;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A table of a page whose first column holds texts of a game.
 *
 * @param texts the texts, one a row
 */
record PageTable(List<String> texts) {
  private static final Catalog GAMES = Catalog.installed();
  private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\|.*");
  private static final int HEAD = 2;

  /** Parses the rows below the head. */
  static PageTable of(List<String> lines) {
    List<String> rows = lines.stream().takeWhile(line -> line.startsWith("|")).skip(HEAD).toList();
    if (rows.isEmpty()) {
      throw new Fault("no table with rows follows");
    }
    return new PageTable(rows.stream().map(PageTable::first).toList());
  }

  /** Checks that each is a move of a variant in canonical form. */
  void checkMoves(String variant) {
    Rules<?, ?> rules = GAMES.rules(variant);
    for (String move : texts) {
      if (!reformat(rules, move).equals(move)) {
        throw new Fault("this is no move of " + variant + ", or not canonical: " + move);
      }
    }
  }

  /** Checks that each is a canonical variant id. */
  void checkVariants() {
    for (String variant : texts) {
      try {
        if (!GAMES.rules(variant).variant().equals(variant)) {
          throw new Fault("this is not the canonical id: " + variant);
        }
      } catch (NotationException problem) {
        throw new Fault("this is no variant: " + variant);
      }
    }
  }

  private static <S, M> String reformat(Rules<S, M> rules, String move) {
    try {
      return rules.notation().formatMove(rules.notation().parseMove(move));
    } catch (NotationException problem) {
      return "";
    }
  }

  private static String first(String row) {
    Matcher cells = ROW.matcher(row);
    if (!cells.matches()) {
      throw new Fault("a row does not begin with a text: " + row);
    }
    return cells.group(1);
  }
}
