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
  private static final int MOST_LOST = 127;

  final SharedState setting;

  /** The position on a board. */
  static PikkPakkPosition of(
      SharedState setting, int state, long light0, long light1, long dark0, long dark1) {
    return setting.game().board == Board.NINE
        ? new PositionOnNine(setting, state, light0, light1, dark0, dark1)
        : new PositionOnEleven(setting, state, light0, light1, dark0, dark1);
  }

  PikkPakkPosition(SharedState setting) {
    this.setting = setting;
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
    return pushing() ? Phase.PUSH : Phase.PLACE;
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
    return (state() >>> (player == 1 ? LOST_1 : LOST_2)) & MOST_LOST;
  }

  /**
   * How often this board with this player to move has occurred since the number of balls last
   * changed, this time included.
   *
   * @return 1 or more; 1 where the variant does not count repetitions
   */
  public int occurrences() {
    return 1 + seen().times(this);
  }

  /**
   * From the lowest: one bit for the player to move and one for the phase, then seven for the balls
   * that each player has lost in square abalone.
   */
  abstract int state();

  /** The lower bits of the cells with light balls and the target ball. */
  abstract long light0();

  abstract long light1();

  /** The lower bits of the cells with dark balls and the target ball. */
  abstract long dark0();

  abstract long dark1();

  /** The cells with light balls as a {@link Block}, on which all balls stand. */
  long lightBlock() {
    return Block.of(light0(), light1());
  }

  long darkBlock() {
    return Block.of(dark0(), dark1());
  }

  /** The game, which is the variant. */
  FamilyGame game() {
    return setting.game();
  }

  boolean pushing() {
    return (state() & PUSH) != 0;
  }

  @Nullable Ball ball(int bit) {
    boolean light = Board.has(light0(), light1(), bit);
    boolean dark = Board.has(dark0(), dark1(), bit);
    if (light) {
      return dark ? Ball.TARGET : Ball.LIGHT;
    }
    return dark ? Ball.DARK : Board.has(neutral0(), neutral1(), bit) ? Ball.NEUTRAL : null;
  }

  /** The lower bits of the cells with neutral balls. */
  long neutral0() {
    return setting.neutral0();
  }

  long neutral1() {
    return setting.neutral1();
  }

  /** What occurred before, where repetition counts. */
  RepetitionHistory seen() {
    return setting.seen();
  }

  /** The lower bits of the cells with balls. */
  long balls0() {
    return light0() | dark0() | neutral0();
  }

  long balls1() {
    return light1() | dark1() | neutral1();
  }

  /** How many balls of a kind there are. */
  int count(Ball ball) {
    return switch (ball) {
      case LIGHT -> count(1);
      case DARK -> count(2);
      case TARGET -> Sets.count(light0() & dark0(), light1() & dark1());
      case NEUTRAL -> Sets.count(neutral0(), neutral1());
    };
  }

  /** How many balls a player has. */
  int count(int player) {
    return player == 1
        ? Sets.count(light0() & ~dark0(), light1() & ~dark1())
        : Sets.count(dark0() & ~light0(), dark1() & ~light1());
  }

  /** 64 mixed bits; see {@link PikkPakkRules#hash}. */
  long hash() {
    long light = SplitMix64.mix(light0(), light1());
    long dark = SplitMix64.mix(dark0(), dark1());
    return SplitMix64.mix(light + state(), dark + setting.hash());
  }

  /** Equal are positions of the same variant between which its rules see no difference. */
  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
  public boolean equals(@Nullable Object other) {
    return other instanceof PikkPakkPosition that
        && state() == that.state()
        && sameBalls(that)
        && seen().equals(that.seen())
        && game().options.equals(that.game().options);
  }

  boolean sameBalls(PikkPakkPosition that) {
    return light0() == that.light0()
        && light1() == that.light1()
        && dark0() == that.dark0()
        && dark1() == that.dark1()
        && neutral0() == that.neutral0()
        && neutral1() == that.neutral1();
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
