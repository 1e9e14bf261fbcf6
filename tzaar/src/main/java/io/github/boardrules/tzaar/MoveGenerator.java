package io.github.boardrules.tzaar;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import java.util.Objects;

/**
 * Generates the legal moves of a position (RULES.md, "A move"). No kind may be extinct in it; it
 * may be over because the player to move has no capture.
 */
final class MoveGenerator {
  private final TzaarPosition position;
  private final TzaarPhase phase;

  private MoveGenerator(TzaarPosition position) {
    this.position = position;
    phase = position.phase();
  }

  static boolean hasCapture(TzaarPosition position) {
    // Nearly always, a stack stands beside a single piece of the opponent.
    long own = position.stacksOf(position.toMove());
    long beside = 0;
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      beside |= Board.shift(own, direction);
    }
    if ((beside & position.occupied() & ~own & ~position.tallStacks()) != 0) {
      return true;
    }
    LinesOfSight lines = new LinesOfSight(position);
    while (lines.next()) {
      if (lines.captures() != 0) {
        return true;
      }
    }
    return false;
  }

  static void list(TzaarPosition position, MoveBuffer out) {
    Objects.requireNonNull(out, "out");
    if (!Endings.isKindExtinct(position)) {
      new MoveGenerator(position).list(out);
    }
  }

  static long count(TzaarPosition position) {
    return Endings.isKindExtinct(position) ? 0 : new MoveGenerator(position).count();
  }

  static long random(TzaarPosition position, SplitMix64 random) {
    Objects.requireNonNull(random, "random");
    Endings.status(position).requireOngoing();
    return new MoveGenerator(position).random(random);
  }

  /** Returns whether a code is that of a legal move in a position that is not over. */
  static boolean isLegal(TzaarPosition position, long code) {
    return code >>> MoveCode.BITS == 0 && new MoveGenerator(position).isLegal(code);
  }

  private boolean isLegal(long code) {
    int moveKind = MoveCode.moveKind(code);
    int from = MoveCode.from(code);
    int to = MoveCode.to(code);
    if (phase == TzaarPhase.PLACE) {
      return moveKind == MoveCode.PLACE && isIn(kindsLeft(), from) && isIn(empty(), to);
    }
    if (moveKind > MoveCode.REINFORCE) {
      return code == MoveCode.PASS && phase == TzaarPhase.SECOND;
    }
    boolean isCapture = moveKind == MoveCode.CAPTURE;
    long own = position.stacksOf(position.toMove());
    long occupied = position.occupied();
    return isIn(own, from)
        && isIn(isCapture ? occupied & ~own : coverable(), to)
        && (occupied & Board.between(from, to)) == 0
        && (!isCapture || position.height(from) >= position.height(to));
  }

  private void list(MoveBuffer out) {
    if (phase == TzaarPhase.PLACE) {
      for (long kinds = kindsLeft(); kinds != 0; kinds &= kinds - 1) {
        for (long rest = empty(); rest != 0; rest &= rest - 1) {
          out.add(
              MoveCode.place(Long.numberOfTrailingZeros(kinds), Long.numberOfTrailingZeros(rest)));
        }
      }
      return;
    }
    long coverable = coverable();
    LinesOfSight lines = new LinesOfSight(position);
    while (lines.next()) {
      list(MoveCode.CAPTURE, lines.captures(), lines.rotation(), out);
      list(MoveCode.REINFORCE, lines.own() & coverable, lines.rotation(), out);
    }
    if (phase == TzaarPhase.SECOND) {
      out.add(MoveCode.PASS);
    }
  }

  private long count() {
    if (phase == TzaarPhase.PLACE) {
      return (long) Long.bitCount(empty()) * Long.bitCount(kindsLeft());
    }
    long coverable = coverable();
    LinesOfSight lines = new LinesOfSight(position);
    long count = phase == TzaarPhase.SECOND ? 1 : 0;
    while (lines.next()) {
      count += Long.bitCount(lines.captures() | (lines.own() & coverable));
    }
    return count;
  }

  private long random(SplitMix64 random) {
    int index = random.below((int) count());
    if (phase == TzaarPhase.PLACE) {
      int kinds = Long.bitCount(kindsLeft());
      return MoveCode.place(nth(kindsLeft(), index % kinds), nth(empty(), index / kinds));
    }
    long coverable = coverable();
    LinesOfSight lines = new LinesOfSight(position);
    while (lines.next()) {
      long captures = lines.captures();
      long targets = captures | (lines.own() & coverable);
      int count = Long.bitCount(targets);
      if (index < count) {
        int to = nth(targets, index);
        int moveKind = (captures & (1L << to)) != 0 ? MoveCode.CAPTURE : MoveCode.REINFORCE;
        return MoveCode.step(moveKind, Board.origin(to, lines.rotation()), to);
      }
      index -= count;
    }
    return MoveCode.PASS;
  }

  /** Returns the player's stacks that may be covered: none before the second step. */
  private long coverable() {
    if (phase != TzaarPhase.SECOND) {
      return 0;
    }
    long own = position.stacksOf(position.toMove());
    if (!position.variant.isCoveringForbidden) {
      return own;
    }
    return own
        & ~single(own & position.of(TzaarKind.TZAAR))
        & ~single(own & position.of(TzaarKind.TZARRA))
        & ~single(own & position.of(TzaarKind.TOTT));
  }

  private long empty() {
    return Board.ALL & ~position.occupied();
  }

  /** Returns the numbers of the kinds that the player can place, as a set. */
  private long kindsLeft() {
    long kinds = 0;
    for (TzaarKind kind : TzaarKind.ALL) {
      kinds |= position.toPlace(position.toMove(), kind) > 0 ? 1L << kind.number() : 0;
    }
    return kinds;
  }

  private static void list(int moveKind, long targets, int rotation, MoveBuffer out) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      out.add(MoveCode.step(moveKind, Board.origin(to, rotation), to));
    }
  }

  private static boolean isIn(long set, int bit) {
    return (set >>> bit & 1) != 0;
  }

  /** Returns the set if it has a single field, and otherwise the empty set. */
  private static long single(long stacks) {
    return Long.bitCount(stacks) == 1 ? stacks : 0;
  }

  private static int nth(long set, int index) {
    return Long.numberOfTrailingZeros(Bits.nthBit(set, index));
  }
}
