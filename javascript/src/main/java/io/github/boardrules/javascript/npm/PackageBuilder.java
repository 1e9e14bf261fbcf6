package io.github.boardrules.javascript.npm;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.javascript.Folder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Makes the package for npm: the modules, their types, the compiled program, and the version of
 * this library. The folder {@code package} has its files; where there is an npm, it packs them.
 *
 * <p>Arguments: the target folder, the folder of the modules, and the files to put beside them.
 */
public final class PackageBuilder {
  private static final String MANIFEST = "package.json";

  private PackageBuilder() {}

  /** Makes the package. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Map<String, byte[]> files = Folder.read(Path.of(arguments[1]));
    for (int i = 2; i < arguments.length; i++) {
      Path file = Path.of(arguments[i]);
      files.put(file.getFileName().toString(), Files.readAllBytes(file));
    }
    files.computeIfPresent(
        MANIFEST,
        (name, template) ->
            new String(template, UTF_8).replace("${version}", Catalog.version()).getBytes(UTF_8));
    Path folder = Path.of(arguments[0], "package");
    Folder.write(folder, files);
    if (Commands.succeeds(folder, "npm", "--version")) {
      Commands.require(folder, "npm", "pack", "--silent", "--pack-destination", "..");
    } else {
      System.out.println("The package is not packed, because there is no npm.");
    }
  }
}
