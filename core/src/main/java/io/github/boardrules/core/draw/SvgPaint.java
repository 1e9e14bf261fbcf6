package io.github.boardrules.core.draw;

/**
 * A colour of a picture that a page can replace. An element that is painted with it has the class,
 * and shows the value of the CSS variable if the page sets that.
 *
 * @param className the class, without the dot
 * @param variable the name of the CSS variable, without the hyphens at its beginning
 * @param colour the colour if the page sets nothing, as {@code #rrggbb}
 * @param dark the colour on a dark page; the same if it does not change
 */
record SvgPaint(String className, String variable, String colour, String dark) {

  /** Creates a paint whose class has the name of the variable. */
  SvgPaint(String variable, String colour, String dark) {
    this(variable, variable, colour, dark);
  }

  /** Returns this paint for elements of another class. */
  SvgPaint on(String newClassName) {
    return new SvgPaint(newClassName, variable, colour, dark);
  }
}
