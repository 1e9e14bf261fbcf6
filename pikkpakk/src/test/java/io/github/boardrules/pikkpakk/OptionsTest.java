package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the choices. */
class OptionsTest {

  @Test
  void eachOptionOfPikkPakkChangesAlone() {
    PikkPakkOptions all =
        PikkPakkOptions.DEFAULT
            .withBoard(11)
            .withEqual(true)
            .withPush(PushMode.CAPTURE)
            .withRepeat(3)
            .withStart(Start.JOINT)
            .withSteps(PushLength.ANY);

    assertThat(all.variant())
        .isEqualTo("pikkpakk:board=11,equal=yes,push=capture,repeat=3,start=joint,steps=any");
    assertThat(all.withBoard(9).variant())
        .isEqualTo("pikkpakk:equal=yes,push=capture,repeat=3,start=joint,steps=any");
    assertThat(all.withEqual(false).withPush(PushMode.LINE).withRepeat(0).variant())
        .isEqualTo("pikkpakk:board=11,start=joint,steps=any");
    assertThat(all.withStart(Start.SPIRAL).withSteps(PushLength.ONE).variant())
        .isEqualTo("pikkpakk:board=11,equal=yes,push=capture,repeat=3");
    assertThatIllegalArgumentException().isThrownBy(() -> all.withPush(PushMode.RING));
  }

  @Test
  void eachOptionOfPushFourAndFivePushChangesAlone() {
    PushFourOptions four =
        PushFourOptions.DEFAULT
            .withBoth(BothLines.DRAW)
            .withFull(PushFourOptions.FullLineRule.BLOCK)
            .withRepeat(2);
    FivePushOptions five =
        FivePushOptions.DEFAULT
            .withBoth(BothLines.DRAW)
            .withEdge(FivePushOptions.EdgeRule.REMOVE)
            .withFirst(FivePushOptions.FirstPusher.LAST)
            .withMajority(false)
            .withRepeat(9);

    assertThat(four.variant()).isEqualTo("pushfour:both=draw,full=block,repeat=2");
    assertThat(four.withBoth(BothLines.MOVER).variant()).isEqualTo("pushfour:full=block,repeat=2");
    assertThat(four.withFull(PushFourOptions.FullLineRule.DROP).withRepeat(0).variant())
        .isEqualTo("pushfour:both=draw");
    assertThat(five.variant())
        .isEqualTo("fivepush:both=draw,edge=remove,first=last,majority=no,repeat=9");
    assertThat(five.withBoth(BothLines.MOVER).withFirst(FivePushOptions.FirstPusher.NEXT).variant())
        .isEqualTo("fivepush:edge=remove,majority=no,repeat=9");
    assertThat(
            five.withEdge(FivePushOptions.EdgeRule.KEEP).withMajority(true).withRepeat(0).variant())
        .isEqualTo("fivepush:both=draw,first=last");
  }

  @Test
  void eachOptionOfAbaloneAndInlayChangesAlone() {
    AbaloneOptions abalone =
        AbaloneOptions.DEFAULT
            .withStart(Start.JOINT)
            .withSteps(PushLength.EXACT)
            .withCollision(AbaloneOptions.CollisionRule.PUSH)
            .withOwn(true)
            .withRepeat(4)
            .withSide(true)
            .withWin(24);
    InlayOptions inlay =
        InlayOptions.DEFAULT
            .withFrom(Pattern.FRAME)
            .withPush(PushMode.SQUARE)
            .withTo(Pattern.HALVES);

    assertThat(abalone.variant())
        .isEqualTo(
            "abalone:collision=push,own=yes,repeat=4,side=yes,start=joint,steps=exact,win=24");
    assertThat(abalone.withOwn(false).withSide(false).withRepeat(0).variant())
        .isEqualTo("abalone:collision=push,start=joint,steps=exact,win=24");
    assertThat(
            abalone
                .withCollision(AbaloneOptions.CollisionRule.STOP)
                .withSteps(PushLength.ONE)
                .variant())
        .isEqualTo("abalone:own=yes,repeat=4,side=yes,start=joint,win=24");
    assertThat(abalone.withWin(9).withStart(Start.ROWS).variant())
        .isEqualTo("abalone:collision=push,own=yes,repeat=4,side=yes,steps=exact");
    assertThatIllegalArgumentException().isThrownBy(() -> abalone.withStart(Start.ROWS));
    assertThatIllegalArgumentException().isThrownBy(() -> abalone.withSteps(PushLength.ONE));
    assertThat(inlay.variant()).isEqualTo("inlay:from=frame,push=square,to=halves");
    assertThat(inlay.withPush(PushMode.LINE).variant()).isEqualTo("inlay:from=frame,to=halves");
    assertThat(inlay.withFrom(Pattern.SPIRAL).withTo(Pattern.CHESS).variant())
        .isEqualTo("inlay:push=square");
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 1, 10, Integer.MAX_VALUE})
  void repetitionCountsFromTwoToNineOrNotAtAll(int repeat) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pikkPakk(9, "LINE", repeat, PushLength.ONE));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new PushFourOptions(BothLines.MOVER, PushFourOptions.FullLineRule.DROP, repeat));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new FivePushOptions(
                    BothLines.MOVER,
                    FivePushOptions.EdgeRule.KEEP,
                    FivePushOptions.FirstPusher.NEXT,
                    true,
                    repeat));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> abalone("STOP", repeat, "ROWS", PushLength.ONE, 9));
  }

  @ParameterizedTest
  @ValueSource(ints = {-9, 0, 7, 8, 10, 12})
  void theBoardHasNineOrElevenCellsInALine(int board) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pikkPakk(board, "LINE", 0, PushLength.ONE))
        .withMessageContaining(Integer.toString(board));
  }

  @Test
  void optionsOutsideTheVariantsCannotBeCreated() {
    assertThatIllegalArgumentException().isThrownBy(() -> pikkPakk(9, "LINE", 0, PushLength.OWN));
    assertThatIllegalArgumentException().isThrownBy(() -> pikkPakk(9, "LINE", 0, PushLength.EXACT));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pikkPakk(11, "SQUARE", 0, PushLength.ONE));
    assertThatIllegalArgumentException().isThrownBy(() -> pikkPakk(11, "RING", 0, PushLength.ONE));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> abalone("PUSH", 0, "ROWS", PushLength.ONE, 9));
    for (int win : new int[] {-1, 0, 19, 24, 25}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> abalone("STOP", 0, "ROWS", PushLength.ONE, win));
    }
    for (int win : new int[] {-1, 0, 25}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> abalone("STOP", 0, "JOINT", PushLength.ONE, win));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new InlayOptions(
                    Pattern.parse(Pattern.SPIRAL.rows().replace('t', 'n')),
                    PushMode.LINE,
                    Pattern.CHESS));
  }

  @Test
  void eachGameHasItsOwnStartsAndWaysToPush() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PikkPakkOptions.DEFAULT.withStart(Start.ROWS))
        .withMessageContaining("spiral, joint");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AbaloneOptions.DEFAULT.withStart(Start.SPIRAL))
        .withMessageContaining("rows, joint");
    for (PushMode push : List.of(PushMode.CAPTURE, PushMode.RING)) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> InlayOptions.DEFAULT.withPush(push))
          .withMessageContaining("line, square");
    }
  }

  @Test
  void thePuzzleHasOnePlayerAndTheGamesHaveTwo() {
    for (PikkPakkRules rules :
        List.of(
            PikkPakkRules.pikkPakk(),
            PikkPakkRules.pushFour(),
            PikkPakkRules.fivePush(),
            PikkPakkRules.abalone())) {
      assertThat(rules.players()).isEqualTo(2);
    }
    assertThat(PikkPakkRules.inlay().players()).isEqualTo(1);
  }

  @Test
  void noBoundOnTheLengthIsPromised() {
    Stream.of("pikkpakk", "pikkpakk:repeat=3", "pushfour:full=block", "fivepush", "inlay")
        .forEach(id -> assertThat(PikkPakkRules.parse(id).maxPlies()).as(id).isEmpty());
  }

  @Test
  void theValuesOfStepsHaveTheirWords() {
    assertThat(PushLength.values())
        .extracting(PushLength::word)
        .containsExactly("1", "own", "exact", "any");
  }

  private static PikkPakkOptions pikkPakk(int board, String push, int repeat, PushLength steps) {
    return new PikkPakkOptions(board, false, PushMode.valueOf(push), repeat, Start.SPIRAL, steps);
  }

  private static AbaloneOptions abalone(
      String collision, int repeat, String start, PushLength steps, int win) {
    return new AbaloneOptions(
        AbaloneOptions.CollisionRule.valueOf(collision),
        false,
        repeat,
        false,
        Start.valueOf(start),
        steps,
        win);
  }
}
