package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.VariantsContract;
import io.github.boardrules.pikkpakk.value.PikkPakkFamilyOptions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** RULES.md, "Variants": the ids. */
class VariantsTest extends VariantsContract<PikkPakkRules, PikkPakkFamilyOptions> {
  private static final String CHESS_ROWS =
      "ldldldl/dldldld/ldldldl/dldtdld/ldldldl/dldldld/ldldldl";
  private static final String OWN_ROWS = "ddddddd/lllllll/ddddddd/llltddd/lllllll/ddddddd/lllllll";
  private static final String WIN = "|out-of-range|name=win, least=1, most=24, value=";
  private static final String REPEAT = "|out-of-range|name=repeat, least=2, most=9, value=";

  VariantsTest() {
    super(
        ContractTest.GAME,
        PikkPakkRules::parse,
        PikkPakkRules::options,
        PikkPakkRules::of,
        id -> PikkPakkRules.parse(id).options());
  }

  @Test
  void eachGameHasRulesWithoutOptions() {
    assertThat(
            Stream.of(
                PikkPakkRules.pikkPakk(),
                PikkPakkRules.pushFour(),
                PikkPakkRules.fivePush(),
                PikkPakkRules.abalone(),
                PikkPakkRules.inlay()))
        .extracting(PikkPakkRules::variant)
        .containsExactly("pikkpakk", "pushfour", "fivepush", "abalone", "inlay");
  }

  @Test
  void aPatternThatHasANameIsWrittenByIt() {
    assertThat(PikkPakkRules.parse("inlay:from=" + CHESS_ROWS + ",to=" + CHESS_ROWS).variant())
        .isEqualTo("inlay:from=chess");
  }

  @Override
  protected List<String> keys() {
    return List.of(
        "pikkpakk:board|9, 11",
        "pikkpakk:equal|no, yes",
        "pikkpakk:push|line, capture, square, ring",
        "pikkpakk:repeat|",
        "pikkpakk:start|spiral, joint",
        "pikkpakk:steps|1, any",
        "pushfour:both|mover, draw",
        "pushfour:full|drop, block",
        "pushfour:repeat|",
        "fivepush:both|mover, draw",
        "fivepush:edge|keep, remove",
        "fivepush:first|next, last",
        "fivepush:majority|yes, no",
        "fivepush:repeat|",
        "abalone:collision|stop, push",
        "abalone:own|no, yes",
        "abalone:repeat|",
        "abalone:side|no, yes",
        "abalone:start|rows, joint",
        "abalone:steps|1, own, exact, any",
        "abalone:win|",
        "inlay:from|",
        "inlay:push|line, square",
        "inlay:to|");
  }

  @Override
  protected List<String> moreIds() {
    return List.of(
        "pikkpakk:board=11,equal=yes,push=capture,repeat=3,start=joint,steps=any",
        "pushfour:both=draw,full=block,repeat=2",
        "fivepush:both=draw,edge=remove,first=last,majority=no,repeat=9",
        "abalone:own=yes,repeat=4,side=yes,start=joint,steps=exact,win=12",
        "abalone:collision=push,steps=any",
        "inlay:from=frame,push=square,to=halves",
        "inlay:to=" + OWN_ROWS,
        "inlay:from=" + OWN_ROWS + ",push=square,to=" + OWN_ROWS);
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        "inlay:to=|10", "inlay:to=ldldldl/dldldld/ldldldl/dldtdld/ldldldl/dldldld/ldldldl/|65");
  }

  @Override
  protected List<String> conditions() {
    return List.of(
        "pikkpakk:board=11,push=square|board-not-used",
        "pikkpakk:board=11,push=ring|board-not-used",
        "pikkpakk:push=ring,equal=yes,board=11,steps=any,start=joint|board-not-used",
        "abalone:collision=push|no-collision",
        "abalone:collision=push,steps=1|no-collision",
        "abalone:win=19|too-many-to-remove",
        "abalone:start=rows,win=24|too-many-to-remove",
        "abalone:win=25" + WIN + "25",
        "abalone:win=0" + WIN + "0",
        "abalone:start=joint,win=25" + WIN + "25",
        "abalone:win=99999999999999999999" + WIN + "99999999999999999999",
        "pikkpakk:repeat=1" + REPEAT + "1",
        "pikkpakk:repeat=10" + REPEAT + "10",
        "pushfour:repeat=1" + REPEAT + "1",
        "fivepush:repeat=10" + REPEAT + "10",
        "abalone:repeat=1" + REPEAT + "1",
        "pikkpakk:board=9,board=9|repeated-key|key=board",
        "pikkpakk:push=line,push=ring|repeated-key|key=push",
        "abalone:win=3,side=yes,win=3|repeated-key|key=win",
        "inlay:to=chess,to=chess|repeated-key|key=to",
        "inlay:to=lllllll/ldddddl/ldddddl/lddtddl/ldddddl/ldddddl/llllldd|other-balls",
        "inlay:from=lllllll/lllllll/lllllll/lllllll/lllllll/lllllll/lllllll|other-balls",
        "inlay:to=ldldldl/dldldld/ldldldl/dldndld/ldldldl/dldldld/ldldldl|other-balls");
  }
}
