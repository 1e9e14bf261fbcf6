package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.LawsContract;
import java.util.List;

/** The laws of the contract in the positions of the vectors. */
class LawsTest extends LawsContract<ColorfieldPosition, ColorfieldMove> {
  LawsTest() {
    super(GameFixture.COLORFIELD);
  }

  /** Moves that are seldom or never legal. */
  @Override
  protected List<String> moves() {
    return List.of(
        "zz99-a1",
        "e4-f4",
        "e4-f4xa6",
        "e4-f4xe4",
        "e4-f4xb2",
        "e4-f3xa6",
        "e4-d3",
        "e4-e5",
        "e4-e4",
        "b1-x1",
        "x1-b1",
        "c2-b2",
        "d4-e5");
  }

  /** A text for each condition; those of positions are on the standard layout. */
  @Override
  protected List<String> texts() {
    return List.of(
        Layouts.small().with("extra", "gm100").id(),
        "colorfield:middle=c3",
        Layouts.small().with("rows", "bgybg/ybrg").id(),
        Layouts.small().with("rows", "b".repeat(27)).id(),
        Layouts.small().with("rows", "b" + "/b".repeat(99)).id(),
        Layouts.small().with("extra", "ga1").id(),
        Layouts.small().with("link", "a1-k1").id(),
        Layouts.small().with("link", "a1-a1").id(),
        Layouts.small().with("link", "a1-b1").id(),
        Layouts.small().with("cut", "a1-c1").id(),
        Layouts.small().with("cut", "a1-b1+b1-a1").id(),
        Layouts.small().without("middle").id(),
        Layouts.small().with("middle", "c1").id(),
        Layouts.small().with("fullgates", "x1-k1").id(),
        Layouts.small().with("fullgates", "x1-a1-a1").id(),
        Layouts.small().with("full", "gc3").id(),
        Layouts.small().with("full", "gx1").id(),
        Layouts.small().with("full", "ga1+ba1").id(),
        Layouts.empty().with("rows", ("b".repeat(26) + "/").repeat(4) + "r".repeat(26)).id()
            + ",middle=a1,fullgates=zx1-a1,emptygates=zy1-b1",
        "1 0 Rx1,rzz1",
        "1 0 ry1,Rx1",
        "1 10000 Rx1,ry1",
        "1 0 Ge4,Gf4,Gg4,Rx1,ry1",
        "1 0 Gx1,ry1",
        "2 0 re5,Rx1,ry1",
        "1 0 ge5,Rx1,ry1",
        "2 0 Re5,Rf5,ry1",
        "1 0 Rx1");
  }

  /** The page's example, each with pieces that the moves above name. */
  @Override
  protected List<String> morePositions() {
    String pieces = "ba6,Bb1,Yc2,Rd4,Ge4,gh3,yj5,Rx1,ry1";
    return List.of(
        "colorfield:quiet=100\t1 5 " + pieces,
        "colorfield:force=step\t1 0 " + pieces,
        "colorfield:quiet=12\t2 12 " + pieces,
        Layouts.RAINBOW + "\t1 0 Ab1,Rxa1,rxb1,Zy1,zz2");
  }
}
