package io.github.boardrules.core.draw;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The rules by which a page replaces the colours of a picture.
 *
 * <p><b>Design.</b> Every element has its colour as an attribute, which programs without CSS draw.
 * The rules only let a variable replace it:
 *
 * <ul>
 *   <li>They stand in {@code @supports}, which programs that know no CSS variables skip as a whole.
 *   <li>In a page, they apply to all its pictures. A selector therefore names the colour that its
 *       rule falls back on, so that the rules of two pictures never disagree.
 *   <li>{@code :where} gives them no weight, so that every rule of the page comes before them.
 *   <li>The colours on dark pages are variables of the painted element, set only inside pictures of
 *       the class {@link #FOLLOWING}; so they are replaced by variables of the page as well.
 * </ul>
 */
final class SvgStyleSheet {
  /** The class of pictures that follow the reader's wish for dark pages. */
  static final String FOLLOWING = "br-follows";

  private final Set<String> rules = new LinkedHashSet<>();
  private final Set<String> darkRules = new LinkedHashSet<>();

  /** Adds the rules for elements whose property, {@code fill} or {@code stroke}, is painted. */
  void add(String property, SvgPaint paint) {
    String painted = "." + paint.className() + "[" + property + "='" + paint.colour() + "']";
    String onDark = "--br-dark-" + property;
    String value = "var(--" + paint.variable() + ",var(" + onDark + "," + paint.colour() + "))";
    rules.add(":where(" + painted + "){" + property + ":" + value + "}");
    if (!paint.dark().equals(paint.colour())) {
      String inFollowing = ":where(." + FOLLOWING + " " + painted + ")";
      darkRules.add(inFollowing + "{" + onDark + ":" + paint.dark() + "}");
    }
  }

  /** Adds everything that another style sheet has. */
  void add(SvgStyleSheet other) {
    rules.addAll(other.rules);
    darkRules.addAll(other.darkRules);
  }

  /** Writes the element, with the colours on dark pages if they are wanted. */
  void write(SvgWriter svg, boolean isDarkWanted) {
    svg.open("<style>");
    svg.open("@supports (fill:var(--br-paper)){");
    rules.forEach(rule -> svg.add(rule));
    svg.close();
    if (isDarkWanted) {
      svg.open("@media (prefers-color-scheme:dark){");
      darkRules.forEach(rule -> svg.add(rule));
      svg.close();
    }
    svg.close("style");
  }
}
