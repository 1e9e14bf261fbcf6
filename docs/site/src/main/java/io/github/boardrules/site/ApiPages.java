package io.github.boardrules.site;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;

/** The documentation of the API of all published modules, with links between them. */
final class ApiPages {
  /** Its folder in the site. */
  static final String FOLDER = "apidocs";

  /** A link to the site in the corner of each page, in the colour of the words beside it. */
  private static final String BACK =
      "<a href=\"{@docRoot}/../index.html\" style=\"color:inherit\">boardrules</a>";

  private ApiPages() {}

  /**
   * Lets the JDK's javadoc write the documentation into a folder. Returns its errors and warnings;
   * empty if there are none.
   */
  static String write(ProjectFiles project, Path folder) throws IOException {
    ToolProvider javadoc =
        ToolProvider.findFirst("javadoc")
            .orElseThrow(() -> new IOException("This Java has no javadoc: it is no JDK"));
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    return javadoc.run(out, out, arguments(project, folder)) == 0 ? "" : said.toString();
  }

  private static String[] arguments(ProjectFiles project, Path folder) throws IOException {
    Map<String, Path> modules = project.publishedModules();
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-quiet",
                "-Werror",
                // The build of each module checks that its documentation is complete.
                "-Xdoclint:all,-missing",
                "-notimestamp",
                "-encoding",
                "UTF-8",
                "-docencoding",
                "UTF-8",
                "-charset",
                "UTF-8",
                "-locale",
                "en",
                "--show-types=protected",
                "-windowtitle",
                "boardrules API",
                "-doctitle",
                "boardrules API",
                "-header",
                BACK,
                "-bottom",
                "Apache License 2.0",
                "-d",
                folder.toString(),
                // The class path of this program has JSpecify, whose annotations the API uses.
                "--module-path",
                System.getProperty("java.class.path", ""),
                "--module",
                String.join(",", modules.keySet())));
    modules.forEach(
        (module, sources) -> {
          arguments.add("--module-source-path");
          arguments.add(module + "=" + sources);
        });
    return arguments.toArray(String[]::new);
  }
}
