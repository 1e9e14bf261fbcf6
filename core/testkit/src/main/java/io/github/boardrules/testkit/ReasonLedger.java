package io.github.boardrules.testkit;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.Reason;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Collects the reasons that checks meet, for law 20: why moves and texts were refused, and how
 * games have ended. One ledger serves all tests of a game:
 *
 * <pre>{@code
 * var ledger = new ReasonLedger();
 * for (long seed = 1; seed <= 10; seed++) {
 *   RulesLaws.of(HeapRules.heaps(2, 2)).withLedger(ledger).check(seed);
 * }
 * ledger.seen().contains("not-enough"); // ==> true
 * }</pre>
 *
 * <p>The reasons of core for malformed texts, for variant ids and for drafts that lead nowhere
 * belong to no page: they need not be named and may always appear.
 *
 * <p>It is mutable and safe between threads.
 */
public final class ReasonLedger {
  private static final Set<String> COMMON =
      codes(
          Set.of(
              CoreReason.MALFORMED,
              CoreReason.REPEATED_KEY,
              CoreReason.OUT_OF_RANGE,
              CoreReason.DEAD_END));

  /** Where each reason, by its code, was met first. */
  private final Map<String, String> seen = new ConcurrentHashMap<>();

  /** Makes an empty ledger. */
  public ReasonLedger() {}

  /**
   * Enters a reason that a test has met; a later meeting changes nothing.
   *
   * @param reason the reason
   * @param where where it was met, for messages
   */
  public void add(Reason reason, String where) {
    seen.putIfAbsent(reason.code(), where);
  }

  /**
   * The codes of the reasons met so far.
   *
   * @return a copy. Unmodifiable
   */
  public Set<String> seen() {
    return Set.copyOf(seen.keySet());
  }

  /**
   * Checks that all reasons of a page were met and no other. Reasons are compared by their codes,
   * as pages know them.
   *
   * @param expected the reasons of the page
   * @throws BrokenLawError when one is missing or another appeared
   */
  public void assertExactly(Collection<? extends Reason> expected) {
    Set<String> missing = codes(expected);
    missing.removeAll(seen.keySet());
    Map<String, String> extra = new TreeMap<>(seen);
    extra.keySet().removeAll(COMMON);
    extra.keySet().removeAll(codes(expected));
    if (!missing.isEmpty() || !extra.isEmpty()) {
      throw new BrokenLawError(
          Law.LAW_20_REASONS,
          "",
          "all checks that wrote to the ledger",
          "",
          "never reached: " + missing + "; not expected: " + extra,
          null);
    }
  }

  /** Whether a reason may appear where a page has the expected ones. */
  static boolean isAllowed(Reason reason, Collection<? extends Reason> expected) {
    return COMMON.contains(reason.code()) || codes(expected).contains(reason.code());
  }

  private static Set<String> codes(Collection<? extends Reason> reasons) {
    return reasons.stream().map(Reason::code).collect(Collectors.toCollection(TreeSet::new));
  }

  /** The codes met so far, in alphabetical order. */
  @Override
  public String toString() {
    return new TreeSet<>(seen.keySet()).toString();
  }
}
