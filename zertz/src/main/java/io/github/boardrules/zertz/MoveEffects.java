package io.github.boardrules.zertz;

import org.jspecify.annotations.Nullable;

/** Plays legal moves (RULES.md, "What a move does"). */
final class MoveEffects {
  private MoveEffects() {}

  static ZertzPosition play(ZertzPosition position, long code) {
    int kind = MoveCode.kind(code);
    if (kind == MoveCode.PLACEMENT) {
      return place(position, code);
    }
    if (kind == MoveCode.CAPTURE) {
      return capture(position, code);
    }
    return code == MoveCode.PASS ? pass(position) : retract(position);
  }

  private static ZertzPosition place(ZertzPosition before, long code) {
    boolean lapse = before.variant.hasRetract && before.isCapturePossible();
    int marble = MoveCode.marbleOf(code);
    int x = MoveCode.filledBy(code);
    long removed = Isolation.one(MoveCode.removedBy(code));
    long rings = before.rings & ~removed;
    long low = before.low | ((long) (marble & 1) << x);
    long high = before.high | ((long) (marble >> 1) << x);
    long counts = before.counts - PackedCounts.one(PackedCounts.supplier(before.counts), marble);
    if (MoveCode.claims(code) != 0) {
      long claimed =
          Isolation.claimed(before.variant.board, before.occupied(), before.vacant(), code);
      counts += gain(before.toMove(), low & claimed, high & claimed);
      rings &= ~claimed;
      low &= ~claimed;
      high &= ~claimed;
    }
    return after(before, rings, low, high, counts, lapse ? withoutLapse(before) : null);
  }

  private static ZertzPosition capture(ZertzPosition before, long code) {
    int from = MoveCode.start(code);
    long captured = 0;
    CaptureChain chain = new CaptureChain(before, code);
    while (chain.jump()) {
      captured |= chain.over;
    }
    long kept = ~(captured | (1L << from));
    long marble = before.number(from);
    long low = (before.low & kept) | ((marble & 1) << chain.at);
    long high = (before.high & kept) | ((marble >> 1) << chain.at);
    long counts =
        before.counts + gain(before.toMove(), before.low & captured, before.high & captured);
    return after(before, before.rings, low, high, counts, null);
  }

  private static ZertzPosition pass(ZertzPosition before) {
    return after(before, before.rings, before.low, before.high, before.counts, null);
  }

  /** Returns the position before the pending lapse, with its player bound to capture. */
  private static ZertzPosition retract(ZertzPosition after) {
    ZertzPosition before = after.lapse;
    return before == null ? after : before.with(before.counts | PackedCounts.BOUND, null);
  }

  private static ZertzPosition withoutLapse(ZertzPosition position) {
    return position.lapse == null && !position.isBound()
        ? position
        : position.with(position.counts & ~PackedCounts.BOUND, null);
  }

  private static ZertzPosition after(
      ZertzPosition before,
      long rings,
      long low,
      long high,
      long counts,
      @Nullable ZertzPosition lapse) {
    long next = (counts ^ PackedCounts.TO_MOVE) & ~PackedCounts.BOUND;
    if (before.variant.hasStall) {
      next =
          PackedCounts.withCounter(
              next, rings == before.rings ? PackedCounts.counter(next) + 1 : 0);
    }
    return new ZertzPosition(before.variant, rings, low, high, next, lapse);
  }

  /** Returns what a player gains with the marbles whose numbers two sets hold in binary. */
  private static long gain(int player, long low, long high) {
    return Long.bitCount(low & ~high) * PackedCounts.one(player, 1)
        + Long.bitCount(high & ~low) * PackedCounts.one(player, 2)
        + Long.bitCount(low & high) * PackedCounts.one(player, 3);
  }
}
