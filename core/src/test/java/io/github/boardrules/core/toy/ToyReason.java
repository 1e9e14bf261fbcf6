package io.github.boardrules.core.toy;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/** The endings of the toy games. */
public enum ToyReason implements Reason {
  /** The last counter was taken. */
  LAST_COUNTER,
  /** The walker has reached an edge. */
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
