package io.github.boardrules.examples.arena;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Plain UCT (Kocsis and Szepesvári, <i>Bandit based Monte-Carlo planning</i>, 2006): a tree that
 * grows by one node with every random game, UCB1 to choose among the moves, and the move that was
 * tried most often in the end. It forgets its tree after every move.
 */
final class UctPlayer<S, M> implements ArenaPlayer<S, M> {
  /** The weight of moves that were tried little. */
  private static final double EXPLORATION = 0.7;

  private final PackedRules<S, M> rules;
  private final RandomGames<S, M> games;
  private final MoveLimit limit;
  private final MoveBuffer moves = new MoveBuffer();

  /** A position of the tree. The points are those of player 1. */
  private static final class UctNode<S> {
    private final S position;
    private final Status status;
    private final int mover;

    /** The legal moves, in a random order; the first of them have led to the children. */
    private long[] codes = {};

    private final List<UctNode<S>> children = new ArrayList<>(0);
    private double points;
    private int visits;

    UctNode(S position, Status status) {
      this.position = position;
      this.status = status;
      mover = status.toMove().orElse(0);
    }

    /** Returns the child that UCB1 chooses. */
    UctNode<S> child() {
      double logarithm = Math.log(visits);
      double highest = Double.NEGATIVE_INFINITY;
      UctNode<S> best = this;
      for (UctNode<S> child : children) {
        double mean = child.points / child.visits;
        double value =
            (mover == 1 ? mean : 1 - mean) + EXPLORATION * Math.sqrt(logarithm / child.visits);
        if (value > highest) {
          highest = value;
          best = child;
        }
      }
      return best;
    }
  }

  UctPlayer(PackedRules<S, M> rules, MoveLimit limit, long seed) {
    this.rules = rules;
    this.limit = limit;
    games = new RandomGames<>(rules, new SplitMix64(seed));
  }

  @Override
  public FoundMove<M> answer(Match<S, M> match) {
    UctNode<S> root = node(match.position());
    list(root);
    MoveLimit.Countdown countdown = limit.countdown();
    List<UctNode<S>> path = new ArrayList<>();
    while (countdown.next()) {
      path.clear();
      path.add(root);
      UctNode<S> leaf = leaf(root, path);
      double points =
          leaf.status.isOver() ? RandomGames.points(leaf.status) : games.points(leaf.position);
      for (UctNode<S> node : path) {
        node.points += points;
        node.visits++;
      }
    }
    int best =
        root.children.isEmpty()
            ? 0
            : root.children.indexOf(
                Collections.max(root.children, Comparator.comparingInt(child -> child.visits)));
    return new FoundMove<>(rules.decode(root.position, root.codes[best]), countdown.done());
  }

  /** Walks down the tree, adds a node below it, and returns that node. */
  private UctNode<S> leaf(UctNode<S> root, List<UctNode<S>> path) {
    UctNode<S> node = root;
    while (!node.status.isOver()) {
      if (node.codes.length == 0) {
        list(node);
      }
      int tried = node.children.size();
      if (tried < node.codes.length) {
        UctNode<S> child = node(rules.playUnchecked(node.position, node.codes[tried]));
        node.children.add(child);
        path.add(child);
        return child;
      }
      node = node.child();
      path.add(node);
    }
    return node;
  }

  private UctNode<S> node(S position) {
    return new UctNode<>(position, rules.status(position));
  }

  private void list(UctNode<S> node) {
    int mark = moves.mark();
    rules.legalMoves(node.position, moves);
    node.codes = moves.toArray();
    moves.release(mark);
    games.shuffle(node.codes);
  }
}
