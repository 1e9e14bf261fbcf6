package io.github.boardrules.examples.web.teavm;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder from which TeaVM compiles: the classes of this module, and the sentences of all modules.
 * TeaVM reads property files as Latin-1, and knows only those that a file of services names; so
 * they are written with escapes, and that file with them.
 */
final class CompilerInput {
  private static final String BUNDLES = "META-INF/services/java.util.ResourceBundle";

  private final Path folder;
  private final SortedSet<String> bundles = new TreeSet<>();

  private CompilerInput(Path folder) {
    this.folder = folder;
  }

  /** Writes a folder, and returns the class path with it in place of its first, our classes. */
  static List<Path> write(Path folder, List<Path> classPath) throws IOException {
    CompilerInput input = new CompilerInput(folder);
    Path classes = classPath.get(0);
    for (Path file : files(classes)) {
      Files.write(input.place(classes.relativize(file).toString()), Files.readAllBytes(file));
    }
    for (Path entry : classPath) {
      if (Files.isDirectory(entry)) {
        input.addSentences(entry);
      } else if (entry.getFileName().toString().startsWith("boardrules-")) {
        try (FileSystem jar = FileSystems.newFileSystem(entry)) {
          input.addSentences(jar.getPath("/"));
        }
      }
    }
    Files.write(input.place(BUNDLES), input.bundles);
    return Stream.concat(Stream.of(folder), classPath.stream().skip(1)).toList();
  }

  private void addSentences(Path root) throws IOException {
    for (Path file : files(root)) {
      String name = root.relativize(file).toString().replace('\\', '/');
      if (name.endsWith(".properties") && !name.startsWith("META-INF")) {
        Files.writeString(place(name), escaped(Files.readString(file)));
        bundles.add(name.substring(0, name.lastIndexOf('.')).replace('/', '.'));
      }
    }
  }

  /** Returns a file of the folder, after its own folder has been made. */
  private Path place(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.resolve("..").normalize());
    return file;
  }

  private static String escaped(String text) {
    return text.chars()
        .mapToObj(unit -> unit < 0x80 ? "" + (char) unit : String.format("\\u%04x", unit))
        .collect(Collectors.joining());
  }

  /** Returns the files of a folder in their order, or the one that is given. */
  static List<Path> files(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
