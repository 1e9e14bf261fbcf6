package io.github.boardrules.tzaar;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.grid.Bits;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of TZAAR (RULES.md, "Notation"): the stacks on the board, the player to move and the
 * phase. Positions come from {@link TzaarRules#start()}, from {@link TzaarRules#play} and from
 * text; they are immutable.
 *
 * <pre>{@code
 * var rules = TzaarRules.standard();
 * TzaarPosition position = rules.play(rules.start(), TzaarMove.parse("E4xF4"));
 * position.stack(TzaarField.parse("E4")); // ==> Optional.empty
 * position.stacks(2, TzaarKind.TOTT);     // ==> 14
 * position.toMove();                      // ==> 2
 * }</pre>
 *
 * <p><b>Design.</b> The numbers of the kinds and the heights are stored in binary, one bitboard for
 * each digit, so that all stacks of a set are moved, counted and compared at once. Heights over 4
 * are rare; their digits are in an object of their own, which most positions share.
 */
public final class TzaarPosition {
  final Variant variant;

  /** Twice the number of the phase, and 1 more if player 2 is to move. */
  final int phaseAndPlayer;

  /** The low digits of the kinds' numbers: 1 Tzaar, 2 Tzarra, 3 Tott. */
  final long low;

  /** The high digits of the kinds' numbers. */
  final long high;

  /** Player 2's stacks. */
  final long black;

  /** The lowest digits of the heights less one. */
  final long ones;

  /** The digits of two of the heights less one. */
  final long twos;

  /** The digits of four and more of the heights less one. */
  final HighHeightBits highHeights;

  TzaarPosition(
      Variant variant,
      int turn,
      long low,
      long high,
      long black,
      long ones,
      long twos,
      HighHeightBits highHeights) {
    this.variant = variant;
    this.phaseAndPlayer = turn;
    this.low = low;
    this.high = high;
    this.black = black;
    this.ones = ones;
    this.twos = twos;
    this.highHeights = highHeights;
  }

  /**
   * {@return the player to move, 1 for White or 2 for Black; once the game is over, the player
   * whose move it would be}
   */
  public int toMove() {
    return 1 + (phaseAndPlayer & 1);
  }

  /** {@return the phase: the kind of step that is due} */
  public TzaarPhase phase() {
    return TzaarPhase.ALL.get(phaseAndPlayer >> 1);
  }

  /**
   * {@return the stack on a field; empty if the field is}
   *
   * @param field a field
   */
  public Optional<TzaarStack> stack(TzaarField field) {
    int bit = Board.bit(Objects.requireNonNull(field, "field"));
    long set = 1L << bit;
    return (occupied() & set) == 0
        ? Optional.empty()
        : Optional.of(
            new TzaarStack((black & set) == 0 ? 1 : 2, TzaarKind.ofNumber(kind(bit)), height(bit)));
  }

  /**
   * {@return the number of stacks of a kind that a player has on the board, 0 to 15; the kind of a
   * stack is that of its top piece}
   *
   * @param player 1 or 2
   * @param kind the kind
   * @throws IllegalArgumentException if the player is not 1 or 2
   */
  public int stacks(int player, TzaarKind kind) {
    return Long.bitCount(of(kind) & stacksOf(Rules.requirePlayer(player)));
  }

  /**
   * {@return the number of pieces of a kind that a player still has to place, 0 to 15; 0 unless the
   * phase is {@code place}}
   *
   * @param player 1 or 2
   * @param kind the kind
   * @throws IllegalArgumentException if the player is not 1 or 2
   */
  public int toPlace(int player, TzaarKind kind) {
    int stacks = stacks(player, kind);
    return phase() == TzaarPhase.PLACE ? kind.pieces() - stacks : 0;
  }

  /** Returns this position with another phase or player to move, and another owner of stacks. */
  TzaarPosition with(int turn, long newBlack) {
    return new TzaarPosition(variant, turn, low, high, newBlack, ones, twos, highHeights);
  }

  long occupied() {
    return low | high;
  }

  long stacksOf(int player) {
    return player == 1 ? occupied() & ~black : black;
  }

  boolean isOwn(TzaarField field) {
    return (stacksOf(toMove()) & Board.set(field)) != 0;
  }

  long of(TzaarKind kind) {
    return switch (kind) {
      case TZAAR -> low & ~high;
      case TZARRA -> high & ~low;
      case TOTT -> low & high;
    };
  }

  boolean isMissingKind(int player) {
    long own = stacksOf(player);
    return (own & low & ~high) == 0 || (own & high & ~low) == 0 || (own & low & high) == 0;
  }

  int kind(int bit) {
    return (int) (((low >>> bit) & 1) | (((high >>> bit) & 1) << 1));
  }

  /** Returns the height of the stack with a bit, 1 or more; 1 if the field is empty. */
  int height(int bit) {
    return 1 + (int) (((ones >>> bit) & 1) | (((twos >>> bit) & 1) << 1)) + highHeights.at(bit);
  }

  long tallStacks() {
    return ones | twos | highHeights.all();
  }

  int pieces(int player) {
    long own = stacksOf(player);
    return Long.bitCount(own)
        + Long.bitCount(own & ones)
        + 2 * Long.bitCount(own & twos)
        + highHeights.pieces(own);
  }

  long hash() {
    long kinds = Bits.mix(low, high);
    long heights = Bits.mix(ones, twos);
    return Bits.mix(Bits.mix(kinds + phaseAndPlayer, black), heights + highHeights.hash());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof TzaarPosition that
        && phaseAndPlayer == that.phaseAndPlayer
        && low == that.low
        && high == that.high
        && black == that.black
        && ones == that.ones
        && twos == that.twos
        && highHeights.equals(that.highHeights)
        && variant.options.equals(that.variant.options);
  }

  @Override
  public String toString() {
    return PositionText.format(this);
  }
}
