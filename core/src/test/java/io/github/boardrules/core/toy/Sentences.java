package io.github.boardrules.core.toy;

import io.github.boardrules.core.Messages;
import java.io.IOException;
import java.io.StringReader;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/** Sentences that a test writes down instead of a file. */
public final class Sentences {
  private Sentences() {}

  /** Returns the lines of a file of properties, for every language. */
  public static Messages of(String lines) {
    ResourceBundle bundle = bundle(lines);
    return new Messages(locale -> bundle);
  }

  public static ResourceBundle bundle(String lines) {
    try {
      return new PropertyResourceBundle(new StringReader(lines));
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
