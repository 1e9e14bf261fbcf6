package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.pikkpakk.board.RepetitionHistory.Entry;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How many times positions occurred, by their keys. It is immutable; with more entries it shares
 * most of its nodes with the index before (Bagwell, "Ideal Hash Trees", 2001).
 */
final class RepetitionIndex {
  static final RepetitionIndex EMPTY = new RepetitionIndex(new @Nullable Object[0]);

  private static final int BITS = 4;
  private static final int SLOTS = 1 << BITS;

  /** Each is a node, a leaf, or empty. */
  private final @Nullable Object[] slots;

  /** A position, and others with the same key. */
  private record Leaf(Entry entry, int times, @Nullable Leaf others) {
    static @Nullable Leaf with(@Nullable Leaf leaf, Entry entry) {
      if (leaf == null) {
        return new Leaf(entry, entry.times, null);
      }
      return leaf.entry.isOf(entry.position, entry.key)
          ? new Leaf(entry, leaf.times + entry.times, leaf.others)
          : new Leaf(leaf.entry, leaf.times, with(leaf.others, entry));
    }
  }

  private RepetitionIndex(@Nullable Object[] slots) {
    this.slots = slots;
  }

  int times(BitPosition position, long key) {
    if (slots.length == 0) {
      return 0;
    }
    long rest = key;
    Object found = slots[(int) rest & (SLOTS - 1)];
    while (found instanceof RepetitionIndex node) {
      rest >>>= BITS;
      found = node.slots[(int) rest & (SLOTS - 1)];
    }
    for (Leaf leaf = (Leaf) found; leaf != null; leaf = leaf.others) {
      if (leaf.entry.isOf(position, key)) {
        return leaf.times;
      }
    }
    return 0;
  }

  /** Returns this index with an entry and those before it, so many in all. */
  RepetitionIndex withAll(Entry last, int count) {
    RepetitionIndex index = this;
    @Nullable Entry each = last;
    for (int rest = count; rest > 0 && each != null; rest--) {
      index = index.with(each, 0);
      each = each.before;
    }
    return index;
  }

  private RepetitionIndex with(Entry entry, int shift) {
    @Nullable Object[] all = Arrays.copyOf(slots, SLOTS);
    int slot = slot(entry, shift);
    Object found = all[slot];
    if (found instanceof RepetitionIndex node) {
      all[slot] = node.with(entry, shift + BITS);
    } else if (found instanceof Leaf leaf && leaf.entry.key != entry.key) {
      @Nullable Object[] parted = new @Nullable Object[SLOTS];
      parted[slot(leaf.entry, shift + BITS)] = leaf;
      all[slot] = new RepetitionIndex(parted).with(entry, shift + BITS);
    } else {
      all[slot] = Leaf.with((Leaf) found, entry);
    }
    return new RepetitionIndex(all);
  }

  private static int slot(Entry entry, int shift) {
    return (int) (entry.key >>> shift) & (SLOTS - 1);
  }
}
