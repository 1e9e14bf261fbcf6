package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.fixtures.TextAssertions;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkPattern;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Variants", Pattern. */
class PikkPakkPatternTest {

  @ParameterizedTest
  @CsvSource({
    "spiral, ldddddd ldlllll ldldddl ldltldl ldddldl llllldl ddddddl",
    "chess, ldldldl dldldld ldldldl dldtdld ldldldl dldldld ldldldl",
    "halves, ddddddd ddddddd ddddddd llltddd lllllll lllllll lllllll",
    "frame, lllllll ldddddl ldddddl lddtddl ldddddl ldddddl lllllll",
  })
  void theNamedPatternsAreThoseOfThePage(String name, String rows) {
    PikkPakkPattern pattern = PikkPakkPattern.parse(name);

    assertThat(pattern.rows()).isEqualTo(rows.replace(' ', '/'));
    assertThat(pattern).hasToString(name).isEqualTo(PikkPakkPattern.parse(rows.replace(' ', '/')));
    assertThat(new PikkPakkPattern(rows.replace(' ', '/'))).hasToString(name);
    assertThat(pattern.count(PikkPakkBall.DARK)).isEqualTo(24);
  }

  @Test
  void theConstantsHaveTheirNames() {
    assertThat(
            List.of(
                PikkPakkPattern.SPIRAL,
                PikkPakkPattern.CHESS,
                PikkPakkPattern.HALVES,
                PikkPakkPattern.FRAME))
        .hasToString("[spiral, chess, halves, frame]");
  }

  @Test
  void anyOtherPatternIsWrittenOut() {
    String rows = "lnldldl/dldldld/ldldldl/dldtdld/ldldldl/dldldld/ldldldt";
    PikkPakkPattern pattern = PikkPakkPattern.parse(rows);

    assertThat(pattern).hasToString(rows);
    assertThat(pattern.ball(1, 6)).isEqualTo(PikkPakkBall.NEUTRAL);
    assertThat(pattern.ball(6, 0)).isEqualTo(PikkPakkBall.TARGET);
    assertThat(pattern.ball(0, 0)).isEqualTo(PikkPakkBall.LIGHT);
    assertThat(pattern.ball(0, 5)).isEqualTo(PikkPakkBall.DARK);
    assertThat(pattern.count(PikkPakkBall.TARGET)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"7, 0", "0, 7", "-1, 0"})
  void outsideTheBlockAPatternHasNoBalls(int column, int row) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> PikkPakkPattern.SPIRAL.ball(column, row));
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1",
    "Spiral, 1",
    "square, 1",
    "spirals, 1",
    "ldldldl, 8",
    "ldldldl/, 9",
    "ldldldll, 8",
    "ldldld/, 7",
    "ldl2ldl, 4",
  })
  void otherTextsAreNotPatterns(String text, int column) {
    TextAssertions.assertMalformed(PikkPakkPattern::parse, text, column);
  }

  @Test
  void aNameOrAnEighthRowIsNotAPatternOfRows() {
    String eight = PikkPakkPattern.CHESS.rows() + "/ldldldl";

    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> new PikkPakkPattern("spiral"));
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> new PikkPakkPattern(eight))
        .satisfies(thrown -> assertThat(thrown.column()).isEqualTo(56));
  }
}
