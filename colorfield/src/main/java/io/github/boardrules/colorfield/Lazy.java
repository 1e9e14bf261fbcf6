package io.github.boardrules.colorfield;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is computed at the first call of {@link #get} and kept. It is safe for use by many
 * threads.
 *
 * @param <T> the value
 */
final class Lazy<T> {
  private final Supplier<T> maker;
  private @Nullable T value;

  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  synchronized T get() {
    if (value == null) {
      value = Objects.requireNonNull(maker.get());
    }
    return value;
  }
}
