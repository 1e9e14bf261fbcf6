package io.github.boardrules.examples.docs;

import io.github.boardrules.fixtures.Checkout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The modules, their dependencies and the packages of core, drawn for Mermaid from the poms, the
 * module descriptors and the imports.
 */
final class ModuleDrawing {
  private static final Pattern MODULE = Pattern.compile("<module>(.+)</module>");
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<dependency>\\s*<groupId>io\\.github\\.boardrules</groupId>\\s*"
              + "<artifactId>boardrules-(\\w+)</artifactId>\\s*(?:<scope>(\\w+)</scope>)?");
  private static final Pattern REQUIRES =
      Pattern.compile("requires (?:transitive )?io\\.github\\.boardrules\\.(\\w+);");
  private static final Pattern IMPORT =
      Pattern.compile("import (?:static )?io\\.github\\.boardrules\\.(core(?:\\.[a-z]+)?)\\.[A-Z]");
  private static final Pattern EXPORTS =
      Pattern.compile("exports io\\.github\\.boardrules\\.(core(?:\\.[a-z]+)?);");
  private static final String SOURCES = "core/src/main/java/io/github/boardrules/";

  /** The packages of core; each knows only those before it. */
  private static final List<String> LAYERS =
      List.of(
          "core.grid",
          "core",
          "core.text",
          "core.drawing",
          "core.play",
          "core.search",
          "core.catalog",
          "core.json");

  private static final String GAMES = "games";
  private static final String EXAMPLES = "examples";

  private final Map<String, String> folders = new LinkedHashMap<>();
  private final Set<String> arrows = new TreeSet<>();

  private ModuleDrawing() {
    MODULE
        .matcher(Checkout.read("pom.xml"))
        .results()
        .map(found -> found.group(1))
        .filter(folder -> !Checkout.read(folder + "/pom.xml").contains("<packaging>pom"))
        .forEach(folder -> folders.put(folder.substring(folder.lastIndexOf('/') + 1), folder));
    folders.keySet().forEach(this::addArrows);
  }

  static List<String> lines() {
    ModuleDrawing drawing = new ModuleDrawing();
    List<String> lines = new ArrayList<>(List.of("flowchart TB", "  subgraph games"));
    Checkout.GAMES.forEach(game -> lines.add("    " + game));
    lines.addAll(List.of("  end", "  subgraph core"));
    lines.addAll(packages());
    lines.add("  end");
    drawing.arrows.forEach(arrow -> lines.add("  " + arrow));
    return lines;
  }

  private String descriptor(String module) {
    String file = folders.get(module) + "/src/main/java/module-info.java";
    return Checkout.path(file).toFile().exists() ? Checkout.read(file) : "";
  }

  /** Adds the arrows of a module; all games share theirs, and so do all examples. */
  private void addArrows(String module) {
    String user = group(module);
    Set<String> compiled = dependencies(module, false);
    Set<String> tested = dependencies(module, true);
    if (!descriptor(module).isEmpty() && !compiled.equals(names(REQUIRES, descriptor(module)))) {
      throw new Fault("the pom and the descriptor of " + module + " differ: " + compiled);
    }
    Set<String> all = new TreeSet<>(compiled);
    all.addAll(tested);
    tested.removeIf(used -> comesThrough(all, used));
    compiled.removeIf(used -> comesThrough(Set.copyOf(compiled), used));
    compiled.forEach(used -> addArrow(user, " --> ", group(used)));
    tested.forEach(used -> addArrow(user, " -. tests .-> ", group(used)));
  }

  private void addArrow(String user, String arrow, String used) {
    if (!user.equals(used)) {
      arrows.add(user + arrow + used);
    }
  }

  private String group(String module) {
    if (Checkout.GAMES.contains(module)) {
      return GAMES;
    }
    return folders.get(module).startsWith(EXAMPLES + "/") ? EXAMPLES : module;
  }

  private boolean comesThrough(Set<String> modules, String used) {
    return modules.stream().anyMatch(between -> dependencies(between, false).contains(used));
  }

  private Set<String> dependencies(String module, boolean areForTests) {
    return DEPENDENCY
        .matcher(pom(module))
        .results()
        .filter(found -> areForTests == (found.group(2) != null))
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the pom of a module, and that of the examples for those which inherit from it. */
  private String pom(String module) {
    String pom = Checkout.read(folders.get(module) + "/pom.xml");
    return pom.contains("<artifactId>boardrules-examples</artifactId>")
        ? pom + Checkout.read("examples/pom.xml")
        : pom;
  }

  /** Returns the packages of core and their imports, without those that come through others. */
  private static List<String> packages() {
    Set<String> exported = names(EXPORTS, Checkout.read("core/src/main/java/module-info.java"));
    if (!exported.equals(new TreeSet<>(LAYERS))) {
      throw new Fault("core exports " + exported);
    }
    List<String> lines = new ArrayList<>();
    LAYERS.forEach(layer -> lines.add("    " + id(layer) + "[" + layer + "]"));
    // For each package, the packages below it that it needs, directly or not.
    Map<String, Set<String>> needs = new LinkedHashMap<>();
    for (String layer : LAYERS) {
      Set<String> all = new TreeSet<>();
      for (String used : imported(layer)) {
        if (!needs.containsKey(used)) {
          throw new Fault(layer + " imports " + used + ", which is not below it");
        }
        all.add(used);
        all.addAll(needs.getOrDefault(used, Set.of()));
      }
      needs.put(layer, all);
      all.stream()
          .filter(
              used ->
                  all.stream().noneMatch(way -> needs.getOrDefault(way, Set.of()).contains(used)))
          .forEach(used -> lines.add("    " + id(layer) + " --> " + id(used)));
    }
    return lines;
  }

  private static String id(String layer) {
    return layer.equals("core") ? "contract" : layer.replace('.', '_');
  }

  private static Set<String> imported(String layer) {
    String folder = SOURCES + layer.replace('.', '/');
    Set<String> imported =
        Checkout.files(folder)
            .filter(file -> file.lastIndexOf('/') == folder.length())
            .flatMap(file -> names(IMPORT, Checkout.read(file)).stream())
            .collect(Collectors.toCollection(TreeSet::new));
    imported.remove(layer);
    return imported;
  }

  private static Set<String> names(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map((MatchResult found) -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
