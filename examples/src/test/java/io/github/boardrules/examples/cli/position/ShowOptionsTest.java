package io.github.boardrules.examples.cli.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.draw.TextDrawing;
import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options of {@code show} are those of the library's drawings. */
class ShowOptionsTest {
  private static final Catalog GAMES = Catalog.installed();

  @TempDir Path folder;

  static Stream<Arguments> pictures() {
    return Stream.of(
        picture("--status", drawing -> drawing.withStatus("Player 1 (light) is to move.")),
        picture("--names", drawing -> drawing.withNames(true)),
        picture("--symbols", drawing -> drawing.withSymbols(true)),
        picture("--no-symbols", drawing -> drawing.withSymbols(false)),
        picture("--levels-apart", drawing -> drawing.withLevelsApart(true)),
        picture("--stocks-below", drawing -> drawing.withStocksBelow(true)),
        picture("--dark-mode", drawing -> drawing.withDarkMode(true)));
  }

  private static Arguments picture(String option, UnaryOperator<SvgDrawing> with) {
    return Arguments.of(option, with);
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void anOptionOfPicturesStylesThePicture(String option, UnaryOperator<SvgDrawing> with)
      throws IOException {
    // Shades tell the stones of Pylos apart, but not the pieces of Castle of Mind.
    String variant = option.equals("--no-symbols") ? "colorfield" : "pylos";
    SvgDrawing plain = SvgDrawing.standard().withLocale(Locale.ENGLISH).withTitle(variant);
    Diagram diagram = start(GAMES.rules(variant));
    assertThat(picture(variant, option))
        .isEqualTo(with.apply(plain).draw(diagram))
        .isNotEqualTo(plain.draw(diagram));
  }

  @Test
  void theBoardIsTurnedAndNamesAreWrittenInTextToo() throws IOException {
    Diagram turned = start(GAMES.rules("zertz")).withHalfTurn();
    String text =
        TextDrawing.plain()
            .withLocale(Locale.ENGLISH)
            .withUnicode(true)
            .withNames(true)
            .draw(turned);
    assertThat(Run.installed("show zertz --turned --names").out())
        .isEqualTo(text + "Player 1 is to move.\n");
    assertThat(picture("zertz", "--turned"))
        .isEqualTo(
            SvgDrawing.standard().withLocale(Locale.ENGLISH).withTitle("zertz").draw(turned));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--status",
        "--symbols",
        "--no-symbols",
        "--levels-apart",
        "--stocks-below",
        "--dark-mode"
      })
  void anOptionOfPicturesNeedsAPicture(String option) {
    assertThat(Run.of("show heap", option))
        .isEqualTo(Run.failed(option + " is for pictures, so it goes with --svg FILE."));
  }

  private String picture(String variant, String option) throws IOException {
    Path file = folder.resolve("picture.svg");
    assertThat(Run.installed("show", variant, option, "--svg", file.toString()).err()).isEmpty();
    return Files.readString(file);
  }

  private static <S> Diagram start(Rules<S, ?> rules) {
    return rules.diagram(rules.start());
  }
}
