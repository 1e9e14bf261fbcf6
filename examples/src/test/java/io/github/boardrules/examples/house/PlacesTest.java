package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import java.io.IOException;
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
  /** Files that name all games because they are rebuilt from the reactor or the catalog. */
  private static final Set<String> REBUILT = Set.of("README.md", "docs/architecture.md");

  @Test
  void theGamesOfTheCatalogAreThoseOfTheModules() {
    Catalog catalog = Catalog.installed();

    assertThat(catalog.games())
        .extracting((GameInfo game) -> catalog.family(game.id()).module())
        .containsOnly(SourceTree.GAMES.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({
    "pom.xml, <module>MODULE</module>",
    "pom.xml, <artifactId>boardrules-MODULE</artifactId>",
    "core/bom/pom.xml, <artifactId>boardrules-MODULE</artifactId>",
    "examples/pom.xml, <artifactId>boardrules-MODULE</artifactId>",
    "examples/src/jmh/java/io/github/boardrules/examples/bench/Subject.java, (\"GAME",
    "docs/notation.md, ](../MODULE/RULES.md)",
    "docs/maintaining.md, | MODULE",
    "CHANGELOG.md, - `boardrules-MODULE`:",
  })
  void aPlaceNamesEveryGame(String file, String template) throws IOException {
    String text = Files.readString(SourceTree.ROOT.resolve(file));

    assertThat(contributing()).contains("| `" + file.replaceFirst(".*/(?=bench/)", "examples/…/"));
    for (String module : SourceTree.GAMES) {
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
  void aFileOfEveryModuleExists(String template) throws IOException {
    assertThat(contributing()).contains("| `" + template + "` |");
    assertThat(SourceTree.GAMES)
        .map(module -> SourceTree.ROOT.resolve(template.replace("MODULE", module)))
        .allMatch(Files::exists);
  }

  @Test
  void theOptionsOfEveryGameAreListed() throws IOException {
    String page = Files.readString(SourceTree.ROOT.resolve("docs/notation.md"));
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
  void noOtherFileNamesAllModules() throws IOException {
    String page = contributing();
    Map<String, String> naming =
        SourceTree.files(
            path ->
                path.matches(".*[.](java|md|xml|cmd|yml)|[.]ci/[^/.]*|examples/boardrules")
                    && SourceTree.GAMES.stream().noneMatch(game -> path.startsWith(game + "/")));
    naming
        .values()
        .removeIf(text -> !SourceTree.GAMES.stream().allMatch(game -> names(text, game)));
    naming.keySet().removeAll(REBUILT);

    assertThat(naming.keySet()).allMatch(path -> page.contains("`" + path + "`"));
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

  private static String contributing() throws IOException {
    return Files.readString(SourceTree.ROOT.resolve("CONTRIBUTING.md"));
  }
}
