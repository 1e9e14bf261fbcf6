package io.github.boardrules.core.search;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import java.util.Objects;

/**
 * The end of a random game. Each move is chosen uniformly at random from the legal moves.
 *
 * <p>The same rules, position and seed give the same game within one version of the library, with
 * {@link #play} and with {@link #randomMatch}.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var end = Playout.play(rules, rules.start(), new SplitMix64(1), 500);
 * end.status().text(); // ==> win 1 each
 * end.plies();         // ==> 29
 * }</pre>
 *
 * @param <S> the positions
 * @param position the last position
 * @param plies the number of moves that were played
 * @param status the status of the last position; ongoing when the game was stopped before its end
 */
public record Playout<S>(S position, int plies, Status status) {
  /** Creates the end of a game. */
  public Playout {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(status, "status");
  }

  /**
   * {@return the end of a random game} No objects are allocated for the moves of {@link
   * PackedRules}.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param position the position to begin with
   * @param random the source of random numbers; it is advanced
   * @param maxPlies the greatest number of moves to play, 0 or more
   * @throws IllegalArgumentException if {@code maxPlies} is negative
   */
  public static <S, M> Playout<S> play(
      Rules<S, M> rules, S position, SplitMix64 random, int maxPlies) {
    check(maxPlies);
    return play(rules.packed(), position, random, maxPlies);
  }

  private static <S, M, P> Playout<S> play(
      PackedView<S, M, P, ?> view, S position, SplitMix64 random, int maxPlies) {
    PackedRules<P, ?> rules = view.rules();
    P now = view.pack(position);
    Status status = rules.status(now);
    int plies = 0;
    while (plies < maxPlies && !status.isOver()) {
      now = rules.playUnchecked(now, rules.randomLegal(now, random));
      status = rules.status(now);
      plies++;
    }
    return new Playout<>(view.unpack(now), plies, status);
  }

  /**
   * {@return a random game with all its moves}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param position the position to begin with
   * @param random the source of random numbers; it is advanced
   * @param maxPlies the greatest number of moves to play, 0 or more
   * @throws IllegalArgumentException if {@code maxPlies} is negative
   */
  public static <S, M> Match<S, M> randomMatch(
      Rules<S, M> rules, S position, SplitMix64 random, int maxPlies) {
    Objects.requireNonNull(position, "position");
    check(maxPlies);
    PackedView<S, M, ?, ?> view = rules.packed();
    Match<S, M> match = Match.of(rules, position);
    while (match.ply() < maxPlies && !match.status().isOver()) {
      match = match.play(choose(view, match.position(), random));
    }
    return match;
  }

  private static <S, M, P, C> M choose(PackedView<S, M, P, C> view, S position, SplitMix64 random) {
    P packed = view.pack(position);
    return view.unpackMove(view.rules().decode(packed, view.rules().randomLegal(packed, random)));
  }

  private static void check(int maxPlies) {
    if (maxPlies < 0) {
      throw new IllegalArgumentException(
          "The greatest number of moves must be 0 or more, not " + maxPlies + ".");
    }
  }
}
