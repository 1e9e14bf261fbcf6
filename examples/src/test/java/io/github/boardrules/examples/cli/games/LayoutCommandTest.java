package io.github.boardrules.examples.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.records.CheckFile;
import io.github.boardrules.examples.cli.shared.ExitStatus;
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
  void layoutPrintsTheCanonicalVariantId() {
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
  void aLayoutStandsForItsVariantWhereverOneIsTaken(String call) {
    String file = file(LAYOUT);
    List<String> words = List.of(call.split(" ", -1));
    List<String> named = new ArrayList<>(words);
    named.add(1, VARIANT);
    Run byName = run(named);
    assertThat(byName.err()).doesNotContain("layout");

    List<String> behind = new ArrayList<>(words);
    behind.addAll(List.of("--layout", file));
    assertThat(run(behind)).isEqualTo(byName);

    List<String> between = new ArrayList<>(words);
    between.add(1, "--layout=" + file);
    assertThat(run(between)).isEqualTo(byName);

    List<String> before = new ArrayList<>(List.of("--layout", file));
    before.addAll(words);
    assertThat(run(before)).isEqualTo(byName);
  }

  @Test
  void aGameIsPlayedOnALayout() {
    Run run = Run.installed("play --layout", file(LAYOUT), "--seat2", "random");
    assertThat(run.out()).contains("5  b/b   g/g   y/y   b/b   g/g");
  }

  @Test
  void aMalformedLayoutIsRefusedWithItsLineAndColumn() {
    assertThat(unreadable(with(9, "fullgates=  x1-a1-b1  x2-d1-"), "en"))
        .isEqualTo("the layout, layout.txt:10: character 29: expected a to z here.");
    assertThat(unreadable(with(9, "fullgates=  x1-a1-b1  x2-d1-"), "hu"))
        .isEqualTo("az elrendezés (layout.txt:10): 29. karakter: itt ez állhat: a és z között.");
    assertThat(unreadable(List.of(), "en"))
        .startsWith("the layout, layout.txt:1: character 1: expected ");
  }

  @Test
  void aLayoutThatBreaksAConditionIsRefusedWithTheConditionAndTheField() {
    assertThat(unreadable(with(6, "middle= c9"), "en"))
        .isEqualTo(
            "the layout, layout.txt: unknown-field: middle names c9, but the layout has no such"
                + " field.");
    assertThat(unreadable(with(6, "middle= c9"), "hu"))
        .isEqualTo(
            "az elrendezés (layout.txt): unknown-field: middle: az elrendezésben nincs ilyen mező:"
                + " c9.");
  }

  @Test
  void aFileThatCannotBeReadIsNamed() {
    String none = folder.resolve("none.txt").toString();
    Run missing = Run.failed("there is no file or folder '" + none + "'.");
    assertThat(Run.of("layout", none)).isEqualTo(missing);
    assertThat(Run.of("start --layout", none)).isEqualTo(missing);
    assertThat(Run.of("layout", folder.toString()))
        .isEqualTo(Run.failed("'" + folder + "' is a folder, not a file."));
  }

  @Test
  void theFileOfALayoutIsNeededAndNamedOnce() {
    assertThat(Run.of("layout"))
        .isEqualTo(Run.failed("FILE is missing; usage: boardrules layout FILE"));
    assertThat(Run.of("moves --layout"))
        .isEqualTo(
            Run.failed("--layout FILE is missing; usage: boardrules moves --layout FILE ..."));
    assertThat(Run.of("moves --layout a --layout=b --locale hu"))
        .isEqualTo(
            Run.failed(
                "többször szerepel: --layout FILE; használat: boardrules moves --layout FILE"
                    + " ..."));
  }

  @Test
  void aLayoutIsGivenInsteadOfAVariantAndOnlyThere() {
    assertThat(Run.of("moves colorfield --layout", file(LAYOUT)))
        .isEqualTo(
            Run.failed(
                "'colorfield' is one argument too many; usage: boardrules moves VARIANT"
                    + " [--position P]"));
    assertThat(Run.of("games --layout", file(LAYOUT)))
        .isEqualTo(Run.failed("there is no option '--layout' here; usage: boardrules games"));
  }

  private static Run run(List<String> arguments) {
    return Run.installed(arguments.toArray(String[]::new));
  }

  /** Returns the layout with one line replaced. */
  private static List<String> with(int index, String line) {
    List<String> lines = new ArrayList<>(LAYOUT);
    lines.set(index, line);
    return lines;
  }

  private String file(List<String> lines) {
    return CheckFile.of(folder, "layout.txt", lines.toArray(String[]::new)).path().toString();
  }

  /** Returns the error of a refused layout, without the folder and the program's name. */
  private String unreadable(List<String> lines, String language) {
    Run run = Run.of("layout", file(lines), "--locale", language);
    assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
    assertThat(run.out()).isEmpty();
    return run.err()
        .replace(folder + folder.getFileSystem().getSeparator(), "")
        .replace("boardrules: ", "")
        .strip();
  }
}
