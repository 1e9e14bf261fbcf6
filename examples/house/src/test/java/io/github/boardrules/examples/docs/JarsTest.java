package io.github.boardrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Checkout;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/embedding.md says of the artifacts: how large they are, and what they bring. */
class JarsTest {
  private static final Pattern ROW =
      Pattern.compile("\\| (?:`boardrules-(\\w+)`|each game's) \\| (\\d+) kB \\| (.*) \\|");
  private static final Pattern BROUGHT =
      Pattern.compile("<artifactId>(.*)</artifactId>(?!\\s*<(?:version|scope)>)");
  private static final int KILOBYTE = 1000;

  /** What Maven adds to the classes. */
  private static final int ADDED = 5 * KILOBYTE;

  static Stream<MatchResult> rows() {
    return ROW.matcher(Checkout.read("docs/embedding.md")).results();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void anArtifactHasAboutTheSizeThatThePageSays(MatchResult row) throws IOException {
    int largest = 0;
    for (String module : modules(row)) {
      largest = Math.max(largest, size(module));
    }
    assertThat(Integer.parseInt(row.group(2)) * KILOBYTE)
        .isBetween(largest, largest * 5 / 4 + 10 * KILOBYTE);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void anArtifactBringsWhatThePageSays(MatchResult row) {
    for (String module : modules(row)) {
      String pom = Checkout.read(folder(module) + "/pom.xml");
      int start = pom.indexOf("<dependencies>");
      String dependencies = start < 0 ? "" : pom.substring(start, pom.indexOf("</dependencies>"));
      String brought =
          BROUGHT
              .matcher(dependencies)
              .results()
              .map(found -> "`" + found.group(1) + "`")
              .collect(Collectors.joining(", "));
      assertThat(brought.isEmpty() ? "nothing" : brought).as(module).isEqualTo(row.group(3));
    }
  }

  @Test
  void everyPublishedArtifactHasARow() {
    assertThat(rows().flatMap(row -> modules(row).stream()))
        .map("boardrules-%s.txt"::formatted)
        .map("api/"::concat)
        .containsExactlyInAnyOrderElementsOf(
            Checkout.files("api").filter(file -> file.endsWith(".txt")).toList());
  }

  private static List<String> modules(MatchResult row) {
    return row.group(1) == null ? Checkout.GAMES : List.of(row.group(1));
  }

  private static String folder(String module) {
    return Files.exists(Checkout.path(module)) ? module : "core/" + module;
  }

  /** Returns the size of a module's jar, or about that if its classes have not been packed. */
  private static int size(String module) throws IOException {
    String classes = folder(module) + "/target/classes";
    Path built =
        Stream.of(Source.classPath().split(File.pathSeparator, 0))
            .map(Path::of)
            .filter(
                entry ->
                    entry.endsWith(classes)
                        || entry.getFileName().toString().startsWith("boardrules-" + module + "-"))
            .findFirst()
            .orElseThrow();
    if (Files.isRegularFile(built)) {
      return (int) Files.size(built);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream jar = new ZipOutputStream(bytes);
        Stream<Path> files = Files.walk(built)) {
      for (Path file : files.filter(Files::isRegularFile).collect(Collectors.toList())) {
        jar.putNextEntry(new ZipEntry(built.relativize(file).toString()));
        jar.write(Files.readAllBytes(file));
      }
    }
    return bytes.size() + ADDED;
  }
}
