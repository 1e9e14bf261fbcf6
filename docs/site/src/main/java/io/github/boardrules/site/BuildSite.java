package io.github.boardrules.site;

import java.io.IOException;
import java.nio.file.Path;

/** Makes the site: a folder of static pages. */
public final class BuildSite {
  private BuildSite() {}

  /**
   * Makes the site and checks its links. The exit code is 1 if a link is dead or the API cannot be
   * documented.
   *
   * @param arguments the folder of the checkout, and the folder of the site, which is replaced
   * @throws IOException if a file cannot be read or written
   */
  public static void main(String[] arguments) throws IOException {
    ProjectFiles project = new ProjectFiles(Path.of(arguments[0]));
    Path site = Path.of(arguments[1]);
    SiteFolder.delete(site);
    new SiteFolder(project, site).write();
    stopAt(
        "Errors and warnings of javadoc:", ApiPages.write(project, site.resolve(ApiPages.FOLDER)));
    stopAt("Dead links of the site:", String.join("\n", LinkCheck.deadLinks(site)));
    System.out.println("The site is in " + site);
  }

  /** Prints faults and ends the program if there are any. */
  private static void stopAt(String title, String faults) {
    if (!faults.isEmpty()) {
      System.err.println(title + "\n" + faults);
      System.exit(1);
    }
  }
}
