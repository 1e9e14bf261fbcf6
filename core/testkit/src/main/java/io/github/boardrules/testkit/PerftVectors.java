package io.github.boardrules.testkit;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Numbers of move sequences that somebody else has counted, for law 14. A row is a line of fields
 * parted by tabs: a variant's id, a depth, the number of different sequences of so many legal
 * moves, and, where it is not the start, the position's text.
 *
 * <pre class="text">{@code
 * one-two-three	2	9
 * one-two-three	1	2	2 1
 * }</pre>
 *
 * <p>Each row is counted through the list of legal moves and {@code play} and, where the rules are
 * packed, through codes and {@code next}. Counting takes time in proportion to the count, so rows
 * with large counts are left out: by a stricter bound for lists, which are slower.
 *
 * <p>It is immutable; the methods that begin with {@code with} return a new object.
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

  /**
   * One count.
   *
   * @param variant the variant's id
   * @param depth the number of moves in a sequence, 0 or more
   * @param count the number of sequences
   * @param position the position's text; empty for the start
   */
  public record Row(String variant, int depth, long count, Optional<String> position) {}

  /**
   * Reads rows.
   *
   * @param lines the rows' texts; empty lines and lines that begin with {@code #} are passed over
   * @return the vectors, with the standard bounds on what is counted
   * @throws IllegalArgumentException when a line has another form
   */
  public static PerftVectors parse(List<String> lines) {
    List<Row> rows = new ArrayList<>();
    for (String line : lines) {
      if (!line.isBlank() && !line.startsWith("#")) {
        rows.add(row(line));
      }
    }
    return new PerftVectors(rows, MAX_PACKED, MAX_LISTED);
  }

  private PerftVectors(List<Row> rows, long mostPacked, long mostListed) {
    this.rows = List.copyOf(rows);
    this.maxPacked = mostPacked;
    this.maxListed = mostListed;
  }

  /**
   * The same rows with other bounds on what is counted.
   *
   * @param packed the largest count that is checked through codes (through lists where the rules
   *     are not packed: then the lesser of both bounds holds)
   * @param listed the largest count that is checked through lists
   * @return new vectors
   */
  public PerftVectors withMost(long packed, long listed) {
    return new PerftVectors(rows, packed, listed);
  }

  /**
   * All rows, those with large counts included.
   *
   * @return unmodifiable
   */
  public List<Row> rows() {
    return rows;
  }

  /**
   * Counts every row whose count is within the bounds.
   *
   * @param reader makes rules of a variant's id
   * @return how many rows were counted, 1 or more
   * @throws BrokenLawError when a count differs
   * @throws IllegalStateException when no row is within the bounds
   */
  @SuppressWarnings("nullness") // the checker forgets that no wildcard of Rules stands for null
  public int check(Function<String, ? extends Rules<?, ?>> reader) {
    int counted = 0;
    for (Row row : rows) {
      counted += check(row, reader.apply(row.variant())) ? 1 : 0;
    }
    if (counted == 0) {
      throw new IllegalStateException("No row has so small a count: nothing was checked.");
    }
    return counted;
  }

  private <S extends Object, M extends Object> boolean check(Row row, Rules<S, M> rules) {
    S position = row.position().map(rules.notation()::parsePosition).orElseGet(rules::start);
    boolean counted = false;
    if (row.count() <= maxPacked && rules instanceof PackedRules<S, M> packed) {
      require(row, "through codes", count(packed, position, row.depth(), new MoveBuffer()));
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
          row.position().orElse("the start"),
          found + " sequences where " + row.count() + " are due",
          null);
    }
  }

  private static <S extends Object, M extends Object> long count(
      Rules<S, M> rules, S position, int depth) {
    if (depth == 0) {
      return 1;
    }
    List<M> moves = rules.legalMoves(position);
    if (depth == 1) {
      return moves.size();
    }
    long total = 0;
    for (M move : moves) {
      total += count(rules, rules.play(position, move), depth - 1);
    }
    return total;
  }

  private static <S extends Object, M extends Object> long count(
      PackedRules<S, M> rules, S position, int depth, MoveBuffer buffer) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return rules.countLegal(position);
    }
    int mark = buffer.mark();
    rules.legalMoves(position, buffer);
    int end = buffer.size();
    long total = 0;
    for (int i = mark; i < end; i++) {
      total += count(rules, rules.playUnchecked(position, buffer.get(i)), depth - 1, buffer);
    }
    buffer.release(mark);
    return total;
  }

  private static Row row(String line) {
    String[] fields = line.split("\t", -1);
    try {
      if (fields.length == 3 || fields.length == 4) {
        return new Row(
            fields[0],
            Integer.parseInt(fields[1]),
            Long.parseLong(fields[2]),
            fields.length == 4 ? Optional.of(fields[3]) : Optional.empty());
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("The line has no number where one is due: " + line, e);
    }
    throw new IllegalArgumentException("The line has not 3 or 4 fields: " + line);
  }
}
