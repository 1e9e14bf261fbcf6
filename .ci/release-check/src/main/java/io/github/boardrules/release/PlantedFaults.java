package io.github.boardrules.release;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Damages a good bundle in every way that the check must notice. */
record PlantedFaults(BundleCheck check, Map<String, byte[]> good) {

  /**
   * One fault.
   *
   * @param file the ending of the damaged file
   * @param change changes its text; an empty text removes the file
   * @param problem a part of the problem that the check must report
   */
  private record Fault(String file, UnaryOperator<String> change, String problem) {}

  private static final String EMPTY_ZIP = "PK\5\6" + "\0".repeat(18);

  private static final List<Fault> FAULTS =
      List.of(
          new Fault(".pom", text -> "", ".pom is missing"),
          new Fault(".jar", text -> "", ".jar is missing"),
          new Fault("-sources.jar", text -> "", "-sources.jar is missing"),
          new Fault("-javadoc.jar", text -> "", "-javadoc.jar is missing"),
          new Fault("-cyclonedx.json", text -> "", "-cyclonedx.json is missing"),
          new Fault(".jar.asc", text -> "", ".jar.asc is missing"),
          new Fault(".jar.md5", text -> "", ".jar.md5 is missing"),
          new Fault(".jar.sha1", text -> "0" + text.substring(1) + " ", ".jar.sha1 is not"),
          new Fault(".pom", text -> text + " ", ".pom.asc is not"),
          new Fault(".pom", text -> text + " ", ".pom.sha512 is not"),
          new Fault(".jar.asc", text -> text.replace("\n", "\nA"), ".jar.asc is not"),
          new Fault(".pom", text -> without(text, "description"), "has no description"),
          new Fault(".pom", text -> without(text, "licenses"), "has no licenses/license/name"),
          new Fault(".pom", text -> without(text, "developers"), "has no developers/developer"),
          new Fault(".pom", text -> without(text, "scm"), "has no scm/connection"),
          new Fault(".pom", text -> inside(text, "<parent/>"), "must not have parent"),
          new Fault(".pom", text -> inside(text, "<repositories/>"), "must not have repositories"),
          new Fault(".pom", text -> text.replace("<version>", "<version>9"), "says "),
          new Fault(".pom", text -> text.replace("provided", "compile"), "has no dependency"),
          new Fault(
              ".pom", text -> text.replaceFirst("</version>", "-SNAPSHOT$0"), "is a snapshot"),
          new Fault(".jar", text -> EMPTY_ZIP, ".jar is no module"),
          new Fault("-sources.jar", text -> EMPTY_ZIP, "-sources.jar has no io/"),
          new Fault("-javadoc.jar", text -> EMPTY_ZIP, "-javadoc.jar has no index.html"),
          new Fault("/stray.txt", text -> "stray", "does not belong there"));

  /** Returns the faults that the check does not notice. */
  List<String> unnoticed() {
    return FAULTS.stream()
        .filter(
            fault ->
                check.problems(damaged(fault)).stream()
                    .noneMatch(found -> found.contains(fault.problem())))
        .map(fault -> "A fault in " + fault.file() + " goes unnoticed: " + fault.problem())
        .toList();
  }

  int size() {
    return FAULTS.size();
  }

  private Map<String, byte[]> damaged(Fault fault) {
    var files = new TreeMap<>(good);
    Coordinates artifact = check.expected().iterator().next();
    String path =
        fault.file().startsWith("/")
            ? artifact.folder() + fault.file().substring(1)
            : artifact.path(fault.file());
    // Latin-1 preserves every byte.
    var text = new String(files.getOrDefault(path, new byte[0]), StandardCharsets.ISO_8859_1);
    String changed = fault.change().apply(text);
    if (changed.isEmpty()) {
      files.remove(path);
    } else {
      files.put(path, changed.getBytes(StandardCharsets.ISO_8859_1));
    }
    return files;
  }

  private static String without(String pom, String element) {
    return pom.replaceFirst("(?s)<" + element + "[ >].*</" + element + ">", "");
  }

  private static String inside(String pom, String element) {
    return pom.replace("</project>", element + "</project>");
  }
}
