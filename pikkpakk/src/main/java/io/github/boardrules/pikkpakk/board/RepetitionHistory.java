package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.grid.Bits;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The earlier positions since the number of balls on the board last changed, and how many times
 * each occurred (RULES.md, "Notation", SEEN). Only their balls and the player to move count. Two
 * histories are equal if they have the same positions, in whatever order.
 *
 * <p><b>Design.</b> A list that begins with the last position and shares its rest with the history
 * before: so a move adds one entry, however long the game is. A position can have several entries.
 */
public final class RepetitionHistory {
  public static final RepetitionHistory NONE = new RepetitionHistory(null);

  private final @Nullable Entry last;

  private RepetitionHistory(@Nullable Entry last) {
    this.last = last;
  }

  boolean isEmpty() {
    return last == null;
  }

  public int occurrences(BitPosition position) {
    int times = 0;
    if (last != null) {
      long key = key(position);
      for (@Nullable Entry each = last; each != null; each = each.before) {
        times += each.isOf(position, key) ? each.times : 0;
      }
    }
    return times;
  }

  /** Returns this history with a position that occurred so many times. */
  public RepetitionHistory with(BitPosition position, int times) {
    return new RepetitionHistory(new Entry(position, times, key(position), last));
  }

  void forEach(BiConsumer<BitPosition, Integer> action) {
    for (@Nullable Entry each = last; each != null; each = each.before) {
      action.accept(each.position, each.times);
    }
  }

  RepetitionHistory map(UnaryOperator<BitPosition> image) {
    RepetitionHistory images = NONE;
    for (@Nullable Entry each = last; each != null; each = each.before) {
      images = images.with(image.apply(each.position), each.times);
    }
    return images;
  }

  /** Returns the hash; 0 without positions. */
  long hash() {
    return last == null ? 0 : last.sum;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RepetitionHistory that
        && hash() == that.hash()
        && (isSameList(last, that.last) || (isPartOf(that) && that.isPartOf(this)));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  private static boolean isSameList(@Nullable Entry one, @Nullable Entry other) {
    while (one != other) {
      if (one == null
          || other == null
          || one.times != other.times
          || !one.isOf(other.position, other.key)) {
        return false;
      }
      one = one.before;
      other = other.before;
    }
    return true;
  }

  private boolean isPartOf(RepetitionHistory that) {
    for (@Nullable Entry each = last; each != null; each = each.before) {
      if (occurrences(each.position) != that.occurrences(each.position)) {
        return false;
      }
    }
    return true;
  }

  private static long key(BitPosition position) {
    long light = Bits.mix(position.lightLow(), position.lightHigh());
    long dark = Bits.mix(position.darkLow(), position.darkHigh());
    long neutral = Bits.mix(position.neutralLow(), position.neutralHigh());
    return Bits.mix(Bits.mix(light, dark), neutral + position.toMove());
  }

  private static final class Entry {
    final BitPosition position;
    final int times;
    final long key;
    final @Nullable Entry before;

    /** The keys of this entry and those before; the same for every order. */
    final long sum;

    Entry(BitPosition position, int times, long key, @Nullable Entry before) {
      this.position = position;
      this.times = times;
      this.key = key;
      this.before = before;
      sum = times * key + (before == null ? 0 : before.sum);
    }

    boolean isOf(BitPosition other, long otherKey) {
      return key == otherKey && position.toMove() == other.toMove() && position.hasSameBalls(other);
    }
  }
}
