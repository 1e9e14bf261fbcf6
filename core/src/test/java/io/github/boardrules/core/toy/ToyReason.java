package io.github.boardrules.core.toy;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/** How the toy games end. */
public enum ToyReason implements Reason {
  LAST_COUNTER,
  EDGE;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return "the end: " + code();
  }
}
