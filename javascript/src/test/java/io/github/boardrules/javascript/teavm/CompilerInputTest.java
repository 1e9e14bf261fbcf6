package io.github.boardrules.javascript.teavm;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.GameFamily;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilerInputTest {
  @TempDir Path folder;

  /** Whatever a jar is called, its sentences come with its game; a tool's do not. */
  @Test
  void theSentencesOfEveryGameAreCompiled() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Path game =
        jar(
            "reversi-1.0.jar",
            "META-INF/services/" + GameFamily.class.getName(),
            "reversi/messages_de.properties");
    Path german = jar("german.jar", "io/github/boardrules/core/messages_de.properties");
    Path words = jar("words.jar", "words/messages.properties");
    Path tool = jar("boardrules-tool.jar", "tool/messages.properties");

    List<Path> input =
        CompilerInput.write(
            folder.resolve("input"), List.of(classes, game, german, tool), List.of(words));

    assertThat(input).containsExactly(folder.resolve("input"), game, german, tool, words);
    assertThat(folder.resolve("input/META-INF/services/java.util.ResourceBundle"))
        .hasContent("io.github.boardrules.core.messages_de\nreversi.messages_de\nwords.messages");
    assertThat(folder.resolve("input/reversi/messages_de.properties"))
        .hasContent("all=a\\u0000\\u00fc\\u000a\\u0000b\\u0000\\u005c");
  }

  private Path jar(String name, String... files) throws IOException {
    Path jar = folder.resolve(name);
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (String file : files) {
        zip.putNextEntry(new ZipEntry(file));
        zip.write("b = \\\\\na=ü\\n\n".getBytes(UTF_8));
        zip.closeEntry();
      }
    }
    return jar;
  }
}
