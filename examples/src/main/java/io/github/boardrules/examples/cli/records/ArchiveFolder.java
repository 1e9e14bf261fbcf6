package io.github.boardrules.examples.cli.records;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.TextFiles;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The files with games in a folder and the folders in it. Other files may stand beside them. */
final class ArchiveFolder {
  /** As many bytes show what a file is. */
  private static final int BEGINNING = 256;

  private ArchiveFolder() {}

  /**
   * Returns the files that look like games, sorted by name. Files and folders whose names begin
   * with a dot or an underscore are left out.
   */
  static List<String> files(Path folder) {
    List<String> found =
        TextFiles.inFolder(folder).stream()
            .filter(file -> !isHidden(folder.relativize(file)))
            .filter(ArchiveFolder::holdsGames)
            .map(Path::toString)
            .toList();
    if (found.isEmpty()) {
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

  private static boolean holdsGames(Path file) {
    if (SiteArchive.isNamed(file.toString())) {
      return true;
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      String beginning = new String(bytes.readNBytes(BEGINNING), ISO_8859_1);
      return ArchiveCheck.holdsGames(file.toString(), beginning);
    } catch (IOException problem) {
      throw TextFiles.failure(file, problem);
    }
  }
}
