package io.github.boardrules.core.text;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/** A condition that the values of options break. */
record Violation(Reason reason, Map<String, String> facts) {
  IllegalArgumentException asIllegalArgument() {
    return new IllegalArgumentException(reason.message(Locale.ENGLISH, facts));
  }
}
