package io.github.boardrules.examples.hostile;

import java.util.function.Consumer;

/**
 * A reader of the command line's files, line by line.
 *
 * @param name the target's name
 * @param line reads a line
 */
record LineTarget(String name, Consumer<String> line) implements Target {

  @Override
  public void check(String text) {
    line.accept(text);
  }
}
