package io.github.boardrules.examples.web.teavm;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Methods of {@link Map} that are wrong in TeaVM. */
final class MapMethods {
  private MapMethods() {}

  /** Returns an unmodifiable copy. That of TeaVM traps when an empty copy is asked for a key. */
  public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    return Collections.unmodifiableMap(new HashMap<K, V>(map));
  }
}
