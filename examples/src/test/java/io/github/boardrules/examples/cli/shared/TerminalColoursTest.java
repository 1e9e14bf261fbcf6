package io.github.boardrules.examples.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.SystemStreams;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drawings in colours, and when the environment wants them. */
public class TerminalColoursTest {
  public static final Streams COLOURS =
      new Run.Terminal(false, true, OptionalInt.empty(), 1);

  @ParameterizedTest
  @CsvSource({"zertz, W", "tzaar, T", "pikkpakk, d", "pylos, '.'", "triangle, o", "colorfield, R"})
  void withoutTheEscapesTheTextIsTheSame(String variant, String symbol) {
    for (String[] command :
        new String[][] {{"show", variant}, {"play", variant, "--seat2=human"}}) {
      String coloured = Run.with(Run.GAMES, COLOURS, "", command).out();
      String plain = Run.installed(command).out();
      assertThat(plain).doesNotContain("\u001b");
      assertThat(coloured)
          .contains("m" + symbol + "\u001b[0m")
          .matches(text -> text.replaceAll("\u001b\\[[0-9;]*m", "").equals(plain));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "#000000, 16", "#ffffff, 231", "#ff0000, 196", "#00ff00, 46", "#0000ff, 21",
    "#808080, 244", "#080808, 232", "#5f87af, 67", "#121212, 233", "#fefefe, 231",
  })
  void theNearestColourIsTaken(String colour, int number) {
    assertThat(TerminalColours.nearest(colour)).isEqualTo(number);
  }

  @Test
  void theEnvironmentMayDeclineColours() {
    assertThat(wantsColours(false, Map.of("TERM", "xterm"))).isTrue();
    assertThat(wantsColours(false, Map.of("TERM", "xterm", "NO_COLOR", ""))).isTrue();
    assertThat(wantsColours(false, Map.of("TERM", "xterm", "NO_COLOR", "1"))).isFalse();
    assertThat(wantsColours(false, Map.of("TERM", "dumb"))).isFalse();
    assertThat(wantsColours(true, Map.of())).isFalse();
    assertThat(wantsColours(true, Map.of("WT_SESSION", "1"))).isTrue();
    assertThat(wantsColours(true, Map.of("WT_SESSION", "1", "NO_COLOR", "1"))).isFalse();
    assertThat(new SystemStreams(Map.of("NO_COLOR", "1"), false).hasColours()).isFalse();
  }

  private static boolean wantsColours(boolean isWindows, Map<String, String> environment) {
    return new SystemStreams(environment, isWindows).wantsColours();
  }
}
