package io.github.boardrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.fixtures.Checkout;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A page is rebuilt from its sources, and parts without a source are noticed. */
class PageTest {

  /** That they are renewed rightly, and pictures drawn, is seen in the pages themselves. */
  @Test
  void staleBlocksAreRenewed() {
    String program = "examples/snippets/src/main/java/io/github/boardrules/examples/snippets/";
    String page =
        """
        [The program](%sPlayRandomGame.java) plays:
        <!-- source: PlayRandomGame.java#play -->
        ```java
        var match = %s;
        ```
        <!-- output: WinningMoves.java -->
        ```text
        %s
        ```
        ```console
        $ examples/boardrules status zertz
        %s
        ```
        """;
    assertThat(page(page.formatted(program, "nothing", "win 1", "win 1")))
        .isEqualTo(
            page.formatted(
                program,
                "Playout.randomMatch(rules, rules.start(), new SplitMix64(2026), 500)",
                "win 2\n[a2, c1+c2, c4+d4]",
                "ongoing"));
  }

  @Test
  void theProgramsOfAPageAreThoseThatItShowsOrLinks() {
    String programs = "examples/snippets/src/main/java/io/github/boardrules/examples/snippets/";
    Page page =
        new Page(
            "docs/page.md",
            "[One](../"
                + programs
                + "NextSteps.java)\n<!-- source: AnyGame.java -->\n```java\n```\n");
    assertThat(page.programs())
        .extracting(Source::file)
        .containsExactly(programs + "AnyGame.java", programs + "NextSteps.java");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ```java@int i;@```                                       | nothing says where this block
          ```@text@```                                             | nothing says where this block
          ~~~java@text@~~~                                         | nothing says where this block
          ~~~console@$ examples/boardrules start zertz@~~~         | no block of the language
          ```python@pass@```                                       | nothing says where this block
          '  ```java@int i;@```'                                   | nothing says where this block
          ```sh@examples/boardrules start zertz                    | a block has no end
          ```sh@examples/boardrules start hex@```                  | this fails
          ```sh@examples/boardrules webs@```                       | this fails
          ```sh@ls@```                                             | this command is not known
          ```sh@./mvnw -pl chess verify@```                        | the build does not know chess
          ```sh@./mvnw -Pfast verify@```                           | the build does not know -Pfast
          ```sh@./mvnw verifi@```                                  | the build does not know verifi
          ```console@$ examples/boardrules start zertz >file@```   | a page shows plain commands
          ```console@$ examples/boardrules check examples/a*.b@``` | there is no file examples/a*.b
          ```console@ongoing@```                                   | a session has no line
          ```xml@<dependency></dependency>@```                     | '' is none of
          ```xml@<dependency>@```                                  | this is not well-formed
          ```xml@<project></project>@```                           | no dependency is shown
          <!-- source: PlayRandomGame.java#none -->@```java@```        | has no whole region none
          <!-- source: PlayRandomGame.java#play -->@```text@```        | no block of the language java
          <!-- source: PlayRandomGame.java#play -->                    | no block of the language java
          <!-- source: PlayRandomGame.java#play -->@```java@```        | the page does not link examples/
          <!-- source: None.java -->@```java@```                   | there is not one source
          <!-- output: five-by-five.txt -->@```text@```            | is no program
          <!-- note: this -->                                      | an unknown word: note
          <!-- picture: zertz -->@text                             | but no <img alt= src= width=>
          <!-- moves: zertz -->@text                               | no table with rows follows
          <!-- picture: --last z9 zertz -->@<img alt="A" src="a.svg" width="1"> | the board has no z9
          <!-- drawn: README.md -->@text                           | but no <img alt= src= width=>
          <!-- drawn: README.md -->@<img alt="A" src="a.svg" width="1">    | README.md does not draw
          <!-- screenshot: examples/web -->@<img alt="A" src="a.png" width="1"> | there is no a.png
          <!-- legal: pylos 1a1 1b1 -->@Play `1a1`.                | the paragraph does not show 1b1
          <!-- legal: pylos 2a1 -->@Play `2a1`.                    | 2a1 is not legal, but unsupported
          ![A picture](pictures/a.svg)                             | nothing says how this picture
          <img alt="A picture" src="pictures/a.svg" width="400">   | nothing says how this picture
          """)
  void aPartWithoutASourceIsNoticed(String lines, String problem) {
    String text = "Text.\n\n" + lines.replace('@', '\n') + "\n";
    assertThatThrownBy(() -> page(text))
        .isInstanceOf(Fault.class)
        .hasMessageStartingWith("page.md:3: ")
        .hasMessageContaining(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          `1a1` | Mine. @ `1b1` | Yours. @ `ongoing` | Go on.               ;
          `1a1` | Mine. @ `1a1` | `occupied`: yours. @ `ongoing` | Go on.   ;
          `1a1` | Mine. @ `1a1` | Yours. @ `ongoing` | Go on.   ; 1a1 is not legal, but occupied
          `1a1` | Mine. @ `1b1` | `occupied`: no. @ `ongoing` | ; 1b1 is not occupied, but legal
          `1a1` | Mine. @ `win 1 top` | The end.                ; the status is not win 1 top, but
          `1a1` | Mine. @ `1b1` | Yours.                        ; the status is not 1b1, but ongoing
          `1e1` | Mine. @ `ongoing` | Go on.                    ; this is no move of pylos: 1e1
          `1a1x1a1x2b2` | Mine. @ `ongoing` | Go on.            ; this move is not canonical
          """)
  void theMovesOfATableArePlayedInOrder(String rows, String problem) {
    String page =
        "<!-- play: pylos -->\n| a | b |\n| --- | --- |\n| "
            + rows.replace(" @ ", " |\n| ")
            + " |\n";
    assertAcceptedOr(problem, page);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      textBlock =
          """
          2a1=unsupported ongoing                 ;
          2a1=occupied ongoing                    ; 2a1 is not occupied, but unsupported
          ongoing                                 ; 2a1 is not legal, but unsupported
          2a1=unsupported 'win 1 top'             ; the status is not win 1 top, but ongoing
          2a1=unsupported 1b2=unsupported ongoing ; the table does not show 1b2=unsupported
          """)
  void aTableForPeopleHasItsCodesInTheComment(String codes, String problem) {
    String page =
        "<!-- play: pylos "
            + codes
            + " -->\n| a | b |\n| --- | --- |\n| `1a1` | Mine. |\n| `2a1` | No. |\n| | Go on. |\n";
    assertAcceptedOr(problem, page);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          boardrules-bom      | <version>LAST</version><scope>import</scope>  |
          boardrules-testkit  | <scope>test</scope>                           |
          boardrules-chess    | | 'boardrules-chess' is none of
          boardrules-examples | | 'boardrules-examples' is none of
          boardrules-nim      | <version>1.0</version>                        | '1.0' is none of
          boardrules-bom      | <version>0.0.9</version><scope>import</scope> | '0.0.9' is none of
          """)
  void aDependencyNamesAnArtifactAndImportsItsVersion(
      String artifact, @Nullable String more, @Nullable String problem) {
    String last = Checkout.read("pom.xml").split("</?api.baseline>", 3)[1];
    String text =
        """
        ```xml
        <dependency>
          <groupId>io.github.boardrules</groupId>
          <artifactId>%s</artifactId>%s
        </dependency>
        ```
        """
            .formatted(artifact, more == null ? "" : more.replace("LAST", last));
    assertAcceptedOr(problem, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          moves: zertz  | Wd4,d1                                 |
          moves: zertz  | Wd4,d0                                 | this is no move
          moves: pylos  | 1a1x1a1x2b2                            | this move is not canonical
          moves: pylos  | 1a1x2b2x1a1                            |
          variants: all | zertz:rings=48,claim=automatic         |
          variants: all | zertz:claim=automatic,rings=48         | this is not the canonical id
          variants: all | zertz:rings=38                         | this is no variant
          """)
  void theTextsOfATableAreParsed(String comment, String text, String problem) {
    String page = "<!-- " + comment + " -->\n| a | b |\n| --- | --- |\n| `" + text + "` | c |\n";
    assertAcceptedOr(problem, page);
  }

  /** Asserts that a page stays as it is, or the problem if there is one. */
  private static void assertAcceptedOr(@Nullable String problem, String page) {
    if (problem == null) {
      assertThat(page(page)).isEqualTo(page);
    } else {
      assertThatThrownBy(() -> page(page)).hasMessageContaining(problem);
    }
  }

  private static String page(String text) {
    return new Page("page.md", text).text();
  }
}
