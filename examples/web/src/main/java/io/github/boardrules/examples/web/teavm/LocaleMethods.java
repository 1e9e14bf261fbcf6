package io.github.boardrules.examples.web.teavm;

import java.util.Locale;

/** Methods of {@link Locale} that TeaVM lacks. */
final class LocaleMethods {
  private LocaleMethods() {}

  /** Returns the locale of a tag that is a language, or a language and a country. */
  public static Locale forLanguageTag(String tag) {
    int hyphen = tag.indexOf('-');
    return hyphen < 0
        ? new Locale(tag)
        : new Locale(tag.substring(0, hyphen), tag.substring(hyphen + 1));
  }
}
