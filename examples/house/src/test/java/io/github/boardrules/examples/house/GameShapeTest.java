package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.fixtures.Checkout;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
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
  private static final int PUBLIC_ROWS = 5;

  private static final String CORE = "core/src/main/java/io/github/boardrules/core/";
  private static final Pattern NAME = Pattern.compile("`…?(\\w+)`");

  private static final Pattern METHOD =
      Pattern.compile(
          "(?m)^  (?:default |public )?(?:<[^>]*> )?[\\w.<>\\[\\], ?]+ (\\w+)\\(([^)]*)\\)[^;=]*[{;]");

  /** The static methods by which the internal roles are asked. */
  private static final Map<String, List<String>> ASKED =
      Map.of(
          "Refusals", List.of("refusal"),
          "Endings", List.of("isOver", "status"),
          "MoveGenerator", List.of("list", "count", "random"),
          "MoveEffects", List.of("play"),
          "MoveCode", List.of("encode", "decode"),
          "MoveText", List.of("format", "parse"));

  static List<Game> games() {
    return Checkout.GAMES.stream().map(Game::of).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRoleHasItsFile(Game game) {
    List<String> missing = new ArrayList<>();
    for (String role : roles(Integer.MAX_VALUE)) {
      for (String board : game.boards()) {
        if (game.types(role, board).isEmpty() && !game.isWithout(role)) {
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
    List<String> contract =
        Stream.concat(
                Stream.of("Rules", "PackedRules")
                    .flatMap(file -> methods(Checkout.read(CORE + file + ".java")).stream()),
                Stream.of("toString(0)"))
            .distinct()
            .toList();
    for (Class<?> rules : game.types("Rules")) {
      List<String> found =
          methods(game.source(rules)).stream().filter(contract::contains).distinct().toList();
      assertThat(found)
          .as("%s", rules)
          .isEqualTo(contract.stream().filter(found::contains).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void optionsCanGrowAndReadAlike(Game game) {
    List<Class<?>> all =
        game.typesEndingWith("Options").stream()
            .filter(GameOptions.class::isAssignableFrom)
            .toList();
    assertThat(all).isNotEmpty();
    for (Class<?> options : all) {
      assertThat(Modifier.isFinal(options.getModifiers())).as("%s is final", options).isTrue();
      assertThat(options.getConstructors()).as("%s", options).isEmpty();
      assertThat(options.getDeclaredMethods())
          .filteredOn(it -> Modifier.isPublic(it.getModifiers()) && it.getParameterCount() == 0)
          .extracting(Method::getReturnType)
          .filteredOn(type -> type.isEnum() && !game.isWord(type))
          .allMatch(type -> type.getSimpleName().endsWith("Rule"));
    }
  }

  @Test
  void movesOfOneNameHaveComponentsInCommon() {
    Map<String, Set<String>> common = new TreeMap<>();
    games().stream()
        .flatMap(game -> game.types("Move").stream())
        .flatMap(move -> Arrays.stream(move.getDeclaredClasses()))
        .filter(move -> !components(move).isEmpty())
        .forEach(
            move -> {
              Set<String> components = components(move);
              common
                  .computeIfAbsent(move.getSimpleName(), name -> new TreeSet<>(components))
                  .retainAll(components);
            });
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
      assertThat(names(variant.getDeclaredMethods(), Member::getName))
          .as("%s", variant)
          .doesNotContainAnyElementsOf(names(variant.getDeclaredFields(), Member::getName));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void internalRolesAreAskedInOneWay(Game game) {
    ASKED.forEach(
        (role, methods) -> {
          for (Class<?> type : game.types(role)) {
            assertThat(type.getDeclaredMethods())
                .as("%s", type)
                .filteredOn(method -> Modifier.isStatic(method.getModifiers()))
                .filteredOn(method -> !Modifier.isPrivate(method.getModifiers()))
                .extracting(Member::getName)
                .containsAll(methods);
          }
        });
  }

  /** Returns the fields of objects, which are the components of a record. */
  private static Set<String> components(Class<?> type) {
    return Stream.of(type.getDeclaredFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()))
        .map(Field::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static <T> Set<String> names(T[] members, Function<? super T, String> name) {
    return Arrays.stream(members)
        .filter(member -> !(member instanceof Member made && made.isSynthetic()))
        .map(name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the methods that a source declares or overrides, with the form of their parameters. */
  private static List<String> methods(String source) {
    return METHOD
        .matcher(Checkout.code(source).replaceAll("<[^()]*?>(?= \\w+[,)])", ""))
        .results()
        .map(found -> found.group(1) + "(" + form(found.group(2)) + ")")
        .toList();
  }

  /** Returns how many parameters there are, and whether the last one is a buffer. */
  private static String form(String parameters) {
    int count = parameters.isBlank() ? 0 : parameters.split(",", -1).length;
    return count + (parameters.contains("MoveBuffer") ? " packed" : "");
  }

  /** Returns the first roles of the table in CONTRIBUTING.md, without the dots before them. */
  private static Set<String> roles(int rows) {
    String head = "| file | role |";
    String page = Checkout.read("CONTRIBUTING.md");
    return page.substring(page.indexOf(head) + head.length())
        .lines()
        .skip(2)
        .takeWhile(line -> line.startsWith("|"))
        .limit(rows)
        .map(line -> line.split("\\|", -1)[1])
        .flatMap(cell -> NAME.matcher(cell).results().map(found -> found.group(1)))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** A module of a game: its folder, its main sources by their paths, and their types. */
  record Game(String name, Map<String, String> sources, List<Class<?>> types) {

    static Game of(String name) {
      Map<String, String> sources = Checkout.mainSources(name);
      return new Game(name, sources, sources.keySet().stream().<Class<?>>map(Game::load).toList());
    }

    private static Class<?> load(String path) {
      String file = path.substring(path.indexOf("/java/") + "/java/".length());
      try {
        return Class.forName(file.replaceFirst("\\.java$", "").replace('/', '.'));
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }

    List<String> boards() {
      return types.stream()
          .filter(type -> source(type).matches("(?s).*extends\\s+GameRules<.*"))
          .map(type -> type.getSimpleName().replaceFirst("Rules$", ""))
          .toList();
    }

    boolean exports(Class<?> type) {
      return Checkout.read(name + "/src/main/java/module-info.java")
          .contains("exports " + type.getPackageName() + ";");
    }

    boolean isWithout(String role) {
      return Checkout.texts(name, path -> path.endsWith("package-info.java")).values().stream()
          .anyMatch(page -> page.contains("// Without " + role + ": "));
    }

    /** Returns the types of a role, one for each board or one for all. */
    List<Class<?>> types(String role) {
      return boards().stream().flatMap(board -> types(role, board).stream()).distinct().toList();
    }

    /** Returns the types of a role for a board: those of its own, and those that boards share. */
    List<Class<?>> types(String role, String board) {
      String family = typesEndingWith("Family").get(0).getSimpleName();
      List<String> wanted = List.of(board + role, family.replace("Family", "") + role, role);
      return types.stream().filter(type -> wanted.contains(type.getSimpleName())).toList();
    }

    List<Class<?>> typesEndingWith(String word) {
      return types.stream().filter(type -> type.getSimpleName().endsWith(word)).toList();
    }

    String source(Class<?> type) {
      String end = "/" + type.getSimpleName() + ".java";
      return sources.keySet().stream()
          .filter(path -> path.endsWith(end))
          .map(sources::get)
          .findFirst()
          .orElseThrow();
    }

    /** Returns whether positions or pieces have values of a type, and not only options. */
    boolean isWord(Class<?> type) {
      return types.stream()
          .filter(other -> Modifier.isPublic(other.getModifiers()))
          .filter(other -> !other.getSimpleName().endsWith("Options") && other != type)
          .flatMap(other -> Arrays.stream(other.getMethods()))
          .anyMatch(method -> method.getReturnType() == type);
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
