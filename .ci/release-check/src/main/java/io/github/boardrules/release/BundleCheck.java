package io.github.boardrules.release;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Checks the requirements of Maven Central for a bundle: the layout of a repository; sources,
 * documentation, signatures and checksums; complete POMs.
 *
 * @param expected exactly the artifacts of the bundle
 * @param signatures checks their signatures
 */
record BundleCheck(Set<Coordinates> expected, Signatures signatures) {
  private static final List<String> FILES =
      List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json", "-cyclonedx.xml");
  private static final Map<String, String> CHECKSUMS =
      Map.of(".md5", "MD5", ".sha1", "SHA-1", ".sha256", "SHA-256", ".sha512", "SHA-512");

  /** Returns the problems of a bundle. */
  List<String> problems(Map<String, byte[]> bundle) {
    var problems = new ArrayList<String>();
    var known = new TreeSet<String>();
    for (Coordinates artifact : expected) {
      for (String ending : FILES) {
        String path = artifact.path(ending);
        known.addAll(withCompanions(path));
        if (bundle.containsKey(path)) {
          companionProblems(bundle, path, problems);
        } else {
          problems.add(path + " is missing");
        }
      }
      contentProblems(bundle, artifact, problems);
    }
    bundle.keySet().stream()
        .filter(path -> !known.contains(path))
        .forEach(path -> problems.add(path + " does not belong there"));
    return problems;
  }

  private static Set<String> withCompanions(String path) {
    var paths = new TreeSet<>(Set.of(path, path + ".asc"));
    CHECKSUMS.keySet().forEach(ending -> paths.add(path + ending));
    return paths;
  }

  private void companionProblems(Map<String, byte[]> bundle, String path, List<String> problems) {
    byte[] content = bundle.get(path);
    byte[] signature = bundle.get(path + ".asc");
    if (signature == null) {
      problems.add(path + ".asc is missing");
    } else if (!signatures.verify(content, signature)) {
      problems.add(path + ".asc is not a signature of that file by this key");
    }
    CHECKSUMS.forEach(
        (ending, algorithm) -> {
          byte[] checksum = bundle.get(path + ending);
          if (checksum == null) {
            problems.add(path + ending + " is missing");
          } else if (!new String(checksum, StandardCharsets.US_ASCII)
              .equals(hash(algorithm, content))) {
            problems.add(path + ending + " is not the checksum of that file");
          }
        });
  }

  private static void contentProblems(
      Map<String, byte[]> bundle, Coordinates artifact, List<String> problems) {
    byte[] pom = bundle.get(artifact.path(".pom"));
    if (pom != null) {
      for (String problem : PomCheck.problems(artifact, pom)) {
        problems.add(artifact.path(".pom") + " " + problem);
      }
    }
    byte[] documentation = bundle.get(artifact.path("-javadoc.jar"));
    if (documentation != null && !Zip.files(documentation).containsKey("index.html")) {
      problems.add(artifact.path("-javadoc.jar") + " has no index.html");
    }
    byte[] classes = bundle.get(artifact.path(".jar"));
    byte[] sources = bundle.get(artifact.path("-sources.jar"));
    if (classes == null || sources == null) {
      return;
    }
    var compiled = Zip.files(classes).keySet();
    if (!compiled.contains("module-info.class")) {
      problems.add(artifact.path(".jar") + " is no module");
    }
    var missing =
        compiled.stream()
            .filter(path -> path.endsWith(".class"))
            .map(BundleCheck::source)
            .collect(Collectors.toCollection(TreeSet::new));
    missing.removeAll(Zip.files(sources).keySet());
    for (String source : missing) {
      problems.add(artifact.path("-sources.jar") + " has no " + source);
    }
  }

  /** Returns the source of a class file, which is that of its outermost class. */
  private static String source(String compiled) {
    return compiled.replaceFirst("(\\$[^/]*)?\\.class$", ".java");
  }

  private static String hash(String algorithm, byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
