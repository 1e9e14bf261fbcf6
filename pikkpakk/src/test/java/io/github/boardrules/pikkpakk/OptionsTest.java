package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.FivePushOptions;
import io.github.boardrules.pikkpakk.value.InlayOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkPattern;
import io.github.boardrules.pikkpakk.value.PushFourOptions;
import io.github.boardrules.pikkpakk.value.PushLengthRule;
import io.github.boardrules.pikkpakk.value.PushRule;
import io.github.boardrules.pikkpakk.value.StartRule;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Variants": the choices. */
class OptionsTest {

  private static <O> O options(Class<O> type, String variant) {
    return type.cast(PikkPakkRules.parse(variant).options());
  }

  /** {@link VariantsTest} has the bounds of all options; changes ask the same. */
  @Test
  void optionsOutsideTheVariantsCannotBeCreated() {
    PikkPakkPattern other = PikkPakkPattern.parse(PikkPakkPattern.SPIRAL.rows().replace('t', 'n'));
    AbaloneOptions push = options(AbaloneOptions.class, "abalone:collision=push,steps=any");
    List<ThrowingCallable> outside =
        List.of(
            () -> pikkPakk(10, PushRule.LINE, 0, PushLengthRule.ONE),
            () -> pikkPakk(9, PushRule.LINE, 1, PushLengthRule.ONE),
            () -> pikkPakk(9, PushRule.LINE, 0, PushLengthRule.OWN),
            () -> pikkPakk(9, PushRule.LINE, 0, PushLengthRule.EXACT),
            () -> pikkPakk(11, PushRule.SQUARE, 0, PushLengthRule.ONE),
            () -> pikkPakk(11, PushRule.RING, 0, PushLengthRule.ONE),
            () -> PushFourOptions.DEFAULT.withRepeat(10),
            () -> FivePushOptions.DEFAULT.withRepeat(-1),
            () -> abalone(AbaloneOptions.CollisionRule.PUSH, StartRule.ROWS, 9),
            () -> abalone(AbaloneOptions.CollisionRule.STOP, StartRule.ROWS, 19),
            () -> abalone(AbaloneOptions.CollisionRule.STOP, StartRule.JOINT, 25),
            () -> InlayOptions.DEFAULT.withPatterns(other, PikkPakkPattern.CHESS),
            () -> InlayOptions.DEFAULT.withFrom(other),
            () -> options(PikkPakkOptions.class, "pikkpakk:board=11").withPush(PushRule.RING),
            () ->
                options(AbaloneOptions.class, "abalone:start=joint,win=24")
                    .withStart(StartRule.ROWS),
            () -> push.withSteps(PushLengthRule.ONE),
            () -> PikkPakkOptions.DEFAULT.withStart(StartRule.ROWS),
            () -> AbaloneOptions.DEFAULT.withStart(StartRule.SPIRAL),
            () -> InlayOptions.DEFAULT.withPush(PushRule.CAPTURE));

    assertThat(outside)
        .allSatisfy(options -> assertThatIllegalArgumentException().isThrownBy(options));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> InlayOptions.DEFAULT.withPush(PushRule.RING))
        .withMessageContaining("line, square");
    assertThat(InlayOptions.DEFAULT.withPatterns(other, other).from()).isEqualTo(other);
  }

  @ParameterizedTest
  @CsvSource({"pikkpakk, 2", "pushfour, 2", "fivepush, 2", "abalone, 2", "inlay, 1"})
  void thePuzzleHasOnePlayerAndTheGamesHaveTwo(String variant, int players) {
    assertThat(PikkPakkRules.parse(variant).players()).isEqualTo(players);
  }

  @Test
  void noBoundOnTheLengthIsPromised() {
    Stream.of("pikkpakk", "pikkpakk:repeat=3", "pushfour:full=block", "fivepush", "inlay")
        .forEach(id -> assertThat(PikkPakkRules.parse(id).maxPlies()).as(id).isEmpty());
  }

  private static PikkPakkOptions pikkPakk(
      int board, PushRule push, int repeat, PushLengthRule steps) {
    return PikkPakkOptions.DEFAULT
        .withBoard(board)
        .withPush(push)
        .withRepeat(repeat)
        .withSteps(steps);
  }

  private static AbaloneOptions abalone(
      AbaloneOptions.CollisionRule collision, StartRule start, int win) {
    return AbaloneOptions.DEFAULT.withCollision(collision).withStart(start).withWin(win);
  }
}
