package io.github.boardrules.examples.cli.shared;

import java.io.File;
import java.nio.file.Path;
import java.util.Map;

/**
 * The folders in which the programs of a user keep files.
 *
 * @see <a href="https://specifications.freedesktop.org/basedir-spec/latest/">XDG Base
 *     Directories</a>
 */
public record UserFolders(Map<String, String> environment, boolean isWindows, String home) {
  private static final String NAME = "boardrules";

  /** Java's word for the home of a user whose number has no name, as in a container. */
  private static final String UNKNOWN = "?";

  public static UserFolders ofProcess() {
    boolean isWindows = File.separatorChar == '\\';
    return new UserFolders(System.getenv(), isWindows, System.getProperty("user.home", "."));
  }

  /** Creates the folders of a user whose home may be unknown. */
  public UserFolders {
    home = home.equals(UNKNOWN) ? environment.getOrDefault("HOME", ".") : home;
  }

  /** Returns the folder of what could be computed again. */
  public Path cache() {
    return folder("XDG_CACHE_HOME", Path.of(home, ".cache"));
  }

  /** Returns the folder of what the program keeps between its runs. */
  public Path state() {
    return folder("XDG_STATE_HOME", Path.of(home, ".local", "state"));
  }

  private Path folder(String variable, Path standard) {
    String base = environment.getOrDefault(isWindows ? "LOCALAPPDATA" : variable, "");
    // A relative path in the variable is to be ignored.
    if (!base.isEmpty() && (isWindows || base.startsWith("/"))) {
      return Path.of(base, NAME);
    }
    return (isWindows ? Path.of(home, "AppData", "Local") : standard).resolve(NAME);
  }
}
