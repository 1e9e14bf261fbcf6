package io.github.boardrules.boardspace;

import java.util.List;
import java.util.Optional;

/**
 * A node of a tree in SGF: properties such as {@code PB[Anna]}. A name may occur twice, although
 * the format forbids it, because records of the site do so.
 *
 * @param properties the properties in the order of the text. Unmodifiable
 */
record SgfNode(List<Property> properties) {

  /**
   * A property of a node.
   *
   * @param name a letter, then letters, digits and hyphens, as they are written
   * @param value its first value without escapes, which is the only one of most properties
   * @param offset how many characters of the whole text come before the name
   */
  record Property(String name, String value, int offset) {}

  /** Returns the value of a property with a name, exactly as it is written. */
  Optional<String> value(String name) {
    return property(name).map(Property::value);
  }

  /** Returns the first property with a name, exactly as it is written. */
  Optional<Property> property(String name) {
    return properties.stream().filter(property -> property.name().equals(name)).findFirst();
  }
}
