package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game on a drawn graph: a move goes along an edge. Positions may be repeated, the same player
 * may move twice running, and a game may end with a win of either player, a draw, or never.
 *
 * @param statuses the status of each node
 * @param edges the nodes to which moves lead from each node
 */
record GraphGame(int players, boolean hasCycles, List<Status> statuses, List<List<Integer>> edges)
    implements PackedRules<Integer, Integer> {

  /** Draws a graph. Without cycles all edges lead to nodes of higher numbers. */
  static GraphGame draw(long seed, int players, int nodes, boolean hasCycles) {
    SplitMix64 random = new SplitMix64(seed);
    List<Status> statuses = new ArrayList<>();
    List<List<Integer>> edges = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      int lowest = hasCycles ? 0 : node + 1;
      boolean isEnd = node > 0 && (node == nodes - 1 || random.below(6) == 0);
      List<Integer> next = new ArrayList<>();
      for (int i = random.below(5); !isEnd && i >= 0; i--) {
        next.add(lowest + random.below(nodes - lowest));
      }
      statuses.add(isEnd ? end(random, players) : Status.ongoing(1 + random.below(players)));
      edges.add(next.stream().distinct().sorted().toList());
    }
    return new GraphGame(
        players, hasCycles, Collections.unmodifiableList(statuses), List.copyOf(edges));
  }

  private static Status end(SplitMix64 random, int players) {
    int winner = random.below(players + 1);
    return winner == 0
        ? Status.draw(MoveReason.GAME_OVER)
        : Status.win(winner, MoveReason.GAME_OVER);
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public OptionalInt maxPlies() {
    return hasCycles ? OptionalInt.empty() : OptionalInt.of(statuses.size());
  }

  @Override
  public String variant() {
    return "graph";
  }

  @Override
  public Integer start() {
    return 0;
  }

  @Override
  public Status status(Integer position) {
    return statuses.get(position);
  }

  @Override
  public void legalMoves(Integer position, MoveBuffer out) {
    edges.get(position).forEach(out::add);
  }

  @Override
  public Integer playUnchecked(Integer position, long code) {
    return (int) code;
  }

  @Override
  public long encodeUnchecked(Integer position, Integer move) {
    return move;
  }

  @Override
  public Integer decode(Integer position, long code) {
    return (int) code;
  }

  @Override
  public Notation<Integer, Integer> notation() {
    return Notation.of(Object::toString, Integer::valueOf, Object::toString, Integer::valueOf);
  }
}
