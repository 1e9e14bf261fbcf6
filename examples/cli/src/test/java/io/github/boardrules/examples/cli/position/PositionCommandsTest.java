package io.github.boardrules.examples.cli.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands that answer questions about a position, and {@code --position}. */
class PositionCommandsTest {
  @TempDir Path folder;

  @Test
  void movesAreSortedByText() {
    Session.check(
        """
        $ moves heap > take1¶take2¶take3
        $ moves heap --position '2 1' > take1¶take2
        $ moves heap --position '0 1'
        """);
  }

  @Test
  void theStatusIsForProgramsOrPeople() {
    Session.check(
        """
        $ status heap > ongoing
        $ status heap --position '0 1' > win 2 last-taken
        $ status walk --position @2 > draw game-over
        $ status heap --sentence --locale hu > 1. játékos következik.
        $ status heap --position '0 1' --locale=hu > win 2 last-taken
        """);
  }

  @Test
  void whyNamesTheReasonAndTheSentence() {
    Session.check(
        """
        $ why heap take3 > legal
        $ why heap take1 --locale=hu > legal
        $ why heap take3 --position '2 1' > too-many: At most 2 may be taken.¶= 1
        $ --locale hu why heap take3 --position '2 1' > too-many: Legfeljebb 2 vehető el.¶= 1
        $ why heap takex > ! the move 'takex': character 5: expected 1 to 9 here.
        """);
  }

  @Test
  void aBatchIsAnsweredInOrder() {
    Session.check(
        """
        $ moves heap --position - < 1 1¶0 2¶2 2 > take1¶¶¶take1¶take2¶
        $ status heap --position - < 5 1¶0 2 > ongoing¶win 1 last-taken
        $ status heap --sentence --position=- < 5 2¶0 2
        Player 2 is to move.
        Player 1 wins: the last one was taken.
        $ status heap --position=-
        $ why heap take2 --position - < 3 1¶1 1¶3 2 > legal¶too-many: At most 1 may be taken.¶legal¶= 1
        $ why heap '' --position - > ! the move '': character 1: expected take here.
        $ perft heap 1 --position - < 1 1¶3 1 > 1¶3
        $ divide heap 1 --position - < 1 1¶0 1¶2 1 > take1 1¶¶¶take1 1¶take2 1¶
        $ show heap --position - < 2 2¶1 1 > 2 2¶Player 2 is to move.¶1 1¶Player 1 is to move.
        $ replay heap take2 --position - < 2 1¶1 1¶3 2
        0 2
        win 1 last-taken
        move 1, take2: At most 1 may be taken.
        1 1
        ongoing
        = 1
        """);
    assertThat(Run.with("1 1\r\n2 1", "perft heap 1 --position -")).isEqualTo(Run.done("1", "2"));
  }

  @Test
  void anUnreadablePositionIsRefusedWithItsColumnAndAfterEarlierAnswers() {
    Session.check(
        """
        $ status heap --position '5 3' > ! the position: character 3: expected 1 or 2 here.
        $ status heap --position '' > ! the position: character 1: expected 0 to 9 here.
        $ status heap --position - < 5 1¶¶5 2¶ 5 3
        ongoing
        line 2 of the input, the position: character 1: expected 0 to 9 here.
        ongoing
        line 4 of the input, the position: character 4: expected 1 or 2 here.
        ! line 2 of the input, the position: character 1: expected 0 to 9 here.
        $ moves heap --position - < x¶1 1
        line 1 of the input, the position: character 1: expected 0 to 9 here.

        take1

        ! line 1 of the input, the position: character 1: expected 0 to 9 here.
        $ status heap --position - < \uFEFF5 1¶5\u00A02¶0 2\u200B
        ongoing
        line 2 of the input, the position: character 2: expected 0 to 9 or a space here, not the invisible character U+00A0.
        win 1 last-taken
        ! line 2 of the input, the position: character 2: expected 0 to 9 or a space here, not the invisible character U+00A0.
        $ status heap --position - --locale hu < 7 1 x
        a bemenet 1. sora, az állás: 4. karakter: itt ez állhat: '!' vagy a szöveg vége.
        ! a bemenet 1. sora, az állás: 4. karakter: itt ez állhat: '!' vagy a szöveg vége.
        $ status walk --position @1 > ongoing
        $ status walk --position --1 > ! the position: character 1: expected '@' here.
        """);
  }

  @Test
  void replayPrintsThePositionAfterEachMoveAndThenTheStatus() {
    Session.check(
        """
        $ replay heap take2 take3 > 3 2¶0 1¶win 2 last-taken
        $ replay heap --position '9 2' take1 > 8 1¶ongoing
        $ replay heap take3 take3 nonsense > 2 2¶move 2, take3: At most 2 may be taken.¶= 1
        $ replay heap take9 --locale hu > 1. lépés (take9): Legfeljebb 3 vehető el.¶= 1
        $ replay heap take3 tak > 2 2¶! move 2, 'tak': character 4: expected take here.
        """);
  }

  @Test
  void sequencesAreCounted() {
    Session.check(
        """
        $ perft heap 0 > 1
        $ perft heap 3 > 10
        $ perft walk:goal=99 10 > 1024
        $ perft heap 1 --position '0 2' > 0
        $ perft faulty:by=vastness 2 > ! the number of sequences is above 9223372036854775807.
        $ divide faulty:by=vastness 2 > ! the number of sequences is above 9223372036854775807.
        $ divide heap 3 > take1 6¶take2 3¶take3 1
        """);
  }

  @Test
  void showDrawsThePositionAsTextAndAsAPicture() throws IOException {
    Session.check(
        folder,
        """
            $ show heap --position '0 2' --locale hu > 0 2¶1. játékos nyert: övé az utolsó.
            $ show heap --svg ./heap.svg > 5 1¶Player 1 is to move.
            $ show heap --svg ./none/heap.svg > 5 1¶Player 1 is to move.¶! there is no folder './none'.
            $ show heap --svg ./ > 5 1¶Player 1 is to move.¶! '.' is a folder, not a file.
            $ show heap --position - --svg heap.svg < 5 1
            ! --svg takes one position, so it does not go with --position -.
            """);
    assertThat(Files.readString(folder.resolve("heap.svg")))
        .contains("<svg ", "<title>heap</title>", "5 1");
  }

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

  @ParameterizedTest
  @MethodSource("pictures")
  void anOptionOfPicturesStylesThePicture(String option, UnaryOperator<SvgDrawing> with)
      throws IOException {
    // Shades tell the stones of Pylos apart, but not the pieces of Castle of Mind.
    String variant = option.equals("--no-symbols") ? "colorfield" : "pylos";
    SvgDrawing plain = SvgDrawing.standard().withLocale(Locale.ENGLISH).withTitle(variant);
    Diagram diagram = start(Run.GAMES.rules(variant));
    assertThat(picture(variant, option))
        .isEqualTo(with.apply(plain).draw(diagram))
        .isNotEqualTo(plain.draw(diagram));
  }

  @ParameterizedTest
  @CsvSource({"tzaar,black Tzaar,6", "zertz,grey,0", "colorfield,full blue,2"})
  void aLegendNamesThePieces(String variant, String name, int count) throws IOException {
    String picture = picture(variant, "--legend");
    String legend = picture.substring(picture.indexOf("data-stock=\"legend-"));
    assertThat(legend).containsPattern(">" + name + "</text>[^~]{0,2000}>" + count + "</text>");
  }

  @Test
  void theBoardIsTurnedAndNamesAreWrittenInTextToo() throws IOException {
    Diagram turned = start(Run.GAMES.rules("zertz")).withHalfTurn();
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

  @Test
  void anOptionOfPicturesNeedsAPicture() {
    Session.check(
        """
        $ show heap --status > ! --status is for pictures, so it goes with --svg FILE.
        $ show heap --symbols > ! --symbols is for pictures, so it goes with --svg FILE.
        $ show heap --no-symbols > ! --no-symbols is for pictures, so it goes with --svg FILE.
        $ show heap --levels-apart > ! --levels-apart is for pictures, so it goes with --svg FILE.
        $ show heap --stocks-below > ! --stocks-below is for pictures, so it goes with --svg FILE.
        $ show heap --legend > ! --legend is for pictures, so it goes with --svg FILE.
        $ show heap --dark-mode > ! --dark-mode is for pictures, so it goes with --svg FILE.
        """);
  }

  private static Arguments picture(String option, UnaryOperator<SvgDrawing> with) {
    return Arguments.of(option, with);
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
