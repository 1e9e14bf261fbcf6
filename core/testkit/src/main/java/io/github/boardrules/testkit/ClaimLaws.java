package io.github.boardrules.testkit;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Checks that what a program claims of a game is true: an engine, an evaluation in an engine, a
 * prover, a solver, tables. It is given matches near the ends of games, and its outcomes, exact
 * distances and best moves are compared with what trying every move and every reply shows.
 *
 * <p>The matches are those of a seed. The player to move wins, loses and draws in equal numbers, as
 * far as the games have them; some are open. Where a game can continue for ever, there are also
 * matches in which a move leads back to an earlier position, and the opponent wins there at once.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=2");
 * var solver = Solver.of(rules);
 * int claims =
 *     ClaimLaws.of(rules)
 *         .check(
 *             1,
 *             trial -> {
 *               var position = trial.toMatch().position();
 *               var solution = solver.solve(position);
 *               trial.outcome(solution.gameValue(position));
 *               trial.best(solution.bestMoves(position).get(0));
 *             });
 * claims > 10; // ==> true
 * }</pre>
 *
 * <p>A program that is given little time may not see that a move loses at once: give it some 50,000
 * nodes.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class ClaimLaws<S, M> {
  private static final int PLIES = 4;
  private static final int WANTED = 4;
  private static final int GAMES = 12;

  private final Rules<S, M> rules;
  private final int plies;
  private final int wanted;
  private final int games;

  private ClaimLaws(Rules<S, M> rules, int plies, int wanted, int games) {
    this.rules = rules;
    this.plies = plies;
    this.wanted = wanted;
    this.games = games;
  }

  /**
   * {@return a check that looks 4 moves ahead, in up to 4 matches of each kind from 12 games}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules rules that keep the laws of {@link RulesLaws}, of a game for two players
   * @throws IllegalArgumentException if the game has another number of players
   */
  public static <S, M> ClaimLaws<S, M> of(Rules<S, M> rules) {
    if (rules.players() != 2) {
      String found = rules.variant() + " has " + rules.players() + ".";
      throw new IllegalArgumentException("Claims are of games for 2 players, and " + found);
    }
    return new ClaimLaws<>(rules, PLIES, WANTED, GAMES);
  }

  /**
   * {@return this check with another number of moves to look ahead}
   *
   * @param number 1 or more; it looks less far ahead where there are too many moves
   * @throws IllegalArgumentException if the number is below 1
   */
  public ClaimLaws<S, M> withPlies(int number) {
    return new ClaimLaws<>(rules, requirePositive(number), wanted, games);
  }

  /**
   * {@return this check with another number of matches of each kind}
   *
   * @param number the greatest number, 1 or more
   * @throws IllegalArgumentException if the number is below 1
   */
  public ClaimLaws<S, M> withMatches(int number) {
    return new ClaimLaws<>(rules, plies, requirePositive(number), games);
  }

  /**
   * {@return this check with another number of games that are played to find matches}
   *
   * @param number 1 or more
   * @throws IllegalArgumentException if the number is below 1
   */
  public ClaimLaws<S, M> withGames(int number) {
    return new ClaimLaws<>(rules, plies, wanted, requirePositive(number));
  }

  /**
   * Finds matches and passes each to a program, which says what it claims.
   *
   * @param seed determines the matches
   * @param program says what is claimed of the last position of a match
   * @return how many claims were compared
   * @throws AssertionError if a claim is not true
   */
  @CanIgnoreReturnValue
  @SuppressWarnings("exports") // for compilers only
  public int check(long seed, Consumer<ClaimTrial<S, M>> program) {
    Objects.requireNonNull(program, "program");
    List<ClaimTrial<S, M>> trials =
        ClaimCases.find(rules, plies, wanted, games, new SplitMix64(seed));
    trials.forEach(program);
    return trials.stream().mapToInt(ClaimTrial::claims).sum();
  }

  private static int requirePositive(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("A number must be 1 or more, not " + number + ".");
    }
    return number;
  }
}
