package io.github.boardrules.testkit;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Records the reasons that appear during checks, for law 19: why moves and texts are refused, and
 * how games end. One ledger serves all tests of a game:
 *
 * <pre>{@code
 * var ledger = new ReasonLedger();
 * for (long seed = 1; seed <= 10; seed++) {
 *   RulesLaws.of(HeapRules.heaps(2, 2)).withLedger(ledger).check(seed);
 * }
 * ledger.seen().contains("not-enough"); // ==> true
 * }</pre>
 *
 * <p>The reasons of core (malformed texts, words of fixed lists, a game that is over, steps that
 * lead nowhere) belong to no rule page: they are always allowed and need not be reached.
 *
 * <p>It is mutable and thread-safe.
 */
public final class ReasonLedger {
  private static final Set<String> COMMON =
      codes(
          Set.of(
              TextReason.MALFORMED,
              TextReason.UNKNOWN_GAME,
              TextReason.UNKNOWN_OPTION,
              TextReason.UNKNOWN_VALUE,
              TextReason.UNKNOWN_WORD,
              TextReason.REPEATED_KEY,
              TextReason.OUT_OF_RANGE,
              MoveReason.GAME_OVER,
              MoveReason.DEAD_END));

  /** Where each reason, by its code, first appeared. */
  private final Map<String, String> seen = new ConcurrentHashMap<>();

  /** Makes an empty ledger. */
  public ReasonLedger() {}

  /**
   * Records a reason. If it was recorded before, nothing changes.
   *
   * @param reason the reason
   * @param where where it appeared, for messages
   */
  public void add(Reason reason, String where) {
    seen.putIfAbsent(reason.code(), where);
  }

  /**
   * Returns the codes of the reasons recorded so far.
   *
   * @return a copy. Unmodifiable
   */
  public Set<String> seen() {
    return Set.copyOf(seen.keySet());
  }

  /**
   * Checks that all reasons of a rule page were recorded, and no others. Reasons are compared by
   * their codes.
   *
   * @param expected the reasons of the rule page
   * @throws BrokenLawError when one is missing or another was recorded
   */
  public void assertExactly(Collection<? extends Reason> expected) {
    Set<String> missing = codes(expected);
    missing.removeAll(seen.keySet());
    Map<String, String> extra = new TreeMap<>(seen);
    extra.keySet().removeAll(COMMON);
    extra.keySet().removeAll(codes(expected));
    if (!missing.isEmpty() || !extra.isEmpty()) {
      throw new BrokenLawError(
          Law.LAW_19_REASONS,
          "",
          "all checks that use the ledger",
          "",
          "never reached: " + missing + "; not expected: " + extra,
          null);
    }
  }

  /** Returns whether a reason may appear if a rule page has the expected ones. */
  static boolean isAllowed(Reason reason, Collection<? extends Reason> expected) {
    return COMMON.contains(reason.code()) || codes(expected).contains(reason.code());
  }

  private static Set<String> codes(Collection<? extends Reason> reasons) {
    return reasons.stream().map(Reason::code).collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the codes recorded so far, in alphabetical order. */
  @Override
  public String toString() {
    return new TreeSet<>(seen.keySet()).toString();
  }
}
