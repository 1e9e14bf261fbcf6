package io.github.boardrules.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of a site: their files, links, content and frame. */
class SiteFolderTest {
  private SmallProject project;

  @BeforeEach
  void writeProject(@TempDir Path folder) throws IOException {
    project =
        new SmallProject(folder)
            .write(
                "README.md",
                """
                # Games & more
                [Second](docs/b.md#size-in-cm) [First](docs/a.md) [Go](go/RULES.md) [up](#games--more)
                [source](go/src/Go.java#L7) [folder](go/src) [away](https://example.org/README.md)
                [none](docs/none.md)
                """)
            .write("CONTRIBUTING.md", "# Contributing\n")
            .write("docs/a.md", "# A\n\n## Way\n\n## Way\n\n### `b()` of\n\n[b](b.md)\n")
            .write(
                "docs/b.md",
                """
                # B
                ## Size, in *cm*
                <!-- picture: go --board -->
                <img alt="a board" src="pictures/go.svg" width="9">

                | a | b |
                | --- | --- |
                | `1\\|2` | 3 |

                <details>
                <summary>More</summary>

                ```java
                List<String> list;
                ```

                </details>
                """)
            .write("docs/pictures/go.svg", "<svg/>")
            .write("docs/pictures/unused.svg", "<svg/>")
            .write("go/RULES.md", "# Go\n\n[magyarul](JATEKSZABALY.md) [up](../README.md)\n")
            .write("go/JATEKSZABALY.md", "# Gó\n\n## Így játsszuk\n")
            .write("go/src/Go.java", "class Go {}\n");
  }

  @Test
  void linksLeadToPagesOrToTheRepository() throws IOException {
    assertThat(page("index.html").select("main a").eachAttr("href"))
        .containsExactly(
            "docs/b.html#size-in-cm",
            "docs/a.html",
            "go/rules.html",
            "#games--more",
            "https://example.org/project/blob/HEAD/go/src/Go.java#L7",
            "https://example.org/project/tree/HEAD/go/src",
            "https://example.org/README.md",
            "docs/none.md");
    assertThat(page("go/rules.html").select("main a").eachAttr("href"))
        .containsExactly("../go/jatekszabaly.html", "../index.html");
  }

  @Test
  void headingsHaveTheIdsOfGitHub() throws IOException {
    assertThat(page("index.html").select("main [id]").eachAttr("id"))
        .containsExactly("games--more");
    assertThat(page("docs/a.html").select("main [id]").eachAttr("id"))
        .containsExactly("a", "way", "way-1", "b-of");
    assertThat(page("go/jatekszabaly.html").select("main [id]").eachAttr("id"))
        .containsExactly("gó", "így-játsszuk");
  }

  @Test
  void tablesFoldsBlocksAndPicturesAreShownAndCommentsAreNot() throws IOException {
    Document page = page("docs/b.html");

    assertThat(page.select("main td").eachText()).containsExactly("1|2", "3");
    assertThat(page.select("main details > pre > code.language-java").eachText())
        .containsExactly("List<String> list;");
    assertThat(page.select("main img").eachAttr("src")).containsExactly("pictures/go.svg");
    assertThat(page.outerHtml()).doesNotContain("<!--");
    assertThat(project.site().resolve("docs/pictures")).isDirectoryContaining("glob:**go.svg");
    assertThat(project.site().resolve("docs/pictures/unused.svg")).doesNotExist();
  }

  @Test
  void theFrameListsAllPagesInTheOrderOfTheReadme() throws IOException {
    Document page = page("go/jatekszabaly.html");

    assertThat(page.expectFirst("html").attr("lang")).isEqualTo("hu");
    assertThat(page.title()).isEqualTo("Gó – boardrules");
    assertThat(page.select("head link").eachAttr("href")).containsExactly("../site.css");
    assertThat(page.select("nav a").eachAttr("href"))
        .containsExactly(
            "../index.html",
            "../docs/b.html",
            "../docs/a.html",
            "../apidocs/index.html",
            "../go/rules.html",
            "../go/jatekszabaly.html",
            "#így-játsszuk",
            "../contributing.html",
            "https://example.org/project");
    assertThat(page.select("nav .rules a").eachText())
        .containsExactly("Go", "magyar", "Így játsszuk");
    assertThat(page.select("[aria-current]").eachText()).containsExactly("magyar");
  }

  @Test
  void thePageOnWhichTheGamesArePlayedHasItsPlace() throws IOException {
    assertThat(page("docs/a.html").select("nav a").eachText()).doesNotContain("Play");

    project.write("examples/web/target/site/index.html", "<h1>Play</h1>");
    project.write("examples/web/target/site/js/play.js", "play();");

    assertThat(page("docs/a.html").select("nav a:contains(Play)").eachAttr("href"))
        .containsExactly("../play/index.html");
    assertThat(project.site().resolve("play/js/play.js")).hasContent("play();");
  }

  @Test
  void anEarlierSiteIsReplaced() throws IOException {
    Files.writeString(project.site().resolve("old.html"), "");

    assertThat(project.site().resolve("old.html")).doesNotExist();
  }

  private Document page(String file) throws IOException {
    return Jsoup.parse(Files.readString(project.site().resolve(file)));
  }
}
