package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.board.LineBits;
import org.jspecify.annotations.Nullable;

/**
 * Simulates the push of a run step by step along its line (RULES.md, "A move", Pushing 3). The line
 * is oriented so that the push goes towards the higher bits.
 *
 * <p>It is mutable and serves one move.
 */
final class RunPushSimulation {
  private final RunPush rules;
  private final int mover;
  private final int last;
  private int rear;
  private int light;
  private int dark;
  private int left;
  private boolean equality;

  RunPushSimulation(RunPush rules, int mover, int last, int rear, int light, int dark) {
    this.rules = rules;
    this.mover = mover;
    this.last = last;
    this.rear = rear;
    this.light = light;
    this.dark = dark;
    left = Integer.MAX_VALUE;
  }

  int own() {
    return LineBits.own(mover, light, dark, group());
  }

  boolean hasUsedEquality() {
    return equality;
  }

  /** Makes a step, or returns why it is refused; null if the step was made. */
  @Nullable PikkPakkReason step() {
    int group = group();
    int size = Integer.bitCount(group);
    if (size > left && !rules.canJoin()) {
      return PikkPakkReason.BLOCKED;
    }
    int own = LineBits.own(mover, light, dark, group);
    int enemy = LineBits.own(3 - mover, light, dark, group);
    if (!rules.limits().isMajority(own, enemy)) {
      if (!rules.limits().isWinningEquality(own, enemy)) {
        return left == Integer.MAX_VALUE
            ? PikkPakkReason.NO_MAJORITY
            : PikkPakkReason.LOST_MAJORITY;
      }
      equality = true;
    }
    int leaving = group & (1 << last);
    if (leaving != 0) {
      if ((light & dark & leaving) != 0) {
        return PikkPakkReason.TARGET_OFF;
      }
      if (LineBits.own(mover, light, dark, leaving) > 0 && !rules.canOwnLeave()) {
        return PikkPakkReason.OWN_OFF;
      }
    }
    light = (light & ~group) | ((light & group & ~leaving) << 1);
    dark = (dark & ~group) | ((dark & group & ~leaving) << 1);
    left = size - Integer.bitCount(leaving);
    rear++;
    return null;
  }

  /** Returns the unbroken series of balls from the rear on. */
  private int group() {
    int ahead = (light | dark) >> rear;
    return ((1 << Integer.numberOfTrailingZeros(~ahead)) - 1) << rear;
  }
}
