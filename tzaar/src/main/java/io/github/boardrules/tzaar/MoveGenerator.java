package io.github.boardrules.tzaar;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;

/**
 * The legal moves of a position that is not over, but for having no capture (RULES.md, "A move").
 */
final class MoveGenerator {
  private final TzaarPosition position;
  private final Phase phase;

  MoveGenerator(TzaarPosition position) {
    this.position = position;
    phase = position.phase();
  }

  boolean anyCapture() {
    LinesOfSight sights = new LinesOfSight(position);
    while (sights.next()) {
      if (sights.captures() != 0) {
        return true;
      }
    }
    return false;
  }

  void list(MoveBuffer out) {
    if (phase == Phase.PLACE) {
      listPlaces(out);
      return;
    }
    long coverable = coverable();
    LinesOfSight sights = new LinesOfSight(position);
    while (sights.next()) {
      list(MoveCode.CAPTURE, sights.captures(), sights.angle(), out);
      list(MoveCode.REINFORCE, sights.own() & coverable, sights.angle(), out);
    }
    if (phase == Phase.SECOND) {
      out.add(MoveCode.PASS);
    }
  }

  long count() {
    if (phase == Phase.PLACE) {
      return (long) Long.bitCount(empty()) * kindsLeft();
    }
    long coverable = coverable();
    LinesOfSight sights = new LinesOfSight(position);
    long count = phase == Phase.SECOND ? 1 : 0;
    while (sights.next()) {
      count += Long.bitCount(sights.captures() | (sights.own() & coverable));
    }
    return count;
  }

  /** The code of a move, each with the same chance; there is one. */
  long pick(SplitMix64 random) {
    int index = random.below((int) count());
    if (phase == Phase.PLACE) {
      int kinds = kindsLeft();
      return MoveCode.place(kindLeft(index % kinds), nth(empty(), index / kinds));
    }
    long coverable = coverable();
    LinesOfSight sights = new LinesOfSight(position);
    while (sights.next()) {
      long captures = sights.captures();
      long targets = captures | (sights.own() & coverable);
      int count = Long.bitCount(targets);
      if (index < count) {
        int to = nth(targets, index);
        int move = (captures & (1L << to)) != 0 ? MoveCode.CAPTURE : MoveCode.REINFORCE;
        return MoveCode.step(move, Board.before(to, sights.angle()), to);
      }
      index -= count;
    }
    return MoveCode.PASS;
  }

  /** The own stacks that may be reinforced: none before the second step. */
  private long coverable() {
    if (phase != Phase.SECOND) {
      return 0;
    }
    long own = position.stacksOf(position.toMove());
    if (!position.variant.forbidsCovering()) {
      return own;
    }
    return own
        & ~last(own & position.of(Kind.TZAAR))
        & ~last(own & position.of(Kind.TZARRA))
        & ~last(own & position.of(Kind.TOTT));
  }

  private long empty() {
    return Board.ALL & ~position.occupied();
  }

  private int kindsLeft() {
    int kinds = 0;
    for (Kind kind : Kind.ALL) {
      kinds += position.toPlace(position.toMove(), kind) > 0 ? 1 : 0;
    }
    return kinds;
  }

  /** The number of the kind with an index among those that are left to place. */
  private int kindLeft(int index) {
    int passed = 0;
    for (Kind kind : Kind.ALL) {
      if (position.toPlace(position.toMove(), kind) > 0 && passed++ == index) {
        return kind.number();
      }
    }
    throw new IllegalArgumentException("No kind is left with the index " + index + ".");
  }

  private void listPlaces(MoveBuffer out) {
    for (Kind kind : Kind.ALL) {
      if (position.toPlace(position.toMove(), kind) > 0) {
        for (long rest = empty(); rest != 0; rest &= rest - 1) {
          out.add(MoveCode.place(kind.number(), Long.numberOfTrailingZeros(rest)));
        }
      }
    }
  }

  private static void list(int move, long targets, int angle, MoveBuffer out) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      out.add(MoveCode.step(move, Board.before(to, angle), to));
    }
  }

  /** A set that is one field; otherwise nothing. */
  private static long last(long stacks) {
    return (stacks & (stacks - 1)) == 0 ? stacks : 0;
  }

  private static int nth(long set, int index) {
    long rest = set;
    for (int i = 0; i < index; i++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
