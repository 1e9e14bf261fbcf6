package io.github.boardrules.testkit;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Perft counts from another implementation, for law 14. A row is a line of fields separated by
 * tabs: a variant's id, a depth, the number of different sequences of so many legal moves, and the
 * position's text unless it is the start position.
 *
 * <pre class="text">{@code
 * one-two-three	2	9
 * one-two-three	1	2	2 1
 * }</pre>
 *
 * <p>Each row is counted through {@code legalMoves} and {@code play} and, if the rules are packed,
 * through codes and {@code playUnchecked}. Counting takes time proportional to the count, so rows
 * with large counts are skipped; the bound for lists is lower, since they are slower.
 *
 * <p>It is immutable; {@code withMaxCounts} returns a new object.
 *
 * <pre>{@code
 * var vectors =
 *     PerftVectors.parse(List.of("one-two-three\t2\t2456", "heaps:sizes=1-2\t1\t2\t1-1 1"));
 * vectors.check(Catalog.installed()::rules); // ==> 2
 * }</pre>
 */
public final class PerftVectors {
  private static final long MAX_PACKED = 3_000_000;
  private static final long MAX_LISTED = 200_000;

  private final List<Row> rows;
  private final long maxPacked;
  private final long maxListed;

  /** A count of the sequences of so many moves, from the start position if there is no other. */
  private record Row(String variant, int depth, long count, Optional<String> position) {}

  /**
   * {@return the vectors that some lines hold, with default bounds: 3,000,000 through codes,
   * 200,000 through lists}
   *
   * @param lines the rows; blank lines and lines that begin with {@code #} are ignored
   * @throws IllegalArgumentException when a line has another form
   */
  public static PerftVectors parse(List<String> lines) {
    return new PerftVectors(
        lines.stream()
            .map(
                line ->
                    line.substring(new TextCursor(line).acceptWhile(c -> c == '\uFEFF').length()))
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(PerftVectors::row)
            .toList(),
        MAX_PACKED,
        MAX_LISTED);
  }

  private PerftVectors(List<Row> rows, long maxPacked, long maxListed) {
    this.rows = rows;
    this.maxPacked = maxPacked;
    this.maxListed = maxListed;
  }

  /**
   * {@return the same rows with other bounds on the counts to be checked}
   *
   * @param packed the largest count that is checked at all
   * @param listed the largest count that is checked through lists; the lesser of both bounds
   *     applies
   */
  public PerftVectors withMaxCounts(long packed, long listed) {
    return new PerftVectors(rows, packed, listed);
  }

  /**
   * Checks every row whose count is within the bounds.
   *
   * @param reader makes rules of a variant's id
   * @return how many rows were checked, 1 or more
   * @throws AssertionError when a count differs
   * @throws IllegalStateException when no row is within the bounds
   */
  @CanIgnoreReturnValue
  @SuppressWarnings({"exports", "nullness"}) // the checker loses the bound of the wildcards
  public int check(Function<String, ? extends Rules<?, ?>> reader) {
    int counted = 0;
    for (Row row : rows) {
      counted += check(row, reader.apply(row.variant())) ? 1 : 0;
    }
    if (counted == 0) {
      throw new IllegalStateException("Every count is above the bounds: nothing was checked.");
    }
    return counted;
  }

  private <S, M> boolean check(Row row, Rules<S, M> rules) {
    S position = row.position().map(rules.notation()::parsePosition).orElseGet(rules::start);
    boolean counted = false;
    if (row.count() <= maxPacked && rules instanceof PackedRules) {
      require(row, "through codes", Perft.count(rules, position, row.depth()));
      counted = true;
    }
    if (row.count() <= Math.min(maxPacked, maxListed)) {
      require(row, "through lists", count(rules, position, row.depth()));
      counted = true;
    }
    return counted;
  }

  private static void require(Row row, String layer, long found) {
    if (found != row.count()) {
      throw new BrokenLawError(
          Law.LAW_14_VECTORS,
          row.variant(),
          "perft " + row.depth() + " " + layer,
          row.position().orElse("start"),
          found + " sequences, not " + row.count(),
          null);
    }
  }

  private static <S, M> long count(Rules<S, M> rules, S position, int depth) {
    if (depth == 0) {
      return 1;
    }
    List<M> moves = rules.legalMoves(position);
    return depth == 1
        ? moves.size()
        : moves.stream()
            .mapToLong(move -> count(rules, rules.play(position, move), depth - 1))
            .sum();
  }

  private static Row row(String line) {
    String[] fields = line.split("\t", -1);
    try {
      if (fields.length == 3 || fields.length == 4) {
        return new Row(
            fields[0],
            TextCursor.parse(fields[1], TextCursor::expectNumber),
            Long.parseLong(TextCursor.parse(fields[2], TextCursor::expectDigits)),
            fields.length == 4 ? Optional.of(fields[3]) : Optional.empty());
      }
    } catch (NumberFormatException | NotationException e) {
      throw new IllegalArgumentException("The depth or the count is not a number: " + line, e);
    }
    throw new IllegalArgumentException("The line does not have 3 or 4 fields: " + line);
  }
}
