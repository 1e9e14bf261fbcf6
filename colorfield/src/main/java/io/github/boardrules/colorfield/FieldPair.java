package io.github.boardrules.colorfield;

/**
 * An unordered pair of fields, stored with the lower one first.
 *
 * @param one the lower field
 * @param other the higher field
 */
record FieldPair(Field one, Field other) implements Comparable<FieldPair> {

  static FieldPair of(Field one, Field other) {
    return one.compareTo(other) <= 0 ? new FieldPair(one, other) : new FieldPair(other, one);
  }

  @Override
  public int compareTo(FieldPair that) {
    int order = one.compareTo(that.one);
    return order != 0 ? order : other.compareTo(that.other);
  }

  @Override
  public String toString() {
    return one + "-" + other;
  }
}
