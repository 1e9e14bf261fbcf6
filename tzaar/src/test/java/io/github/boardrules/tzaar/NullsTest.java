package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.boardrules.fixtures.NullsContract;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** No public method and no public constructor takes null for an argument. */
class NullsTest extends NullsContract {
  NullsTest() {
    super(
        Tested.TZAAR,
        Setup.of("tzaar").with("ZA1 RC1 TG1 zB1 rD1").text(),
        TzaarMove.class,
        TzaarOptions.DEFAULT,
        Field.parse("E4"),
        new Stack(1, Kind.TOTT, 1),
        TzaarMove.parse("E4xF4"));
  }

  /** Once the game is over, buffer and generator are not looked at; a symmetry returns the null. */
  @Override
  protected Set<String> gaps() {
    return Set.of("TzaarRules.legalMoves 2", "TzaarRules.randomLegal 2", "FieldSymmetry.move 1");
  }

  @Test
  void whileTheGameGoesOnBufferAndGeneratorMustBeThere() {
    TzaarRules rules = TzaarRules.fixed();

    assertThatNullPointerException().isThrownBy(() -> rules.legalMoves(rules.start(), null));
    assertThatNullPointerException().isThrownBy(() -> rules.randomLegal(rules.start(), null));
  }
}
