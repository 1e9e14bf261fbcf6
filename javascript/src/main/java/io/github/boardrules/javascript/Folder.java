package io.github.boardrules.javascript;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Folders of files, each with its name below the folder. */
public final class Folder {
  private Folder() {}

  /** Returns the files of a folder, by name. */
  public static Map<String, byte[]> read(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(path).toString().replace('\\', '/');
        files.put(name, Files.readAllBytes(path));
      }
    }
    return files;
  }

  /** Deletes a folder if there is one. */
  public static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }

  /** Writes files into a folder, from which everything else is deleted. */
  public static void write(Path folder, Map<String, byte[]> files) throws IOException {
    delete(folder);
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.resolve("..").normalize());
      Files.write(path, file.getValue());
    }
  }
}
