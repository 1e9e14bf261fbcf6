package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.BothLinesRule;
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
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Variants": the choices. */
class OptionsTest {

  @Test
  void eachOptionOfPikkPakkChangesAlone() {
    PikkPakkOptions all =
        PikkPakkOptions.DEFAULT
            .withBoard(11)
            .withEqual(true)
            .withPush(PushRule.CAPTURE)
            .withRepeat(3)
            .withStart(StartRule.JOINT)
            .withSteps(PushLengthRule.ANY);

    assertThat(all.variant())
        .isEqualTo("pikkpakk:board=11,equal=yes,push=capture,repeat=3,start=joint,steps=any");
    assertThat(all.withBoard(9).variant())
        .isEqualTo("pikkpakk:equal=yes,push=capture,repeat=3,start=joint,steps=any");
    assertThat(all.withEqual(false).withPush(PushRule.LINE).withRepeat(0).variant())
        .isEqualTo("pikkpakk:board=11,start=joint,steps=any");
    assertThat(all.withStart(StartRule.SPIRAL).withSteps(PushLengthRule.ONE).variant())
        .isEqualTo("pikkpakk:board=11,equal=yes,push=capture,repeat=3");
    assertThatIllegalArgumentException().isThrownBy(() -> all.withPush(PushRule.RING));
  }

  @Test
  void eachOptionOfPushFourAndFivePushChangesAlone() {
    PushFourOptions four =
        PushFourOptions.DEFAULT
            .withBoth(BothLinesRule.DRAW)
            .withFull(PushFourOptions.FullLineRule.BLOCK)
            .withRepeat(2);
    FivePushOptions five =
        FivePushOptions.DEFAULT
            .withBoth(BothLinesRule.DRAW)
            .withEdge(FivePushOptions.EdgeRule.REMOVE)
            .withFirst(FivePushOptions.FirstPushRule.LAST)
            .withMajority(false)
            .withRepeat(9);

    assertThat(four.variant()).isEqualTo("pushfour:both=draw,full=block,repeat=2");
    assertThat(four.withBoth(BothLinesRule.MOVER).variant())
        .isEqualTo("pushfour:full=block,repeat=2");
    assertThat(four.withFull(PushFourOptions.FullLineRule.DROP).withRepeat(0).variant())
        .isEqualTo("pushfour:both=draw");
    assertThat(five.variant())
        .isEqualTo("fivepush:both=draw,edge=remove,first=last,majority=no,repeat=9");
    assertThat(
            five.withBoth(BothLinesRule.MOVER)
                .withFirst(FivePushOptions.FirstPushRule.NEXT)
                .variant())
        .isEqualTo("fivepush:edge=remove,majority=no,repeat=9");
    assertThat(
            five.withEdge(FivePushOptions.EdgeRule.KEEP).withMajority(true).withRepeat(0).variant())
        .isEqualTo("fivepush:both=draw,first=last");
  }

  @Test
  void eachOptionOfAbaloneAndInlayChangesAlone() {
    AbaloneOptions abalone =
        AbaloneOptions.DEFAULT
            .withStart(StartRule.JOINT)
            .withSteps(PushLengthRule.EXACT)
            .withCollision(AbaloneOptions.CollisionRule.PUSH)
            .withOwn(true)
            .withRepeat(4)
            .withSide(true)
            .withWin(24);
    InlayOptions inlay =
        InlayOptions.DEFAULT
            .withFrom(Pattern.FRAME)
            .withPush(PushRule.SQUARE)
            .withTo(Pattern.HALVES);

    assertThat(abalone.variant())
        .isEqualTo(
            "abalone:collision=push,own=yes,repeat=4,side=yes,start=joint,steps=exact,win=24");
    assertThat(abalone.withOwn(false).withSide(false).withRepeat(0).variant())
        .isEqualTo("abalone:collision=push,start=joint,steps=exact,win=24");
    assertThat(
            abalone
                .withCollision(AbaloneOptions.CollisionRule.STOP)
                .withSteps(PushLengthRule.ONE)
                .variant())
        .isEqualTo("abalone:own=yes,repeat=4,side=yes,start=joint,win=24");
    assertThat(abalone.withWin(9).withStart(StartRule.ROWS).variant())
        .isEqualTo("abalone:collision=push,own=yes,repeat=4,side=yes,steps=exact");
    assertThatIllegalArgumentException().isThrownBy(() -> abalone.withStart(StartRule.ROWS));
    assertThatIllegalArgumentException().isThrownBy(() -> abalone.withSteps(PushLengthRule.ONE));
    assertThat(inlay.variant()).isEqualTo("inlay:from=frame,push=square,to=halves");
    assertThat(inlay.withPush(PushRule.LINE).variant()).isEqualTo("inlay:from=frame,to=halves");
    assertThat(inlay.withFrom(Pattern.SPIRAL).withTo(Pattern.CHESS).variant())
        .isEqualTo("inlay:push=square");
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
  void eachGameHasItsOwnStartsAndWaysToPush() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PikkPakkOptions.DEFAULT.withStart(StartRule.ROWS))
        .withMessageContaining("spiral, joint");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AbaloneOptions.DEFAULT.withStart(StartRule.SPIRAL))
        .withMessageContaining("rows, joint");
    for (PushRule push : List.of(PushRule.CAPTURE, PushRule.RING)) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> InlayOptions.DEFAULT.withPush(push))
          .withMessageContaining("line, square");
    }
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
