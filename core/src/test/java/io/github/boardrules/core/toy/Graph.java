package io.github.boardrules.core.toy;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An arbitrary finite game: numbered nodes with arrows between them. The game is over on a node
 * without arrows. Its variant id says nothing about the graph.
 */
public class Graph implements Rules<Graph.Node, Graph.Arrow> {
  private final int players;
  private final List<Kind> kinds;

  /**
   * The kind of a node.
   *
   * @param player the player to move; on a node without arrows, the winner, or 0 for a draw
   * @param arrows the nodes to which the arrows lead; a node may occur more than once
   */
  public record Kind(int player, List<Integer> arrows) {

    public static Kind node(int toMove, Integer... arrows) {
      return new Kind(toMove, List.of(arrows));
    }

    public static Kind end(int winner) {
      return new Kind(winner, List.of());
    }
  }

  public record Node(int number) {
    @Override
    public String toString() {
      return "n" + number;
    }
  }

  public record Arrow(int index) {
    @Override
    public String toString() {
      return "a" + index;
    }
  }

  public Graph(int players, List<Kind> kinds) {
    this.players = players;
    this.kinds = List.copyOf(kinds);
  }

  final Kind kind(Node position) {
    return kinds.get(position.number());
  }

  final Node follow(Node position, int index) {
    return new Node(kind(position).arrows().get(index));
  }

  @Override
  public String variant() {
    return "graph";
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public Node start() {
    return new Node(0);
  }

  @Override
  public Status status(Node position) {
    Kind kind = kind(position);
    if (!kind.arrows().isEmpty()) {
      return Status.ongoing(kind.player());
    }
    return kind.player() == 0
        ? Status.draw(ToyReason.EDGE)
        : Status.win(kind.player(), ToyReason.EDGE);
  }

  @Override
  public List<Arrow> legalMoves(Node position) {
    return IntStream.range(0, kind(position).arrows().size()).mapToObj(Arrow::new).toList();
  }

  @Override
  public Node play(Node position, Arrow move) {
    requireLegal(position, move);
    return follow(position, move.index());
  }

  @Override
  public Notation<Node, Arrow> notation() {
    return Notation.of(
        Arrow::toString,
        text -> new Arrow(parse(text, 'a')),
        Node::toString,
        text -> new Node(parse(text, 'n')));
  }

  private static int parse(String text, char letter) {
    return TextCursor.<Integer>parse(
        text,
        cursor -> {
          cursor.expect(letter);
          return cursor.expectNumber();
        });
  }

  /** A graph as packed rules. The code of a move is its index. */
  public static class Packed extends Graph implements PackedRules<Node, Arrow> {

    public Packed(int players, List<Kind> kinds) {
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
}
