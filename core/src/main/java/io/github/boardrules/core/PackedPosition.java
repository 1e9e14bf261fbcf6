package io.github.boardrules.core;

/**
 * The base of positions that are a few longs: one 64-bit hash serves hash tables of engines and
 * {@link #hashCode()}. It has no fields, so it adds nothing to the size of a position.
 *
 * <pre>{@code
 * PackedPosition position = GridRules.standard().start();
 * position.hashCode() == Long.hashCode(position.hash()); // ==> true
 * }</pre>
 */
public abstract class PackedPosition {

  /** Creates the position. */
  protected PackedPosition() {}

  /**
   * Returns 64 well mixed bits, as {@link PackedRules#hash} does.
   *
   * @return the hash; equal positions have equal hashes
   */
  public abstract long hash();

  @Override
  public final int hashCode() {
    return Long.hashCode(hash());
  }
}
