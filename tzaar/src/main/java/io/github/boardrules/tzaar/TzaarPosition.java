package io.github.boardrules.tzaar;

import io.github.boardrules.core.SplitMix64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of TZAAR (RULES.md, "Notation"): the stacks on the board, the player to move and the
 * phase. Positions come from {@link TzaarRules#start()}, from {@link TzaarRules#play} and from
 * text; they are immutable.
 *
 * <pre>{@code
 * var rules = TzaarRules.fixed();
 * TzaarPosition position = rules.play(rules.start(), TzaarMove.parse("E4xF4"));
 * position.stack(Field.parse("E4")); // ==> Optional.empty
 * position.stacks(2, Kind.TOTT);     // ==> 14
 * position.toMove();                 // ==> 2
 * }</pre>
 *
 * <p><b>Design.</b> The kinds' numbers and the heights are kept in binary, a bit board for each
 * digit. So all stacks of a set are moved, counted and compared at once. Heights over 4 are rare:
 * their digits are in a piece of their own, which most positions share.
 */
public final class TzaarPosition {
  final Variant variant;

  /** Twice the number of the phase, and 1 more when player 2 is to move. */
  final int turn;

  /** The kinds' numbers (1 Tzaar, 2 Tzarra, 3 Tott): the low digits, then the high. */
  final long low;

  final long high;

  final long black;

  /** The heights less one: the digits of one, then those of two. */
  final long ones;

  final long twos;

  /** The digits of four and more. */
  final HighHeightBits towers;

  TzaarPosition(
      Variant variant,
      int turn,
      long low,
      long high,
      long black,
      long ones,
      long twos,
      HighHeightBits towers) {
    this.variant = variant;
    this.turn = turn;
    this.low = low;
    this.high = high;
    this.black = black;
    this.ones = ones;
    this.twos = twos;
    this.towers = towers;
  }

  /**
   * The player to move.
   *
   * @return 1 for White or 2 for Black; once the game is over, the player whose move it would be
   */
  public int toMove() {
    return 1 + (turn & 1);
  }

  /**
   * What is due.
   *
   * @return the phase
   */
  public Phase phase() {
    return Phase.ALL.get(turn >> 1);
  }

  /**
   * The stack on a field.
   *
   * @param field a field
   * @return empty when none stands there
   */
  public Optional<Stack> stack(Field field) {
    int bit = Board.bit(field);
    long set = 1L << bit;
    return (occupied() & set) == 0
        ? Optional.empty()
        : Optional.of(new Stack((black & set) == 0 ? 1 : 2, Kind.numbered(kind(bit)), height(bit)));
  }

  /**
   * How many stacks of a kind a player has on the board; the pieces below the tops do not count.
   *
   * @param player 1 or 2
   * @param kind the kind
   * @return 0 to 15
   * @throws IllegalArgumentException when there is no such player
   */
  public int stacks(int player, Kind kind) {
    if (player != 1 && player != 2) {
      throw new IllegalArgumentException("A player is 1 or 2, not " + player + ".");
    }
    return Long.bitCount(of(kind) & stacksOf(player));
  }

  /**
   * How many pieces of a kind a player still has to put on the board.
   *
   * @param player 1 or 2
   * @param kind the kind
   * @return 0 to 15; always 0 after the placing
   * @throws IllegalArgumentException when there is no such player
   */
  public int toPlace(int player, Kind kind) {
    int stacks = stacks(player, kind);
    return phase() == Phase.PLACE ? kind.pieces() - stacks : 0;
  }

  /**
   * This position with the colours of all stacks and the side to move exchanged. In the phases
   * {@code first} and {@code second} it has the same legal moves, and the other winner (RULES.md,
   * "Symmetry"); in the others the phase is bound to a side.
   *
   * @return the position
   * @throws IllegalStateException in the phases {@code place} and {@code open}
   */
  public TzaarPosition withColoursExchanged() {
    if (phase() == Phase.PLACE || phase() == Phase.OPEN) {
      throw new IllegalStateException("The phase " + phase().word() + " is bound to a side.");
    }
    return new TzaarPosition(variant, turn ^ 1, low, high, occupied() & ~black, ones, twos, towers);
  }

  long occupied() {
    return low | high;
  }

  long stacksOf(int player) {
    return player == 1 ? occupied() & ~black : black;
  }

  /** All stacks of a kind, both players'. */
  long of(Kind kind) {
    return switch (kind) {
      case TZAAR -> low & ~high;
      case TZARRA -> high & ~low;
      case TOTT -> low & high;
    };
  }

  /** Whether a player owns no stack of some kind. */
  boolean lacksKind(int player) {
    long own = stacksOf(player);
    return (own & low & ~high) == 0 || (own & high & ~low) == 0 || (own & low & high) == 0;
  }

  /** The number of the kind of the stack with a bit, 1 to 3. */
  int kind(int bit) {
    return (int) (((low >>> bit) & 1) | (((high >>> bit) & 1) << 1));
  }

  /** The height of the stack with a bit, 1 or more; 1 also where no stack stands. */
  int height(int bit) {
    int low = (int) (((ones >>> bit) & 1) | (((twos >>> bit) & 1) << 1));
    return 1 + low + towers.at(bit);
  }

  /** The stacks that are higher than 1. */
  long tall() {
    return ones | twos | towers.all();
  }

  /** How many pieces a player's stacks have. */
  int pieces(int player) {
    long own = stacksOf(player);
    return Long.bitCount(own)
        + Long.bitCount(own & ones)
        + 2 * Long.bitCount(own & twos)
        + towers.pieces(own);
  }

  /** 64 mixed bits; see {@link TzaarRules#hash}. */
  long hash() {
    long kinds = SplitMix64.mix(low, high);
    long heights = SplitMix64.mix(ones, twos);
    return SplitMix64.mix(SplitMix64.mix(kinds + turn, black), heights + towers.hash());
  }

  /** Equal are positions of the same variant between which its rules see no difference. */
  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
  public boolean equals(@Nullable Object other) {
    return other instanceof TzaarPosition that
        && turn == that.turn
        && low == that.low
        && high == that.high
        && black == that.black
        && ones == that.ones
        && twos == that.twos
        && towers.equals(that.towers)
        && variant.options().equals(that.variant.options());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  /** The position as it is written. */
  @Override
  public String toString() {
    return PositionText.format(this);
  }
}
