package io.github.boardrules.nim.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rules of one game with heaps; the sizes are those at the start. */
public record ReferenceHeaps(List<Integer> sizes, int max, boolean loses) {
  /** The number of balls of each heap, and the player to move. */
  public record Position(List<Integer> heaps, int side) {}

  /** The number of a heap, from 1 on, and how many balls are taken from it. */
  public record Move(int heap, int count) {}

  /** The rules of a well-formed variant id. */
  public static ReferenceHeaps of(String id) {
    ReferenceVariant variant = ReferenceVariant.of(id);
    return new ReferenceHeaps(variant.heaps(), variant.max("any"), variant.loses());
  }

  /** RULES.md, "Set-up". */
  public Position start() {
    return new Position(sizes, 1);
  }

  /** RULES.md, "A move". */
  public List<Move> moves(List<Integer> heaps) {
    List<Move> moves = new ArrayList<>();
    for (int heap = 1; heap <= heaps.size(); heap++) {
      for (int count = 1; count <= max && count <= heaps.get(heap - 1); count++) {
        moves.add(new Move(heap, count));
      }
    }
    return moves;
  }

  /** RULES.md, "What a move does": the heaps after a legal move. */
  public static List<Integer> after(List<Integer> heaps, Move move) {
    List<Integer> left = new ArrayList<>(heaps);
    left.set(move.heap() - 1, heaps.get(move.heap() - 1) - move.count());
    return left;
  }

  /** The heaps to which the moves lead. */
  public List<List<Integer>> nexts(List<Integer> heaps) {
    return moves(heaps).stream().map(move -> after(heaps, move)).toList();
  }

  /** RULES.md, "What a move does". */
  public Position play(Position position, Move move) {
    return new Position(after(position.heaps(), move), 3 - position.side());
  }

  /** RULES.md, "End of the game". */
  public String status(Position position) {
    return ReferenceVariant.status(balls(position.heaps()) > 0, position.side(), loses);
  }

  /** RULES.md, "Legality": the first reason that applies. */
  public Optional<String> refusal(Position position, Move move) {
    int balls = position.heaps().get(move.heap() - 1);
    if (balls(position.heaps()) == 0) {
      return Optional.of("game-over");
    }
    if (balls == 0) {
      return Optional.of("heap-empty");
    }
    if (move.count() > max) {
      return Optional.of("too-many");
    }
    return move.count() > balls ? Optional.of("not-enough") : Optional.empty();
  }

  /** The number of balls in all heaps. */
  public static int balls(List<Integer> heaps) {
    return heaps.stream().mapToInt(Integer::intValue).sum();
  }

  /** RULES.md, "The solver", asked for heaps by playing everything out. */
  public ReferenceSolver<List<Integer>> solver() {
    return new ReferenceSolver<>(this::nexts, loses);
  }

  /** RULES.md, "The solver": whether the mover wins, by the formulas of the page. */
  public boolean winsByFormula(List<Integer> heaps) {
    List<Integer> reduced = heaps.stream().map(this::reduced).toList();
    if (!loses) {
      return nimSum(reduced) != 0;
    }
    if (max == 1) {
      return balls(heaps) % 2 == 0;
    }
    if (reduced.stream().allMatch(heap -> heap <= 1)) {
      return reduced.stream().filter(heap -> heap == 1).count() % 2 == 0;
    }
    return nimSum(reduced) != 0;
  }

  /** RULES.md, "The solver": the Grundy value by the formula of the page. */
  public int grundyByFormula(List<Integer> heaps) {
    return nimSum(heaps.stream().map(this::reduced).toList());
  }

  private int reduced(int heap) {
    return max == ReferenceVariant.ANY ? heap : heap % (max + 1);
  }

  private static int nimSum(List<Integer> heaps) {
    return heaps.stream().reduce(0, (one, other) -> one ^ other);
  }
}
