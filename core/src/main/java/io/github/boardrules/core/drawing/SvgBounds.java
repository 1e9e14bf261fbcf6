package io.github.boardrules.core.drawing;

/** A rectangle of the picture; y grows downwards. */
record SvgBounds(double left, double top, double right, double bottom) {
  private static final double FAR = Double.POSITIVE_INFINITY;

  static final SvgBounds EMPTY = new SvgBounds(FAR, FAR, -FAR, -FAR);

  static SvgBounds around(double x, double y, double halfWidth, double halfHeight) {
    return new SvgBounds(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight);
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

  SvgBounds and(SvgBounds other) {
    return new SvgBounds(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  SvgBounds grown(double margin) {
    return new SvgBounds(left - margin, top - margin, right + margin, bottom + margin);
  }
}
