package io.github.boardrules.zertz;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.grid.Bits;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of ZÉRTZ (RULES.md, "Notation"): the rings and marbles on the board, the pool, what
 * both players hold, and the player to move. Positions come from {@link ZertzRules#start()}, {@link
 * ZertzRules#play} and {@link ZertzRules#notation()}; they are immutable.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * ZertzPosition position = rules.play(rules.start(), ZertzMove.parse("Wd4,d1"));
 * position.marble(ZertzCell.parse("d4"));  // ==> Optional[W]
 * position.hasRing(ZertzCell.parse("d1")); // ==> false
 * position.pool(ZertzMarble.WHITE);        // ==> 4
 * }</pre>
 */
public final class ZertzPosition {
  private static final byte UNKNOWN = 0;
  private static final byte NONE = 1;

  /** A capture is possible; see {@link #capture()}. */
  static final byte POSSIBLE = 2;

  final Variant variant;
  final long rings;

  /** The low bits of the marbles' numbers (1 white, 2 grey, 3 black). */
  final long low;

  /** The high bits of the marbles' numbers. */
  final long high;

  final long counts;

  /** The position before a pending lapse; it has no lapse itself. */
  final @Nullable ZertzPosition lapse;

  /**
   * Whether a capture is possible, computed at the first use: status and legal moves both need it.
   * Racing threads write the same value (the "racy single-check idiom" of Bloch, "Effective Java",
   * item 83).
   */
  private byte capture = UNKNOWN;

  ZertzPosition(
      Variant variant,
      long rings,
      long low,
      long high,
      long counts,
      @Nullable ZertzPosition lapse) {
    this.variant = variant;
    this.rings = rings;
    this.low = low;
    this.high = high;
    this.counts = counts;
    this.lapse = lapse;
  }

  /** {@return the player to move, 1 or 2; after the end, the player whose move it would be} */
  public int toMove() {
    return PackedCounts.toMove(counts);
  }

  /** {@return the cells that have a ring, vacant or occupied, in ascending order. Unmodifiable} */
  public List<ZertzCell> rings() {
    return variant.board.cells(rings);
  }

  /**
   * {@return whether a cell has a ring; {@code false} also for a cell that the board lacks}
   *
   * @param cell any cell
   */
  public boolean hasRing(ZertzCell cell) {
    return (rings & variant.board.set(cell)) != 0;
  }

  /**
   * {@return the colour of the marble on a cell; empty if the ring is vacant or there is none}
   *
   * @param cell any cell
   */
  public Optional<ZertzMarble> marble(ZertzCell cell) {
    int number = number(variant.board.set(cell));
    return number == 0 ? Optional.empty() : Optional.of(ZertzMarble.numbered(number));
  }

  /**
   * {@return the number of marbles of a colour in the pool, 0 to 10}
   *
   * @param marble the colour
   */
  public int pool(ZertzMarble marble) {
    return PackedCounts.count(counts, PackedCounts.POOL, marble);
  }

  /**
   * {@return the number of marbles of a colour that a player holds, 0 to 10}
   *
   * @param player 1 or 2
   * @param marble the colour
   * @throws IllegalArgumentException if {@code player} is neither 1 nor 2
   */
  public int held(int player, ZertzMarble marble) {
    return PackedCounts.count(counts, Rules.requirePlayer(player), marble);
  }

  /**
   * {@return for how many turns in a row no ring has left the board: 0 to the variant's {@code
   * stall}; always 0 in a variant without it}
   */
  public int stallCounter() {
    return PackedCounts.counter(counts);
  }

  /**
   * {@return whether the player to move has had a lapse taken back and must capture; always {@code
   * false} with {@code capture=forced}}
   */
  public boolean isBound() {
    return PackedCounts.isBound(counts);
  }

  ZertzPosition with(long newCounts, @Nullable ZertzPosition newLapse) {
    return new ZertzPosition(variant, rings, low, high, newCounts, newLapse);
  }

  long occupied() {
    return low | high;
  }

  long vacant() {
    return rings & ~(low | high);
  }

  boolean isCapturePossible() {
    return capture() == POSSIBLE;
  }

  /** Returns {@link #POSSIBLE} if any marble can jump, else a number without that bit. */
  byte capture() {
    byte known = capture;
    if (known == UNKNOWN) {
      known = CaptureGenerator.isPossible(this) ? POSSIBLE : NONE;
      capture = known;
    }
    return known;
  }

  /** Returns whether the player to move may ignore a capture. */
  boolean canLapse() {
    return variant.hasRetract && !isBound();
  }

  /** Returns the number of the marble on a cell given as a set: 1 to 3, 0 for none. */
  int number(long cell) {
    return ((low & cell) != 0 ? 1 : 0) + ((high & cell) != 0 ? 2 : 0);
  }

  /** Returns the number of the marble on the cell with a bit: 1 to 3, 0 for none. */
  int number(int bit) {
    return (int) (((low >>> bit) & 1) | (((high >>> bit) & 1) << 1));
  }

  long hash() {
    long hash = Bits.mix(Bits.mix(rings, counts), Bits.mix(low, high));
    ZertzPosition before = lapse;
    return before == null ? hash : Bits.mix(hash, before.hash());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof ZertzPosition that)
        || rings != that.rings
        || low != that.low
        || high != that.high
        || counts != that.counts
        || !variant.options.equals(that.variant.options)) {
      return false;
    }
    ZertzPosition before = lapse;
    return before == null ? that.lapse == null : before.equals(that.lapse);
  }

  @Override
  public String toString() {
    return PositionText.format(this);
  }
}
