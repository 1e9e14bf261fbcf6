package io.github.boardrules.examples.parts;

import io.github.boardrules.core.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * Divides a count of move sequences into parts that can be counted apart.
 *
 * <p><b>Design.</b> Again and again the part that looks greatest is replaced by the positions after
 * its moves. What a part will cost is not known; the number of its legal moves to the power of its
 * depth is a fair guess. Positions that are symmetric to each other have the same count, so they
 * share a part, as do those that other orders of moves reach.
 */
public final class PerftSplit<S, M> {
  /** A part of this depth costs less than its overhead. */
  private static final int MIN_DEPTH = 2;

  private final Rules<S, M> rules;
  private final Map<Node<S>, Long> ways = new HashMap<>();
  private final PriorityQueue<Sized<S>> greatest =
      new PriorityQueue<>(
          Comparator.comparingDouble((Sized<S> part) -> -part.size()).thenComparing(Sized::text));
  private final List<Node<S>> small = new ArrayList<>();

  private PerftSplit(Rules<S, M> rules) {
    this.rules = rules;
  }

  private record Node<S>(S position, int depth) {}

  /** A part to be divided; its text decides among parts of the same size. */
  private record Sized<S>(Node<S> node, double size, String text) {}

  /**
   * Returns the parts of a count, those that look greatest first. They depend on the arguments
   * alone.
   */
  public static <S, M> List<PerftPart> of(
      Rules<S, M> rules, String position, int depth, int parts) {
    PerftSplit<S, M> split = new PerftSplit<>(rules);
    split.add(rules.notation().parsePosition(position), depth, 1);
    while (!split.greatest.isEmpty() && split.ways.size() < parts) {
      split.divide(split.greatest.remove().node());
    }
    return split.parts();
  }

  private void add(S position, int depth, long count) {
    long legal = rules.countLegal(position);
    if (depth > 0 && legal == 0) {
      return;
    }
    Node<S> node = new Node<>(rules.canonical(position), depth);
    boolean isNew = !ways.containsKey(node);
    ways.merge(node, count, Math::addExact);
    if (isNew && depth < MIN_DEPTH) {
      small.add(node);
    } else if (isNew) {
      String text = rules.notation().formatPosition(node.position());
      greatest.add(new Sized<>(node, Math.pow((double) legal, depth), text));
    }
  }

  private void divide(Node<S> node) {
    long count = ways.getOrDefault(node, 0L);
    ways.remove(node);
    for (M move : rules.legalMoves(node.position())) {
      add(rules.play(node.position(), move), node.depth() - 1, count);
    }
  }

  private List<PerftPart> parts() {
    List<PerftPart> parts = new ArrayList<>();
    while (!greatest.isEmpty()) {
      parts.add(part(greatest.remove().node()));
    }
    small.forEach(node -> parts.add(part(node)));
    return parts;
  }

  private PerftPart part(Node<S> node) {
    String text = rules.notation().formatPosition(node.position());
    return new PerftPart(text, node.depth(), ways.getOrDefault(node, 0L));
  }
}
