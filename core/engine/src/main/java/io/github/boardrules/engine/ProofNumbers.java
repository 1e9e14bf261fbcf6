package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search for a win of one player. It belongs to one thread.
 *
 * <p><b>Design.</b> A proof number says how many more positions must be proved at least, a disproof
 * number how many must be disproved; the search goes where the smaller of them is, as long as that
 * is the best place (Ayumu Nagai, <i>Df-pn algorithm for searching AND/OR trees and its
 * applications</i>, 2002). Coming back to a position of the same line wins nothing, so a proof
 * never rests on one; a disproof may, and so it is not reported. Symmetric positions are one, with
 * the attacker's role in it, and they are compared as a whole: what is proved is true.
 */
final class ProofNumbers<S, M> {
  /** What an entry of the table takes with its position, roughly. */
  private static final int BYTES_PER_ENTRY = 136;

  private static final int INFINITE = 1 << 29;
  private static final int MAX_PLIES = 1000;

  /**
   * A position to be won. The player who attacks is 1 in one position and 2 in another if a
   * symmetry exchanges the players.
   */
  private record Task<S>(S position, int attacker) {}

  /** The numbers of a task. */
  private record Numbers<S>(Task<S> task, int proof, int disproof) {
    static <S> Numbers<S> ofWon(Task<S> task) {
      return new Numbers<>(task, 0, INFINITE);
    }

    static <S> Numbers<S> ofNotWon(Task<S> task) {
      return new Numbers<>(task, INFINITE, 0);
    }
  }

  private final PackedRules<S, M> rules;
  private final int attacker;
  private final @Nullable Numbers<S>[] table;
  private final int shift;
  private final Set<Task<S>> line = new HashSet<>();
  private long nodes;
  private long maxNodes;
  private int rootProof = 1;
  private int rootDisproof = 1;

  /** The tasks after the moves from a position, and their numbers. */
  private final class Replies {
    final List<Numbers<S>> all = new ArrayList<>();
    final boolean isAttack;
    int proof;
    int disproof;
    int best;
    int second;

    Replies(Task<S> task) {
      isAttack = rules.status(task.position()).toMove().equals(OptionalInt.of(task.attacker()));
      MoveBuffer moves = new MoveBuffer();
      rules.legalMoves(task.position(), moves);
      for (int i = 0; i < moves.size(); i++) {
        S next = rules.playUnchecked(task.position(), moves.get(i));
        nodes++;
        Status status = rules.status(next);
        if (status.isOver()) {
          Task<S> end = new Task<>(next, task.attacker());
          boolean isWin = status.winner().equals(OptionalInt.of(task.attacker()));
          all.add(isWin ? Numbers.ofWon(end) : Numbers.ofNotWon(end));
        } else {
          Task<S> same = task(next, task.attacker());
          all.add(line.contains(same) ? Numbers.ofNotWon(same) : known(same));
        }
      }
    }

    /** Finds the numbers of the position before, and the move that is to be looked at next. */
    void sum() {
      int least = INFINITE;
      int sum = 0;
      best = 0;
      second = INFINITE;
      for (int i = 0; i < all.size(); i++) {
        Numbers<S> reply = all.get(i);
        int chosen = isAttack ? reply.proof() : reply.disproof();
        sum = Math.min(INFINITE, sum + (isAttack ? reply.disproof() : reply.proof()));
        if (chosen < least) {
          second = least;
          least = chosen;
          best = i;
        } else {
          second = Math.min(second, chosen);
        }
      }
      proof = isAttack ? least : sum;
      disproof = isAttack ? sum : least;
    }
  }

  @SuppressWarnings("unchecked") // only tasks are put into the table
  ProofNumbers(PackedRules<S, M> rules, int attacker, long bytes) {
    this.rules = rules;
    this.attacker = attacker;
    int bits = 10;
    while (bits < 26 && ((long) BYTES_PER_ENTRY << (bits + 1)) <= bytes) {
      bits++;
    }
    table = (@Nullable Numbers<S>[]) new Numbers<?>[1 << bits];
    shift = Long.SIZE - bits;
  }

  int attacker() {
    return attacker;
  }

  long nodes() {
    return nodes;
  }

  /** Returns whether the attacker is known to win. */
  boolean isProven() {
    return rootProof == 0;
  }

  /** Returns whether searching on is no use. */
  boolean isSettled() {
    return rootProof == 0 || rootDisproof == 0;
  }

  /** Searches on from the root with so many nodes more. */
  void search(S root, long moreNodes) {
    maxNodes = nodes + moreNodes;
    line.clear();
    Numbers<S> found = search(task(root, attacker), INFINITE, INFINITE);
    rootProof = found.proof();
    rootDisproof = found.disproof();
  }

  /** Searches on from a position until one of its numbers reaches its limit. */
  private Numbers<S> search(Task<S> task, int maxProof, int maxDisproof) {
    if (line.size() >= MAX_PLIES) {
      return Numbers.ofNotWon(task);
    }
    line.add(task);
    Replies replies = new Replies(task);
    replies.sum();
    while (replies.proof < maxProof
        && replies.disproof < maxDisproof
        && nodes < maxNodes
        && !Thread.currentThread().isInterrupted()) {
      Numbers<S> best = replies.all.get(replies.best);
      int next = replies.second + 1;
      int proofs =
          replies.isAttack ? Math.min(maxProof, next) : rest(maxProof, replies.proof, best.proof());
      int disproofs =
          replies.isAttack
              ? rest(maxDisproof, replies.disproof, best.disproof())
              : Math.min(maxDisproof, next);
      replies.all.set(replies.best, search(best.task(), proofs, disproofs));
      replies.sum();
    }
    line.remove(task);
    Numbers<S> found = new Numbers<>(task, replies.proof, replies.disproof);
    table[slot(task)] = found;
    return found;
  }

  /** Returns what is left of a limit for one of several positions whose numbers are added. */
  private static int rest(int max, int sum, int own) {
    return max >= INFINITE ? INFINITE : max - sum + own;
  }

  /** Returns the task that stands for a position and all that are symmetric to it. */
  private Task<S> task(S position, int player) {
    Symmetry<S, M> symmetry = rules.toCanonical(position);
    return new Task<>(symmetry.position(position), symmetry.player(player));
  }

  private Numbers<S> known(Task<S> task) {
    Numbers<S> found = table[slot(task)];
    return found != null && found.task().equals(task) ? found : new Numbers<>(task, 1, 1);
  }

  private int slot(Task<S> task) {
    return (int) (SplitMix64.mix(rules.hash(task.position()), task.attacker()) >>> shift);
  }
}
