package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The packages of a game that are not exported stand one on top of the other: each knows only those
 * before it, and the words of the exported package, but not the rules as a whole.
 */
class FloorsTest {
  /** The packages of each game that has several, from the lowest. */
  private static final Map<String, List<String>> FLOORS =
      Map.of("pikkpakk", List.of("board", "move", "game", "text", "inlay"));

  /** The types of the exported package that stand on top of all floors. */
  private static final Map<String, Set<String>> ROOFS =
      Map.of("pikkpakk", Set.of("PikkPakkRules", "PikkPakkFamily", "InlaySolver", "SharedOptions"));

  private static final String COMMAND_LINE =
      "examples/src/main/java/io/github/boardrules/examples/cli/";

  /** An import of the command line, and its package; none for the program on top. */
  private static final Pattern IMPORT =
      Pattern.compile("import io\\.github\\.boardrules\\.examples\\.cli\\.(?:([a-z]+)\\.)?[A-Z]");

  private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*");

  static List<String> games() {
    return SourceTree.GAMES;
  }

  static Set<String> gamesWithFloors() {
    return FLOORS.keySet();
  }

  static Set<String> gamesWithRoofs() {
    return ROOFS.keySet();
  }

  @ParameterizedTest
  @MethodSource("gamesWithFloors")
  void everyFloorKnowsOnlyThoseBeforeIt(String game) {
    assertThat(upward(game)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noFloorIsLeftOut(String game) {
    Stream<String> floors =
        SourceTree.mainSources(game).keySet().stream().map(path -> floor(game, path)).distinct();

    assertThat(floors.filter(floor -> !floor.isEmpty()))
        .containsExactlyInAnyOrderElementsOf(FLOORS.getOrDefault(game, List.of()));
  }

  @ParameterizedTest
  @MethodSource("gamesWithRoofs")
  void everyRoofIsInTheExportedPackage(String game) {
    assertThat(typesOn(game, "")).containsAll(ROOFS.getOrDefault(game, Set.of()));
  }

  /** The packages of the command line, from the lowest; the program itself stands on top. */
  @Test
  void everyFloorOfTheCommandLineKnowsOnlyThoseBeforeIt() {
    List<String> floors =
        List.of("shared", "games", "position", "records", "analysis", "play", "repository");
    Set<String> upward = new TreeSet<>();
    Map<String, String> sources =
        SourceTree.files(path -> path.startsWith(COMMAND_LINE) && path.endsWith(".java"));
    sources.forEach(
        (path, source) -> {
          String within = path.substring(COMMAND_LINE.length());
          String floor = within.contains("/") ? within.substring(0, within.indexOf('/')) : "";
          int height = floor.isEmpty() ? floors.size() : floors.indexOf(floor);
          IMPORT
              .matcher(source)
              .results()
              .filter(found -> height < floors.indexOf(found.group(1)) || found.group(1) == null)
              .forEach(found -> upward.add(path + ": " + found.group()));
        });

    assertThat(sources).isNotEmpty();
    assertThat(upward).isEmpty();
  }

  @Test
  void stepsUpAreFound() {
    Set<String> above = Set.of("MoveKind", "PikkPakkRules");

    assertThat(found("import a.MoveKind; class Board { MoveKind kind; }", above))
        .containsExactly("MoveKind");
    assertThat(found("/** {@link MoveKind} */ class Board { String text = \"MoveKind\"; }", above))
        .isEmpty();
  }

  /** Returns, for each file, the types of higher floors and of the roof that it names. */
  private static Set<String> upward(String game) {
    List<String> floors = FLOORS.getOrDefault(game, List.of());
    Set<String> upward = new TreeSet<>();
    SourceTree.mainSources(game)
        .forEach(
            (path, source) -> {
              int floor = floors.indexOf(floor(game, path));
              if (floor >= 0) {
                Set<String> above = new TreeSet<>(ROOFS.getOrDefault(game, Set.of()));
                floors
                    .subList(floor + 1, floors.size())
                    .forEach(higher -> above.addAll(typesOn(game, higher)));
                found(source, above).forEach(type -> upward.add(path + ": " + type));
              }
            });
    return upward;
  }

  /** Returns the types of a set that a source names in its imports or elsewhere in its code. */
  private static Set<String> found(String source, Set<String> types) {
    return NAME.matcher(SourceTree.code(source))
        .results()
        .map(MatchResult::group)
        .filter(types::contains)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the types of a floor; of the exported package if it is empty. */
  private static Set<String> typesOn(String game, String floor) {
    return SourceTree.mainSources(game).keySet().stream()
        .filter(path -> floor(game, path).equals(floor))
        .map(SourceTree::simpleName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the sub-package of a file; empty for the exported package. */
  private static String floor(String game, String path) {
    String within = path.substring(path.indexOf("/boardrules/" + game + "/"));
    String name = within.substring(("/boardrules/" + game + "/").length());
    return name.contains("/") ? name.substring(0, name.lastIndexOf('/')) : "";
  }
}
