package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.parts.GameStatistics;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The statistics of games as a page with tables and plots. It is one file that needs no other.
 *
 * @param texts the language
 * @param table the statistics
 */
record StatisticsPage(Texts texts, StatisticsTable table) {
  private static final String STYLE =
      """
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
      table { border-collapse: collapse; }
      td { padding: 0.2rem 1rem 0.2rem 0; }
      td + td { text-align: right; }
      svg { width: 100%; height: auto; }
      rect { fill: #3b6ea5; }
      line { stroke: currentColor; }
      text { font-size: 12px; fill: currentColor; }
      :root { color-scheme: light dark; }
      """;

  /** Returns the page. */
  String html() {
    GameStatistics statistics = table.statistics();
    NavigableMap<Integer, Double> lengths = new TreeMap<>();
    statistics.lengths().forEach((length, count) -> lengths.put(length, (double) count));
    NavigableMap<Integer, Double> branching = new TreeMap<>();
    statistics.branching().forEach((ply, sum) -> branching.put(ply + 1, sum.mean()));
    String title = BarChart.escaped(texts.text("stats-title"));
    return "<!DOCTYPE html>\n<html lang=\""
        + texts.locale().toLanguageTag()
        + "\">\n<meta charset=\"utf-8\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
        + title
        + "</title>\n<style>\n"
        + STYLE
        + "</style>\n<h1>"
        + title
        + "</h1>\n"
        + rows(table.summary())
        + heading("stats-results")
        + rows(table.results())
        + heading("stats-endings")
        + rows(table.endings())
        + heading("stats-lengths")
        + new BarChart(texts.text("stats-lengths"), lengths, true).svg()
        + heading("stats-branching-by-move")
        + new BarChart(texts.text("stats-branching-by-move"), branching, false).svg()
        + "</html>\n";
  }

  private String heading(String key) {
    return "<h2>" + BarChart.escaped(texts.text(key)) + "</h2>\n";
  }

  private static String rows(List<StatisticsTable.TableRow> rows) {
    StringBuilder html = new StringBuilder("<table>\n");
    for (StatisticsTable.TableRow row : rows) {
      html.append("<tr>");
      for (String cell : List.of(row.name(), row.value(), row.share())) {
        html.append("<td>").append(BarChart.escaped(cell)).append("</td>");
      }
      html.append("</tr>\n");
    }
    return html.append("</table>\n").toString();
  }
}
