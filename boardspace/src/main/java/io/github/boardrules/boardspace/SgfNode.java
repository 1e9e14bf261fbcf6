package io.github.boardrules.boardspace;

import java.util.List;
import java.util.Optional;

/**
 * A node of a tree in SGF: properties such as {@code PB[Anna]}, in the order of the text. A name
 * may occur twice, although the format forbids it, because records of the site do so.
 */
record SgfNode(List<Property> properties) {

  /** A property: its name, its first value without escapes, and where in the text it begins. */
  record Property(String name, String value, int offset) {}

  Optional<String> value(String name) {
    return property(name).map(Property::value);
  }

  /** Returns the first property with a name, exactly as it is written. */
  Optional<Property> property(String name) {
    return properties.stream().filter(property -> property.name().equals(name)).findFirst();
  }
}
