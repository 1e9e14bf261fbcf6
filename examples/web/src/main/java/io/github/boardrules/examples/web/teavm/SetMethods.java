package io.github.boardrules.examples.web.teavm;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Methods of {@link Set} that are wrong in TeaVM. */
final class SetMethods {
  private SetMethods() {}

  /**
   * Returns an unmodifiable copy. That of TeaVM traps when an empty copy is asked for an element.
   */
  public static <E> Set<E> copyOf(Collection<? extends E> elements) {
    return Collections.unmodifiableSet(new HashSet<E>(elements));
  }
}
