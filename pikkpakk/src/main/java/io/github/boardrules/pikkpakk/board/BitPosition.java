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
 * move allocates a position, and smaller objects are faster to allocate: so what rarely changes is
 * shared.
 */
public final class BitPosition implements PikkPakkPosition {

  /** What the position has besides the balls of the players and the state. */
  public final SharedState shared;

  /** The {@link PackedState}. */
  public final int state;

  /** The cells with light balls, and the target ball, which those with dark balls have too. */
  public final long lightLow;

  public final long lightHigh;
  public final long darkLow;
  public final long darkHigh;

  public BitPosition(
      SharedState shared, int state, long lightLow, long lightHigh, long darkLow, long darkHigh) {
    this.shared = shared;
    this.state = state;
    this.lightLow = lightLow;
    this.lightHigh = lightHigh;
    this.darkLow = darkLow;
    this.darkHigh = darkHigh;
  }

  /** Returns a position of push-four, with sets that are {@link BlockBits} and no lost balls. */
  public static BitPosition onBlock(SharedState shared, int state, long light, long dark) {
    return new BitPosition(
        shared,
        state,
        BlockBits.low(light),
        BlockBits.high(light),
        BlockBits.low(dark),
        BlockBits.high(dark));
  }

  public static BitPosition cast(PikkPakkPosition position) {
    return (BitPosition) position;
  }

  /** Returns the cells with light balls as {@link BlockBits}; all balls must be on the block. */
  public long lightBlock() {
    return BlockBits.of(lightLow, lightHigh);
  }

  public long darkBlock() {
    return BlockBits.of(darkLow, darkHigh);
  }

  public Variant variant() {
    return shared.variant();
  }

  public RepetitionHistory history() {
    return shared.history();
  }

  public MoveKind moveKind() {
    return variant().moveKind(isPushing());
  }

  @Override
  public int toMove() {
    return PackedState.toMove(state);
  }

  @Override
  public boolean isPushing() {
    return PackedState.isPushing(state);
  }

  @Override
  public int lost(int player) {
    return PackedState.lostBy(state, Rules.requirePlayer(player));
  }

  @Override
  public int occurrences() {
    return 1 + history().occurrences(this);
  }

  public Phase phase() {
    return isPushing() ? Phase.PUSH : Phase.PLACE;
  }

  @Override
  public Optional<PikkPakkBall> ball(PikkPakkCell cell) {
    Board board = variant().board;
    return board.has(cell) ? Optional.ofNullable(ball(board.bit(cell))) : Optional.empty();
  }

  public @Nullable PikkPakkBall ball(int bit) {
    boolean light = CellSets.has(lightLow, lightHigh, bit);
    boolean dark = CellSets.has(darkLow, darkHigh, bit);
    if (light) {
      return dark ? PikkPakkBall.TARGET : PikkPakkBall.LIGHT;
    }
    return dark
        ? PikkPakkBall.DARK
        : CellSets.has(neutralLow(), neutralHigh(), bit) ? PikkPakkBall.NEUTRAL : null;
  }

  public long neutralLow() {
    return shared.neutralLow();
  }

  public long neutralHigh() {
    return shared.neutralHigh();
  }

  public long ballsLow() {
    return lightLow | darkLow | neutralLow();
  }

  public long ballsHigh() {
    return lightHigh | darkHigh | neutralHigh();
  }

  public int count(PikkPakkBall ball) {
    return switch (ball) {
      case LIGHT -> count(1);
      case DARK -> count(2);
      case TARGET -> CellSets.count(lightLow & darkLow, lightHigh & darkHigh);
      case NEUTRAL -> CellSets.count(neutralLow(), neutralHigh());
    };
  }

  public int count(int player) {
    return player == 1
        ? CellSets.count(lightLow & ~darkLow, lightHigh & ~darkHigh)
        : CellSets.count(darkLow & ~lightLow, darkHigh & ~lightHigh);
  }

  public boolean hasSameBalls(BitPosition that) {
    return lightLow == that.lightLow
        && lightHigh == that.lightHigh
        && darkLow == that.darkLow
        && darkHigh == that.darkHigh
        && neutralLow() == that.neutralLow()
        && neutralHigh() == that.neutralHigh();
  }

  public long hash() {
    long lights = Bits.mix(lightLow, lightHigh);
    long darks = Bits.mix(darkLow, darkHigh);
    return Bits.mix(lights + state, darks + shared.hash());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BitPosition that
        && state == that.state
        && hasSameBalls(that)
        && history().equals(that.history())
        && variant().options.equals(that.variant().options);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return BoardText.formatPosition(this);
  }
}
