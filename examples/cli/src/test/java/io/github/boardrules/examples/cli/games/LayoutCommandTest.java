package io.github.boardrules.examples.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code layout}, and {@code --layout FILE} instead of a variant. */
class LayoutCommandTest {
  private static final String VARIANT =
      "colorfield:rows=bgybg/ybrgy/gyryg/ygrby/gbygb,middle=c3,fullgates=x1-a1-b1+x2-d1-e1"
          + ",emptygates=y1-a5-b5+y2-d5-e5,full=ga1+bb1+yc1+gd1+be1,empty=ba5+gb5+yc5+bd5+ge5";

  /** The layout of the variant, written for people. */
  private static final List<String> LAYOUT =
      List.of(
          "# the smallest board of the club",
          "rows=  bgybg       # row 5",
          "       ybrgy",
          "       gyryg",
          "       ygrby",
          "       gbygb       # row 1",
          "middle= c3",
          "",
          "emptygates= y2-e5-d5  y1-a5-b5",
          "fullgates=  x1-a1-b1  x2-d1-e1",
          "full=  ga1 bb1 yc1 gd1 be1",
          "empty= ba5 gb5 yc5 bd5 ge5");

  @TempDir Path folder;

  @Test
  void layoutPrintsTheCanonicalVariantId() throws IOException {
    assertThat(Run.of("layout", file(LAYOUT))).isEqualTo(Run.done(VARIANT));
    assertThat(Run.of("layout", file(with(11, "quiet=20 \n first= empty"))))
        .isEqualTo(Run.done(VARIANT.replaceAll(",empty=.*", "") + ",first=empty,quiet=20"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "start",
        "moves",
        "status",
        "why a1-a2",
        "perft 2",
        "divide 1",
        "solve --limit 10",
        "replay a1-a2",
        "random --seed 7 --games 1",
        "show"
      })
  void aLayoutStandsForItsVariantWhereverOneIsTaken(String call) throws IOException {
    String file = file(LAYOUT);
    int end = (call + " ").indexOf(' ');
    String command = call.substring(0, end);
    String rest = call.substring(end);
    Run byName = Run.installed(command + " " + VARIANT + rest);

    assertThat(byName.err()).doesNotContain("layout");
    assertThat(Run.installed(call + " --layout " + file)).isEqualTo(byName);
    assertThat(Run.installed(command + " --layout=" + file + rest)).isEqualTo(byName);
    assertThat(Run.installed("--layout " + file + " " + call)).isEqualTo(byName);
  }

  @Test
  void aGameIsPlayedOnALayout() throws IOException {
    Run run = Run.installed("play --layout", file(LAYOUT), "--seat2", "random");
    assertThat(run.out()).contains("5  b/b   g/g   y/y   b/b   g/g");
  }

  @Test
  void aMalformedLayoutIsRefusedWithItsPlaceOrItsCondition() throws IOException {
    file(with(9, "fullgates=  x1-a1-b1  x2-d1-"));
    Session.check(
        folder,
        """
        $ layout ./layout.txt > ! the layout, ./layout.txt:10: character 29: expected a to z here.
        $ layout ./layout.txt --locale hu
        ! az elrendezés (./layout.txt:10): 29. karakter: itt ez állhat: a–z.
        """);
    file(with(6, "middle= c9"));
    Session.check(
        folder,
        """
        $ layout ./layout.txt
        ! the layout, ./layout.txt: middle names c9, but the layout has no such field.
        $ layout ./layout.txt --locale hu
        ! az elrendezés (./layout.txt): middle: az elrendezésben nincs ilyen mező: c9.
        $ cat > ./layout.txt
        $ layout ./layout.txt > ! the layout, ./layout.txt:1: character 1: expected …
        """);
  }

  @Test
  void mistakesAreExplained() throws IOException {
    file(LAYOUT);
    Session.check(
        folder,
        """
        $ layout ./none.txt > ! there is no file or folder './none.txt'.
        $ start --layout ./none.txt > ! there is no file or folder './none.txt'.
        $ layout ./ > ! '.' is a folder, not a file.
        $ layout > ! FILE is missing; usage: boardrules layout FILE
        $ moves --layout > ! --layout FILE is missing; usage: boardrules moves --layout FILE ...
        $ moves --layout a --layout=b --locale hu
        ! többször szerepel: --layout FÁJL; használat: boardrules moves --layout FÁJL ...
        $ moves colorfield --layout ./layout.txt
        ! 'colorfield' is one argument too many; usage: boardrules moves VARIANT [--position P]
        $ games --layout ./layout.txt > ! there is no option '--layout' here; usage: boardrules games
        """);
  }

  private static List<String> with(int index, String line) {
    List<String> lines = new ArrayList<>(LAYOUT);
    lines.set(index, line);
    return lines;
  }

  private String file(List<String> lines) throws IOException {
    return Files.write(folder.resolve("layout.txt"), lines).toString();
  }
}
