package io.github.boardrules.examples.cli.serve;

import java.util.LinkedHashMap;
import java.util.Map;

/** Values by their keys, of which only those that were asked for last are kept. */
final class Recent<K, V> extends LinkedHashMap<K, V> {
  private static final long serialVersionUID = 1L;
  private static final int MOST = 64;

  Recent() {
    super(MOST, 0.75f, true);
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > MOST;
  }
}
