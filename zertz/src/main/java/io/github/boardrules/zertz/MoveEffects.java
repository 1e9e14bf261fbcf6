package io.github.boardrules.zertz;

import org.jspecify.annotations.Nullable;

/** What each kind of move does (RULES.md, "What a move does"). The moves are legal ones. */
final class MoveEffects {
  private MoveEffects() {}

  /** Plays a placement; a lapse keeps the position before it. */
  static ZertzPosition place(ZertzPosition before, long code, boolean lapse) {
    int marble = MoveCode.marbleOf(code);
    int x = MoveCode.filledBy(code);
    long removed = Isolation.one(MoveCode.removedBy(code));
    long rings = before.rings & ~removed;
    long low = before.low | ((long) (marble & 1) << x);
    long high = before.high | ((long) (marble >> 1) << x);
    long tally = before.tally - PackedCounts.one(PackedCounts.supplier(before.tally), marble);
    if (MoveCode.claims(code) != 0) {
      long claimed =
          Isolation.claimed(before.variant.board(), before.occupied(), before.vacant(), code);
      tally += gain(before.toMove(), low & claimed, high & claimed);
      rings &= ~claimed;
      low &= ~claimed;
      high &= ~claimed;
    }
    return after(before, rings, low, high, tally, lapse ? withoutLapse(before) : null);
  }

  static ZertzPosition capture(ZertzPosition before, long code) {
    int from = MoveCode.start(code);
    long captured = 0;
    CaptureChain chain = new CaptureChain(before, code);
    while (chain.jump()) {
      captured |= chain.over();
    }
    long kept = ~(captured | (1L << from));
    long marble = before.number(from);
    long low = (before.low & kept) | ((marble & 1) << chain.at());
    long high = (before.high & kept) | ((marble >> 1) << chain.at());
    long tally =
        before.tally + gain(before.toMove(), before.low & captured, before.high & captured);
    return after(before, before.rings, low, high, tally, null);
  }

  static ZertzPosition pass(ZertzPosition before) {
    return after(before, before.rings, before.low, before.high, before.tally, null);
  }

  /** Takes the pending lapse back; there is one. */
  static ZertzPosition retract(ZertzPosition after) {
    ZertzPosition before = after.lapse;
    return before == null ? after : withTally(before, before.tally | PackedCounts.BOUND);
  }

  /** The position without what it keeps of lapses. */
  static ZertzPosition withoutLapse(ZertzPosition position) {
    return position.lapse == null && !position.isBound()
        ? position
        : withTally(position, position.tally & ~PackedCounts.BOUND);
  }

  private static ZertzPosition withTally(ZertzPosition position, long tally) {
    return new ZertzPosition(
        position.variant, position.rings, position.low, position.high, tally, null);
  }

  private static ZertzPosition after(
      ZertzPosition before,
      long rings,
      long low,
      long high,
      long tally,
      @Nullable ZertzPosition lapse) {
    long turned = (tally ^ PackedCounts.TO_MOVE) & ~PackedCounts.BOUND;
    if (before.variant.stalls()) {
      turned =
          PackedCounts.withCounter(
              turned, rings == before.rings ? PackedCounts.counter(turned) + 1 : 0);
    }
    return new ZertzPosition(before.variant, rings, low, high, turned, lapse);
  }

  /** The holdings that a player gains with marbles given by their numbers in binary. */
  private static long gain(int player, long low, long high) {
    return Long.bitCount(low & ~high) * PackedCounts.one(player, 1)
        + Long.bitCount(high & ~low) * PackedCounts.one(player, 2)
        + Long.bitCount(low & high) * PackedCounts.one(player, 3);
  }
}
