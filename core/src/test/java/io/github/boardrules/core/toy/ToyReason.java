package io.github.boardrules.core.toy;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/** How the toy games end, and why counters cannot hop. */
public enum ToyReason implements Reason {
  LAST_COUNTER,
  EDGE,
  OCCUPIED,
  NOT_YOURS;

  @Override
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return "the end: " + code();
  }
}
