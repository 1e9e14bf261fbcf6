package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Checkout;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The packages of a module are floors, one on top of the other: their imports form no circle. The
 * first package of a game is its roof, which no package below it knows.
 */
class FloorsTest {
  private static final String SOURCES = "src/main/java/";
  private static final int MAX_FILES = 48;

  /** A type with its package, as imports name it. */
  private static final Pattern QUALIFIED = Pattern.compile("\\b((?:[a-z]\\w*\\.)+)[A-Z]");

  private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*");

  private static final Map<String, String> ALL = Checkout.mainSources("");

  static Set<String> modules() {
    return ALL.keySet().stream()
        .map(path -> path.substring(0, path.indexOf(SOURCES)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static List<String> games() {
    return Checkout.GAMES;
  }

  @ParameterizedTest
  @MethodSource("modules")
  void thePackagesOfAModuleFormNoCircle(String module) {
    assertThat(circles(imports(sources(module)))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noFloorOfAGameKnowsItsRoof(String game) {
    Map<String, String> sources = sources(game + "/");
    String roof = Collections.min(imports(sources).keySet());
    Set<String> types =
        sources.keySet().stream()
            .filter(path -> packageOf(path).equals(roof))
            .map(Checkout::simpleName)
            .collect(Collectors.toSet());
    sources.forEach(
        (path, source) -> {
          if (!packageOf(path).equals(roof)) {
            assertThat(names(source)).as(path).doesNotContainAnyElementsOf(types);
          }
        });
  }

  @Test
  void everyPackageCanBeSurveyed() {
    Map<String, Long> sizes =
        ALL.keySet().stream()
            .map(path -> path.substring(0, path.lastIndexOf('/')))
            .collect(Collectors.groupingBy(folder -> folder, Collectors.counting()));

    assertThat(sizes.values()).allMatch(files -> files <= MAX_FILES);
  }

  @Test
  void circlesAreFound() {
    assertThat(
            circles(
                Map.of(
                    "floor", Set.of(),
                    "one", Set.of("floor", "two"),
                    "two", Set.of("one"),
                    "roof", Set.of("two"))))
        .containsExactly("one", "two");
    assertThat(imports(Map.of("a/src/main/java/b/c/D.java", "import b.e.F; /** b.g.H */")))
        .isEqualTo(Map.of("b.c", Set.of("b.e")));
    assertThat(names("/** {@link Roof} */ class Floor { String text = \"Roof\"; }"))
        .containsExactly("Floor", "String");
  }

  /** Returns the packages that need each other, directly or through others. */
  private static Set<String> circles(Map<String, Set<String>> needs) {
    Set<String> rest = new TreeSet<>(needs.keySet());
    int before;
    do {
      before = rest.size();
      rest.removeIf(one -> needs.getOrDefault(one, Set.of()).stream().noneMatch(rest::contains));
      Set<String> needed =
          rest.stream()
              .flatMap(one -> needs.getOrDefault(one, Set.of()).stream())
              .collect(Collectors.toSet());
      rest.retainAll(needed);
    } while (rest.size() < before);
    return rest;
  }

  /** Returns, for each package, the other packages that its sources name. */
  private static Map<String, Set<String>> imports(Map<String, String> sources) {
    Map<String, Set<String>> imports = new TreeMap<>();
    sources.forEach(
        (path, source) -> {
          Set<String> others = imports.computeIfAbsent(packageOf(path), name -> new HashSet<>());
          QUALIFIED
              .matcher(Checkout.code(source))
              .results()
              .map(found -> found.group(1).substring(0, found.group(1).length() - 1))
              .filter(name -> !name.equals(packageOf(path)))
              .forEach(others::add);
        });
    return imports;
  }

  private static Set<String> names(String source) {
    return NAME.matcher(Checkout.code(source))
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Map<String, String> sources(String module) {
    return ALL.entrySet().stream()
        .filter(file -> file.getKey().startsWith(module + SOURCES))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  private static String packageOf(String path) {
    String name = path.substring(path.indexOf(SOURCES) + SOURCES.length());
    return name.substring(0, name.lastIndexOf('/')).replace('/', '.');
  }
}
