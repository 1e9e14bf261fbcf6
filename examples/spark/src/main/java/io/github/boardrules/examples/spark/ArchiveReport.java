package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.records.ArchiveCheck;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was found in some parts of an archive. The result does not depend on the order in which
 * reports are added up.
 *
 * @param games how many games were checked
 * @param plies how many of their moves agree with the rules
 * @param disagreements how many games disagree with the rules
 * @param unreadable how many lines and files could not be read
 * @param kinds how many findings there are of each kind
 * @param first the first findings, in the order of the archive
 */
record ArchiveReport(
    long games,
    long plies,
    long disagreements,
    long unreadable,
    Map<String, Long> kinds,
    List<Placed> first)
    implements Serializable {
  static final ArchiveReport NONE = new ArchiveReport(0, 0, 0, 0, Map.of(), List.of());

  /** A finding with the number of its part, and its own in that part. */
  record Placed(int part, int number, ArchiveCheck.Finding finding) implements Serializable {

    boolean isBefore(Placed other) {
      return part != other.part ? part < other.part : number < other.number;
    }
  }

  static ArchiveReport of(int part, ArchiveCheck.Part found) {
    List<Placed> placed = new ArrayList<>();
    for (ArchiveCheck.Finding finding : found.findings()) {
      placed.add(new Placed(part, placed.size(), finding));
    }
    return new ArchiveReport(
        found.games(),
        found.plies(),
        found.disagreements(),
        found.unreadable(),
        found.kinds(),
        placed);
  }

  ArchiveReport plus(ArchiveReport other) {
    Map<String, Long> sum = new TreeMap<>(kinds);
    other.kinds.forEach((kind, count) -> sum.merge(kind, count, Long::sum));
    return new ArchiveReport(
        games + other.games,
        plies + other.plies,
        disagreements + other.disagreements,
        unreadable + other.unreadable,
        sum,
        merged(first, other.first));
  }

  /** Returns the findings that are shown. */
  List<ArchiveCheck.Finding> findings() {
    return first.stream().map(Placed::finding).toList();
  }

  /** Returns how many findings are counted, but not shown. */
  long hidden() {
    return kinds.values().stream().mapToLong(Long::longValue).sum() - first.size();
  }

  /** Returns the line with which {@code check} ends. */
  String summary() {
    return ArchiveCheck.summary(games, plies, disagreements);
  }

  private static List<Placed> merged(List<Placed> one, List<Placed> other) {
    List<Placed> merged = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (merged.size() < ArchiveCheck.MAX_FINDINGS && (i < one.size() || j < other.size())) {
      boolean isOne = j == other.size() || (i < one.size() && one.get(i).isBefore(other.get(j)));
      merged.add(isOne ? one.get(i++) : other.get(j++));
    }
    return merged;
  }
}
