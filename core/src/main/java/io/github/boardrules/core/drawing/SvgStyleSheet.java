package io.github.boardrules.core.drawing;

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
 *       the class {@link #FOLLOWING}. One variable, {@code --br-on-dark}, turns them all on: it is
 *       empty there, and elsewhere makes every variable invalid that is computed from it.
 * </ul>
 */
final class SvgStyleSheet {
  /** The class of pictures that are dark on dark pages. */
  static final String FOLLOWING = "br-follows";

  private static final String DARK_ON = "{--br-on-dark:/**/}";
  private static final String DARK_OFF = "{--br-on-dark:initial}";

  private final Set<String> rules = new LinkedHashSet<>();
  private final Set<String> darkRules = new LinkedHashSet<>();

  /** Adds the rules for elements whose property, {@code fill} or {@code stroke}, is painted. */
  void add(String property, SvgColours.Paint paint) {
    String painted = "." + paint.className() + "[" + property + "='" + paint.colour() + "']";
    String onDark = "--br-dark-" + property;
    String value = "var(--" + paint.variable() + ",var(" + onDark + "," + paint.colour() + "))";
    rules.add(":where(" + painted + "){" + property + ":" + value + "}");
    if (!paint.dark().equals(paint.colour())) {
      String inFollowing = ":where(." + FOLLOWING + " " + painted + ")";
      darkRules.add(inFollowing + "{" + onDark + ":var(--br-on-dark) " + paint.dark() + "}");
    }
  }

  void add(SvgStyleSheet other) {
    rules.addAll(other.rules);
    darkRules.addAll(other.darkRules);
  }

  void write(SvgWriter svg, boolean isDarkWanted) {
    svg.open("<style>");
    svg.open("@supports (fill:var(--br-paper)){");
    rules.forEach(rule -> svg.add(rule));
    svg.close();
    if (isDarkWanted) {
      darkRules.forEach(rule -> svg.add(rule));
      svg.open("@media (prefers-color-scheme:dark){");
      svg.add(":where(." + FOLLOWING + ")" + DARK_ON);
      svg.close();
      svg.add(":where(.br-light ." + FOLLOWING + ")" + DARK_OFF);
      svg.add(":where(.br-dark ." + FOLLOWING + ")" + DARK_ON);
    }
    svg.close("style");
  }
}
