package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.PackedPosition;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game of the family (RULES.md, "Notation"): the balls on the board, the player to
 * move, the phase, and what else the variant needs. Positions come from {@link
 * PikkPakkRules#start()}, from {@link PikkPakkRules#play} and from texts; they are immutable.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.abalone();
 * PikkPakkPosition position = rules.play(rules.start(), PikkPakkMove.parse("a1u"));
 * position.ball(Cell.parse("a3")); // ==> Optional[LIGHT]
 * position.lost(1);                // ==> 0
 * position.toMove();               // ==> 2
 * }</pre>
 *
 * <p><b>Design.</b> Three sets of cells hold the balls: those of light and of dark, which share the
 * target ball, and those of neutral balls. {@link Board} says how a set is two {@code long}s. Every
 * move allocates a position, and smaller objects are faster to allocate: so three classes store the
 * same data in as few words as their board needs, and what rarely changes is shared.
 */
public abstract sealed class PikkPakkPosition extends PackedPosition
    permits PositionOnBlock, PositionOnEleven, PositionOnNine {
  private static final int PUSH = 2;
  private static final int LOST_1 = 2;
  private static final int LOST_2 = 9;
  private static final int LOST_MASK = 127;

  final SharedState shared;

  /** Returns a position in the class of its board. */
  static PikkPakkPosition of(
      SharedState shared, int state, long lightLow, long lightHigh, long darkLow, long darkHigh) {
    return shared.game().board == Board.NINE
        ? new PositionOnNine(shared, state, lightLow, lightHigh, darkLow, darkHigh)
        : new PositionOnEleven(shared, state, lightLow, lightHigh, darkLow, darkHigh);
  }

  PikkPakkPosition(SharedState shared) {
    this.shared = shared;
  }

  /** Returns the player to move, the phase and the lost balls, packed into one number. */
  static int state(int toMove, Phase phase, int lost1, int lost2) {
    return (toMove - 1) | (phase == Phase.PUSH ? PUSH : 0) | (lost1 << LOST_1) | (lost2 << LOST_2);
  }

  /**
   * Returns the player to move.
   *
   * @return 1 or 2; once the game is over, the player who would have to move
   */
  public int toMove() {
    return 1 + (state() & 1);
  }

  /**
   * Returns the phase.
   *
   * @return whether balls are placed or pushed now
   */
  public Phase phase() {
    return isPushing() ? Phase.PUSH : Phase.PLACE;
  }

  /**
   * Returns the ball on a cell.
   *
   * @param cell a cell
   * @return empty if the cell is empty, or the board has no such cell
   */
  public Optional<Ball> ball(Cell cell) {
    return game().board.has(cell)
        ? Optional.ofNullable(ball(game().board.bit(cell)))
        : Optional.empty();
  }

  /**
   * Returns how many balls a player has lost in square abalone.
   *
   * @param player 1 or 2
   * @return 0 or more; 0 in the other games
   * @throws IllegalArgumentException if the player is neither 1 nor 2
   */
  public int lost(int player) {
    return (state() >>> (Rules.requirePlayer(player) == 1 ? LOST_1 : LOST_2)) & LOST_MASK;
  }

  /**
   * Returns how many times this board with this player to move has occurred since the number of
   * balls last changed, this time included.
   *
   * @return 1 or more; 1 if the variant does not count repetitions
   */
  public int occurrences() {
    return 1 + history().occurrences(this);
  }

  /**
   * Returns the state: from the lowest bit, one bit for the player to move, one for the phase, and
   * seven for the balls that each player has lost in square abalone.
   */
  abstract int state();

  /** Returns the low word of the cells with light balls or the target ball. */
  abstract long lightLow();

  abstract long lightHigh();

  /** Returns the low word of the cells with dark balls or the target ball. */
  abstract long darkLow();

  abstract long darkHigh();

  /** Returns the cells with light balls as {@link BlockBits}; all balls must be on the block. */
  long lightBlock() {
    return BlockBits.of(lightLow(), lightHigh());
  }

  long darkBlock() {
    return BlockBits.of(darkLow(), darkHigh());
  }

  /** Returns the game, which is the variant. */
  FamilyGame game() {
    return shared.game();
  }

  boolean isPushing() {
    return (state() & PUSH) != 0;
  }

  @Nullable Ball ball(int bit) {
    boolean light = Board.has(lightLow(), lightHigh(), bit);
    boolean dark = Board.has(darkLow(), darkHigh(), bit);
    if (light) {
      return dark ? Ball.TARGET : Ball.LIGHT;
    }
    return dark ? Ball.DARK : Board.has(neutralLow(), neutralHigh(), bit) ? Ball.NEUTRAL : null;
  }

  /** Returns the low word of the cells with neutral balls. */
  long neutralLow() {
    return shared.neutralLow();
  }

  long neutralHigh() {
    return shared.neutralHigh();
  }

  /** Returns the earlier positions, if the variant counts repetitions. */
  RepetitionHistory history() {
    return shared.history();
  }

  /** Returns the low word of the cells with balls. */
  long ballsLow() {
    return lightLow() | darkLow() | neutralLow();
  }

  long ballsHigh() {
    return lightHigh() | darkHigh() | neutralHigh();
  }

  /** Returns the number of balls of a kind. */
  int count(Ball ball) {
    return switch (ball) {
      case LIGHT -> count(1);
      case DARK -> count(2);
      case TARGET -> CellSets.count(lightLow() & darkLow(), lightHigh() & darkHigh());
      case NEUTRAL -> CellSets.count(neutralLow(), neutralHigh());
    };
  }

  /** Returns the number of balls of a player. */
  int count(int player) {
    return player == 1
        ? CellSets.count(lightLow() & ~darkLow(), lightHigh() & ~darkHigh())
        : CellSets.count(darkLow() & ~lightLow(), darkHigh() & ~lightHigh());
  }

  @Override
  public long hash() {
    long light = SplitMix64.mix(lightLow(), lightHigh());
    long dark = SplitMix64.mix(darkLow(), darkHigh());
    return SplitMix64.mix(light + state(), dark + shared.hash());
  }

  /** Returns whether the other object is an equal position of the same variant. */
  @Override
  @SuppressWarnings(
      "exports") // JSpecify's annotations are for compilers only; users do not need them
  public boolean equals(@Nullable Object other) {
    return other instanceof PikkPakkPosition that
        && state() == that.state()
        && hasSameBalls(that)
        && history().equals(that.history())
        && game().options.equals(that.game().options);
  }

  boolean hasSameBalls(PikkPakkPosition that) {
    return lightLow() == that.lightLow()
        && lightHigh() == that.lightHigh()
        && darkLow() == that.darkLow()
        && darkHigh() == that.darkHigh()
        && neutralLow() == that.neutralLow()
        && neutralHigh() == that.neutralHigh();
  }

  /** Returns the text of the position. */
  @Override
  public String toString() {
    return PositionText.format(this);
  }
}
