package io.github.boardrules.boardspace;

import java.util.List;
import java.util.Optional;

/**
 * A node of a tree in SGF: properties such as {@code PB[Anna]}. A name may occur twice, although
 * the format forbids it, since records of the site do so.
 *
 * @param properties the properties in the order of the text. Unmodifiable
 */
record SgfNode(List<Property> properties) {

  /**
   * A property of a node.
   *
   * @param name a letter, then letters, digits and hyphens, as they are written
   * @param values at least one text, without escapes. Unmodifiable
   * @param column where the name begins, in characters of the whole text, from 1
   */
  record Property(String name, List<String> values, int column) {
    /** Returns the first value, which is the only one of most properties; perhaps empty. */
    String value() {
      return values.get(0);
    }
  }

  /** Returns the first value of a property with a name, exactly as it is written. */
  Optional<String> value(String name) {
    return property(name).map(Property::value);
  }

  /** Returns the first property with a name, exactly as it is written. */
  Optional<Property> property(String name) {
    return properties.stream().filter(property -> property.name().equals(name)).findFirst();
  }
}
