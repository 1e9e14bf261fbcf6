package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.fixtures.LawsContract;
import java.util.ArrayList;
import java.util.List;

/** The laws of the contract in the positions of the vectors and of every listed variant. */
class LawsTest extends LawsContract<PikkPakkPosition, PikkPakkMove> {
  LawsTest() {
    super(GameFixture.PIKKPAKK);
  }

  @Override
  protected List<String> moves() {
    return List.of(
        "e5",
        "b2",
        "a5",
        "a1",
        "k11",
        "bu",
        "bd2",
        "eu",
        "5l",
        "5r3",
        "2l5",
        "9r",
        "11l",
        "ku",
        "b2u",
        "b8d2",
        "c5r",
        "e5l3",
        "h8l11",
        "a1r",
        "a2u",
        "e8u",
        "e8u2",
        "e7u3",
        "e5u4",
        "k1l",
        "a2-c2u",
        "b3-b4r2",
        "a1-b1d",
        "d4-f4u3",
        "j10-k10u");
  }

  @Override
  protected List<String> texts() {
    return List.of(
        "pikkpakk:board=11,push=ring",
        "abalone:collision=push",
        "abalone:win=19",
        "inlay:to=" + "lllllll/".repeat(6) + "lllllll",
        "c3-a3u",
        "a3-c3l",
        "t9/9/9/9/9/9/9/9/9 1 push",
        "9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/9 2 push",
        "9/9/9/9/9/9/9/9/9 1 push",
        "9/9/9/9/4t4/9/9/9/9 1 place",
        "9/9/9/9/4n4/9/9/9/9 1 push",
        "l8/9/9/9/4t4/9/9/9/9 2 place",
        "l8/9/9/9/9/9/9/9/9 1 place",
        "l8/9/9/9/9/9/9/9/9 2 place 0-0",
        "9/9/9/9/3d5/9/9/9/9 1 place",
        "9/9/9/9/4t4/9/9/9/9 1 push -",
        "9/9/9/9/4t4/9/9/9/9 1 push",
        "9/9/9/9/4t4/9/9/9/9 1 push 9/9/9/9/9/9/9/9/9:1:1,9/9/9/9/9/9/9/9/9:1:1");
  }

  @Override
  protected List<String> morePositions() {
    List<String> more = new ArrayList<>();
    for (GameInfo game : new PikkPakkFamily().games()) {
      for (String variant : game.variants()) {
        more.add(variant + "\t" + PikkPakkRules.parse(variant).start());
      }
    }
    more.addAll(
        List.of(
            "pikkpakk\t" + Setup.of("pikkpakk").light("a5-g5").target("e1").text(),
            "pikkpakk\t" + Setup.of("pikkpakk").dark("c3-c4").target("e5").text(),
            "pikkpakk:equal=yes\t9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push",
            "pikkpakk:push=capture,steps=any\t"
                + Setup.of("pikkpakk:push=capture,steps=any").series("e7-e8", "lt").text(),
            "pushfour:full=block\t" + Setup.of("pushfour").series("b5-h5", "lldlldd").text(),
            "pushfour:both=draw\t" + Setup.of("pushfour").light("b2-e2").dark("b3-e3").text(),
            "pushfour:full=block\t" + fullBoard(),
            "pushfour\t" + Setup.of("pushfour").light("b2-e2").text(),
            "fivepush\t" + Setup.of("fivepush").light("a1-e1").text(),
            "abalone:side=yes\t" + Setup.of("abalone").series("b3-b4", "ld").light("a1-c1").text(),
            "abalone:collision=push,side=yes,steps=any\t"
                + Setup.of("abalone").series("e5-e7", "lld").dark("e9").text(),
            "abalone:steps=any\t" + Setup.of("abalone").light("e7-e8 c5").dark("e2").text(),
            "abalone:side=yes,steps=exact\t" + Setup.of("abalone").light("a2-c2 b2-b4").text(),
            "abalone:win=3\t" + Setup.of("abalone").light("a1").lost(1, 3).text(),
            "pikkpakk:repeat=2\t"
                + Setup.spiral("pikkpakk:repeat=2")
                    .history(Setup.spiral("pikkpakk").board() + ":1:1")
                    .text(),
            "inlay:from=chess\t" + Setup.spiral("inlay").text(),
            "inlay:from=chess,to=spiral\t" + Setup.spiral("inlay").text()));
    return more;
  }

  private static String fullBoard() {
    Setup full = Setup.of("pushfour");
    for (int row = 2; row <= 8; row++) {
      full.series("b" + row + "-h" + row, row % 2 == 0 ? "lldlldd" : "ddlddll");
    }
    return full.text();
  }
}
