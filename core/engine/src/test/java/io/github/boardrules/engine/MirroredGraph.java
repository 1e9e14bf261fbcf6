package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.Bits;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game on a drawn graph in which each node is there twice, the second time with the players
 * exchanged; moves lead from one side to the other as often as not. Its symmetry exchanges the
 * players. A position is twice its node in the graph, or one more on the other side.
 */
record MirroredGraph(GraphGame graph) implements NumberGame<Integer> {

  @Override
  public String variant() {
    return "mirrored-graph";
  }

  @Override
  public OptionalInt maxPlies() {
    return graph.maxPlies();
  }

  @Override
  public Integer start() {
    return 0;
  }

  @Override
  public Status status(Integer position) {
    Status status = graph.status(position / 2);
    return position % 2 == 0 ? status : exchanged(status);
  }

  private static Status exchanged(Status status) {
    if (!status.isOver()) {
      return Status.ongoing(3 - status.toMove().getAsInt());
    }
    return status.isDraw()
        ? status
        : Status.win(3 - status.winner().getAsInt(), status.ending().orElseThrow());
  }

  @Override
  public void legalMoves(Integer position, MoveBuffer out) {
    graph.legalMoves(position / 2, out);
  }

  @Override
  public Integer playUnchecked(Integer position, long code) {
    int side = (position + (int) Bits.mix(position / 2, code)) & 1;
    return (int) code * 2 + side;
  }

  @Override
  public List<Symmetry<Integer, Integer>> symmetries() {
    return List.of(Symmetry.identity(), new Exchange());
  }

  @Override
  public Notation<Integer, Integer> notation() {
    return graph.notation();
  }

  /** The same node on the other side. */
  private record Exchange() implements Symmetry<Integer, Integer> {
    @Override
    public Integer position(Integer position) {
      return position ^ 1;
    }

    @Override
    public Integer move(Integer move) {
      return move;
    }

    @Override
    public int player(int player) {
      return 3 - player;
    }
  }
}
