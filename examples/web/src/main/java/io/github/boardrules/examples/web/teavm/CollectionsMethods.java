package io.github.boardrules.examples.web.teavm;

import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Methods of {@link Collections} that TeaVM lacks; here they copy, which no caller can tell. */
final class CollectionsMethods {
  private CollectionsMethods() {}

  /** Returns a copy of a map. */
  public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
    return new TreeMap<K, V>(map);
  }

  /** Returns a copy of a set. */
  public static <E> SortedSet<E> unmodifiableSortedSet(SortedSet<E> set) {
    return new TreeSet<E>(set);
  }
}
