package io.github.boardrules.core;

import org.jspecify.annotations.Nullable;

/** A value that consists of parts, a record; new parts change no public constructor. */
abstract class Value<P> {
  final P parts;

  Value(P parts) {
    this.parts = parts;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Value<?> that && parts.equals(that.parts);
  }

  @Override
  public int hashCode() {
    return parts.hashCode();
  }

  /** Returns the parts as their record prints them, under another name. */
  String named(String name) {
    String text = parts.toString();
    return name + text.substring(text.indexOf('['));
  }
}
