package io.github.boardrules.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks the bundle of a release, and compares it with that of a second build. */
public final class CheckRelease {
  private CheckRelease() {}

  /**
   * Checks two bundles, and exits with status 1 if there is a problem.
   *
   * @param arguments the folder of the sources, the signed bundle, the bundle of a second build,
   *     which need not be signed, and the public key
   */
  public static void main(String[] arguments) throws IOException {
    Path root = Path.of(arguments[0]);
    var bundle = Zip.files(Files.readAllBytes(Path.of(arguments[1])));
    var second = Zip.files(Files.readAllBytes(Path.of(arguments[2])));
    var signatures = Signatures.of(Files.readAllBytes(Path.of(arguments[3])));

    var check = new BundleCheck(published(root), signatures);
    var problems = new ArrayList<>(check.problems(bundle));
    problems.addAll(differences(bundle, second));
    if (problems.isEmpty()) {
      var faults = new PlantedFaults(check, bundle);
      problems.addAll(faults.unnoticed());
      System.out.printf(
          "%d artifacts, %d files, the same in both builds; %d planted faults noticed%n",
          check.expected().size(), bundle.size(), faults.size() - problems.size());
    }
    problems.forEach(problem -> System.out.println("WRONG: " + problem));
    if (!problems.isEmpty()) {
      System.exit(1);
    }
  }

  /** Returns the artifacts of all modules without {@code maven.deploy.skip}. */
  private static Set<Coordinates> published(Path root) throws IOException {
    Xml parent = pom(root);
    var artifacts = new LinkedHashSet<Coordinates>();
    for (Xml module : parent.all("modules/module")) {
      Xml pom = pom(root.resolve(module.element().getTextContent().strip()));
      if (!pom.text("properties/maven.deploy.skip").equals("true")) {
        artifacts.add(
            new Coordinates(
                parent.text("groupId"), pom.text("artifactId"), parent.text("version")));
      }
    }
    return artifacts;
  }

  private static Xml pom(Path folder) throws IOException {
    return Xml.parse(Files.readAllBytes(folder.resolve("pom.xml")));
  }

  /** Returns the files that differ, except signatures, which contain the time. */
  private static List<String> differences(Map<String, byte[]> first, Map<String, byte[]> second) {
    return union(first, second).stream()
        .filter(path -> !path.endsWith(".asc"))
        .filter(path -> !Arrays.equals(first.get(path), second.get(path)))
        .map(path -> path + " differs between two builds")
        .toList();
  }

  private static Set<String> union(Map<String, byte[]> first, Map<String, byte[]> second) {
    return Stream.of(first, second)
        .flatMap(files -> files.keySet().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
