package io.github.boardrules.testkit;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Checks that rules keep the laws of the contract, in random games that a seed determines and in
 * positions given by hand. {@link Law} lists the laws and says how thoroughly each is tested.
 *
 * <p>It needs no test framework. In a test framework, make a test of each seed:
 *
 * <pre>{@code
 * for (long seed = 1; seed <= 3; seed++) {
 *   RulesLaws.of(HeapRules.heaps(3, 4, 5)).check(seed);
 * }
 * }</pre>
 *
 * <p>To check a single law, call {@code
 * RulesLaws.of(rules).withLaws(Law.LAW_03_REFUSAL).check(seed)}. A law uses the same random numbers
 * whether or not others are checked, so a failure is reproducible. The game itself is always
 * played: rules whose {@code legalMoves}, {@code status} or {@code play} throw break law 1, 2 or 3
 * even if these are not selected.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class RulesLaws<S, M> {
  private final CheckSettings<S, M> settings;

  /**
   * {@return a check of all laws: 1 game of at most 300 plies for each seed, with 24 moves in each
   * position} It takes a few seconds, even where a position has thousands of legal moves.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules to be checked
   */
  public static <S, M> RulesLaws<S, M> of(Rules<S, M> rules) {
    return new RulesLaws<>(new CheckSettings<>(Objects.requireNonNull(rules, "rules")));
  }

  private RulesLaws(CheckSettings<S, M> settings) {
    this.settings = settings;
  }

  private RulesLaws<S, M> with(Consumer<CheckSettings<S, M>> change) {
    return new RulesLaws<>(settings.with(change));
  }

  private static void requireAtLeast(int least, int number, String part) {
    if (number < least) {
      throw new IllegalArgumentException(
          part + " is " + number + ", but must be " + least + " or more.");
    }
  }

  /**
   * {@return this check restricted to some laws}
   *
   * @param first a law
   * @param more other laws
   */
  public RulesLaws<S, M> withLaws(Law first, Law... more) {
    Objects.requireNonNull(more, "more");
    Set<Law> chosen = EnumSet.of(first, more);
    return with(changed -> changed.laws = chosen);
  }

  /**
   * {@return this check without some of its laws}
   *
   * @param excluded the laws to be left out
   */
  public RulesLaws<S, M> withoutLaws(Law... excluded) {
    Objects.requireNonNull(excluded, "excluded");
    Set<Law> kept = EnumSet.noneOf(Law.class);
    kept.addAll(settings.laws);
    kept.removeAll(List.of(excluded));
    return with(changed -> changed.laws = kept);
  }

  /**
   * {@return this check with another number of random games for each seed: so many from the start,
   * and as many from positions given by hand if there are any}
   *
   * @param games 0 or more
   * @throws IllegalArgumentException if the number is too small
   */
  public RulesLaws<S, M> withGames(int games) {
    requireAtLeast(0, games, "games");
    return with(changed -> changed.games = games);
  }

  /**
   * {@return this check with another limit on the length of games}
   *
   * @param maxPlies the number of plies after which a game is cut short, 1 or more
   * @throws IllegalArgumentException if the number is too small
   */
  public RulesLaws<S, M> withMaxPlies(int maxPlies) {
    requireAtLeast(1, maxPlies, "maxPlies");
    return with(changed -> changed.maxPlies = maxPlies);
  }

  /**
   * {@return this check with more or fewer moves in each position: so many legal moves, and about
   * as many illegal ones and altered texts, are tried by the laws that concern a single move or
   * text} The laws that need much time are checked in more or fewer positions accordingly.
   *
   * @param moves 1 or more
   * @throws IllegalArgumentException if the number is too small
   */
  public RulesLaws<S, M> withMovesPerPosition(int moves) {
    requireAtLeast(1, moves, "movesPerPosition");
    return with(changed -> changed.movesPerPosition = moves);
  }

  /**
   * {@return this check with positions given by hand: {@link #check} also plays games from them}
   *
   * @param positions positions of the variant; they replace earlier ones
   */
  public RulesLaws<S, M> withPositions(List<S> positions) {
    Objects.requireNonNull(positions, "positions");
    List<S> given = List.copyOf(positions);
    return with(changed -> changed.positions = given);
  }

  /**
   * {@return this check with moves to be tried in every position, such as moves of other variants
   * or with cells that the board lacks} This variant need not be able to read their texts, but
   * where it reads one, that must be the move.
   *
   * @param moves any moves; they replace earlier ones
   */
  public RulesLaws<S, M> withMoves(List<M> moves) {
    Objects.requireNonNull(moves, "moves");
    List<M> given = List.copyOf(moves);
    return with(changed -> changed.moves = given);
  }

  /**
   * {@return this check with texts to be read as moves, positions and variants}
   *
   * @param texts any texts; they replace earlier ones
   */
  public RulesLaws<S, M> withTexts(List<String> texts) {
    Objects.requireNonNull(texts, "texts");
    List<String> given = List.copyOf(texts);
    return with(changed -> changed.texts = given);
  }

  /**
   * {@return this check with a list of the allowed reasons, whose sentences are checked too: one
   * half of law 19; the other half, that each is reached, is seen by {@link #withListener}} Reasons
   * are compared by their codes. Those of core that belong to no rule page (malformed texts, words
   * of fixed lists, a game that is over, steps that lead nowhere) are always allowed.
   *
   * @param reasons all reasons of the rule page
   */
  public RulesLaws<S, M> withReasons(Collection<? extends Reason> reasons) {
    Objects.requireNonNull(reasons, "reasons");
    List<Reason> given = List.copyOf(reasons);
    return with(changed -> changed.reasons = given);
  }

  /**
   * {@return this check with a listener that receives each reason that appears: why moves and texts
   * are refused, and how games end}
   *
   * @param listener receives a reason whenever it appears, in the thread that checks
   */
  public RulesLaws<S, M> withListener(Consumer<? super Reason> listener) {
    Objects.requireNonNull(listener, "listener");
    return with(changed -> changed.listener = listener);
  }

  /**
   * {@return this check with a reader of variants, for law 18 and for the part of law 8 that
   * concerns variant ids}
   *
   * @param reader makes rules from a variant's id, such as {@code catalog::rules}
   */
  public RulesLaws<S, M> withReader(Function<String, ? extends Rules<?, ?>> reader) {
    Objects.requireNonNull(reader, "reader");
    Optional<Function<String, ? extends Rules<?, ?>>> given = Optional.of(reader);
    return with(changed -> changed.reader = given);
  }

  /**
   * {@return this check of rules that wrap others, for law 23: they must answer as those do}
   * Without it that law is not tested. It finds what a proxy, a delegate of another language or a
   * hand-written wrapper has lost.
   *
   * @param original the rules behind; positions and moves are compared by their texts
   */
  public RulesLaws<S, M> withOriginal(Rules<?, ?> original) {
    Optional<Rules<?, ?>> given = Optional.of(Objects.requireNonNull(original, "original"));
    return with(changed -> changed.original = given);
  }

  /**
   * Plays random games and checks the laws in them: as many from the start as {@link #withGames}
   * says, and as many from positions given by hand, if there are any.
   *
   * @param seed determines the games and all random choices
   * @throws AssertionError if a law is broken
   */
  public void check(long seed) {
    new CheckRun<>(settings, seed).games();
  }

  /**
   * Checks the laws in one position, thoroughly.
   *
   * @param position a position of the variant
   * @throws AssertionError if a law is broken
   */
  public void checkPosition(S position) {
    new CheckRun<>(settings, 0).position(position);
  }
}
