package io.github.boardrules.examples.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tries the texts that fuzzing has kept on every reader: together they reach every branch that
 * millions of texts have reached.
 */
class HostileTextsTest {
  private static final Path FOLDER =
      Path.of("src", "test", "resources", "io", "github", "boardrules", "examples", "hostile");

  @ParameterizedTest
  @MethodSource("readers")
  void everyTextIsReadOrRefusedCorrectly(String reader) throws IOException {
    Gson json = new Gson();
    Target target = Targets.all().get(reader).get();

    for (String line : Files.readAllLines(FOLDER.resolve(reader + ".txt"))) {
      target.check(json.fromJson(line, String.class));
    }
  }

  @Test
  void everyReaderHasItsTexts() throws IOException {
    Set<String> kept;
    try (Stream<Path> files = Files.list(FOLDER)) {
      kept = files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    }

    assertThat(kept)
        .isEqualTo(readers().stream().map(name -> name + ".txt").collect(Collectors.toSet()));
  }

  static Set<String> readers() {
    return new TreeSet<>(Targets.all().keySet());
  }
}
