package io.github.boardrules.core.text;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A node of a tree in SGF: properties such as {@code PB[Anna]}. A name may occur twice, although
 * the format forbids it, since the records of game sites do so.
 *
 * <pre>{@code
 * var node = SgfTree.parse("(;GM[22]PB[Anna])").get(0).nodes().get(0);
 * node.value("PB"); // ==> Optional[Anna]
 * node.value("PW"); // ==> Optional.empty
 * }</pre>
 *
 * @param properties the properties in the order of the text. Unmodifiable
 */
public record SgfNode(List<Property> properties) {

  /** Creates a node; the list is copied. */
  public SgfNode {
    properties = List.copyOf(properties);
  }

  /**
   * A property of a node.
   *
   * @param name a letter, then letters, digits and hyphens, as they are written
   * @param values at least one text, without escapes. Unmodifiable
   * @param column where the name begins, in characters of the whole text, from 1
   */
  public record Property(String name, List<String> values, int column) {
    /**
     * Creates a property; the list is copied.
     *
     * @throws IllegalArgumentException if there is no value
     */
    public Property {
      Objects.requireNonNull(name);
      values = List.copyOf(values);
      if (values.isEmpty()) {
        throw new IllegalArgumentException("A property has at least one value.");
      }
    }

    /**
     * Returns the first value, which is the only one of most properties.
     *
     * @return a text, perhaps empty
     */
    public String value() {
      return values.get(0);
    }
  }

  /**
   * Returns the value of a property.
   *
   * @param name the name, exactly as it is written
   * @return the first value of the first property with that name; empty if there is none
   */
  public Optional<String> value(String name) {
    return property(name).map(Property::value);
  }

  /**
   * Returns a property.
   *
   * @param name the name, exactly as it is written
   * @return the first property with that name; empty if there is none
   */
  public Optional<Property> property(String name) {
    Objects.requireNonNull(name);
    return properties.stream().filter(property -> property.name().equals(name)).findFirst();
  }
}
