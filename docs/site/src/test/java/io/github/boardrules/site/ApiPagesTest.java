package io.github.boardrules.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The documentation of two modules, of which one needs the other. */
class ApiPagesTest {
  private SmallProject project;
  private Path pages;

  @BeforeEach
  void writeModules(@TempDir Path folder) throws IOException {
    pages = folder.resolve("site/apidocs");
    project =
        new SmallProject(folder)
            .write("site/index.html", "<a href='apidocs/'>API</a>")
            .write(
                "core/src/main/java/module-info.java",
                "/** The contract. */\nmodule a.core {\n  exports a;\n}\n")
            .write(
                "core/src/main/java/a/Rules.java",
                "package a;\n\n/** The rules of {@code a} game. */\npublic interface Rules {}\n")
            .write(
                "go/src/main/java/module-info.java",
                "/** Go. */\nmodule a.go {\n  requires transitive a.core;\n  exports a.go;\n}\n");
  }

  @Test
  void modulesLinkToEachOtherAndBackToTheSite() throws IOException {
    project.write("go/src/main/java/a/go/Go.java", go("{@link a.Rules}"));

    assertThat(ApiPages.write(project.files(), pages)).isEmpty();

    assertThat(Files.readString(pages.resolve("a.go/a/go/Go.html")))
        .contains("href=\"../../../a.core/a/Rules.html\"", "href=\"../../../../index.html\"");
    assertThat(LinkCheck.deadLinks(pages.resolve("..").normalize())).isEmpty();
  }

  @Test
  void aLinkToNothingIsReported() throws IOException {
    project.write("go/src/main/java/a/go/Go.java", go("{@link a.Missing}"));

    assertThat(ApiPages.write(project.files(), pages)).contains("Go.java:3", "a.Missing");
  }

  private static String go(String comment) {
    return "package a.go;\n\n/** Keeps "
        + comment
        + ". */\npublic class Go implements a.Rules {}\n";
  }
}
