package io.github.boardrules.core.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A persistent stack: adding an element returns a new stack that shares all others with this one.
 * Keeping every state of a match of a thousand moves therefore takes a thousand links.
 */
record History<T>(Optional<Link<T>> top, int size) {
  private record Link<T>(T head, History<T> tail) {}

  static <T> History<T> empty() {
    return new History<>(Optional.empty(), 0);
  }

  History<T> plus(T head) {
    return new History<>(Optional.of(new Link<>(head, this)), size + 1);
  }

  boolean isEmpty() {
    return size == 0;
  }

  T head() {
    return top.orElseThrow().head();
  }

  History<T> tail() {
    return top.orElseThrow().tail();
  }

  List<T> oldestFirst() {
    List<T> all = new ArrayList<>(size);
    for (History<T> rest = this; !rest.isEmpty(); rest = rest.tail()) {
      all.add(rest.head());
    }
    Collections.reverse(all);
    return Collections.unmodifiableList(all);
  }
}
