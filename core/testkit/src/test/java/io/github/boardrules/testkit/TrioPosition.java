package io.github.boardrules.testkit;

import java.util.Objects;
import java.util.function.BiPredicate;

/** A position of {@link Trio}: a bit for each cell with a stone. */
class TrioPosition {
  final int first;
  final int second;
  final int toMove;
  final int ply;

  TrioPosition(int first, int second, int toMove, int ply) {
    this.first = first;
    this.second = second;
    this.toMove = toMove;
    this.ply = ply;
  }

  TrioPosition(TrioPosition position) {
    this(position.first, position.second, position.toMove, position.ply);
  }

  /** Returns a position that equals others by another rule, with a hash code of its own. */
  static TrioPosition odd(TrioPosition position, BiPredicate<Object, Object> equals, int hash) {
    return new TrioPosition(position) {
      @Override
      public boolean equals(Object other) {
        return equals.test(this, other);
      }

      @Override
      public int hashCode() {
        return hash;
      }
    };
  }

  static TrioPosition hashed(TrioPosition position, int hash) {
    return odd(position, (self, other) -> position.equals(other), hash);
  }

  int stones(int player) {
    return player == 1 ? first : second;
  }

  boolean vacant(int cell) {
    return ((first | second) >> cell & 1) == 0;
  }

  boolean owns(int player, int cell) {
    return (stones(player) >> cell & 1) != 0;
  }

  int inHand(int player) {
    return Trio.STONES - Integer.bitCount(stones(player));
  }

  /** Returns the next position, given the stones of the player who has moved. */
  TrioPosition moved(int stones) {
    return toMove == 1
        ? new TrioPosition(stones, second, 2, ply + 1)
        : new TrioPosition(first, stones, 1, ply + 1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TrioPosition that
        && first == that.first
        && second == that.second
        && toMove == that.toMove
        && ply == that.ply;
  }

  @Override
  public int hashCode() {
    return Objects.hash(first, second, toMove, ply);
  }

  @Override
  public String toString() {
    return TrioNotation.text(this);
  }
}
