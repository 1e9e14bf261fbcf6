package io.github.boardrules.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder whose files are written one by one. It begins with a pom of two modules. */
final class SmallProject {
  private final Path root;

  SmallProject(Path root) throws IOException {
    this.root = root;
    Files.createDirectories(root.resolve("docs"));
    write(
        "pom.xml",
        """
        <project>
          <url>https://example.org/project</url>
          <modules><module>core</module><module>go</module></modules>
        </project>
        """);
  }

  SmallProject write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.resolve("..").normalize());
    Files.writeString(path, text);
    return this;
  }

  /** Makes the site without the documentation of the API, and returns its folder. */
  Path site() throws IOException {
    Path site = root.resolve("target/site");
    SiteFolder.delete(site);
    new SiteFolder(files(), site).write();
    return site;
  }

  ProjectFiles files() throws IOException {
    return new ProjectFiles(root);
  }
}
