package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.BothLinesRule;
import io.github.boardrules.pikkpakk.value.FamilyOptions;
import io.github.boardrules.pikkpakk.value.FivePushOptions;
import io.github.boardrules.pikkpakk.value.InlayOptions;
import io.github.boardrules.pikkpakk.value.Pattern;
import io.github.boardrules.pikkpakk.value.PikkPakkOptions;
import io.github.boardrules.pikkpakk.value.PushFourOptions;
import io.github.boardrules.pikkpakk.value.PushLengthRule;
import io.github.boardrules.pikkpakk.value.PushRule;
import io.github.boardrules.pikkpakk.value.StartRule;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES.md, "Variants": the choices. */
class OptionsTest {

  static Stream<Arguments> options() {
    PikkPakkOptions pikkPakk =
        PikkPakkOptions.parse(
            "pikkpakk:board=11,equal=yes,push=capture,repeat=3,start=joint,steps=any");
    PushFourOptions pushFour = PushFourOptions.parse("pushfour:both=draw,full=block,repeat=2");
    FivePushOptions fivePush =
        FivePushOptions.parse("fivepush:both=draw,edge=remove,first=last,majority=no,repeat=9");
    AbaloneOptions abalone =
        AbaloneOptions.parse("abalone:own=yes,repeat=4,side=yes,start=joint,steps=exact,win=12");
    AbaloneOptions push = AbaloneOptions.parse("abalone:collision=push,steps=any");
    InlayOptions inlay = InlayOptions.parse("inlay:from=frame,push=square,to=halves");
    return Stream.of(
        arguments(pikkPakk, pikkPakk.withBoard(9), "board"),
        arguments(pikkPakk, pikkPakk.withEqual(false), "equal"),
        arguments(pikkPakk, pikkPakk.withPush(PushRule.LINE), "push"),
        arguments(pikkPakk, pikkPakk.withRepeat(0), "repeat"),
        arguments(pikkPakk, pikkPakk.withStart(StartRule.SPIRAL), "start"),
        arguments(pikkPakk, pikkPakk.withSteps(PushLengthRule.ONE), "steps"),
        arguments(pushFour, pushFour.withBoth(BothLinesRule.MOVER), "both"),
        arguments(pushFour, pushFour.withFull(PushFourOptions.FullLineRule.DROP), "full"),
        arguments(pushFour, pushFour.withRepeat(0), "repeat"),
        arguments(fivePush, fivePush.withBoth(BothLinesRule.MOVER), "both"),
        arguments(fivePush, fivePush.withEdge(FivePushOptions.EdgeRule.KEEP), "edge"),
        arguments(fivePush, fivePush.withFirst(FivePushOptions.FirstPushRule.NEXT), "first"),
        arguments(fivePush, fivePush.withMajority(true), "majority"),
        arguments(fivePush, fivePush.withRepeat(0), "repeat"),
        arguments(push, push.withCollision(AbaloneOptions.CollisionRule.STOP), "collision"),
        arguments(abalone, abalone.withOwn(false), "own"),
        arguments(abalone, abalone.withRepeat(0), "repeat"),
        arguments(abalone, abalone.withSide(false), "side"),
        arguments(abalone, abalone.withStart(StartRule.ROWS), "start"),
        arguments(abalone, abalone.withSteps(PushLengthRule.ONE), "steps"),
        arguments(abalone, abalone.withWin(9), "win"),
        arguments(inlay, inlay.withFrom(Pattern.SPIRAL), "from"),
        arguments(inlay, inlay.withPush(PushRule.LINE), "push"),
        arguments(inlay, inlay.withTo(Pattern.CHESS), "to"));
  }

  @ParameterizedTest
  @MethodSource("options")
  void eachOptionChangesAlone(FamilyOptions options, FamilyOptions changed, String key) {
    String rest = options.variant().replaceFirst("(?<=[:,])" + key + "=\\w+,?", "");

    assertThat(changed.variant()).isEqualTo(rest.replaceFirst(",$", ""));
  }

  /** {@link VariantsTest} has the bounds of all options; the constructors ask the same. */
  @Test
  void optionsOutsideTheVariantsCannotBeCreated() {
    List<ThrowingCallable> outside =
        List.of(
            () -> pikkPakk(10, PushRule.LINE, 0, PushLengthRule.ONE),
            () -> pikkPakk(9, PushRule.LINE, 1, PushLengthRule.ONE),
            () -> pikkPakk(9, PushRule.LINE, 0, PushLengthRule.OWN),
            () -> pikkPakk(9, PushRule.LINE, 0, PushLengthRule.EXACT),
            () -> pikkPakk(11, PushRule.SQUARE, 0, PushLengthRule.ONE),
            () -> pikkPakk(11, PushRule.RING, 0, PushLengthRule.ONE),
            () -> new PushFourOptions(BothLinesRule.MOVER, PushFourOptions.FullLineRule.DROP, 10),
            () ->
                new FivePushOptions(
                    BothLinesRule.MOVER,
                    FivePushOptions.EdgeRule.KEEP,
                    FivePushOptions.FirstPushRule.NEXT,
                    true,
                    -1),
            () -> abalone(AbaloneOptions.CollisionRule.PUSH, StartRule.ROWS, 9),
            () -> abalone(AbaloneOptions.CollisionRule.STOP, StartRule.ROWS, 19),
            () -> abalone(AbaloneOptions.CollisionRule.STOP, StartRule.JOINT, 25),
            () ->
                new InlayOptions(
                    Pattern.parse(Pattern.SPIRAL.rows().replace('t', 'n')),
                    PushRule.LINE,
                    Pattern.CHESS));

    assertThat(outside)
        .allSatisfy(options -> assertThatIllegalArgumentException().isThrownBy(options));
  }

  @Test
  void aChangeThatNoVariantHasIsRefused() {
    AbaloneOptions push = AbaloneOptions.parse("abalone:collision=push,steps=any");
    List<ThrowingCallable> changes =
        List.of(
            () -> PikkPakkOptions.parse("pikkpakk:board=11").withPush(PushRule.RING),
            () -> AbaloneOptions.parse("abalone:start=joint,win=24").withStart(StartRule.ROWS),
            () -> push.withSteps(PushLengthRule.ONE),
            () -> PikkPakkOptions.DEFAULT.withStart(StartRule.ROWS),
            () -> AbaloneOptions.DEFAULT.withStart(StartRule.SPIRAL),
            () -> InlayOptions.DEFAULT.withPush(PushRule.CAPTURE),
            () -> InlayOptions.DEFAULT.withPush(PushRule.RING));

    assertThat(changes)
        .allSatisfy(change -> assertThatIllegalArgumentException().isThrownBy(change));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> InlayOptions.DEFAULT.withPush(PushRule.RING))
        .withMessageContaining("line, square");
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

  @Test
  void theValuesOfStepsHaveTheirWords() {
    assertThat(PushLengthRule.values())
        .extracting(steps -> AbaloneOptions.DEFAULT.withSteps(steps).variant())
        .containsExactly(
            "abalone", "abalone:steps=own", "abalone:steps=exact", "abalone:steps=any");
  }

  private static PikkPakkOptions pikkPakk(
      int board, PushRule push, int repeat, PushLengthRule steps) {
    return new PikkPakkOptions(board, false, push, repeat, StartRule.SPIRAL, steps);
  }

  private static AbaloneOptions abalone(
      AbaloneOptions.CollisionRule collision, StartRule start, int win) {
    return new AbaloneOptions(collision, false, 0, false, start, PushLengthRule.ONE, win);
  }
}
