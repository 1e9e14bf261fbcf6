package io.github.boardrules.examples.bench;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import java.util.Optional;
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

/**
 * Measures how long one call of the rules in strings takes in the middle of a random game: at half
 * of its moves. A call parses its texts and formats its result.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
@State(Scope.Thread)
public class TextBenchmark {
  private static final int MAX_PLIES = 100;

  /** The measured variant. */
  @Param({
    "zertz",
    "tzaar",
    "pikkpakk",
    "pushfour",
    "fivepush",
    "abalone",
    "inlay",
    "pylos",
    "one-two-three",
    "triangle",
    "heaps:sizes=3-4-5-4-3",
    "colorfield"
  })
  public String variant = "zertz";

  private TextRules rules = Catalog.installed().textRules(variant);
  private String position = rules.start();
  private String move = "";

  /** Plays the game to its middle. */
  @Setup
  public void prepare() {
    rules = Catalog.installed().textRules(variant);
    Match<String, String> match =
        Playout.randomMatch(rules, rules.start(), new SplitMix64(1), MAX_PLIES);
    position = match.position(match.ply() / 2);
    move = match.moves().get(match.ply() / 2);
  }

  /** Returns the status. */
  @Benchmark
  public Status status() {
    return rules.status(position);
  }

  /** Returns that a legal move has no refusal. */
  @Benchmark
  public Optional<?> refusal() {
    return rules.refusal(position, move);
  }

  /** Plays a move. */
  @Benchmark
  public String play() {
    return rules.play(position, move);
  }

  /** Lists the legal moves, without their texts. */
  @Benchmark
  public int legalMoves() {
    return rules.legalMoves(position).size();
  }

  /** Returns the first legal move's text. */
  @Benchmark
  public String firstMove() {
    return rules.legalMoves(position).get(0);
  }
}
