package io.github.boardrules.testkit;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Checks that rules keep the laws of the contract: along random games that a seed determines, and
 * in positions given by hand. {@link Law} lists the laws and says how far each can be tested.
 *
 * <p>It needs no test framework; in one, each seed is a test:
 *
 * <pre>{@code
 * for (long seed = 1; seed <= 3; seed++) {
 *   RulesLaws.of(HeapRules.heaps(3, 4, 5)).check(seed);
 * }
 * }</pre>
 *
 * <p>To run one law alone, say {@code RulesLaws.of(rules).only(Law.LAW_03_REFUSAL).check(seed)}. A
 * law draws the same random numbers whether others are checked or not, so a failure comes back.
 * Only the walk through the game itself is always there: rules that cannot list or play at all
 * break law 1, 2 or 3 whatever is chosen.
 *
 * <p>Laws on codes are checked when the rules are {@link io.github.boardrules.core.PackedRules}.
 *
 * <p>It is immutable; the methods that begin with {@code with} return a new object. It is as safe
 * between threads as the rules are.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class RulesLaws<S extends Object, M extends Object> {
  private final CheckSettings<S, M> setup;

  /**
   * The laws for some rules, all of them, with the standard effort.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules to be checked
   * @return the laws
   */
  public static <S extends Object, M extends Object> RulesLaws<S, M> of(Rules<S, M> rules) {
    return new RulesLaws<>(
        new CheckSettings<>(
            rules,
            EnumSet.allOf(Law.class),
            Effort.standard(),
            List.of(),
            List.of(),
            List.of(),
            Set.of(),
            new ReasonLedger(),
            Optional.empty()));
  }

  private RulesLaws(CheckSettings<S, M> setup) {
    this.setup = setup;
  }

  /**
   * Some laws alone.
   *
   * @param first a law
   * @param more other laws
   * @return the same check of these laws only
   */
  public RulesLaws<S, M> only(Law first, Law... more) {
    return new RulesLaws<>(setup.withLaws(EnumSet.of(first, more)));
  }

  /**
   * All laws of this check but some.
   *
   * @param left the laws to be left out
   * @return the same check without these laws
   */
  public RulesLaws<S, M> without(Law... left) {
    Set<Law> kept = EnumSet.noneOf(Law.class);
    kept.addAll(setup.laws());
    kept.removeAll(List.of(left));
    return new RulesLaws<>(setup.withLaws(kept));
  }

  /**
   * The same check with more or less work.
   *
   * @param effort how much work is done
   * @return a new check
   */
  public RulesLaws<S, M> withEffort(Effort effort) {
    return new RulesLaws<>(setup.withEffort(effort));
  }

  /**
   * The same check with another number of random games for a seed.
   *
   * @param games how many, 0 or more
   * @return a new check
   */
  public RulesLaws<S, M> withGames(int games) {
    return withEffort(setup.effort().withGames(games));
  }

  /**
   * The same check with games cut at another length.
   *
   * @param maxPlies where a game is cut that has not ended, 1 or more
   * @return a new check
   */
  public RulesLaws<S, M> withMaxPlies(int maxPlies) {
    return withEffort(setup.effort().withMaxPlies(maxPlies));
  }

  /**
   * The same check with positions given by hand: {@link #check} also plays from one of them, and
   * {@link #checkPositions} checks each.
   *
   * @param positions positions of the variant; they replace earlier ones
   * @return a new check
   */
  public RulesLaws<S, M> withPositions(List<S> positions) {
    return new RulesLaws<>(setup.withPositions(positions));
  }

  /**
   * The same check with moves to be tried everywhere, such as those of other variants or of places
   * that the board lacks.
   *
   * @param moves any moves; they replace earlier ones
   * @return a new check
   */
  public RulesLaws<S, M> withMoves(List<M> moves) {
    return new RulesLaws<>(setup.withMoves(moves));
  }

  /**
   * The same check with texts for the readers of moves, positions and variants.
   *
   * @param texts any texts; they replace earlier ones
   * @return a new check
   */
  public RulesLaws<S, M> withTexts(List<String> texts) {
    return new RulesLaws<>(setup.withTexts(texts));
  }

  /**
   * The same check that lets only some reasons appear (one half of law 20; the other half is {@link
   * ReasonLedger#assertExactly}).
   *
   * @param reasons all reasons of the page
   * @return a new check
   */
  public RulesLaws<S, M> withReasons(Collection<? extends Reason> reasons) {
    return new RulesLaws<>(setup.withReasons(Set.copyOf(reasons)));
  }

  /**
   * The same check that writes the reasons it meets into a ledger.
   *
   * @param ledger collects the reasons
   * @return a new check
   */
  public RulesLaws<S, M> withLedger(ReasonLedger ledger) {
    return new RulesLaws<>(setup.withLedger(ledger));
  }

  /**
   * The same check with a reader of variants, for law 18 and for the part of law 8 that is about
   * variant ids.
   *
   * @param reader makes rules of a variant id, such as {@code catalog::rules}
   * @return a new check
   */
  public RulesLaws<S, M> withReader(Function<String, ? extends Rules<?, ?>> reader) {
    return new RulesLaws<>(setup.withReader(reader));
  }

  /**
   * Plays random games and checks the laws along them: as many from the start as the effort says,
   * and as many from positions given by hand, if there are any.
   *
   * @param seed determines the games and all that is tried
   * @throws BrokenLawError when a law is broken
   */
  public void check(long seed) {
    new CheckRun<>(setup, seed).games();
  }

  /**
   * Checks the laws in one position, thoroughly.
   *
   * @param position a position of the variant
   * @throws BrokenLawError when a law is broken
   */
  public void checkPosition(S position) {
    new CheckRun<>(setup, 0).position(position);
  }

  /**
   * Checks the laws in each position given by hand, thoroughly.
   *
   * @throws BrokenLawError when a law is broken
   */
  public void checkPositions() {
    setup.positions().forEach(this::checkPosition);
  }
}
