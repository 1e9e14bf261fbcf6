package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every game has the shape that CONTRIBUTING.md describes: one file for each role, the public ones
 * in packages that the module exports.
 */
class GameShapeTest {
  private static final Pattern PUBLIC_TYPE =
      Pattern.compile(
          "(?m)^public (?:final |abstract |sealed |non-sealed )*(?:class|interface|enum|record)\\b");

  /** The prefixes of the types of modules with several boards; of all others, the game's name. */
  private static final Map<String, List<String>> BOARDS = Map.of("nim", List.of("Grid", "Heap"));

  /** The types' prefixes where the module's name does not say it. */
  private static final Map<String, String> NAMES = Map.of("pikkpakk", "PikkPakk");

  /** Public types with the game's prefix, one for each board. */
  private static final List<String> PUBLIC =
      List.of("Rules", "Options", "Position", "Move", "Reason");

  /** Public types with the module's prefix. */
  private static final List<String> PUBLIC_OF_MODULE = List.of("Ending", "Family");

  /** Types with the module's prefix that are not public in the exported package. */
  private static final List<String> INTERNAL_OF_MODULE = List.of("TextReason");

  /** Types with the game's prefix that are not public, one for each board. */
  private static final List<String> PREFIXED = List.of("MoveEntry", "Diagram", "Symmetry");

  /** Types that are not public; where a module has several boards, one for each or one for all. */
  private static final List<String> INTERNAL =
      List.of(
          "Variant",
          "Board",
          "MoveGenerator",
          "MoveEffects",
          "MoveCode",
          "Refusals",
          "Endings",
          "MoveText",
          "PositionText",
          "PositionBuilder");

  /** The roles that a game does without. */
  private static final Map<String, Map<String, String>> MISSING =
      Map.of(
          "zertz", Map.of("PositionBuilder", "positions are made by moves and from texts only"),
          "pylos", Map.of("PositionBuilder", "positions are made by moves and from texts only"),
          "nim",
              Map.of(
                  "Variant", "the options are all that the rules need",
                  "MoveEffects", "a move removes its balls",
                  "MoveCode", "a code is the set of balls, or a heap and a number",
                  "PositionBuilder", "a position is a set of balls, or the sizes of heaps"),
          "pikkpakk", Map.of("MoveEffects", "MoveKind: each kind of move has its own effect"));

  static List<String> games() {
    return SourceTree.GAMES;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasAFileForEachRole(String game) {
    assertThat(missing(game)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noRoleIsPublicByMistake(String game) {
    SourceTree.mainSources(game)
        .forEach(
            (path, source) -> {
              String name = SourceTree.simpleName(path);
              boolean exported = isExported(game, path);
              boolean internal =
                  INTERNAL.contains(name)
                      || PREFIXED.stream().anyMatch(name::endsWith)
                      || INTERNAL_OF_MODULE.stream().anyMatch(name::endsWith);
              boolean isPublic = PUBLIC_TYPE.matcher(source).find();
              if (exported && internal) {
                assertThat(isPublic).as(path + " is public").isFalse();
              }
              if (PUBLIC_OF_MODULE.contains(name.replace(name(game), ""))) {
                assertThat(exported && isPublic).as(path + " is public and exported").isTrue();
              }
            });
  }

  @Test
  void noGameHasANotationOrMessagesOfItsOwn() {
    List<String> found =
        SourceTree.GAMES.stream()
            .flatMap(game -> SourceTree.mainSources(game).keySet().stream())
            .filter(path -> path.endsWith("Notation.java") || path.endsWith("Messages.java"))
            .toList();

    assertThat(found).isEmpty();
  }

  @Test
  void theRolesAreThoseOfContributing() throws IOException {
    String page = Files.readString(SourceTree.ROOT.resolve("CONTRIBUTING.md"));
    List<String> roles =
        Stream.of(
                PUBLIC.stream().map(role -> "…" + role),
                PUBLIC_OF_MODULE.stream().map(role -> "…" + role),
                INTERNAL_OF_MODULE.stream().map(role -> "…" + role),
                PREFIXED.stream().map(role -> "…" + role),
                INTERNAL.stream())
            .flatMap(names -> names)
            .map(role -> "`" + role + "`")
            .toList();

    assertThat(roles.stream().filter(role -> !page.contains(role))).isEmpty();
  }

  private static boolean isExported(String game, String path) {
    String sources = "src/main/java/";
    String packageName =
        path.substring(path.indexOf(sources) + sources.length(), path.lastIndexOf('/'))
            .replace('/', '.');
    return SourceTree.descriptor(game).contains("exports " + packageName + ";");
  }

  /** Returns the files that a game lacks. */
  private static Set<String> missing(String game) {
    Set<String> names =
        SourceTree.mainSources(game).keySet().stream()
            .map(SourceTree::simpleName)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> missing = new TreeSet<>();
    for (String board : boards(game)) {
      Stream.of(PUBLIC, PREFIXED)
          .flatMap(List::stream)
          .map(role -> board + role)
          .filter(name -> !names.contains(name))
          .forEach(missing::add);
      INTERNAL.stream()
          .filter(role -> !MISSING.getOrDefault(game, Map.of()).containsKey(role))
          .filter(role -> !names.contains(role) && !names.contains(board + role))
          // Not every board of several needs a geometry: heaps have none.
          .filter(role -> !(role.equals("Board") && names.contains(boards(game).get(0) + role)))
          .forEach(missing::add);
    }
    Stream.of(PUBLIC_OF_MODULE, INTERNAL_OF_MODULE)
        .flatMap(List::stream)
        .map(role -> name(game) + role)
        .filter(name -> !names.contains(name))
        .forEach(missing::add);
    return missing;
  }

  private static List<String> boards(String game) {
    return BOARDS.getOrDefault(game, List.of(name(game)));
  }

  private static String name(String game) {
    return NAMES.getOrDefault(game, Character.toUpperCase(game.charAt(0)) + game.substring(1));
  }
}
