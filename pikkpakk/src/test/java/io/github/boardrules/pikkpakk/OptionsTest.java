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
  void aChoiceOfOptionsIsAVariant() {
    assertThat(
            new PikkPakkOptions(
                    11,
                    true,
                    PikkPakkOptions.Push.CAPTURE,
                    3,
                    PikkPakkOptions.Start.JOINT,
                    Steps.ANY)
                .variant())
        .isEqualTo("pikkpakk:board=11,equal=yes,push=capture,repeat=3,start=joint,steps=any");
    assertThat(new PushFourOptions(BothLines.DRAW, PushFourOptions.Full.BLOCK, 2).variant())
        .isEqualTo("pushfour:both=draw,full=block,repeat=2");
    assertThat(
            new FivePushOptions(
                    BothLines.DRAW,
                    FivePushOptions.Edge.REMOVE,
                    FivePushOptions.First.LAST,
                    false,
                    9)
                .variant())
        .isEqualTo("fivepush:both=draw,edge=remove,first=last,majority=no,repeat=9");
    assertThat(
            new AbaloneOptions(
                    AbaloneOptions.Collision.PUSH,
                    true,
                    0,
                    true,
                    AbaloneOptions.Start.JOINT,
                    Steps.EXACT,
                    24)
                .variant())
        .isEqualTo("abalone:collision=push,own=yes,side=yes,start=joint,steps=exact,win=24");
    assertThat(new InlayOptions(Pattern.FRAME, InlayOptions.Push.SQUARE, Pattern.HALVES).variant())
        .isEqualTo("inlay:from=frame,push=square,to=halves");
  }

  @Test
  void eachChoiceOfPikkPakkIsMadeAloneAndTheOthersStay() {
    PikkPakkOptions all =
        PikkPakkOptions.DEFAULT
            .withBoard(11)
            .withEqual(true)
            .withPush(PikkPakkOptions.Push.CAPTURE)
            .withRepeat(3)
            .withStart(PikkPakkOptions.Start.JOINT)
            .withSteps(Steps.ANY);

    assertThat(all.variant())
        .isEqualTo("pikkpakk:board=11,equal=yes,push=capture,repeat=3,start=joint,steps=any");
    assertThat(all.withBoard(9).variant())
        .isEqualTo("pikkpakk:equal=yes,push=capture,repeat=3,start=joint,steps=any");
    assertThat(all.withEqual(false).withPush(PikkPakkOptions.Push.LINE).withRepeat(0).variant())
        .isEqualTo("pikkpakk:board=11,start=joint,steps=any");
    assertThat(all.withStart(PikkPakkOptions.Start.SPIRAL).withSteps(Steps.ONE).variant())
        .isEqualTo("pikkpakk:board=11,equal=yes,push=capture,repeat=3");
    assertThatIllegalArgumentException().isThrownBy(() -> all.withPush(PikkPakkOptions.Push.RING));
  }

  @Test
  void eachChoiceOfPushFourAndFivePushIsMadeAloneAndTheOthersStay() {
    PushFourOptions four =
        PushFourOptions.DEFAULT
            .withBoth(BothLines.DRAW)
            .withFull(PushFourOptions.Full.BLOCK)
            .withRepeat(2);
    FivePushOptions five =
        FivePushOptions.DEFAULT
            .withBoth(BothLines.DRAW)
            .withEdge(FivePushOptions.Edge.REMOVE)
            .withFirst(FivePushOptions.First.LAST)
            .withMajority(false)
            .withRepeat(9);

    assertThat(four.variant()).isEqualTo("pushfour:both=draw,full=block,repeat=2");
    assertThat(four.withBoth(BothLines.MOVER).variant()).isEqualTo("pushfour:full=block,repeat=2");
    assertThat(four.withFull(PushFourOptions.Full.DROP).withRepeat(0).variant())
        .isEqualTo("pushfour:both=draw");
    assertThat(five.variant())
        .isEqualTo("fivepush:both=draw,edge=remove,first=last,majority=no,repeat=9");
    assertThat(five.withBoth(BothLines.MOVER).withFirst(FivePushOptions.First.NEXT).variant())
        .isEqualTo("fivepush:edge=remove,majority=no,repeat=9");
    assertThat(five.withEdge(FivePushOptions.Edge.KEEP).withMajority(true).withRepeat(0).variant())
        .isEqualTo("fivepush:both=draw,first=last");
  }

  @Test
  void eachChoiceOfAbaloneAndInlayIsMadeAloneAndTheOthersStay() {
    AbaloneOptions abalone =
        AbaloneOptions.DEFAULT
            .withStart(AbaloneOptions.Start.JOINT)
            .withSteps(Steps.EXACT)
            .withCollision(AbaloneOptions.Collision.PUSH)
            .withOwn(true)
            .withRepeat(4)
            .withSide(true)
            .withWin(24);
    InlayOptions inlay =
        InlayOptions.DEFAULT
            .withFrom(Pattern.FRAME)
            .withPush(InlayOptions.Push.SQUARE)
            .withTo(Pattern.HALVES);

    assertThat(abalone.variant())
        .isEqualTo(
            "abalone:collision=push,own=yes,repeat=4,side=yes,start=joint,steps=exact,win=24");
    assertThat(abalone.withOwn(false).withSide(false).withRepeat(0).variant())
        .isEqualTo("abalone:collision=push,start=joint,steps=exact,win=24");
    assertThat(abalone.withCollision(AbaloneOptions.Collision.STOP).withSteps(Steps.ONE).variant())
        .isEqualTo("abalone:own=yes,repeat=4,side=yes,start=joint,win=24");
    assertThat(abalone.withWin(9).withStart(AbaloneOptions.Start.ROWS).variant())
        .isEqualTo("abalone:collision=push,own=yes,repeat=4,side=yes,steps=exact");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> abalone.withStart(AbaloneOptions.Start.ROWS));
    assertThatIllegalArgumentException().isThrownBy(() -> abalone.withSteps(Steps.ONE));
    assertThat(inlay.variant()).isEqualTo("inlay:from=frame,push=square,to=halves");
    assertThat(inlay.withPush(InlayOptions.Push.LINE).variant())
        .isEqualTo("inlay:from=frame,to=halves");
    assertThat(inlay.withFrom(Pattern.SPIRAL).withTo(Pattern.CHESS).variant())
        .isEqualTo("inlay:push=square");
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 1, 10, Integer.MAX_VALUE})
  void repetitionCountsFromTwoToNineOrNotAtAll(int repeat) {
    assertThatIllegalArgumentException().isThrownBy(() -> pikkPakk(9, "LINE", repeat, Steps.ONE));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PushFourOptions(BothLines.MOVER, PushFourOptions.Full.DROP, repeat));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new FivePushOptions(
                    BothLines.MOVER,
                    FivePushOptions.Edge.KEEP,
                    FivePushOptions.First.NEXT,
                    true,
                    repeat));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> abalone("STOP", repeat, "ROWS", Steps.ONE, 9));
  }

  @ParameterizedTest
  @ValueSource(ints = {-9, 0, 7, 8, 10, 12})
  void theBoardHasNineOrElevenCellsInALine(int board) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pikkPakk(board, "LINE", 0, Steps.ONE))
        .withMessageContaining(Integer.toString(board));
  }

  @Test
  void whatIsNoVariantCannotBeMade() {
    assertThatIllegalArgumentException().isThrownBy(() -> pikkPakk(9, "LINE", 0, Steps.OWN));
    assertThatIllegalArgumentException().isThrownBy(() -> pikkPakk(9, "LINE", 0, Steps.EXACT));
    assertThatIllegalArgumentException().isThrownBy(() -> pikkPakk(11, "SQUARE", 0, Steps.ONE));
    assertThatIllegalArgumentException().isThrownBy(() -> pikkPakk(11, "RING", 0, Steps.ONE));
    assertThatIllegalArgumentException().isThrownBy(() -> abalone("PUSH", 0, "ROWS", Steps.ONE, 9));
    for (int win : new int[] {-1, 0, 19, 24, 25}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> abalone("STOP", 0, "ROWS", Steps.ONE, win));
    }
    for (int win : new int[] {-1, 0, 25}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> abalone("STOP", 0, "JOINT", Steps.ONE, win));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new InlayOptions(
                    Pattern.parse(Pattern.SPIRAL.rows().replace('t', 'n')),
                    InlayOptions.Push.LINE,
                    Pattern.CHESS));
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
    assertThat(Steps.values()).extracting(Steps::word).containsExactly("1", "own", "exact", "any");
  }

  private static PikkPakkOptions pikkPakk(int board, String push, int repeat, Steps steps) {
    return new PikkPakkOptions(
        board,
        false,
        PikkPakkOptions.Push.valueOf(push),
        repeat,
        PikkPakkOptions.Start.SPIRAL,
        steps);
  }

  private static AbaloneOptions abalone(
      String collision, int repeat, String start, Steps steps, int win) {
    return new AbaloneOptions(
        AbaloneOptions.Collision.valueOf(collision),
        false,
        repeat,
        false,
        AbaloneOptions.Start.valueOf(start),
        steps,
        win);
  }
}
