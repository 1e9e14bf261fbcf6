package io.github.boardrules.examples.cli.records;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileLine;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Compares the lines of files with the rules, and counts the disagreements. */
abstract class LineCheck {
  final CommandContext context;
  private final Reports reports;
  private final Map<String, Long> kinds = new TreeMap<>();
  private boolean isUsed;

  /** Receives disagreements. */
  @FunctionalInterface
  interface Reports {
    void add(Object place, String kind, Failure found);
  }

  /** Creates a check that prints disagreements. */
  LineCheck(CommandContext context) {
    this(
        context,
        (place, kind, found) -> {
          String sentence = found.sentence(context.texts());
          boolean hasPlace = sentence.startsWith(place.toString());
          context.line(hasPlace ? sentence : place + ": " + sentence);
        });
  }

  /** Creates a check whose disagreements, with their places, somebody else receives. */
  LineCheck(CommandContext context, Reports reports) {
    this.context = context;
    this.reports = reports;
  }

  /** Checks a line; one that is malformed is a failure. White space around it does not matter. */
  final void check(FileLine place, String line) {
    String text = Texts.stripped(line);
    if (!text.isEmpty()) {
      int start = line.indexOf(text);
      String before = spaces(line.substring(0, start));
      String behind = spaces(line.substring(start + text.length()));
      Runnable comparison = read(place, before + text + behind);
      try {
        comparison.run();
      } catch (Failure disagreement) {
        report(place, disagreement);
      }
    }
  }

  /** Returns as many spaces, so that columns stay, but the tabulators of empty fields. */
  private static String spaces(String text) {
    StringBuilder spaces = new StringBuilder();
    text.chars().forEach(c -> spaces.append(c == '\t' ? '\t' : ' '));
    return spaces.toString();
  }

  final void report(Object place, Failure disagreement) {
    report(place, disagreement.kind(), disagreement);
  }

  final void report(Object place, String kind, Failure disagreement) {
    kinds.merge(kind, 1L, Long::sum);
    reports.add(place, kind, disagreement);
  }

  /** Notes that there is a file of this kind, even if it is empty. */
  final void use() {
    isUsed = true;
  }

  final boolean isUsed() {
    return isUsed;
  }

  final long disagreements() {
    return kinds.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Returns how many disagreements of each kind were found: lines for programs. */
  final List<String> kinds() {
    return lines(kinds);
  }

  /** Returns a line for each kind with its number, the most frequent first. */
  static List<String> lines(Map<String, Long> kinds) {
    return kinds.entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .map(kind -> kind.getValue() + " " + kind.getKey())
        .toList();
  }

  /** Reads a line and returns its comparison, which throws a failure for a disagreement. */
  abstract Runnable read(FileLine place, String line);

  /** Returns how many lines were checked: a text for programs, the same in every language. */
  abstract String summary();
}
