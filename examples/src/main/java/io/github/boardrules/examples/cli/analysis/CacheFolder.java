package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.examples.cli.shared.TextFiles;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where a user's programs keep what they could compute again. */
final class CacheFolder {
  private static final String NAME = "boardrules";

  private CacheFolder() {}

  /** Returns the folder that {@code --cache} names, or else that of the user. */
  static Path chosen(String option) {
    return option.isEmpty() ? ofProcess() : TextFiles.path(option);
  }

  private static Path ofProcess() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String home = System.getProperty("user.home", ".");
    return of(System.getenv(), system.startsWith("windows"), home);
  }

  /**
   * Returns the folder that an environment names.
   *
   * @see <a href="https://specifications.freedesktop.org/basedir-spec/latest/">XDG Base
   *     Directories</a>
   */
  static Path of(Map<String, String> environment, boolean isWindows, String home) {
    String base = environment.getOrDefault(isWindows ? "LOCALAPPDATA" : "XDG_CACHE_HOME", "");
    // A relative path in the variable is to be ignored.
    if (!base.isEmpty() && (isWindows || base.startsWith("/"))) {
      return Path.of(base, NAME);
    }
    return isWindows ? Path.of(home, "AppData", "Local", NAME) : Path.of(home, ".cache", NAME);
  }
}
