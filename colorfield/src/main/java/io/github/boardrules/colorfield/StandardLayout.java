package io.github.boardrules.colorfield;

import java.util.Map;

/** The standard layout as layout items (RULES.md, "The standard board" and "Set-up"). */
final class StandardLayout {
  /** The items by key. Unmodifiable. */
  static final Map<String, String> ITEMS =
      Map.of(
          LayoutItems.ROWS,
          "wbnopygwbn/grwwbrpyyo/ynrbogwpnp/pgnogwrorn/gpyyrrbbor/robbrryypg/nrorwgongp"
              + "/pnpwgobrny/oyyprbwwrg/nbwgyponbw",
          LayoutItems.MIDDLE,
          "e5+e6+f5+f6",
          LayoutItems.FULL_GATES,
          "x1-b1-c1+x2-e1-f1+x3-h1-i1",
          LayoutItems.EMPTY_GATES,
          "y1-b10-c10+y2-e10-f10+y3-h10-i10",
          LayoutItems.FULL,
          "na1+oa2+pa3+bb1+wc1+gd1+ye1+pf1+og1+nh1+bi1+wj1+gj2+yj3",
          LayoutItems.EMPTY,
          "ya8+ga9+wa10+bb10+nc10+od10+pe10+yf10+gg10+wh10+bi10+pj8+oj9+nj10");

  private StandardLayout() {}
}
