package io.github.boardrules.examples.cli.records;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.TextFiles;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** The files with games in a folder and the folders in it. Other files may stand beside them. */
public final class ArchiveFolder {
  private ArchiveFolder() {}

  /**
   * Returns the files that look like games, sorted by name. Files and folders whose names begin
   * with a dot or an underscore are left out. Those that cannot be read are passed on.
   */
  public static List<Path> files(Path folder, BiConsumer<String, Failure> unreadable) {
    Map<Path, IOException> problems = new TreeMap<>();
    List<Path> found =
        TextFiles.inFolder(folder, problems::put).stream()
            .filter(file -> !isHidden(folder.relativize(file)))
            .filter(file -> holdsGames(file, problems))
            .toList();
    problems.keySet().removeIf(file -> isHidden(folder.relativize(file)));
    problems.forEach(
        (file, problem) -> unreadable.accept(file.toString(), TextFiles.failure(file, problem)));
    if (found.isEmpty() && problems.isEmpty()) {
      throw Failure.of("no-games-in-folder", "folder", Texts.quote(folder.toString()));
    }
    return found;
  }

  private static boolean isHidden(Path inFolder) {
    for (Path name : inFolder) {
      if (name.toString().startsWith(".") || name.toString().startsWith("_")) {
        return true;
      }
    }
    return false;
  }

  private static boolean holdsGames(Path file, Map<Path, IOException> problems) {
    if (SiteArchive.isNamed(file.toString())) {
      return true;
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      String beginning = new String(bytes.readNBytes(TextFiles.BEGINNING), UTF_8);
      return ArchiveCheck.holdsGames(file.toString(), beginning);
    } catch (IOException problem) {
      problems.put(file, problem);
      return false;
    }
  }
}
