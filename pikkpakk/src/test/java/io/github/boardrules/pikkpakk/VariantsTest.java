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
        "fivepush:majority|no, yes",
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
  protected List<String> canonical() {
    return List.of(
        "pikkpakk",
        "pikkpakk:board=11",
        "pikkpakk:equal=yes",
        "pikkpakk:push=capture",
        "pikkpakk:push=square",
        "pikkpakk:push=ring",
        "pikkpakk:start=joint",
        "pikkpakk:steps=any",
        "pikkpakk:repeat=2",
        "pikkpakk:repeat=9",
        "pikkpakk:board=11,equal=yes,push=capture,repeat=3,start=joint,steps=any",
        "pikkpakk:equal=yes,push=ring,repeat=3,start=joint,steps=any",
        "pushfour",
        "pushfour:both=draw,full=block,repeat=5",
        "fivepush",
        "fivepush:both=draw,edge=remove,first=last,majority=no,repeat=2",
        "abalone",
        "abalone:collision=push,own=yes,repeat=4,side=yes,start=joint,steps=own,win=24",
        "abalone:steps=exact,win=18",
        "abalone:start=joint,win=19",
        "abalone:win=1",
        "inlay",
        "inlay:push=square",
        "inlay:from=chess,push=square,to=spiral",
        "inlay:to=spiral",
        "inlay:from=frame,to=halves",
        "inlay:to=" + OWN_ROWS,
        "inlay:from=" + OWN_ROWS + ",push=square,to=" + OWN_ROWS);
  }

  @Override
  protected List<String> others() {
    return List.of(
        "pikkpakk:board=9,equal=no,push=line,start=spiral,steps=1,repeat=0|pikkpakk",
        "pikkpakk:steps=any,board=11|pikkpakk:board=11,steps=any",
        "pikkpakk:push=ring,board=9|pikkpakk:push=ring",
        "pushfour:full=drop,both=mover,repeat=0|pushfour",
        "pushfour:full=block,both=draw|pushfour:both=draw,full=block",
        "fivepush:repeat=0,majority=yes,first=next,edge=keep,both=mover|fivepush",
        "fivepush:majority=no,edge=remove|fivepush:edge=remove,majority=no",
        "abalone:win=9,steps=1,start=rows,side=no,repeat=0,own=no,collision=stop|abalone",
        "abalone:win=3,steps=any,collision=push|abalone:collision=push,steps=any,win=3",
        "inlay:to=chess,push=line,from=spiral|inlay",
        "inlay:to=frame,from=halves|inlay:from=halves,to=frame",
        "inlay:from=" + CHESS_ROWS + ",to=" + CHESS_ROWS + "|inlay:from=chess");
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        // no game
        "|1",
        " inlay|1",
        "abalone |8",
        "inlay,to=chess|6",
        // no option where one is due
        "pikkpakk:|10",
        "pikkpakk:,board=9|10",
        "pikkpakk: board=9|10",
        "pikkpakk:board=9,|18",
        "pikkpakk:board=9;push=line|17",
        "pikkpakk:board|15",
        // no value
        "pikkpakk:board=|16",
        "abalone:win=|13",
        "abalone:win=-1|13",
        "abalone:win=09|14",
        "pikkpakk:repeat=02|18",
        "pikkpakk:repeat=x|17",
        // patterns
        "inlay:to=|10",
        "inlay:to=Chess|10",
        "inlay:to=ches|10",
        "inlay:to=chesss|10",
        "inlay:to=x|10",
        "inlay:to=llllll|16",
        "inlay:to=llllll/|16",
        "inlay:to=llllllll|17",
        "inlay:to=lllllll lllllll|17",
        "inlay:to=lll1lll|13",
        "inlay:to=ldldldl/dldldld/ldldldl/dldtdld/ldldldl/dldldld/ldldld|64",
        "inlay:to=ldldldl/dldldld/ldldldl/dldtdld/ldldldl/dldldld/ldldldl/|65",
        // what is malformed comes before what breaks a condition
        "abalone:win=99,win=x|20");
  }

  @Override
  protected List<String> unknown() {
    return List.of(
        "zertz|1",
        "Pikkpakk|1",
        "pikk|1",
        "push|1",
        "pushfive|1",
        "pikkpakks|1",
        "pikkpakk:full=drop|10",
        "pikkpakk:side=yes|10",
        "pushfour:steps=1|10",
        "fivepush:start=joint|10",
        "abalone:equal=no|9",
        "inlay:repeat=3|7",
        "pikkpakk:Board=9|10",
        "pikkpakk:boards=9|10",
        "pikkpakk:board=10|16",
        "pikkpakk:board=7|16",
        "pikkpakk:equal=maybe|16",
        "pikkpakk:equal=Yes|16",
        "pikkpakk:push=rings|15",
        "pikkpakk:push=lime|15",
        "pikkpakk:steps=own|16",
        "pikkpakk:steps=2|16",
        "pikkpakk:start=rows|16",
        "abalone:start=spiral|15",
        "abalone:steps=all|15",
        "pushfour:both=none|15",
        "fivepush:edge=drop|15",
        "pikkpakk:repeat=1,x|19",
        "inlay:from=lllllll/lllllll/lllllll/lllllll/lllllll/lllllll/lllllll,x|68");
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
