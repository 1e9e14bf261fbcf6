package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Who knows one game knows all: every module of a game has the files of CONTRIBUTING.md, and a role
 * has the same form in all of them. No game is named here. Which prefixes a module uses follows
 * from its rules and its family, and a role that it does without is named in its package page.
 */
class GameShapeTest {
  /** The rows of the table of roles whose types are public. */
  private static final int PUBLIC_ROWS = 6;

  private static final String CORE = "core/src/main/java/io/github/boardrules/core/";
  private static final String PAGE = "package-info.java";
  private static final Pattern NAME = Pattern.compile("`…?(\\w+)`");

  private static final Pattern METHOD =
      Pattern.compile(
          "(?m)^  (?:default |public )?(?:<[^>]*> )?[\\w.<>\\[\\], ?]+ (\\w+)\\(([^)]*)\\)[^;=]*[{;]");

  static List<Game> games() {
    return SourceTree.GAMES.stream().map(Game::of).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRoleHasItsFile(Game game) {
    Set<String> missing = new TreeSet<>();
    for (String role : roles(Integer.MAX_VALUE)) {
      for (String board : game.boards()) {
        if (!game.has(role, board) && !game.isWithout(role)) {
          missing.add(board + ": " + role);
        }
      }
    }

    assertThat(missing).as("roles without a file and a reason in package-info").isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void exactlyTheFirstRolesArePublic(Game game) {
    Set<String> open = roles(PUBLIC_ROWS);
    for (String role : roles(Integer.MAX_VALUE)) {
      for (Class<?> type : game.types(role)) {
        boolean isPublic = Modifier.isPublic(type.getModifiers());

        assertThat(isPublic && game.exports(type))
            .as("%s is public", type)
            .isEqualTo(open.contains(role));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theMethodsOfRulesStandInTheOrderOfTheContract(Game game) {
    List<String> contract = new ArrayList<>();
    for (String file : List.of("Rules", "PackedRules", "search/InformedRules")) {
      contract.addAll(methods(SourceTree.text(CORE + file + ".java")));
    }
    contract.add("toString(0)");
    for (Class<?> rules : game.types("Rules")) {
      List<String> found =
          methods(game.source(rules)).stream().filter(contract::contains).distinct().toList();

      assertThat(found)
          .as("%s", rules)
          .isEqualTo(contract.stream().distinct().filter(found::contains).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void optionsAreRecordsThatReadAlike(Game game) {
    for (Class<?> options : game.words("Options")) {
      if (options.isRecord()) {
        assertHas(options, true, "parse", String.class);
        assertHas(options, false, "variant");
        for (RecordComponent option : options.getRecordComponents()) {
          String name = option.getName();
          if (option.getType() == boolean.class) {
            assertThat(name).as("%s", options).matches("(is|has|can)[A-Z].*");
          }
          if (option.getType().isEnum() && !game.isWord(option.getType())) {
            assertThat(option.getType().getSimpleName()).as("%s", options).endsWith("Rule");
          }
        }
      }
    }
  }

  @Test
  void movesOfOneNameHaveComponentsInCommon() {
    Map<String, Set<String>> common = new TreeMap<>();
    for (Game game : games()) {
      game.types("Move").stream()
          .flatMap(move -> Arrays.stream(move.getDeclaredClasses()))
          .filter(move -> move.isRecord() && move.getRecordComponents().length > 0)
          .forEach(
              move ->
                  common
                      .computeIfAbsent(move.getSimpleName(), name -> components(move))
                      .retainAll(components(move)));
    }

    assertThat(common).containsKeys("Place", "Capture");
    assertThat(common.values()).noneMatch(Set::isEmpty);
  }

  @ParameterizedTest
  @MethodSource("games")
  void variantsAreObjectsWithOpenFields(Game game) {
    for (Class<?> variant : game.types("Variant")) {
      assertThat(variant.isRecord()).as("%s is a record", variant).isFalse();
      assertThat(variant.getDeclaredConstructors())
          .as("%s", variant)
          .allMatch(made -> made.getParameterTypes()[0].getSimpleName().endsWith("Options"));
      Set<String> fields = names(variant.getDeclaredFields());
      assertThat(names(variant.getDeclaredMethods()))
          .as("%s", variant)
          .doesNotContainAnyElementsOf(fields);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void internalRolesAreAskedInOneWay(Game game) {
    Map<String, List<String>> asked = new TreeMap<>();
    asked.put("Refusals", List.of("refusal"));
    asked.put("Endings", List.of("isOver", "status"));
    asked.put("MoveGenerator", List.of("list", "count", "random"));
    asked.put("MoveEffects", List.of("play"));
    asked.put("MoveCode", List.of("encode", "decode"));
    asked.put("MoveText", List.of("format", "parse"));
    asked.forEach(
        (role, methods) -> {
          for (Class<?> type : game.types(role)) {
            assertThat(
                    Arrays.stream(type.getDeclaredMethods())
                        .filter(method -> Modifier.isStatic(method.getModifiers()))
                        .filter(method -> !Modifier.isPrivate(method.getModifiers()))
                        .map(Member::getName))
                .as("%s", type)
                .containsAll(methods);
          }
        });
  }

  private static void assertHas(Class<?> type, boolean isStatic, String name, Class<?>... types) {
    assertThat(type.getMethods())
        .as("%s.%s", type, name)
        .anyMatch(
            method ->
                method.getName().equals(name)
                    && Modifier.isStatic(method.getModifiers()) == isStatic
                    && Arrays.equals(method.getParameterTypes(), types));
  }

  private static Set<String> components(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(RecordComponent::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> names(Member[] members) {
    return Arrays.stream(members)
        .filter(member -> !member.isSynthetic())
        .map(Member::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the methods that a source declares or overrides, with their parameters' types. */
  private static List<String> methods(String source) {
    return METHOD
        .matcher(SourceTree.code(source).replaceAll("<[^()]*?>(?= \\w+[,)])", ""))
        .results()
        .map(found -> found.group(1) + "(" + types(found.group(2)) + ")")
        .toList();
  }

  /** Returns how many parameters there are, and whether the last one is a buffer. */
  private static String types(String parameters) {
    long count = parameters.isBlank() ? 0 : parameters.chars().filter(c -> c == ',').count() + 1;
    return count + (parameters.contains("MoveBuffer") ? " packed" : "");
  }

  /** Returns the first roles of the table in CONTRIBUTING.md, without the dots before them. */
  private static Set<String> roles(int rows) {
    return column("| file | role |").stream()
        .limit(rows)
        .flatMap(List::stream)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Returns the names in the first column of a table in CONTRIBUTING.md, row by row. */
  private static List<List<String>> column(String head) {
    String page = SourceTree.text("CONTRIBUTING.md");
    return page.substring(page.indexOf(head) + head.length())
        .lines()
        .skip(2)
        .takeWhile(line -> line.startsWith("|"))
        .map(line -> line.split("\\|", -1)[1])
        .map(cell -> NAME.matcher(cell).results().map(found -> found.group(1)).toList())
        .toList();
  }

  /**
   * A module of a game.
   *
   * @param name its folder
   * @param sources its main sources, by their paths
   */
  record Game(String name, Map<String, String> sources) {
    static Game of(String name) {
      return new Game(name, SourceTree.mainSources(name));
    }

    /** Returns the prefixes of the types of its boards. */
    List<String> boards() {
      return sources.entrySet().stream()
          .filter(source -> source.getValue().matches("(?s).*implements\\s+PackedRules<.*"))
          .map(source -> SourceTree.simpleName(source.getKey()).replaceFirst("Rules$", ""))
          .toList();
    }

    /** Returns the prefix of what its boards share. */
    private String prefix() {
      return sources.entrySet().stream()
          .filter(source -> source.getKey().endsWith("Family.java"))
          .map(source -> SourceTree.simpleName(source.getKey()).replaceFirst("Family$", ""))
          .findFirst()
          .orElseThrow();
    }

    boolean exports(Class<?> type) {
      return SourceTree.text(name + "/src/main/java/module-info.java")
          .contains("exports " + type.getPackageName() + ";");
    }

    /** Returns whether it says why it does without a role. */
    boolean isWithout(String role) {
      return SourceTree.files(path -> path.startsWith(name + "/") && path.endsWith(PAGE))
          .values()
          .stream()
          .anyMatch(page -> page.contains("// Without " + role + ": "));
    }

    boolean has(String role, String board) {
      return Stream.of(board, prefix(), "")
          .anyMatch(
              first ->
                  words("").stream().anyMatch(type -> type.getSimpleName().equals(first + role)));
    }

    /** Returns the types of a role, one for each board or one for all. */
    List<Class<?>> types(String role) {
      Set<String> wanted = new TreeSet<>();
      Stream.concat(boards().stream(), Stream.of(prefix(), ""))
          .forEach(first -> wanted.add(first + role));
      return words(role).stream().filter(type -> wanted.contains(type.getSimpleName())).toList();
    }

    /** Returns the types whose names end with a word. */
    List<Class<?>> words(String end) {
      return sources.keySet().stream()
          .filter(path -> path.endsWith(end + ".java"))
          .<Class<?>>map(Game::load)
          .toList();
    }

    String source(Class<?> type) {
      return sources.entrySet().stream()
          .filter(source -> source.getKey().endsWith("/" + type.getSimpleName() + ".java"))
          .map(Map.Entry::getValue)
          .findFirst()
          .orElseThrow();
    }

    /** Returns whether positions or pieces have values of a type, and not only options. */
    boolean isWord(Class<?> type) {
      return words("").stream()
          .filter(other -> Modifier.isPublic(other.getModifiers()))
          .filter(other -> !other.getSimpleName().endsWith("Options") && other != type)
          .flatMap(other -> Arrays.stream(other.getMethods()))
          .anyMatch(method -> method.getReturnType() == type);
    }

    private static Class<?> load(String path) {
      String file = path.substring(path.indexOf("/java/") + "/java/".length());
      try {
        return Class.forName(file.replaceFirst("\\.java$", "").replace('/', '.'));
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
