package io.github.boardrules.core.search;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.Status;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Perfect play by retrograde analysis: from the ends of the game backwards, as Ken Thompson did for
 * chess endgames (<i>Retrograde Analysis of Certain Endgames</i>, ICCA Journal, 1986).
 *
 * <p><b>Design.</b> Positions whose value is known wait in a queue, in the order of their distance.
 * A predecessor whose player to move is the winner is decided at once: the first win found is the
 * fastest. Any other is decided when the last of its moves turns out to lose: the slowest loss. A
 * position that is never decided is a draw.
 */
final class RetrogradeSolution<S, M> implements Solution<S, M> {
  /** Stands for a player where there is none. */
  private static final byte NOBODY = 0;

  private final Rules<S, M> rules;
  private final Map<S, Integer> numbers;
  private final byte[] winner;
  private final int[] distance;

  RetrogradeSolution(PackedRules<S, M> rules, StateGraph<S> graph) {
    this.rules = rules;
    numbers = graph.numbers;
    List<S> positions = graph.positions;
    byte[] toMove = new byte[positions.size()];
    winner = new byte[positions.size()];
    distance = new int[positions.size()];
    for (int position = 0; position < toMove.length; position++) {
      Status status = rules.status(positions.get(position));
      toMove[position] = (byte) status.toMove().orElse(NOBODY);
      winner[position] = (byte) status.winner().orElse(NOBODY);
      int player = Math.max(toMove[position], winner[position]);
      if (player > rules.players()) {
        String named = " names player " + player + " of " + rules.players() + ".";
        throw new IllegalArgumentException("A status of " + rules.variant() + named);
      }
    }
    decide(toMove, graph.moveCounts(), graph.predecessors(), winner, distance);
  }

  @Override
  public Rules<S, M> rules() {
    return rules;
  }

  @Override
  public boolean covers(S position) {
    return numbers.containsKey(Objects.requireNonNull(position, "position"));
  }

  @Override
  public GameValue gameValue(S position) {
    Integer number = numbers.get(Objects.requireNonNull(position, "position"));
    if (number == null) {
      throw new IllegalArgumentException(
          "The position cannot be reached from the one that was solved: " + position + ".");
    }
    return winner[number] == NOBODY
        ? GameValue.draw()
        : GameValue.win(winner[number], distance[number]);
  }

  /** Adds the winners; {@code open} counts the moves of a position that are not known to lose. */
  private static void decide(
      byte[] toMove, int[] open, StateGraph.Predecessors before, byte[] winner, int[] distance) {
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
          distance[position] = distance[decided] + 1;
          queue[waiting++] = position;
        }
      }
    }
  }

  @Override
  public String toString() {
    return "Solution of " + numbers.size() + " positions";
  }
}
