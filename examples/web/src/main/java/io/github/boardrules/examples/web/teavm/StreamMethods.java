package io.github.boardrules.examples.web.teavm;

import java.util.LinkedHashSet;
import java.util.stream.Stream;

/** Methods of TeaVM's streams that are wrong; they become methods of streams themselves. */
final class StreamMethods {
  private StreamMethods() {}

  /**
   * Returns the elements without repetitions. TeaVM forgets what it has seen between two parts of a
   * stream, such as those of {@code flatMap}.
   */
  public Stream<?> distinct() {
    Stream<?> elements = (Stream<?>) (Object) this;
    return new LinkedHashSet<>(elements.toList()).stream();
  }
}
