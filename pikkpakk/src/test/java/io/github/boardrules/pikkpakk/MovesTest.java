package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move": which moves are legal, and how they move the balls. */
class MovesTest {
  /** A block without a line of five in which the middle is not surrounded. */
  static final String NEARLY_FULL =
      "b8-h8 lldlldd, b7-h7 ddlddll, b6-h6 lldlldd, b5-h5 ddltddl, b4-h4 lldlldd, b3-h3 ddlddll,"
          + " b2-h2 lldlldd";

  /** A full block in which the push of row 5 to the left surrounds the target on c5. */
  static final String EQUAL =
      "b8-h8 ldldldl, b7-h7 dldldld, b6-h6 ldldldl, b5-h5 lltlddd, b4-h4 ldldldl, b3-h3 dldldld,"
          + " b2-h2 ldldldl, c6 c4 l, d6 d";

  /** A full block without four in a line. */
  static final String FULL =
      "b2-b8 ldldldl, c2-c8 ldldldl, d2-d8 dldldld, e2-e8 dldldld, f2-f8 ldldldl, g2-g8 ldldldl,"
          + " h2-h8 dldldld";

  private static final String CAPTURE = "pikkpakk:push=capture";
  private static final String SQUARE = "pikkpakk:push=square";
  private static final String RING = "pikkpakk:push=ring";
  private static final String LARGE = "pikkpakk:board=11";
  private static final String JOIN = "abalone:collision=push,steps=any";
  private static final String SIDE = "abalone:side=yes";

  /** Rows of a variant, a position, a beginning, and all legal moves that begin like this. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Placing
        "fivepush | > e5 | e | e2 e3 e4 e6 e7 e8",
        "fivepush | > e5 b2 | b | b3 b4 b5 b6 b7 b8",
        "pikkpakk:start=joint | 2 place: " + NEARLY_FULL + ", d2 . | | d2",
        "abalone:start=joint | 2 place: " + NEARLY_FULL + ", e5 d2 . | | d2 e5",
        "fivepush | place: " + NEARLY_FULL + ", e5 . | | e5",
        // Entering: the rim without its corners
        "pushfour | | | a2 a3 a4 a5 a6 a7 a8 b1 b9 c1 c9 d1 d9 e1 e9 f1 f9 g1 g9 h1 h9"
            + " i2 i3 i4 i5 i6 i7 i8",
        "pushfour:full=block | e2-e8 dlddlld | e |",
        "pushfour:full=block | e2-e8 dld.lld | e | e1 e9",
        "pushfour:full=block | " + FULL + ", e5 . | | a5 e1 e9 i5",
        // Pushing 1: seven balls side by side, wherever they stand
        "pikkpakk | | | 3l 3r 5l 5r 7l 7r bd bu dd du fd fu hd hu",
        "pikkpakk | a5-g5 l, a1 t | | 5r",
        "pikkpakk | c5-i5 l, a1 t | | 5l",
        "pikkpakk | b5-h5 l, a1 t | | 5l 5r",
        "pikkpakk | b5-h5 lllldtd | | 5l 5r",
        "pikkpakk | b5-h5 llltddd | |",
        "pikkpakk | b5-h5 lltlddl | | 5l 5r",
        // the lines at the edge, which begin or end the words of a set
        "pikkpakk | a2-a8 lllldtd | | ad au",
        "pikkpakk | a2-a8 llltddd | |",
        "pikkpakk | h1-h7 lllldtd | | hu",
        "pikkpakk | h3-h9 llltddd | |",
        "pikkpakk | i2-i8 lllldtd | | id iu",
        "pikkpakk | i3-i9 lllldtd | | id",
        "pikkpakk | i2-i8 llltddd | |",
        "pikkpakk | b1-h1 lllldtd | | 1l 1r",
        "pikkpakk | b1-h1 llltddd | |",
        "pikkpakk | a9-g9 lllldtd | | 9r",
        "pikkpakk | c9-i9 lllldtd | | 9l",
        "pikkpakk | b9-h9 llltddd | |",
        // too few, too many, a gap
        "pikkpakk | b5-g5 l, a1 t | |",
        "pikkpakk | a5-h5 l, a1 t | |",
        "pikkpakk | a5-i5 l, a1 t | |",
        "pikkpakk | a5-c5 e5-h5 b9-h9 l, a1 t | | 9l 9r",
        "pikkpakk:steps=any | a5-g5 l, e1 t | | 5r 5r2",
        LARGE + ",steps=any | | c | cd cd2 cu cu2",
        LARGE + ",steps=any | | 4 | 4l 4l2 4r 4r2",
        LARGE + " | | | 4l 4r 6l 6r 8l 8r cd cu ed eu gd gu id iu",
        LARGE + " | c2-i2 c10-i10 j3-j9 l, a1 t | | 10l 10r 2l 2r jd ju",
        "fivepush | b5-h5 lldldld | | 5l 5r",
        "fivepush | 2: b5-h5 lldldld | |",
        "fivepush:majority=no | 2: b5-h5 lldldld | | 5l 5r",
        "inlay | | | 2l 2r 3l 3r 4l 4r 5l 5r 6l 6r 7l 7r 8l 8r"
            + " bd bu cd cu dd du ed eu fd fu gd gu hd hu",
        // all rows that the column leaves have six balls, or a gap
        "inlay | > cu | | 3l 3r 4l 4r 5l 5r 6l 6r 7l 7r 8l 8r"
            + " bd bu cd dd du ed eu fd fu gd gu hd hu",
        // Pushing 2
        SQUARE + " | | | 3l 3r 5l 5r 7l 7r bd bu dd du fd fu hd hu",
        SQUARE + ",steps=any | | b | bd bd2 bd3 bu bu2 bu3",
        RING + ",steps=any | | b | bd bd2 bd3 bd4 bu bu2 bu3 bu4",
        // Pushing 3
        "abalone | | | a1u b1u c1u d1u e1u f1u g1u h1u i1u",
        "abalone | e5 l | | e5d e5l e5r e5u",
        "fivepush:edge=remove | b5-d5 lld | | b5d b5r b5u c5d c5u d5l",
        LARGE
            + ",push=capture | a2 a10 c3-c4 j2 l, k11 t | | a10d a10l a10r a10u a2d a2l a2r a2u"
            + " c3l c3r c3u c4d c4l c4r j2d j2l j2r j2u",
        LARGE
            + ",push=capture,steps=any | a5 l, k11 t | a5r"
            + " | a5r a5r10 a5r11 a5r2 a5r3 a5r4 a5r5 a5r6 a5r7 a5r8 a5r9",
        JOIN + " | a5-c5 l, e5 g5 i5 d | a5r | a5r a5r2 a5r3",
        "abalone:own=yes,steps=any | f5-i5 llld | f5r | f5r f5r2 f5r3 f5r4",
        "abalone:own=yes,steps=any | h5 l | h5r | h5r h5r2",
        // How far: three of the four balls are the mover's
        "abalone:steps=1 | a5-d5 lldl | a5r | a5r",
        "abalone:steps=own | a5-d5 lldl | a5r | a5r a5r2 a5r3",
        "abalone:steps=exact | a5-d5 lldl | a5r | a5r3",
        "abalone:steps=any | a5-d5 lldl | a5r | a5r a5r2 a5r3 a5r4 a5r5",
        // the third own ball joins after the first step, too late for a third step
        "abalone:collision=push,steps=own | a5-b5 d5 l | a5r | a5r a5r2",
        SIDE + ",steps=1 | b4-d4 l | b4-d4u | b4-d4u",
        SIDE + ",steps=own | b4-d4 l | b4-d4u | b4-d4u b4-d4u2 b4-d4u3",
        SIDE + ",steps=exact | b4-d4 l | b4-d4u | b4-d4u3",
        SIDE + ",steps=any | b4-d4 l | b4-d4u | b4-d4u b4-d4u2 b4-d4u3 b4-d4u4 b4-d4u5",
        SIDE + ",steps=exact | b4-d4 l | b4-c4u | b4-c4u2",
        // Sideways
        SIDE + " | e5 l | | e5d e5l e5r e5u",
        SIDE + " | e5-e6 l | | e5-e6l e5-e6r e5l e5r e5u e6d e6l e6r",
        SIDE + " | | a2- | a2-b2u a2-c2u a2-d2u a2-e2u a2-f2u a2-g2u a2-h2u a2-i2u",
        SIDE + " | | h2 | h2-i2u",
        SIDE + ",steps=any | b4-d4 l, c7 d | b4-d4u | b4-d4u b4-d4u2",
        SIDE + ",steps=any | b4-d4 l, c7 d | b4-c4u | b4-c4u b4-c4u2",
        SIDE + ",steps=any | b4-d4 l, c7 d | b4-d4d | b4-d4d b4-d4d2 b4-d4d3",
        SIDE + " | b4-d4 lld | b4- | b4-c4d b4-c4u",
        SIDE + " | 2: b4-d4 lld | d4- |",
        SIDE + ",start=joint | b7-c7 l | b7-c7 | b7-c7d b7-c7u",
        // Equality
        "pikkpakk:equal=yes | 9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push | | 5l",
        "pikkpakk | 9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push | |",
        "pikkpakk:equal=yes | 9/9/9/2l6/1lltlddd1/2l6/9/9/1ddddddd1 2 push | | 1l 1r",
        "pikkpakk:equal=yes | 2: b5-h5 ddtdlll, c6 c4 d | | 5l",
        "pikkpakk:equal=yes,push=square | " + EQUAL + " | 5 | 5l",
        SQUARE + " | " + EQUAL + " | 5 |",
        "pikkpakk:equal=yes,push=square,steps=any | " + EQUAL + " | 5 | 5l 5r2",
        "pikkpakk:equal=yes,push=capture,steps=any | c5-g5 ltldd, b6 b4 l | g5l | g5l2",
        CAPTURE + ",steps=any | c5-g5 ltldd, b6 b4 l | g5l |",
      })
  void theseMovesAreLegal(String variant, String position, String beginning, String moves) {
    GamePosition given = GamePosition.row(variant, position);

    assertThat(given.legal(beginning == null ? "" : beginning))
        .containsExactly(moves == null ? new String[0] : moves.split(" ", -1));
  }

  /** Rows of a variant, a position, moves, some cells, the balls there afterwards, and the turn. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Placing
        "pikkpakk:start=joint | | b2 h8 b3 | b2-b3 h8 | lld | 2 place",
        "fivepush | | b2 h8 b3 | b2-b3 h8 | lld | 2 place",
        "abalone:start=joint | | b2 h8 b3 | b2-b3 h8 | lld | 2 place 0-0",
        "abalone:start=joint | place 3-4: | e5 | e5 | l | 2 place 3-4",
        // its end: 24 light balls, and the dark one that is missing; in fivepush 25 light balls
        "pikkpakk:start=joint | 2 place: " + NEARLY_FULL + ", d2 . | d2 | d2 | d | 2 push",
        CAPTURE + ",start=joint | 2 place: " + NEARLY_FULL + ", d2 . | d2 | d2 | d | 2 push",
        SQUARE + ",start=joint | 2 place: " + NEARLY_FULL + ", d2 . | d2 | d2 | d | 2 push",
        RING
            + ",start=joint | 2 place: "
            + NEARLY_FULL
            + ", d2 ., a1-a9 i1-i9 b1-h1 b9-h9 n"
            + " | d2 | d2 | d | 2 push",
        "abalone:start=joint | 2 place 1-2: "
            + NEARLY_FULL
            + ", e5 d2 ."
            + " | d2 | d2 e5 | d. | 2 push 1-2",
        "fivepush:first=next | place: " + NEARLY_FULL + ", e5 . | e5 | e5 | l | 2 push",
        "fivepush:first=last | place: " + NEARLY_FULL + ", e5 . | e5 | e5 | l | 1 push",
        "fivepush:edge=remove,first=next | place: " + NEARLY_FULL + ", e5 . | e5 | e5 | l | 2 push",
        "fivepush:edge=remove,first=last | place: " + NEARLY_FULL + ", e5 . | e5 | e5 | l | 1 push",
        // Entering: the ball stops on the first cell of the block
        "pushfour | | b9 | b9 b8 | .l | 2 place",
        "pushfour | | h9 | h9 h8 | .l | 2 place",
        "pushfour | | b1 | b1 b2 | .l | 2 place",
        "pushfour | | h1 | h1 h2 | .l | 2 place",
        "pushfour | | a2 | a2 b2 | .l | 2 place",
        "pushfour | | a8 | a8 b8 | .l | 2 place",
        "pushfour | | i2 | i2 h2 | .l | 2 place",
        "pushfour | | i8 | i8 h8 | .l | 2 place",
        // the run that begins there gives way, but not a ball beyond a gap
        "pushfour | e8-e2 dl..... | e9 | e8-e2 | ldl.... | 2 place",
        "pushfour | e2-e8 dl..... | e1 | e2-e8 | ldl.... | 2 place",
        "pushfour | 2: b5-h5 dl..... | a5 | b5-h5 | ddl.... | 1 place",
        "pushfour | h5-b5 dl..... | i5 | h5-b5 | ldl.... | 2 place",
        "pushfour | e8-e2 d.l.... | e9 | e8-e2 | ldl.... | 2 place",
        "pushfour | e2-e8 dd.dlld | e1 | e2-e8 | ldddlld | 2 place",
        "pushfour | 2: b5-h5 l...ddd | a5 | b5-h5 | dl..ddd | 1 place",
        "pushfour | h5-b5 .dddl.. | i5 | h5-b5 | ldddl.. | 2 place",
        // the last ball of a full line is dropped
        "pushfour | b5-h5 dlddll. | a5 | a5-i5 | .ldlddll. | 2 place",
        "pushfour | 2: h5-b5 dlddlld | i5 | i5-a5 | .ddlddll. | 1 place",
        "pushfour | e8-e2 dlddlld | e9 | e9-e1 | .ldlddll. | 2 place",
        "pushfour | e2-e8 ldlldld | e1 | e1-e9 | .lldlldl. | 2 place",
        "pushfour | b5-h5 dlddlld, e6-e8 dll | e9 | board"
            + " | 9/4l4/4l4/4l4/1dlddlld1/4d4/9/9/9 | 2 place",
        "pushfour | b5-h5 dlddlld, e6-e8 dll | a5 | e8-e2 | lldd... | 2 place",
        // Pushing 1
        "pikkpakk | | bu | b1-b9 | ..dllllll | 2 push",
        "pikkpakk | | bd | b1-b9 | dllllll.. | 2 push",
        "pikkpakk | | 5l | a5-i5 | ldltldl.. | 2 push",
        "pikkpakk | | 5r | a5-i5 | ..ldltldl | 2 push",
        "pikkpakk | | 3r | board"
            + " | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/2llllldl/1ddddddl1/9 | 2 push",
        "pikkpakk:steps=any | a5-g5 l, e1 t | 5r2 | a5-i5 | ..lllllll | 2 push",
        LARGE + ",steps=any | | cu2 | c1-c11 | ....dllllll | 2 push",
        LARGE + ",steps=any | | cd2 | c1-c11 | dllllll.... | 2 push",
        LARGE + ",steps=any | | cu2 dd cd4 | c1-c11 | dllllll.... | 2 push",
        "fivepush | b5-h5 lldldld | 5r | a5-i5 | ..lldldld | 2 push",
        "inlay | | cu | c1-c9 | ..dlddddd | 1 push",
        // Pushing 2
        SQUARE + " | | bu | b1-b9 | .ldlllll. | 2 push",
        SQUARE + " | | bd | b1-b9 | .lllllld. | 2 push",
        SQUARE + " | | 5l | a5-i5 | .dltldll. | 2 push",
        "inlay:push=square | | 5r | a5-i5 | .lldltld. | 1 push",
        SQUARE + ",steps=any | | bu3 | b2-b8 | llldlll | 2 push",
        SQUARE + ",steps=any | | bd3 | b2-b8 | lllldll | 2 push",
        RING + " | | bu | b1-b9 | nndllllll | 2 push",
        RING + " | | bd | b1-b9 | dllllllnn | 2 push",
        RING + " | | 5l | a5-i5 | ldltldlnn | 2 push",
        RING + " | | 5r | a5-i5 | nnldltldl | 2 push",
        RING + ",steps=any | | bu4 | b1-b9 | lllnndlll | 2 push",
        RING + ",steps=any | | bd4 | b1-b9 | llllnndll | 2 push",
        RING + " | > bu | cu | a9-i9 | nldnnnnnn | 1 push",
        RING + " | > bu | cu | a2-i2 | nnnddddln | 1 push",
        "inlay:from=halves,push=square | | 2l | b2-h2 | lllllll | 1 push",
        // Pushing 3: the whole run moves, and balls beyond a gap stay
        "abalone | a5-d5 lldl, f5 l | a5r | a5-i5 | .lldll... | 2 push 0-0",
        "abalone | a5-d5 lldl, f5 l | f5l | a5-i5 | lldll.... | 2 push 0-0",
        "abalone | a5-d5 lldl, f5 l | f5r | a5-i5 | lldl..l.. | 2 push 0-0",
        "abalone | g5-i5 lld | g5r | g5-i5 | .ll | 2 push 0-1",
        "abalone | a5-c5 dll | c5l | a5-c5 | ll. | 2 push 0-1",
        "abalone | e7-e9 lld | e7u | e7-e9 | .ll | 2 push 0-1",
        "abalone | e1-e3 dll | e3d | e1-e3 | ll. | 2 push 0-1",
        "abalone | 2 3-4: g5-i5 ddl | g5r | g5-i5 | .dd | 1 push 4-4",
        "abalone | a5-i5 lllllldld | a5r | a5-i5 | .lllllldl | 2 push 0-1",
        // own balls fall in square abalone only if agreed
        CAPTURE + " | g5-i5 l, a1 t | g5r | g5-i5 | .ll | 2 push",
        "fivepush:edge=remove | g5-h5 l | g5r | g5-h5 | .l | 2 push",
        "abalone:own=yes | g5-i5 l | g5r | g5-i5 | .ll | 2 push 1-0",
        // the area is the block
        "abalone:start=joint | f5-h5 lld, c2-c4 dll | f5r | f5-i5 | .ll. | 2 push 0-1",
        "abalone:start=joint | f5-h5 lld, c2-c4 dll | c4d | c1-c4 | .ll. | 2 push 0-1",
        "fivepush:edge=remove | f5-h5 lld, c2-c4 dll | f5r | f5-i5 | .ll. | 2 push",
        "fivepush:edge=remove | f5-h5 lld, c2-c4 dll | c4d | c1-c4 | .ll. | 2 push",
        "fivepush:edge=remove | b5-h5 lldldld | b5r | a5-i5 | ..lldldl. | 2 push",
        "abalone | f5-h5 lld | f5r | f5-i5 | .lld | 2 push 0-0",
        // or the larger board
        LARGE + ",push=capture | a1 t, g11-i11 lld | g11r | g11-k11 | .lld. | 2 push",
        LARGE + ",push=capture | a1 t, g11-k11 lllld | g11r | g11-k11 | .llll | 2 push",
        LARGE + ",push=capture,steps=any | a5 l, k11 t | a5r10 | k5 | l | 2 push",
        LARGE
            + ",push=capture,steps=any | a5 l, k11 t | a5r11 | board"
            + " | 10t/11/11/11/11/11/11/11/11/11/11 | 2 push",
        // How far: the page's example, and balls that join
        JOIN
            + " | 4d4/9/4l4/4l4/9/9/9/9/9 1 push 0-0 | e6u2 | board"
            + " | 4l4/4l4/9/9/9/9/9/9/9 | 2 push 0-1",
        "abalone:collision=push,steps=own | a5-b5 d5 l | a5r2 | a5-f5 | ..lll. | 2 push 0-0",
        JOIN + " | a5-c5 l, e5 g5 i5 d | a5r | a5-i5 | .llld.d.d | 2 push 0-0",
        JOIN + " | a5-c5 l, e5 g5 i5 d | a5r2 | a5-i5 | ..llldd.d | 2 push 0-0",
        JOIN + " | a5-c5 l, e5 g5 i5 d | a5r3 | a5-i5 | ...lllddd | 2 push 0-0",
        // the edge is not a collision
        "abalone:own=yes,steps=any | f5-i5 llld | f5r3 | f5-i5 | ...l | 2 push 2-1",
        "abalone:own=yes,steps=any | f5-i5 llld | f5r4 | f5-i5 | .... | 2 push 3-1",
        "abalone:own=yes,steps=any | h5 l | h5r2 | h5-i5 | .. | 2 push 1-0",
        // Sideways: a whole run or a part, as far as across the board
        SIDE + " | b4-d4 l | b4-d4u | b5-d5 b4-d4 | lll... | 2 push 0-0",
        SIDE + " | b4-d4 l | b4-d4d | b3-d3 b4-d4 | lll... | 2 push 0-0",
        SIDE + " | b4-d4 l | b4-c4u | b5-d5 b4-d4 | ll...l | 2 push 0-0",
        SIDE + " | b4-d4 l | c4-d4u | b5-d5 b4-d4 | .lll.. | 2 push 0-0",
        SIDE + " | b4-b6 l | b4-b6l | a4-a6 b4-b6 | lll... | 2 push 0-0",
        SIDE + " | b4-b6 l | b5-b6r | c4-c6 b4-b6 | .lll.. | 2 push 0-0",
        SIDE + ",own=yes | a1-a3 l | a1-a3r | b1-b3 a1-a3 | lll... | 2 push 0-0",
        SIDE + ",start=joint | b7-c7 l | b7-c7u | b8-c8 b7-c7 | ll.. | 2 push 0-0",
        SIDE + ",steps=any | a4-a6 l | a4-a6r8 | board | 9/9/9/8l/8l/8l/9/9/9 | 2 push 0-0",
        SIDE + ",steps=any | i4-i6 l | i4-i6l8 | board | 9/9/9/l8/l8/l8/9/9/9 | 2 push 0-0",
        SIDE + ",steps=any | 2: a1-a9 d | a1-a9r8 | i1-i9 a1-a9 | ddddddddd......... | 1 push 0-0",
        SIDE + ",steps=any | 2: i1-i9 d | i1-i9l8 | a1-a9 i1-i9 | ddddddddd......... | 1 push 0-0",
        SIDE + ",steps=any | d1-f1 l | d1-f1u8 | board | 3lll3/9/9/9/9/9/9/9/9 | 2 push 0-0",
        SIDE + ",steps=any | 2: d9-f9 d | d9-f9d8 | board | 9/9/9/9/9/9/9/9/3ddd3 | 1 push 0-0",
      })
  void soTheBallsMove(
      String variant, String position, String moves, String cells, String balls, String turn) {
    GamePosition next = GamePosition.row(variant, position).play(moves.split(" ", -1));

    assertThat(cells.equals("board") ? next.board() : next.along(cells)).isEqualTo(balls);
    assertThat(next.turn()).isEqualTo(turn);
  }
}
