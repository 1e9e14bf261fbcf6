package io.github.boardrules.examples.spark;

import com.google.gson.Gson;
import io.github.boardrules.examples.cli.records.ArchiveCheck;
import io.github.boardrules.examples.parts.PerftPart;
import io.github.boardrules.examples.parts.PerftSplit;
import io.github.boardrules.examples.parts.SelfPlay;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The work of some jobs in threads of one process without Spark, so that one can measure what Spark
 * adds: {@code THREADS perft VARIANT DEPTH}, {@code THREADS selfplay VARIANT GAMES FOLDER [NODES]},
 * with the engine if it has nodes, or {@code THREADS check FILE...}. It prints the result and the
 * seconds.
 *
 * @param threads the number of threads
 */
record PlainThreads(int threads) {
  /** As many random moves as {@code selfplay} begins with if it is not given another number. */
  private static final int OPENING = 2;

  public static void main(String[] arguments) throws Exception {
    long begin = System.nanoTime();
    PlainThreads plain = new PlainThreads(Integer.parseInt(arguments[0]));
    List<String> rest = List.of(arguments).subList(2, arguments.length);
    switch (arguments[1]) {
      case "perft" -> System.out.println(plain.perft(rest.get(0), Integer.parseInt(rest.get(1))));
      case "selfplay" ->
          System.out.println(
              plain.selfPlay(
                  rest.get(0),
                  Integer.parseInt(rest.get(1)),
                  Path.of(rest.get(2)),
                  rest.size() > 3 ? Integer.parseInt(rest.get(3)) : 0));
      default -> System.out.println(plain.check(rest));
    }
    System.out.printf(Locale.ROOT, "%.1f s%n", (System.nanoTime() - begin) / 1e9);
  }

  /** Counts sequences in the parts of the job. */
  long perft(String variant, int depth) throws InterruptedException, ExecutionException {
    SharedRules rules = SharedRules.of(variant);
    List<PerftPart> parts = PerftSplit.of(rules.rules(), rules.start().text(), depth, 1024);
    List<Callable<Long>> tasks = new ArrayList<>();
    parts.forEach(part -> tasks.add(() -> part.count(rules.rules())));
    return results(tasks).stream().mapToLong(Long::longValue).sum();
  }

  /**
   * Plays the games of seed 1, at random or by the engine with a number of nodes, writes them as
   * JSON lines, and returns how many moves they have.
   */
  long selfPlay(String variant, int games, Path folder, int nodes)
      throws InterruptedException, ExecutionException {
    SelfPlay<?, ?> play =
        new SelfPlaySettings(
                variant, nodes == 0 ? "random" : "engine", Math.max(1, nodes), OPENING, 1000, 1)
            .games();
    int shares = threads * 4;
    List<Callable<Long>> tasks = new ArrayList<>();
    for (int share = 0; share < shares; share++) {
      int number = share;
      tasks.add(() -> write(play, number, shares, games, folder.resolve(number + ".jsonl")));
    }
    return results(tasks).stream().mapToLong(Long::longValue).sum();
  }

  /** Checks files of JSON lines, each in one thread, and returns the last line of the check. */
  String check(List<String> files) throws InterruptedException, ExecutionException {
    List<Callable<ArchiveReport>> tasks = new ArrayList<>();
    IntStream.range(0, files.size())
        .forEach(number -> tasks.add(() -> checked(number, files.get(number))));
    return results(tasks).stream().reduce(ArchiveReport.NONE, ArchiveReport::plus).summary();
  }

  private static long write(SelfPlay<?, ?> play, int first, int step, int games, Path file) {
    Gson gson = new Gson();
    long moves = 0;
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int game = first; game < games; game += step) {
        var row = play.play(game);
        moves += row.moves().size();
        out.write(gson.toJson(row));
        out.newLine();
      }
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
    return moves;
  }

  private static ArchiveReport checked(int number, String file) {
    ArchiveCheck check = ArchiveCheck.of(SharedRules.catalog(), Locale.ENGLISH);
    long[] line = {0};
    try (Stream<String> lines = Files.lines(Path.of(file))) {
      lines.forEach(text -> check.checkLine(file, ++line[0], text));
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
    return ArchiveReport.of(number, check.result());
  }

  private <T> List<T> results(List<Callable<T>> tasks)
      throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> result : pool.invokeAll(tasks)) {
        results.add(result.get());
      }
      return results;
    } finally {
      pool.shutdown();
    }
  }
}
