package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.fixtures.Checkout;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The places outside its module where a game is named are those that CONTRIBUTING.md lists. */
class PlacesTest {
  private static final String CONTRIBUTING = Checkout.read("CONTRIBUTING.md");

  /** Files that name all games because they are rebuilt from the reactor or the catalog. */
  private static final Set<String> REBUILT = Set.of("README.md", "docs/architecture.md");

  @Test
  void theGamesOfTheCatalogAreThoseOfTheModules() {
    Catalog catalog = Catalog.installed();

    assertThat(catalog.games())
        .extracting((GameInfo game) -> catalog.family(game.id()).module())
        .containsOnly(Checkout.GAMES.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({
    "pom.xml, <module>MODULE</module>",
    "pom.xml, <artifactId>boardrules-MODULE</artifactId>",
    "core/bom/pom.xml, <artifactId>boardrules-MODULE</artifactId>",
    "examples/pom.xml, <artifactId>boardrules-MODULE</artifactId>",
    "examples/house/src/jmh/java/io/github/boardrules/examples/bench/Subject.java, (\"GAME",
    "docs/notation.md, ](../MODULE/RULES.md)",
    "CHANGELOG.md, - `boardrules-MODULE`:",
  })
  void aPlaceNamesEveryGame(String file, String template) {
    String text = Checkout.read(file);

    assertThat(CONTRIBUTING).contains("| `" + file.replaceFirst(".*/(?=bench/)", "examples/…/"));
    for (String module : Checkout.GAMES) {
      assertThat(games(module).stream().map(game -> template.replace("GAME", game)))
          .as(module)
          .anyMatch(wanted -> text.contains(wanted.replace("MODULE", module)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "api/boardrules-MODULE.txt",
    "examples/matches/MODULE.jsonl",
    "vectors/MODULE.games.jsonl",
    "vectors/MODULE.perft.tsv"
  })
  void aFileOfEveryModuleExists(String template) {
    assertThat(CONTRIBUTING).contains("| `" + template + "` |");
    assertThat(Checkout.GAMES)
        .map(module -> Checkout.path(template.replace("MODULE", module)))
        .allMatch(Files::exists);
  }

  @Test
  void theOptionsOfEveryGameAreListed() {
    String page = Checkout.read("docs/notation.md");
    Set<String> listed =
        Pattern.compile("<!-- options: (.*) -->")
            .matcher(page)
            .results()
            .flatMap(found -> Pattern.compile(" ").splitAsStream(found.group(1)))
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(listed)
        .hasSameElementsAs(Catalog.installed().games().stream().map(GameInfo::id).toList());
  }

  /** A list of all modules that is kept by hand would be one place more. */
  @Test
  void noOtherFileNamesAllModules() {
    Map<String, String> naming =
        Checkout.texts(
            "",
            path ->
                path.matches(".*[.](java|md|xml|cmd|yml)|[.]ci/[^/.]*|examples/boardrules")
                    && Checkout.GAMES.stream().noneMatch(game -> path.startsWith(game + "/")));
    naming.values().removeIf(text -> !Checkout.GAMES.stream().allMatch(game -> names(text, game)));
    naming.keySet().removeAll(REBUILT);

    assertThat(naming.keySet()).allMatch(path -> CONTRIBUTING.contains("`" + path + "`"));
  }

  private static boolean names(String text, String game) {
    return Pattern.compile("\\b" + game + "\\b").matcher(text).find();
  }

  private static List<String> games(String module) {
    Catalog catalog = Catalog.installed();
    return catalog.games().stream()
        .map(GameInfo::id)
        .filter(id -> catalog.family(id).module().equals(module))
        .toList();
  }
}
