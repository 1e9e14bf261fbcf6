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
  public static final Streams COLOURS = new Run.Terminal(false, true, OptionalInt.empty(), 1);

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
    assertThat(new SystemStreams(Map.of("TERM", "xterm"), false).wantsColours()).isTrue();
    assertThat(new SystemStreams(Map.of("TERM", "xterm", "NO_COLOR", ""), false).wantsColours())
        .isTrue();
    assertThat(new SystemStreams(Map.of("TERM", "xterm", "NO_COLOR", "1"), false).wantsColours())
        .isFalse();
    assertThat(new SystemStreams(Map.of("TERM", "dumb"), false).wantsColours()).isFalse();
    assertThat(new SystemStreams(Map.of(), true).wantsColours()).isFalse();
    assertThat(new SystemStreams(Map.of("WT_SESSION", "1"), true).wantsColours()).isTrue();
    assertThat(new SystemStreams(Map.of("WT_SESSION", "1", "NO_COLOR", "1"), true).wantsColours())
        .isFalse();
    assertThat(new SystemStreams(Map.of("NO_COLOR", "1"), false).hasColours()).isFalse();
  }
}
