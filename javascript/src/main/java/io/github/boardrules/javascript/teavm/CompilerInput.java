package io.github.boardrules.javascript.teavm;

import io.github.boardrules.core.catalog.GameFamily;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder from which TeaVM compiles: the classes of a module, and the sentences of this library
 * and of every jar or folder that offers a game or that people have added. TeaVM knows only the
 * property files that a file of services names, reads them as Latin-1, and makes code of each
 * property; so a file is written as one property with escapes, and that file with it.
 */
final class CompilerInput {
  private static final String SERVICES = "META-INF/services/";
  private static final String BUNDLES = SERVICES + "java.util.ResourceBundle";
  private static final String GAMES = SERVICES + GameFamily.class.getName();

  /** Stands in the text of a file's properties behind each key and each sentence but the last. */
  static final String SEPARATOR = "\0";

  private static final String LIBRARY = "io/github/boardrules";

  private final Path folder;
  private final SortedSet<String> bundles = new TreeSet<>();

  private CompilerInput(Path folder) {
    this.folder = folder;
  }

  /**
   * Writes a folder, and returns the class path with it in place of its first, those classes.
   *
   * @param added what is behind the class path: games that people have added
   */
  static List<Path> write(Path folder, List<Path> classPath, List<Path> added) throws IOException {
    CompilerInput input = new CompilerInput(folder);
    Path classes = classPath.get(0);
    for (Path file : files(classes)) {
      Files.write(input.place(classes.relativize(file).toString()), Files.readAllBytes(file));
    }
    List<Path> all = Stream.concat(classPath.stream(), added.stream()).toList();
    for (Path entry : all) {
      if (Files.isDirectory(entry)) {
        input.addSentences(entry);
      } else {
        try (FileSystem jar = FileSystems.newFileSystem(entry)) {
          Path root = jar.getPath("/");
          // The compiler's own jars have sentences that would be compiled too.
          if (added.contains(entry)
              || Files.exists(root.resolve(GAMES))
              || Files.exists(root.resolve(LIBRARY))) {
            input.addSentences(root);
          }
        }
      }
    }
    Files.write(input.place(BUNDLES), input.bundles);
    return Stream.concat(Stream.of(folder), all.stream().skip(1)).toList();
  }

  private void addSentences(Path root) throws IOException {
    for (Path file : files(root)) {
      String name = root.relativize(file).toString().replace('\\', '/');
      if (name.endsWith(".properties") && !name.startsWith("META-INF")) {
        Files.writeString(place(name), "all=" + escaped(properties(file)));
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

  private static String properties(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return properties.stringPropertyNames().stream()
        .sorted()
        .map(key -> key + SEPARATOR + properties.getProperty(key))
        .collect(Collectors.joining(SEPARATOR));
  }

  private static String escaped(String text) {
    return text.chars()
        .mapToObj(unit -> isPlain(unit) ? "" + (char) unit : String.format("\\u%04x", unit))
        .collect(Collectors.joining());
  }

  private static boolean isPlain(int unit) {
    return unit >= ' ' && unit < 0x7F && unit != '\\';
  }

  /** Returns the files of a folder in their order, or the one that is given. */
  static List<Path> files(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
