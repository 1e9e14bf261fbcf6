package io.github.boardrules.examples.spark;

import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Bars above numbers, drawn as SVG. Where there are too many bars for the width, neighbours share
 * one: their sum, or their mean.
 *
 * @param title what is shown, for those who cannot see it
 * @param values the height of the bar above each number, 0 or more
 * @param isSummed whether neighbours are added up
 */
record BarChart(String title, NavigableMap<Integer, Double> values, boolean isSummed) {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 240;
  private static final int LEFT = 70;
  private static final int BOTTOM = 24;
  private static final int TOP = 16;
  private static final int MAX_BARS = 80;

  /** Returns the drawing; without bars if there are no values. */
  String svg() {
    int least = values.isEmpty() ? 0 : values.firstKey();
    int most = values.isEmpty() ? 0 : values.lastKey();
    int step = (most - least) / MAX_BARS + 1;
    NavigableMap<Integer, Double> bars = bars(least, step);
    double highest = bars.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
    int places = (most - least) / step + 1;
    double width = (double) (WIDTH - LEFT) / places;
    StringBuilder svg = new StringBuilder();
    svg.append("<svg viewBox=\"0 0 ").append(WIDTH).append(' ').append(HEIGHT);
    svg.append("\" role=\"img\"><title>").append(escaped(title)).append("</title>\n");
    bars.forEach(
        (place, value) -> {
          double height = highest == 0 ? 0 : value / highest * (HEIGHT - TOP - BOTTOM);
          svg.append(
              String.format(
                  Locale.ROOT,
                  "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
                  LEFT + place * width,
                  HEIGHT - BOTTOM - height,
                  Math.max(width - 1, 0.5),
                  height));
        });
    int floor = HEIGHT - BOTTOM;
    svg.append(
        String.format(
            "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n", LEFT, floor, WIDTH, floor));
    svg.append(label(LEFT, HEIGHT - 6, "start", Integer.toString(least)));
    svg.append(label(WIDTH, HEIGHT - 6, "end", Integer.toString(most)));
    svg.append(label(LEFT - 6, TOP + 4, "end", number(highest)));
    svg.append(label(LEFT - 6, floor, "end", "0"));
    return svg.append("</svg>\n").toString();
  }

  /** Returns a text with the signs of HTML escaped. */
  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** Returns the heights of the bars by their places from the left. */
  private NavigableMap<Integer, Double> bars(int least, int step) {
    NavigableMap<Integer, Double> sums = new TreeMap<>();
    NavigableMap<Integer, Integer> counts = new TreeMap<>();
    for (Map.Entry<Integer, Double> value : values.entrySet()) {
      int place = (value.getKey() - least) / step;
      sums.merge(place, value.getValue(), Double::sum);
      counts.merge(place, 1, Integer::sum);
    }
    if (!isSummed) {
      sums.replaceAll((place, sum) -> sum / counts.getOrDefault(place, 1));
    }
    return sums;
  }

  private static String label(int x, int y, String anchor, String text) {
    return "<text x=\""
        + x
        + "\" y=\""
        + y
        + "\" text-anchor=\""
        + anchor
        + "\">"
        + text
        + "</text>\n";
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : String.format(Locale.ROOT, "%.1f", value);
  }
}
