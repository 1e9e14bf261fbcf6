package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.parts.GameStatistics;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The statistics of games as rows of texts.
 *
 * @param texts the language
 * @param statistics the statistics
 */
record StatisticsTable(Texts texts, GameStatistics statistics) {

  /**
   * A row.
   *
   * @param name what it is about
   * @param value a number
   * @param share the share of the games in percent; empty if the row is about something else
   */
  record TableRow(String name, String value, String share) {

    @Override
    public String toString() {
      return name + "\t" + value + (share.isEmpty() ? "" : "\t" + share);
    }
  }

  /** Returns all rows as lines with tabs. */
  List<String> lines() {
    return Stream.of(summary(), results(), endings())
        .flatMap(List::stream)
        .map(TableRow::toString)
        .toList();
  }

  /** Returns the number of games, their lengths and the number of legal moves. */
  List<TableRow> summary() {
    return List.of(
        row("stats-games", Long.toString(statistics.games())),
        row("stats-mean-length", decimal(statistics.meanLength())),
        row("stats-shortest", Integer.toString(statistics.length(0))),
        row("stats-median", Integer.toString(statistics.length(0.5))),
        row("stats-longest", Integer.toString(statistics.length(1))),
        row("stats-branching", decimal(statistics.meanBranching().mean())));
  }

  /** Returns how many games each side has won, how many were drawn, and how many were stopped. */
  List<TableRow> results() {
    return List.of(
        counted(texts.text("stats-wins", "player", 1), statistics.results("win 1")),
        counted(texts.text("stats-wins", "player", 2), statistics.results("win 2")),
        counted(texts.text("stats-draws"), statistics.results("draw")),
        counted(texts.text("stats-stopped"), statistics.results("ongoing")));
  }

  /** Returns how many games ended in each way, the most frequent first. */
  List<TableRow> endings() {
    List<Map.Entry<String, Long>> sorted = new ArrayList<>(statistics.endings().entrySet());
    sorted.sort(
        Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry::getKey));
    return sorted.stream().map(ending -> counted(ending.getKey(), ending.getValue())).toList();
  }

  private TableRow row(String key, String value) {
    return new TableRow(texts.text(key), value, "");
  }

  private TableRow counted(String name, long count) {
    double percent = statistics.games() == 0 ? 0 : 100.0 * count / statistics.games();
    return new TableRow(name, Long.toString(count), decimal(percent) + " %");
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
