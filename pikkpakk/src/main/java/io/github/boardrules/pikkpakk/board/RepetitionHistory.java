package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.grid.Bits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The earlier positions since the number of balls on the board last changed, and how many times
 * each occurred (RULES.md, "Notation", SEEN). Only their balls and the player to move count. Two
 * histories are equal if they have the same positions, in whatever order.
 *
 * <p><b>Design.</b> A list that begins with the last position and shares its rest with the history
 * before, so a move adds one entry. A position can have several entries. Entries are also chained
 * by some bits of their keys, and only one of {@value #CHAINS} chains is looked through; so a move
 * costs little more in a long game.
 */
public final class RepetitionHistory {
  private static final int CHAINS = 32;

  public static final RepetitionHistory NONE = new RepetitionHistory(null);

  private final @Nullable Entry last;

  private RepetitionHistory(@Nullable Entry last) {
    this.last = last;
  }

  boolean isEmpty() {
    return last == null;
  }

  public int occurrences(BitPosition position) {
    if (last == null) {
      return 0;
    }
    long key = key(position);
    int times = 0;
    for (@Nullable Entry each = last.chains[chain(key)]; each != null; each = each.alike) {
      times += each.isOf(position, key) ? each.times : 0;
    }
    return times;
  }

  RepetitionHistory with(BitPosition position) {
    return with(position, 1, null);
  }

  /** Returns this history with a position that occurred so many times, and its text if known. */
  public RepetitionHistory with(BitPosition position, int times, @Nullable String text) {
    return new RepetitionHistory(new Entry(position, times, text, last));
  }

  /** Returns the texts of the positions with how many times each occurred, sorted. */
  List<String> texts() {
    List<Entry> entries = new ArrayList<>();
    for (@Nullable Entry each = last; each != null; each = each.before) {
      entries.add(each);
    }
    entries.sort(Comparator.comparing(Entry::text));
    List<String> texts = new ArrayList<>();
    int times = 0;
    for (int i = 0; i < entries.size(); i++) {
      String text = entries.get(i).text();
      times += entries.get(i).times;
      if (i == entries.size() - 1 || !text.equals(entries.get(i + 1).text())) {
        texts.add(text + ":" + times);
        times = 0;
      }
    }
    return texts;
  }

  RepetitionHistory map(UnaryOperator<BitPosition> image) {
    RepetitionHistory images = NONE;
    for (@Nullable Entry each = last; each != null; each = each.before) {
      images = images.with(image.apply(each.position), each.times, null);
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
    long light = Bits.mix(position.lightLow, position.lightHigh);
    long dark = Bits.mix(position.darkLow, position.darkHigh);
    long neutral = Bits.mix(position.neutralLow(), position.neutralHigh());
    return Bits.mix(Bits.mix(light, dark), neutral + position.toMove());
  }

  private static int chain(long key) {
    return (int) key & (CHAINS - 1);
  }

  private static final class Entry {
    final BitPosition position;
    final int times;
    final long key;
    final @Nullable Entry before;

    /** The entry before this one in the same chain. */
    final @Nullable Entry alike;

    /** The last entries of all chains, of which this is one. */
    final @Nullable Entry[] chains;

    /** Made when it is first asked for; threads that ask at once make equal ones. */
    private @Nullable String text;

    /** The keys of this entry and those before; the same for every order. */
    final long sum;

    Entry(BitPosition position, int times, @Nullable String text, @Nullable Entry before) {
      this.position = position;
      this.times = times;
      this.text = text;
      this.before = before;
      key = key(position);
      sum = times * key + (before == null ? 0 : before.sum);
      chains = before == null ? new @Nullable Entry[CHAINS] : before.chains.clone();
      alike = chains[chain(key)];
      chains[chain(key)] = this;
    }

    String text() {
      String known = text;
      if (known == null) {
        known = BoardText.format(position) + ":" + position.toMove();
        text = known;
      }
      return known;
    }

    boolean isOf(BitPosition other, long otherKey) {
      return key == otherKey && position.toMove() == other.toMove() && position.hasSameBalls(other);
    }
  }
}
