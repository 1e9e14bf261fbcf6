package io.github.boardrules.core.toy;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import java.util.List;

/** {@link Graph} as packed rules. The code of a move is its index. */
public class PackedGraph extends Graph implements PackedRules<Graph.Node, Graph.Arrow> {

  public PackedGraph(int players, List<Kind> kinds) {
    super(players, kinds);
  }

  @Override
  public List<Arrow> legalMoves(Node position) {
    return PackedRules.super.legalMoves(position);
  }

  @Override
  public void legalMoves(Node position, MoveBuffer out) {
    for (int index = 0; index < kind(position).arrows().size(); index++) {
      out.add(index);
    }
  }

  @Override
  public Node playUnchecked(Node position, long code) {
    return follow(position, (int) code);
  }

  @Override
  public long encodeUnchecked(Node position, Arrow move) {
    return move.index();
  }

  @Override
  public Arrow decode(Node position, long code) {
    return new Arrow((int) code);
  }
}
