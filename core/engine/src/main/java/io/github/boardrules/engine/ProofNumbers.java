package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import java.util.HashSet;
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
 * never rests on one; a disproof may, and so it is not reported. Symmetric positions are one, and
 * they are compared as a whole: what is proved is true.
 */
final class ProofNumbers<S extends Object, M extends Object> {
  /** What an entry of the table takes with its position, roughly. */
  private static final int BYTES_PER_ENTRY = 112;

  private static final int INFINITE = 1 << 29;
  private static final int MAX_PLIES = 1000;

  /** Numbers of a position. */
  private record Numbers(Object position, int proof, int disproof) {}

  private final PackedRules<S, M> rules;
  private final int attacker;
  private final boolean hasSymmetries;
  private final @Nullable Numbers[] table;
  private final int shift;
  private final Set<Object> line = new HashSet<>();
  private long nodes;
  private long maxNodes;
  private int rootProof = 1;
  private int rootDisproof = 1;

  /** The positions after the moves from a position, and their numbers. */
  private final class Replies {
    final Object[] positions;
    final int[] players;
    final int[] proofs;
    final int[] disproofs;
    int proof;
    int disproof;
    int best;
    int second;

    Replies(S position) {
      MoveBuffer moves = new MoveBuffer();
      rules.legalMoves(position, moves);
      int size = moves.size();
      positions = new Object[size];
      players = new int[size];
      proofs = new int[size];
      disproofs = new int[size];
      for (int i = 0; i < size; i++) {
        S next = rules.playUnchecked(position, moves.get(i));
        nodes++;
        Status status = rules.status(next);
        if (status instanceof Status.Ongoing ongoing) {
          S same = hasSymmetries ? rules.canonical(next) : next;
          positions[i] = same;
          players[i] = ongoing.player();
          set(i, line.contains(same) ? new Numbers(same, INFINITE, 0) : known(same));
        } else {
          positions[i] = next;
          boolean isWin = status.winner().equals(OptionalInt.of(attacker));
          set(i, isWin ? new Numbers(next, 0, INFINITE) : new Numbers(next, INFINITE, 0));
        }
      }
    }

    void set(int i, Numbers numbers) {
      proofs[i] = numbers.proof();
      disproofs[i] = numbers.disproof();
    }

    /** Finds the numbers of the position before, and the move that is to be looked at next. */
    void sum(boolean isAttack) {
      int[] chosen = isAttack ? proofs : disproofs;
      int[] added = isAttack ? disproofs : proofs;
      int least = INFINITE;
      int sum = 0;
      best = 0;
      second = INFINITE;
      for (int i = 0; i < chosen.length; i++) {
        sum = Math.min(INFINITE, sum + added[i]);
        if (chosen[i] < least) {
          second = least;
          least = chosen[i];
          best = i;
        } else {
          second = Math.min(second, chosen[i]);
        }
      }
      proof = isAttack ? least : sum;
      disproof = isAttack ? sum : least;
    }
  }

  ProofNumbers(PackedRules<S, M> rules, int attacker, long bytes) {
    this.rules = rules;
    this.attacker = attacker;
    hasSymmetries = rules.symmetries().size() > 1;
    int bits = 10;
    while (bits < 26 && ((long) BYTES_PER_ENTRY << (bits + 1)) <= bytes) {
      bits++;
    }
    table = new @Nullable Numbers[1 << bits];
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
    int player = ((Status.Ongoing) rules.status(root)).player();
    Numbers found =
        search(hasSymmetries ? rules.canonical(root) : root, player, INFINITE, INFINITE);
    rootProof = found.proof();
    rootDisproof = found.disproof();
  }

  /** Searches on from a position until one of its numbers reaches its limit. */
  private Numbers search(S position, int player, int maxProof, int maxDisproof) {
    if (line.size() >= MAX_PLIES) {
      return new Numbers(position, INFINITE, 0);
    }
    line.add(position);
    boolean isAttack = player == attacker;
    Replies replies = new Replies(position);
    replies.sum(isAttack);
    while (replies.proof < maxProof
        && replies.disproof < maxDisproof
        && nodes < maxNodes
        && !Thread.currentThread().isInterrupted()) {
      int i = replies.best;
      int next = replies.second + 1;
      int proofs =
          isAttack ? Math.min(maxProof, next) : rest(maxProof, replies.proof, replies.proofs[i]);
      int disproofs =
          isAttack
              ? rest(maxDisproof, replies.disproof, replies.disproofs[i])
              : Math.min(maxDisproof, next);
      replies.set(i, search(cast(replies.positions[i]), replies.players[i], proofs, disproofs));
      replies.sum(isAttack);
    }
    line.remove(position);
    Numbers found = new Numbers(position, replies.proof, replies.disproof);
    table[slot(position)] = found;
    return found;
  }

  /** Returns what is left of a limit for one of several positions whose numbers are added. */
  private static int rest(int max, int sum, int own) {
    return max >= INFINITE ? INFINITE : max - sum + own;
  }

  private Numbers known(S position) {
    Numbers found = table[slot(position)];
    return found != null && found.position().equals(position) ? found : new Numbers(position, 1, 1);
  }

  private int slot(S position) {
    return (int) (rules.hash(position) >>> shift);
  }

  @SuppressWarnings("unchecked") // the positions of replies are those of the rules
  private S cast(Object position) {
    return (S) position;
  }
}
