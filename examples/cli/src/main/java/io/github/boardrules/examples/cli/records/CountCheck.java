package io.github.boardrules.examples.cli.records;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.examples.cli.position.PerftCommand;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileLine;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Repeats counts of move sequences. A line holds a variant, a depth, a count and perhaps a
 * position, separated by tabs.
 */
final class CountCheck extends LineCheck {
  private long counts;

  CountCheck(CommandContext context) {
    super(context);
  }

  private record CountLine(String variant, int depth, long count, Optional<String> position) {}

  @Override
  Runnable read(FileLine place, String line) {
    CountLine expected = parse(place, line);
    return () -> {
      counts++;
      compare(context.rules(expected.variant()), expected);
    };
  }

  @Override
  String summary() {
    return counts + " counts, " + disagreements() + " disagreements";
  }

  private <S, M> void compare(Rules<S, M> rules, CountLine line) {
    S position;
    try {
      position = line.position().map(rules.notation()::parsePosition).orElseGet(rules::start);
    } catch (NotationException problem) {
      throw Failure.of("unreadable-position", "problem", problem);
    }
    long counted = PerftCommand.count(rules, position, line.depth(), context.progress());
    if (counted != line.count()) {
      throw Failure.of(
          "check-count",
          "variant",
          line.variant(),
          "depth",
          line.depth(),
          "file",
          line.count(),
          "rules",
          counted);
    }
  }

  private static CountLine parse(FileLine place, String line) {
    String[] fields = line.split("\t", -1);
    if (fields.length < 3 || fields.length > 4) {
      throw place.failure("tsv-fields", line.length() + 1L);
    }
    long depth = number(place, fields, 1, NumberArguments.MAX_DEPTH);
    long count = number(place, fields, 2, Long.MAX_VALUE);
    Optional<String> position =
        Optional.of(fields.length == 4 ? fields[3].strip() : "").filter(text -> !text.isEmpty());
    return new CountLine(fields[0].strip(), (int) depth, count, position);
  }

  private static long number(FileLine place, String[] fields, int index, long max) {
    OptionalLong number = NumberArguments.whole(fields[index].strip(), 0, max);
    if (number.isPresent()) {
      return number.getAsLong();
    }
    long column = 1;
    for (int before = 0; before < index; before++) {
      column += fields[before].length() + 1;
    }
    throw place.failure("tsv-number", column);
  }
}
