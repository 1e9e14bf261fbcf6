package io.github.boardrules.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Spark is measured against does the same work. */
class PlainThreadsTest {
  @TempDir Path folder;

  @Test
  void theResultsAreThoseOfThePlainProgram() throws Exception {
    PlainThreads two = new PlainThreads(2);

    assertThat(two.perft("pylos", 4) + "\n").isEqualTo(JobRun.plain("perft", "pylos", "4").out());
    assertThat(two.selfPlay("pylos", 20, folder, 0)).isBetween(20L * 15, 20L * 200);
    assertThat(Files.readAllLines(folder.resolve("0.jsonl"))).hasSize(3);
    assertThat(two.selfPlay("pylos:base=3", 16, folder, 20)).isBetween(16L * 5, 16L * 100);
    assertThat(Files.readAllLines(folder.resolve("0.jsonl"))).hasSize(2);
    assertThat(two.check(List.of("../matches/pylos.jsonl", "../matches/zertz.jsonl")) + "\n")
        .isEqualTo(JobRun.plain("check", "../matches/pylos.jsonl", "../matches/zertz.jsonl").out());
  }
}
