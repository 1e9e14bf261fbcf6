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
        "abalone:start=joint | 2 place: " + NEARLY_FULL + ", e5 d2 . | | d2 e5",
        // Entering: the rim without its corners
        "pushfour | | | a2 a3 a4 a5 a6 a7 a8 b1 b9 c1 c9 d1 d9 e1 e9 f1 f9 g1 g9 h1 h9"
            + " i2 i3 i4 i5 i6 i7 i8",
        "pushfour:full=block | e2-e8 dlddlld | e |",
        "pushfour:full=block | " + FULL + ", e5 . | | a5 e1 e9 i5",
        // Pushing 1: seven balls side by side, wherever they stand
        "pikkpakk | | | 3l 3r 5l 5r 7l 7r bd bu dd du fd fu hd hu",
        "pikkpakk | a5-g5 l, a1 t | | 5r",
        "pikkpakk | b5-h5 llltddd | |",
        // too few, too many, a gap
        "pikkpakk | b5-g5 l, a1 t | |",
        "pikkpakk | a5-c5 e5-h5 b9-h9 l, a1 t | | 9l 9r",
        LARGE + ",steps=any | | 4 | 4l 4l2 4r 4r2",
        "fivepush | 2: b5-h5 lldldld | |",
        // all rows that the column leaves have six balls, or a gap
        "inlay | > cu | | 3l 3r 4l 4r 5l 5r 6l 6r 7l 7r 8l 8r"
            + " bd bu cd dd du ed eu fd fu gd gu hd hu",
        // Pushing 2
        SQUARE + ",steps=any | | b | bd bd2 bd3 bu bu2 bu3",
        RING + ",steps=any | | b | bd bd2 bd3 bd4 bu bu2 bu3 bu4",
        // Pushing 3
        "abalone | | | a1u b1u c1u d1u e1u f1u g1u h1u i1u",
        "fivepush:edge=remove | b5-d5 lld | | b5d b5r b5u c5d c5u d5l",
        JOIN + " | a5-c5 l, e5 g5 i5 d | a5r | a5r a5r2 a5r3",
        // How far: three of the four balls are the mover's
        "abalone:steps=1 | a5-d5 lldl | a5r | a5r",
        "abalone:steps=own | a5-d5 lldl | a5r | a5r a5r2 a5r3",
        "abalone:steps=exact | a5-d5 lldl | a5r | a5r3",
        "abalone:steps=any | a5-d5 lldl | a5r | a5r a5r2 a5r3 a5r4 a5r5",
        SIDE + ",steps=own | b4-d4 l | b4-d4u | b4-d4u b4-d4u2 b4-d4u3",
        // Sideways
        SIDE + " | e5-e6 l | | e5-e6l e5-e6r e5l e5r e5u e6d e6l e6r",
        SIDE + " | | a2- | a2-b2u a2-c2u a2-d2u a2-e2u a2-f2u a2-g2u a2-h2u a2-i2u",
        SIDE + ",steps=any | b4-d4 l, c7 d | b4-d4u | b4-d4u b4-d4u2",
        SIDE + " | b4-d4 lld | b4- | b4-c4d b4-c4u",
        // Equality
        "pikkpakk:equal=yes | 9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push | | 5l",
        "pikkpakk | 9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push | |",
        "pikkpakk:equal=yes,push=capture,steps=any | c5-g5 ltldd, b6 b4 l | g5l | g5l2",
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
        "abalone:start=joint | | b2 h8 b3 | b2-b3 h8 | lld | 2 place 0-0",
        "abalone:start=joint | place 3-4: | e5 | e5 | l | 2 place 3-4",
        // its end: 24 light balls, and the dark one that is missing; in fivepush 25 light balls
        "pikkpakk:start=joint | 2 place: " + NEARLY_FULL + ", d2 . | d2 | d2 | d | 2 push",
        "fivepush:first=next | place: " + NEARLY_FULL + ", e5 . | e5 | e5 | l | 2 push",
        "fivepush:first=last | place: " + NEARLY_FULL + ", e5 . | e5 | e5 | l | 1 push",
        // Entering: the ball stops on the first cell of the block
        "pushfour | | b9 | b9 b8 | .l | 2 place",
        "pushfour | | a2 | a2 b2 | .l | 2 place",
        "pushfour | | i2 | i2 h2 | .l | 2 place",
        // the run that begins there gives way, but not a ball beyond a gap
        "pushfour | e8-e2 dl..... | e9 | e8-e2 | ldl.... | 2 place",
        "pushfour | e8-e2 d.l.... | e9 | e8-e2 | ldl.... | 2 place",
        // the last ball of a full line is dropped
        "pushfour | b5-h5 dlddll. | a5 | a5-i5 | .ldlddll. | 2 place",
        "pushfour | 2: h5-b5 dlddlld | i5 | i5-a5 | .ddlddll. | 1 place",
        // Pushing 1
        "pikkpakk | | bu | b1-b9 | ..dllllll | 2 push",
        "pikkpakk | | 5l | a5-i5 | ldltldl.. | 2 push",
        "pikkpakk | | 3r | board"
            + " | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/2llllldl/1ddddddl1/9 | 2 push",
        // Pushing 2
        SQUARE + " | | bu | b1-b9 | .ldlllll. | 2 push",
        RING + " | | bu | b1-b9 | nndllllll | 2 push",
        RING + ",steps=any | | bu4 | b1-b9 | lllnndlll | 2 push",
        // Pushing 3: the whole run moves, and balls beyond a gap stay
        "abalone | a5-d5 lldl, f5 l | a5r | a5-i5 | .lldll... | 2 push 0-0",
        "abalone | a5-d5 lldl, f5 l | f5r | a5-i5 | lldl..l.. | 2 push 0-0",
        "abalone | g5-i5 lld | g5r | g5-i5 | .ll | 2 push 0-1",
        // own balls fall in square abalone only if agreed
        CAPTURE + " | g5-i5 l, a1 t | g5r | g5-i5 | .ll | 2 push",
        "abalone:own=yes | g5-i5 l | g5r | g5-i5 | .ll | 2 push 1-0",
        // the area is the block
        "abalone:start=joint | f5-h5 lld, c2-c4 dll | f5r | f5-i5 | .ll. | 2 push 0-1",
        // How far: the page's example, and balls that join
        JOIN
            + " | 4d4/9/4l4/4l4/9/9/9/9/9 1 push 0-0 | e6u2 | board"
            + " | 4l4/4l4/9/9/9/9/9/9/9 | 2 push 0-1",
        JOIN + " | a5-c5 l, e5 g5 i5 d | a5r3 | a5-i5 | ...lllddd | 2 push 0-0",
        // the edge is not a collision
        "abalone:own=yes,steps=any | f5-i5 llld | f5r4 | f5-i5 | .... | 2 push 3-1",
        // Sideways: a whole run or a part, as far as across the board
        SIDE + " | b4-d4 l | b4-d4u | b5-d5 b4-d4 | lll... | 2 push 0-0",
        SIDE + " | b4-d4 l | b4-c4u | b5-d5 b4-d4 | ll...l | 2 push 0-0",
        SIDE + " | b4-b6 l | b4-b6l | a4-a6 b4-b6 | lll... | 2 push 0-0",
        SIDE + ",steps=any | 2: a1-a9 d | a1-a9r8 | i1-i9 a1-a9 | ddddddddd......... | 1 push 0-0",
        SIDE + ",steps=any | d1-f1 l | d1-f1u8 | board | 3lll3/9/9/9/9/9/9/9/9 | 2 push 0-0",
      })
  void soTheBallsMove(
      String variant, String position, String moves, String cells, String balls, String turn) {
    GamePosition next = GamePosition.row(variant, position).play(moves.split(" ", -1));

    assertThat(cells.equals("board") ? next.board() : next.along(cells)).isEqualTo(balls);
    assertThat(next.turn()).isEqualTo(turn);
  }
}
