package io.github.boardrules.pikkpakk.base;

import io.github.boardrules.core.Messages;
import java.util.ResourceBundle;

public final class Sentences {
  public static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.pikkpakk.messages", locale));

  private Sentences() {}
}
