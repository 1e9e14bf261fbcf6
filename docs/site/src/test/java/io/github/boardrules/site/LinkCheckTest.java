package io.github.boardrules.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dead links of a site are found, and no others. */
class LinkCheckTest {
  @Test
  void deadLinksAreNamedWithTheirPage(@TempDir Path folder) throws IOException {
    new SmallProject(folder)
        .write("outside.html", "")
        .write("site/empty/note.txt", "")
        .write("site/sub/index.html", "<h1 id='of(int[])'>Sub</h1><a name='old'>old</a>")
        .write("site/style.css", "")
        .write(
            "site/page.html",
            """
            <link href="style.css"><link href="none.css"><script src="none.js"></script>
            <h1 id="így">Page</h1> <img src="none.svg">
            <a href="#">top</a> <a href="#így">here</a> <a href="#ugy">nowhere</a>
            <a href="sub">folder</a> <a href="sub/">folder</a> <a href="sub/#old">named</a>
            <a href="sub/index.html#of(int%5B%5D)">part</a> <a href="sub/index.html#of()">none</a>
            <a href="empty">no index</a> <a href="../outside.html">outside</a>
            <a href="two words.html">no link</a>
            <a href="https://example.org/none">away</a> <a href="//example.org/none">away</a>
            <a href="mailto:a@example.org">mail</a>
            """);

    assertThat(LinkCheck.deadLinks(folder.resolve("site")))
        .containsExactly(
            "page.html: #ugy",
            "page.html: ../outside.html",
            "page.html: empty",
            "page.html: none.css",
            "page.html: none.js",
            "page.html: none.svg",
            "page.html: sub/index.html#of()",
            "page.html: two words.html");
  }
}
