package io.github.boardrules.core.draw;

/**
 * A colour of a picture, and that on dark pages. An element that is painted with it has the class,
 * and shows the value of the CSS variable if the page sets that.
 */
record SvgPaint(String className, String variable, String colour, String dark) {

  SvgPaint(String variable, String colour, String dark) {
    this(variable, variable, colour, dark);
  }

  SvgPaint on(String newClassName) {
    return new SvgPaint(newClassName, variable, colour, dark);
  }
}
