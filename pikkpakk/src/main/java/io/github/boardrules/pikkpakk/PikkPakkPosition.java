package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.SplitMix64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game of the family (RULES.md, "Notation"): the balls on the board, the player to
 * move, the phase, and what else the variant has to remember. Positions come from {@link
 * PikkPakkRules#start()}, from {@link PikkPakkRules#play} and from text; they are immutable.
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
 * target ball, and those of neutral balls. {@link Board} tells how a set is two {@code long}s. Each
 * move makes a position, and the smaller it is, the faster: so there are three classes, which keep
 * the same in as little as their board allows, and what hardly ever changes is shared.
 */
public abstract class PikkPakkPosition {
  private static final int PUSH = 2;
  private static final int LOST_1 = 2;
  private static final int LOST_2 = 9;
  private static final int LOST_MASK = 127;

  final SharedState shared;

  /** The position on a board. */
  static PikkPakkPosition of(
      SharedState setting, int state, long lightLow, long lightHigh, long darkLow, long darkHigh) {
    return setting.game().board == Board.NINE
        ? new PositionOnNine(setting, state, lightLow, lightHigh, darkLow, darkHigh)
        : new PositionOnEleven(setting, state, lightLow, lightHigh, darkLow, darkHigh);
  }

  PikkPakkPosition(SharedState setting) {
    this.shared = setting;
  }

  /** The number that stands for a player to move, a phase and lost balls. */
  static int state(int toMove, Phase phase, int lost1, int lost2) {
    return (toMove - 1) | (phase == Phase.PUSH ? PUSH : 0) | (lost1 << LOST_1) | (lost2 << LOST_2);
  }

  /**
   * The player to move.
   *
   * @return 1 or 2; once the game is over, the player whose move it would be
   */
  public int toMove() {
    return 1 + (state() & 1);
  }

  /**
   * What the players do.
   *
   * @return the phase
   */
  public Phase phase() {
    return isPushing() ? Phase.PUSH : Phase.PLACE;
  }

  /**
   * The ball on a cell.
   *
   * @param cell a cell
   * @return empty when none stands there, or the board has no such cell
   */
  public Optional<Ball> ball(Cell cell) {
    return game().board.has(cell)
        ? Optional.ofNullable(ball(game().board.bit(cell)))
        : Optional.empty();
  }

  /**
   * How many balls a player has lost in square abalone.
   *
   * @param player 1 or 2
   * @return 0 or more; 0 in the other games
   * @throws IllegalArgumentException when there is no such player
   */
  public int lost(int player) {
    if (player != 1 && player != 2) {
      throw new IllegalArgumentException("A player is 1 or 2, not " + player + ".");
    }
    return (state() >>> (player == 1 ? LOST_1 : LOST_2)) & LOST_MASK;
  }

  /**
   * How often this board with this player to move has occurred since the number of balls last
   * changed, this time included.
   *
   * @return 1 or more; 1 where the variant does not count repetitions
   */
  public int occurrences() {
    return 1 + history().occurrences(this);
  }

  /**
   * From the lowest: one bit for the player to move and one for the phase, then seven for the balls
   * that each player has lost in square abalone.
   */
  abstract int state();

  /** The lower bits of the cells with light balls and the target ball. */
  abstract long lightLow();

  abstract long lightHigh();

  /** The lower bits of the cells with dark balls and the target ball. */
  abstract long darkLow();

  abstract long darkHigh();

  /** The cells with light balls as a {@link BlockBits}, on which all balls stand. */
  long lightBlock() {
    return BlockBits.of(lightLow(), lightHigh());
  }

  long darkBlock() {
    return BlockBits.of(darkLow(), darkHigh());
  }

  /** The game, which is the variant. */
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

  /** The lower bits of the cells with neutral balls. */
  long neutralLow() {
    return shared.neutralLow();
  }

  long neutralHigh() {
    return shared.neutralHigh();
  }

  /** What occurred before, where repetition counts. */
  RepetitionHistory history() {
    return shared.history();
  }

  /** The lower bits of the cells with balls. */
  long ballsLow() {
    return lightLow() | darkLow() | neutralLow();
  }

  long ballsHigh() {
    return lightHigh() | darkHigh() | neutralHigh();
  }

  /** How many balls of a kind there are. */
  int count(Ball ball) {
    return switch (ball) {
      case LIGHT -> count(1);
      case DARK -> count(2);
      case TARGET -> CellSets.count(lightLow() & darkLow(), lightHigh() & darkHigh());
      case NEUTRAL -> CellSets.count(neutralLow(), neutralHigh());
    };
  }

  /** How many balls a player has. */
  int count(int player) {
    return player == 1
        ? CellSets.count(lightLow() & ~darkLow(), lightHigh() & ~darkHigh())
        : CellSets.count(darkLow() & ~lightLow(), darkHigh() & ~lightHigh());
  }

  /** 64 mixed bits; see {@link PikkPakkRules#hash}. */
  long hash() {
    long light = SplitMix64.mix(lightLow(), lightHigh());
    long dark = SplitMix64.mix(darkLow(), darkHigh());
    return SplitMix64.mix(light + state(), dark + shared.hash());
  }

  /** Equal are positions of the same variant between which its rules see no difference. */
  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
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
