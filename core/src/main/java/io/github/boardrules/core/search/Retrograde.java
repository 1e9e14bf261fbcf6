package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;

/**
 * Perfect play, worked out backwards from the endings.
 *
 * <p>The positions that are decided wait in a queue, those with the shortest way to the end first.
 * Each is looked at from the positions before it. One whose player to move is the winner is decided
 * at once: the first win that turns up is the shortest. Any other is decided only when the last of
 * its moves turns out to lose, and that last one is the longest. What is never decided is a draw:
 * the player to move can always avoid a loss, and never force a win.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
final class Retrograde<S extends Object, M extends Object> implements Solution<S, M> {
  /** In the place of a player, where there is none. */
  private static final byte NOBODY = 0;

  private final Rules<S, M> rules;
  private final PositionIndex<S> positions;
  private final byte[] winner;
  private final int[] length;

  private Retrograde(Rules<S, M> rules, PositionIndex<S> positions, byte[] winner, int[] length) {
    this.rules = rules;
    this.positions = positions;
    this.winner = winner;
    this.length = length;
  }

  static <S extends Object, M extends Object> Solution<S, M> solve(StateGraph<S, M> graph) {
    Rules<S, M> rules = graph.rules();
    PositionIndex<S> positions = graph.positions();
    byte[] toMove = new byte[positions.size()];
    byte[] winner = new byte[positions.size()];
    int[] length = new int[positions.size()];
    for (int position = 0; position < toMove.length; position++) {
      Status status = rules.status(positions.get(position));
      toMove[position] =
          status instanceof Status.Ongoing ongoing ? (byte) ongoing.player() : NOBODY;
      winner[position] = (byte) status.winner().orElse(NOBODY);
    }
    decide(toMove, graph.moveCounts(), graph.predecessors(), winner, length);
    return new Retrograde<>(rules, positions, winner, length);
  }

  @Override
  public Rules<S, M> rules() {
    return rules;
  }

  @Override
  public boolean covers(S position) {
    return positions.find(position) != PositionIndex.NONE;
  }

  @Override
  public GameValue gameValue(S position) {
    int number = positions.find(position);
    if (number == PositionIndex.NONE) {
      throw new IllegalArgumentException(
          "The position cannot be reached from the one that was solved: " + position + ".");
    }
    return winner[number] == NOBODY
        ? GameValue.draw()
        : GameValue.win(winner[number], length[number]);
  }

  /**
   * Decides all positions.
   *
   * @param open for each position, how many of its moves are not known to lose; all, at first
   * @param winner who has won the positions that are over; is filled with all other winners
   * @param length is filled with the moves that remain
   */
  private static void decide(
      byte[] toMove, int[] open, Predecessors before, byte[] winner, int[] length) {
    int[] queue = new int[winner.length];
    int waiting = 0;
    for (int position = 0; position < winner.length; position++) {
      if (winner[position] != NOBODY) {
        queue[waiting++] = position;
      }
    }
    for (int next = 0; next < waiting; next++) {
      int decided = queue[next];
      for (int i = before.begins()[decided]; i < before.begins()[decided + 1]; i++) {
        int position = before.from()[i];
        if (winner[position] == NOBODY
            && (toMove[position] == winner[decided] || --open[position] == 0)) {
          winner[position] = winner[decided];
          length[position] = length[decided] + 1;
          queue[waiting++] = position;
        }
      }
    }
  }

  /** The number of positions, for debugging. */
  @Override
  public String toString() {
    return "Solution of " + positions.size() + " positions";
  }
}
