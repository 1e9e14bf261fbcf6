package io.github.boardrules.examples.cli.records;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileLine;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks that {@code check} copes with any line: it either refuses the line in one sentence that
 * names a character, or reads it and compares it with the rules.
 */
public final class CheckedLine {
  private static final FileLine PLACE = new FileLine("file", 1);
  private static final Pattern COLUMN = Pattern.compile("character (\\d+):");
  private static final List<Texts> LANGUAGES =
      List.of(new Texts(Locale.ENGLISH), new Texts(Locale.forLanguageTag("hu")));
  private static final CommandContext CONTEXT =
      CommandContext.silent(Catalog.installed(), Locale.ENGLISH);

  private CheckedLine() {}

  public static void game(String line) {
    try {
      GameLine game = GameReader.read(line, PLACE);
      GameLine again = GameReader.read(game.text(), PLACE);
      if (!again.equals(game)) {
        throw new AssertionError(game + " is written and read as " + again);
      }
      new GameCheck(CONTEXT).check(PLACE, line);
    } catch (Failure failure) {
      checkFailure(line, failure);
    }
  }

  /** Reads a line of a file of counts. Nothing is counted, because that may take too long. */
  public static void count(String line) {
    try {
      new CountCheck(CONTEXT).read(PLACE, line);
    } catch (Failure failure) {
      checkFailure(line, failure);
    }
  }

  private static void checkFailure(String line, Failure failure) {
    for (Texts texts : LANGUAGES) {
      String sentence = failure.sentence(texts);
      if (sentence.isBlank() || sentence.contains("\n")) {
        throw new AssertionError("not one line of words: " + sentence);
      }
    }
    Matcher column = COLUMN.matcher(failure.sentence(LANGUAGES.get(0)));
    if (!column.find() || !isInside(Long.parseLong(column.group(1)), line)) {
      throw new AssertionError(failure.sentence(LANGUAGES.get(0)) + ", of " + line.length());
    }
  }

  private static boolean isInside(long column, String line) {
    return 1 <= column && column <= line.length() + 1;
  }
}
