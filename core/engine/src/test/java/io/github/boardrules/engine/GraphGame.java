package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game on a graph: a move goes along an edge. Positions may be repeated, the same player may move
 * twice running, and a game may end with a win of either player, a draw, or never.
 */
class GraphGame implements NumberGame<Integer> {
  private final int players;
  private final boolean hasCycles;
  private final List<Status> statuses;
  private final List<List<Integer>> edges;

  /** A graph of nodes such as {@code 1: 3 4}, the player to move and the next nodes. */
  GraphGame(int players, boolean hasCycles, String... nodes) {
    this.players = players;
    this.hasCycles = hasCycles;
    statuses = Stream.of(nodes).map(GraphGame::status).toList();
    edges = Stream.of(nodes).map(GraphGame::next).toList();
  }

  GraphGame(GraphGame other) {
    players = other.players;
    hasCycles = other.hasCycles;
    statuses = other.statuses;
    edges = other.edges;
  }

  /** Returns a graph for two players, perhaps with cycles; {@code draw} and such end it. */
  static GraphGame of(String... nodes) {
    return new GraphGame(2, true, nodes);
  }

  /** Draws a graph. Without cycles all edges lead to nodes of higher numbers. */
  static GraphGame draw(long seed, int players, int nodes, boolean hasCycles) {
    SplitMix64 random = new SplitMix64(seed);
    List<String> drawn = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      int lowest = hasCycles ? 0 : node + 1;
      boolean isEnd = node > 0 && (node == nodes - 1 || random.below(6) == 0);
      List<Integer> next = new ArrayList<>();
      for (int i = random.below(5); !isEnd && i >= 0; i--) {
        next.add(lowest + random.below(nodes - lowest));
      }
      int player = random.below(isEnd ? players + 1 : players);
      drawn.add(!isEnd ? node(1 + player, next) : player == 0 ? "draw" : "win " + player);
    }
    return new GraphGame(players, hasCycles, drawn.toArray(String[]::new));
  }

  static String node(int player, List<Integer> next) {
    Stream<String> names = next.stream().distinct().sorted().map(String::valueOf);
    return names.collect(Collectors.joining(" ", player + ": ", ""));
  }

  private static Status status(String node) {
    if (node.equals("draw")) {
      return Status.draw(MoveReason.GAME_OVER);
    }
    return node.startsWith("win ")
        ? Status.win(Integer.parseInt(node.substring(4)), MoveReason.GAME_OVER)
        : Status.ongoing(Integer.parseInt(node.substring(0, 1)));
  }

  private static List<Integer> next(String node) {
    return node.contains(":")
        ? Stream.of(node.substring(3).split(" ")).map(Integer::valueOf).toList()
        : List.of();
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

  /** In two of three positions, so that both ways of a search are tried. */
  @Override
  public boolean isKnownLegal(Integer position, long code) {
    return position % 3 != 0 && code == (int) code && edges.get(position).contains((int) code);
  }

  @Override
  public Integer playUnchecked(Integer position, long code) {
    return (int) code;
  }

  @Override
  public Notation<Integer, Integer> notation() {
    return Notation.of(
        Object::toString,
        Integer::valueOf,
        Object::toString,
        text -> Objects.checkIndex(Integer.parseInt(text), statuses.size()));
  }
}
