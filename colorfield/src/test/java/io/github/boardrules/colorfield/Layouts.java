package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceStandard;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Layouts as variant ids, and as items of which one can be exchanged. */
final class Layouts {
  /** The letters of all colours but red. */
  static final List<Character> COLOURS =
      "abcdefghijklmnopqstuvwxyz".chars().mapToObj(letter -> (char) letter).toList();

  /** The example of the page: five rows, one field in the middle. */
  static final String SMALL = small().id();

  /** A picture with holes, links and cuts. */
  static final String HOLES =
      "colorfield:rows=bgybg/ybrgy/g.r.g/ygrby/gbygb,link=a3-e3+b2-b4,cut=a1-b2+c2-d2+d4-e5"
          + ",middle=c3,fullgates=x1-a1-b1+x2-d1,emptygates=y1-d5-e5+y2-b5"
          + ",full=ga1+bb1+bc1+gd1+be1,empty=ba5+gb5+bc5+bd5+ge5";

  /** A board without a picture: a middle, a ring of six about it and a ring of twelve. */
  static final String WHEEL =
      "colorfield:extra=gi1+bi2+ri3+gi4+bi5+ri6+rm1+bo1+go2+bo3+ro4+go5+bo6+bo7+go8+bo9+ro10+go11"
          + "+bo12,link=i1-i2+i1-i6+i1-m1+i1-o1+i1-o2+i2-i3+i2-m1+i2-o3+i2-o4+i3-i4+i3-m1+i3-o5"
          + "+i3-o6+i4-i5+i4-m1+i4-o7+i4-o8+i5-i6+i5-m1+i5-o9+i5-o10+i6-m1+i6-o11+i6-o12+o1-o2"
          + "+o1-o12+o2-o3+o3-o4+o4-o5+o5-o6+o6-o7+o7-o8+o8-o9+o9-o10+o10-o11+o11-o12,middle=m1"
          + ",fullgates=ga1-o2+ga2-o3,emptygates=gb1-o8+gb2-o9,full=bo1+go2+bo3"
          + ",empty=bo7+go8+bo9";

  /** The items of the standard layout, as the page has them. */
  static final String STANDARD = ReferenceVariant.DEFAULT.with(ReferenceStandard.ITEMS).id();

  /** The standard layout with its middle melted into one field. */
  static final String MELTED = ReferenceVariant.DEFAULT.with(ReferenceStandard.MELTED).id();

  /** Two rows of all 26 colours. Every team has a piece of each, beside red ones. */
  static final String RAINBOW = rainbow().id();

  private final Map<String, String> items;

  private Layouts(Map<String, String> items) {
    this.items = items;
  }

  static Layouts small() {
    return empty()
        .with("rows", "bgybg/ybrgy/gyryg/ygrby/gbygb")
        .with("middle", "c3")
        .with("fullgates", "x1-a1-b1+x2-d1-e1")
        .with("emptygates", "y1-a5-b5+y2-d5-e5")
        .with("full", "ga1+bb1+yc1+gd1+be1")
        .with("empty", "ba5+gb5+yc5+bd5+ge5");
  }

  static Layouts rainbow() {
    String letters = "abcdefghijklmnopqrstuvwxyz";
    return empty()
        .with("rows", letters + "/" + letters + "/" + letters)
        .with("middle", "r2")
        .with("fullgates", "xa1-a1")
        .with("emptygates", "xb1-z3")
        .with("full", pieces(1))
        .with("empty", pieces(3));
  }

  /** As many fields as there may be, of which the last is the middle and touches another. */
  static Layouts largest() {
    return small()
        .with("extra", numbered("gzz", 98) + "+rzz99")
        .with("link", "zz98-zz99")
        .with("middle", "zz99");
  }

  /** No item at all. */
  static Layouts empty() {
    return new Layouts(new LinkedHashMap<>());
  }

  /** These items with another value of one; it keeps its place, a new one becomes the last. */
  Layouts with(String key, String value) {
    Map<String, String> changed = new LinkedHashMap<>(items);
    changed.put(key, value);
    return new Layouts(changed);
  }

  Layouts without(String key) {
    Map<String, String> changed = new LinkedHashMap<>(items);
    changed.remove(key);
    return new Layouts(changed);
  }

  /** The id, with the items in the order in which they were given. */
  String id() {
    return items.entrySet().stream()
        .map(item -> item.getKey() + "=" + item.getValue())
        .collect(Collectors.joining(",", "colorfield:", ""));
  }

  /** Elements as {@code a1+a2}, for numbers from 1 on. */
  static String numbered(String before, int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(number -> before + number)
        .collect(Collectors.joining("+"));
  }

  private static String pieces(int row) {
    return COLOURS.stream()
        .map(letter -> letter.toString() + letter + row)
        .collect(Collectors.joining("+"));
  }
}
