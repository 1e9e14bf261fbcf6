package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position as sets of cells: every {@link PikkPakkPosition} is one.
 *
 * <p><b>Design.</b> Three sets of cells hold the balls: those of light and of dark, which share the
 * target ball, and those of neutral balls. {@link Board} says how a set is two {@code long}s. Every
 * move allocates a position, and smaller objects are faster to allocate: so three classes store the
 * same data in as few words as their board needs, and what rarely changes is shared.
 */
public abstract sealed class BitPosition implements PikkPakkPosition
    permits BitPosition.OnNine, BitPosition.OnEleven, BitPosition.OnBlock {
  /** What the position has besides the balls of the players and the state. */
  public final SharedState shared;

  public static BitPosition of(
      SharedState shared, int state, long lightLow, long lightHigh, long darkLow, long darkHigh) {
    return shared.variant().board == Board.NINE
        ? new OnNine(shared, state, lightLow, lightHigh, darkLow, darkHigh)
        : new OnEleven(shared, state, lightLow, lightHigh, darkLow, darkHigh);
  }

  /** Returns a position of push-four, with sets that are {@link BlockBits} and no lost balls. */
  public static BitPosition onBlock(SharedState shared, int state, long light, long dark) {
    return new OnBlock(shared, state, light, dark);
  }

  public static BitPosition cast(PikkPakkPosition position) {
    return (BitPosition) position;
  }

  private BitPosition(SharedState shared) {
    this.shared = shared;
  }

  /** Returns the {@link PackedState}. */
  public abstract int state();

  /** Returns the low word of the cells with light balls or the target ball. */
  public abstract long lightLow();

  public abstract long lightHigh();

  public abstract long darkLow();

  public abstract long darkHigh();

  /** Returns the cells with light balls as {@link BlockBits}; all balls must be on the block. */
  public long lightBlock() {
    return BlockBits.of(lightLow(), lightHigh());
  }

  public long darkBlock() {
    return BlockBits.of(darkLow(), darkHigh());
  }

  public final Variant variant() {
    return shared.variant();
  }

  public final RepetitionHistory history() {
    return shared.history();
  }

  public final MoveKind moveKind() {
    return variant().moveKind(isPushing());
  }

  @Override
  public final int toMove() {
    return PackedState.toMove(state());
  }

  @Override
  public final boolean isPushing() {
    return PackedState.isPushing(state());
  }

  @Override
  public final int lost(int player) {
    return PackedState.lostBy(state(), Rules.requirePlayer(player));
  }

  @Override
  public final int occurrences() {
    return 1 + history().occurrences(this);
  }

  public final Phase phase() {
    return isPushing() ? Phase.PUSH : Phase.PLACE;
  }

  @Override
  public final Optional<PikkPakkBall> ball(PikkPakkCell cell) {
    Board board = variant().board;
    return board.has(cell) ? Optional.ofNullable(ball(board.bit(cell))) : Optional.empty();
  }

  public final @Nullable PikkPakkBall ball(int bit) {
    boolean light = CellSets.has(lightLow(), lightHigh(), bit);
    boolean dark = CellSets.has(darkLow(), darkHigh(), bit);
    if (light) {
      return dark ? PikkPakkBall.TARGET : PikkPakkBall.LIGHT;
    }
    return dark
        ? PikkPakkBall.DARK
        : CellSets.has(neutralLow(), neutralHigh(), bit) ? PikkPakkBall.NEUTRAL : null;
  }

  public final long neutralLow() {
    return shared.neutralLow();
  }

  public final long neutralHigh() {
    return shared.neutralHigh();
  }

  public final long ballsLow() {
    return lightLow() | darkLow() | neutralLow();
  }

  public final long ballsHigh() {
    return lightHigh() | darkHigh() | neutralHigh();
  }

  public final int count(PikkPakkBall ball) {
    return switch (ball) {
      case LIGHT -> count(1);
      case DARK -> count(2);
      case TARGET -> CellSets.count(lightLow() & darkLow(), lightHigh() & darkHigh());
      case NEUTRAL -> CellSets.count(neutralLow(), neutralHigh());
    };
  }

  public final int count(int player) {
    return player == 1
        ? CellSets.count(lightLow() & ~darkLow(), lightHigh() & ~darkHigh())
        : CellSets.count(darkLow() & ~lightLow(), darkHigh() & ~lightHigh());
  }

  public final boolean hasSameBalls(BitPosition that) {
    return lightLow() == that.lightLow()
        && lightHigh() == that.lightHigh()
        && darkLow() == that.darkLow()
        && darkHigh() == that.darkHigh()
        && neutralLow() == that.neutralLow()
        && neutralHigh() == that.neutralHigh();
  }

  public final long hash() {
    long lights = Bits.mix(lightLow(), lightHigh());
    long darks = Bits.mix(darkLow(), darkHigh());
    return Bits.mix(lights + state(), darks + shared.hash());
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof BitPosition that
        && state() == that.state()
        && hasSameBalls(that)
        && history().equals(that.history())
        && variant().options.equals(that.variant().options);
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public final String toString() {
    return BoardText.formatPosition(this);
  }

  static final class OnNine extends BitPosition {
    private static final int HIGH_BITS = 17;
    private static final long HIGH = (1L << HIGH_BITS) - 1;

    private final long light;
    private final long dark;

    /** From the lowest bit: the high word of light, the high word of dark, and the state. */
    private final long rest;

    OnNine(
        SharedState shared, int state, long lightLow, long lightHigh, long darkLow, long darkHigh) {
      super(shared);
      light = lightLow;
      dark = darkLow;
      rest = lightHigh | (darkHigh << HIGH_BITS) | ((long) state << (2 * HIGH_BITS));
    }

    @Override
    public int state() {
      return (int) (rest >>> (2 * HIGH_BITS));
    }

    @Override
    public long lightLow() {
      return light;
    }

    @Override
    public long lightHigh() {
      return rest & HIGH;
    }

    @Override
    public long darkLow() {
      return dark;
    }

    @Override
    public long darkHigh() {
      return (rest >>> HIGH_BITS) & HIGH;
    }
  }

  static final class OnEleven extends BitPosition {
    private final int state;
    private final long lightLow;
    private final long lightHigh;
    private final long darkLow;
    private final long darkHigh;

    OnEleven(
        SharedState shared, int state, long lightLow, long lightHigh, long darkLow, long darkHigh) {
      super(shared);
      this.state = state;
      this.lightLow = lightLow;
      this.lightHigh = lightHigh;
      this.darkLow = darkLow;
      this.darkHigh = darkHigh;
    }

    @Override
    public int state() {
      return state;
    }

    @Override
    public long lightLow() {
      return lightLow;
    }

    @Override
    public long lightHigh() {
      return lightHigh;
    }

    @Override
    public long darkLow() {
      return darkLow;
    }

    @Override
    public long darkHigh() {
      return darkHigh;
    }
  }

  /** A position of push-four. Its sets are {@link BlockBits}. */
  static final class OnBlock extends BitPosition {
    private static final int CELL_BITS = 62;
    private static final long CELLS = (1L << CELL_BITS) - 1;

    /** From the lowest bit: the cells with light balls, and the state. */
    private final long light;

    private final long dark;

    OnBlock(SharedState shared, int state, long light, long dark) {
      super(shared);
      this.light = light | ((long) state << CELL_BITS);
      this.dark = dark;
    }

    @Override
    public int state() {
      return (int) (light >>> CELL_BITS);
    }

    @Override
    public long lightBlock() {
      return light & CELLS;
    }

    @Override
    public long darkBlock() {
      return dark;
    }

    @Override
    public long lightLow() {
      return BlockBits.low(light & CELLS);
    }

    @Override
    public long lightHigh() {
      return BlockBits.high(light & CELLS);
    }

    @Override
    public long darkLow() {
      return BlockBits.low(dark);
    }

    @Override
    public long darkHigh() {
      return BlockBits.high(dark);
    }
  }
}
