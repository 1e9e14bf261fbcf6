package io.github.boardrules.core.draw;

/** A part of the picture; y grows downwards. */
record Box(double left, double top, double right, double bottom) {
  static final Box EMPTY =
      new Box(
          Double.POSITIVE_INFINITY,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.NEGATIVE_INFINITY);

  /** The part round a point, as far as the given half width and height. */
  static Box around(double x, double y, double halfWidth, double halfHeight) {
    return new Box(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight);
  }

  boolean isEmpty() {
    return left > right;
  }

  double width() {
    return right - left;
  }

  double height() {
    return bottom - top;
  }

  /** The least box that holds both. */
  Box and(Box other) {
    return new Box(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  /** This box and a margin on each side. */
  Box grown(double margin) {
    return new Box(left - margin, top - margin, right + margin, bottom + margin);
  }
}
