package io.github.boardrules.core.toy;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/** How the toy games end. */
public enum ToyReason implements Reason {
  /** The last counter was taken. */
  LAST_COUNTER,
  /** The walker is on an edge. */
  EDGE;

  @Override
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return "the end: " + code();
  }
}
