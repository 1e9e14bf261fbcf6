package io.github.boardrules.examples.arena;

import java.io.Serializable;

/** How many nodes a player has searched, and how long that took. */
public record Work(long nodes, long nanos) implements Serializable {
  public static final Work NONE = new Work(0, 0);

  Work plus(Work other) {
    return new Work(nodes + other.nodes, nanos + other.nanos);
  }

  /** Returns how many nodes a second were searched; 0 if nothing was searched. */
  public long nodesPerSecond() {
    return nodes == 0 ? 0 : Math.round(1e9 * nodes / nanos);
  }
}
