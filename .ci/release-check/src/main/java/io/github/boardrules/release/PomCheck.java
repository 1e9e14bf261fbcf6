package io.github.boardrules.release;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Checks the requirements of Maven Central for a POM, and that the artifact has no dependency at run
 * time.
 */
final class PomCheck {
  private static final List<String> NEEDED =
      List.of(
          "modelVersion",
          "name",
          "description",
          "url",
          "licenses/license/name",
          "licenses/license/url",
          "developers/developer/name",
          "scm/connection",
          "scm/developerConnection",
          "scm/url");
  private static final List<String> UNWANTED =
      List.of(
          "parent",
          "repositories",
          "pluginRepositories",
          "distributionManagement",
          "dependencyManagement",
          "profiles",
          "build");

  /** Annotations for compilers, which users of the artifact do not get. */
  private static final Set<String> OPTIONAL = Set.of("org.jspecify");

  private PomCheck() {}

  /** Returns the problems of the POM of an artifact. */
  static List<String> problems(Coordinates artifact, byte[] file) {
    var problems = new ArrayList<String>();
    Xml pom = Xml.parse(file);
    for (String path : NEEDED) {
      if (pom.text(path).isEmpty()) {
        problems.add("has no " + path);
      }
    }
    for (String path : UNWANTED) {
      if (!pom.all(path).isEmpty()) {
        problems.add("must not have " + path);
      }
    }
    var stated = new Coordinates(pom.text("groupId"), pom.text("artifactId"), pom.text("version"));
    if (!stated.equals(artifact)) {
      problems.add("says " + stated + ", but lies in the folder of " + artifact);
    }
    if (stated.version().contains("SNAPSHOT")) {
      problems.add("is a snapshot");
    }
    for (Xml dependency : pom.all("dependencies/dependency")) {
      dependencyProblem(artifact, dependency, problems);
    }
    return problems;
  }

  private static void dependencyProblem(
      Coordinates artifact, Xml dependency, List<String> problems) {
    String group = dependency.text("groupId");
    String name = group + ":" + dependency.text("artifactId");
    String version = dependency.text("version");
    if (group.equals(artifact.group())) {
      if (!version.equals(artifact.version())) {
        problems.add("needs " + name + " in version '" + version + "'");
      }
    } else if (!OPTIONAL.contains(group)
        || !dependency.text("optional").equals("true")
        || !dependency.text("scope").equals("provided")
        || version.isEmpty()) {
      problems.add("brings " + name + ", but the library has no dependency");
    }
  }
}
