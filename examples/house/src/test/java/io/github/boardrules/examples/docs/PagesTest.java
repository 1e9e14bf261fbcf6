package io.github.boardrules.examples.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.github.boardrules.fixtures.Checkout;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every block and every picture of every page agrees with its source. */
@Tag("slow")
class PagesTest {
  private static final Map<String, Page> PAGES = new TreeMap<>();

  static List<String> pages() {
    return Checkout.pages();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyBlockAgreesWithItsSource(String file) {
    assertThat(Checkout.read(file)).isEqualTo(page(file).text());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyPictureIsDrawnByTheLibrary(String file) {
    page(file)
        .pictures()
        .forEach(
            (picture, document) ->
                assertThat(Checkout.read(picture)).as(picture).isEqualTo(document));
  }

  /**
   * As a reader would who copies the files that a page shows or links, without the annotations of
   * JSpecify and Error Prone.
   */
  @ParameterizedTest
  @MethodSource("pages")
  void theProgramsOfAPageCompile(String file, @TempDir Path folder) {
    List<String> options =
        new ArrayList<>(List.of("-proc:none", "-encoding", "UTF-8", "-d", folder.toString()));
    options.addAll(
        List.of("-classpath", Source.classPath("jspecify", "error_prone", "examples/target")));
    for (Source program : page(file).programs()) {
      Path copy = folder.resolve(Path.of(program.file()).getFileName());
      options.add(copy.toString());
      assertThatNoException()
          .isThrownBy(() -> Files.writeString(copy, String.join("\n", program.lines())));
    }
    ByteArrayOutputStream problems = new ByteArrayOutputStream();
    if (!page(file).programs().isEmpty()) {
      ToolProvider.getSystemJavaCompiler()
          .run(null, null, problems, options.toArray(String[]::new));
    }
    assertThat(problems.toString(UTF_8)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "README.md, 130",
    "docs/architecture.md, 100",
    "docs/adding-a-game.md, 500",
    "docs/embedding.md, 800"
  })
  void aPageForNewcomersIsShort(String file, int maxLines) {
    assertThat(Checkout.read(file).lines()).hasSizeLessThanOrEqualTo(maxLines);
  }

  @Test
  void everyPictureBelongsToAPage() {
    List<String> shown =
        pages().stream()
            .map(PagesTest::page)
            .flatMap(
                page ->
                    Stream.concat(page.pictures().keySet().stream(), page.screenshots().stream()))
            .toList();
    assertThat(Checkout.files(Checkout.PICTURES)).containsExactlyInAnyOrderElementsOf(shown);
  }

  private static Page page(String file) {
    return PAGES.computeIfAbsent(file, name -> new Page(name, Checkout.read(name)));
  }
}
