package io.github.boardrules.examples.bench;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import io.github.boardrules.core.search.Playout;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures a tree with a line of many moves, and a variation at every twentieth of them. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
@State(Scope.Thread)
public class TreeRecordBenchmark {
  private static final int DISTANCE = 20;

  /** The length of the line. */
  @Param({"100", "1000"})
  public int moves = 100;

  private TextRules rules = Catalog.installed().textRules("pikkpakk");
  private MatchTree<String, String> tree =
      MatchTree.of(Playout.randomMatch(rules, rules.start(), new SplitMix64(1), 0));
  private String next = "";
  private String text = "";

  /** Makes the tree, with its place at the middle of the line. */
  @Setup
  public void prepare() {
    rules = Catalog.installed().textRules("pikkpakk");
    tree =
        MatchTree.of(Playout.randomMatch(rules, rules.start(), new SplitMix64(1), moves)).start();
    for (int ply = 1; ply < moves; ply++) {
      if (ply % DISTANCE == 0) {
        List<String> legal = tree.match().legalMoves();
        tree = tree.play(legal.get(legal.size() - 1)).back();
      }
      tree = tree.forward();
    }
    text = MatchRecord.of(tree).text();
    while (tree.ply() > moves / 2) {
      tree = tree.back();
    }
    List<String> legal = tree.match().legalMoves();
    next = legal.get(legal.size() / 2);
  }

  /** Plays another move at the place, and takes it back. */
  @Benchmark
  public MatchTree<String, String> playAndBack() {
    return tree.play(next).back();
  }

  /** Writes a comment at the place. */
  @Benchmark
  public MatchTree<String, String> comment() {
    return tree.withComment("a comment");
  }

  /** Goes to the end of the line. */
  @Benchmark
  public MatchTree<String, String> end() {
    return tree.end();
  }

  /** Writes the record. */
  @Benchmark
  public String write() {
    return MatchRecord.of(tree).text();
  }

  /** Reads the record. */
  @Benchmark
  public MatchRecord<String, String> read() {
    return MatchRecord.read(rules, text);
  }
}
