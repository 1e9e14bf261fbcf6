package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES.md, "Legality": each reason, in the order of the page. */
class LegalityTest {
  private static final String LONG = "abalone:own=no,steps=any";
  private static final String JOIN = "abalone:collision=push,steps=any";
  private static final String CAPTURE = "pikkpakk:push=capture,steps=any";

  /** A run push that is refused at a step: variant, balls, move, reason, step. */
  private record Case(String variant, String balls, String move, String reason, int step) {
    GamePosition position() {
      Setup setup = Setup.of(variant).light("a1");
      for (String series : balls.split(", ", -1)) {
        setup.series(series.split(" ", -1)[0], series.split(" ", -1)[1]);
      }
      if (variant.startsWith("pikkpakk") && !balls.contains("t")) {
        setup.target("i1");
      }
      return setup.position();
    }
  }

  static List<Case> steps() {
    return List.of(
        // at the first step
        new Case(LONG, "e4-e5 dl", "e4u", "no-majority", 1),
        new Case(LONG, "e4-e5 dl", "e4u2", "no-majority", 1),
        new Case(JOIN, "e4-e6 ldd", "e4u", "no-majority", 1),
        new Case(CAPTURE, "e8-e9 lt", "e8u", "target-off", 1),
        new Case(CAPTURE, "e8-e9 lt", "e8u3", "target-off", 1),
        new Case(LONG, "e8-e9 ll", "e8u", "own-off", 1),
        new Case(LONG, "e7-e9 ldl", "e7u", "own-off", 1),
        // the majority comes before the edge
        new Case(CAPTURE, "e7-e9 dlt", "e7u", "no-majority", 1),
        new Case(LONG, "e7-e9 ddl", "e7u", "no-majority", 1),
        // at a later step
        new Case(LONG, "e4-e4 l, e7-e7 d", "e4u3", "blocked", 3),
        new Case(LONG, "e4-e5 ll, e7-e7 l", "e4u2", "blocked", 2),
        new Case(CAPTURE, "e4-e5 ll, e7-e7 t", "e4u2", "blocked", 2),
        new Case(JOIN, "e4-e4 l, e6-e6 d", "e4u2", "lost-majority", 2),
        new Case(JOIN, "e3-e4 ll, e6-e6 d, e8-e8 d", "e3u3", "lost-majority", 3),
        new Case(CAPTURE, "e6-e9 dlll", "e6u4", "lost-majority", 3),
        new Case(CAPTURE, "e7-e8 lt", "e7u2", "target-off", 2),
        new Case(CAPTURE, "e6-e8 llt", "e6u9", "target-off", 2),
        new Case(LONG, "e6-e7 ll", "e6u3", "own-off", 3),
        new Case(LONG, "e7-e9 lld", "e7u2", "own-off", 2),
        new Case(JOIN, "e5-e6 ll, e9-e9 l", "e5u3", "own-off", 3),
        // to meet others comes before the majority
        new Case(LONG, "e4-e4 l, e6-e8 ddd", "e4u2", "blocked", 2));
  }

  @ParameterizedTest
  @MethodSource("steps")
  void aRunPushIsRefusedAtTheFirstStepThatIsNotAllowed(Case refused) {
    GamePosition position = refused.position();
    String rear = refused.move().substring(0, 2);

    position.assertRefused(refused.move(), refused.reason(), rear);
    assertThat(position.refusal(refused.move()).facts())
        .containsEntry("at", rear)
        .containsEntry("step", Integer.toString(refused.step()));
    // One cell less is allowed, if there is one.
    if (refused.step() > 1) {
      String shorter = refused.step() == 2 ? rear + "u" : rear + "u" + (refused.step() - 1);
      assertThat(position.reason(shorter)).isEqualTo(GamePosition.LEGAL);
    }
  }

  @ParameterizedTest
  @CsvSource({"e6-e7, e6u", "e3-e4, e4d", "c5-d5, d5l", "f5-g5, f5r"})
  void whereTheAreaIsTheBlockItsEdgeIsTheEnd(String series, String move) {
    GamePosition position =
        Setup.of("abalone:start=joint,steps=any").series(series, "ll").position();

    assertThat(position.reason(move)).isEqualTo(GamePosition.LEGAL);
    position.assertRefused(move + "2", "own-off", move.substring(0, 2));
  }

  @Test
  void everyReasonThatALaterStepCanHaveIsInTheTable() {
    Map<Boolean, Set<String>> found = new TreeMap<>();
    for (Case refused : steps()) {
      found.computeIfAbsent(refused.step() > 1, later -> new TreeSet<>()).add(refused.reason());
    }

    assertThat(found.get(false)).containsExactly("no-majority", "own-off", "target-off");
    assertThat(found.get(true))
        .containsExactly("blocked", "lost-majority", "own-off", "target-off");
  }

  @ParameterizedTest
  @CsvSource({
    "pikkpakk, 9/9/4l4/3ltl3/4l4/9/9/9/9 1 push, win 1 surrounded",
    "pikkpakk, 9/9/9/9/4t4/9/9/9/9 1 push, win 2 no-move",
    "pushfour, 9/1llll4/9/9/9/9/9/9/9 1 place, win 1 four-in-row",
    "fivepush, 9/1lllll3/9/9/9/9/9/9/9 2 push, win 1 five-in-row",
    "abalone, lllllllll/9/9/9/9/9/9/9/9 1 push 0-9, win 1 removed",
    "inlay:from=chess, 9/1ldldldl1/1dldldld1/1ldldldl1/1dldtdld1/1ldldldl1/1dldldld1/1ldldldl1/9"
        + " 1 push, win 1 solved",
  })
  void nothingIsLegalWhenTheGameIsOver(String variant, String text, String status) {
    GamePosition position = GamePosition.of(variant, text);

    assertThat(position.status()).isEqualTo(status);
    assertThat(position.legal()).isEmpty();
    for (String move : List.of("e5", "a9", "k11", "bu", "5l2", "a9u", "a1-b1u", "k1l")) {
      position.assertRefused(move, "game-over");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | e5 b2u b2-c2u",
        "pikkpakk:push=square | e5 b2u b2-c2u",
        "pikkpakk:push=ring | e5 b2u b2-c2u",
        "pikkpakk:push=capture | e5 bu 5l b2-c2u",
        "pikkpakk:start=joint | bu 5l e5u b2-c2u k11u 11l",
        "pikkpakk:push=capture,start=joint | bu e5u b2-c2u",
        "pushfour | bu 5l a5r a5-b5u k11u",
        "fivepush | bu 5l a5r a5-b5u",
        "abalone | a5 bu 5l a2-b2u",
        "abalone:start=joint | bu 5l e5u b2-c2u",
        "abalone:side=yes | a5 e5 bu 5l",
        "inlay | e5 b2u b2-c2u",
        "inlay:push=square | e5 b2u b2-c2u",
      })
  void eachPhaseOfAVariantHasMovesOfItsOwnForm(String variant, String moves) {
    GamePosition start = GamePosition.start(variant);

    for (String move : moves.split(" ", -1)) {
      start.assertRefused(move, "wrong-kind");
    }
  }

  @Test
  void afterThePlacingNothingIsPlaced() {
    for (String variant : List.of("pikkpakk:start=joint", "fivepush", "abalone:start=joint")) {
      Setup setup = Setup.of(variant).light("b2-b8").phase("push");
      if (variant.startsWith("pikkpakk")) {
        setup.target("e5");
      }
      String line = variant.startsWith("fivepush") ? "b4-b6" : "b4";
      GamePosition position =
          setup.empty(line).light("d2-d4").series("f2-f8", "lldldll").position();
      position.assertRefused("c5", "wrong-kind");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fivepush | k11 j1 a10 | off-board",
        "pikkpakk:start=joint | a11 | off-board",
        "pushfour | a10 j5 k11 | off-board",
        "fivepush | a1 a5 i9 e9 e1 i5 | wrong-cell",
        "pikkpakk:push=ring,start=joint | a1 a5 i9 e9 e1 i5 | wrong-cell",
        "pushfour | a1 a9 i1 i9 b2 e5 h8 b8 | wrong-cell",
      })
  void noBallIsPutOffTheBoardOrOnAWrongCell(String variant, String cells, String reason) {
    for (String cell : cells.split(" ", -1)) {
      GamePosition.start(variant).assertRefused(cell, reason, cell);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pikkpakk, ju, ''",
    "pikkpakk, 10l, ''",
    "pikkpakk, 11r11, ''",
    "inlay, ku, ''",
    "pikkpakk:push=square, au, ''",
    "pikkpakk:push=square, 9l3, ''",
    "inlay:push=square, 1l, ''",
    "pikkpakk:push=ring, ju, ''",
    "pikkpakk:push=capture, k11l, k11",
    "pikkpakk:push=capture, a10u9, a10",
    "abalone, j1l, j1",
    "abalone:side=yes, i2-j2u, j2",
    "abalone:side=yes, a9-a10r, a10",
    "abalone:side=yes, j2-k2u, j2",
  })
  void offBoardToPush(String variant, String move, String cell) {
    GamePosition.start(variant)
        .assertRefused(move, "off-board", cell.isEmpty() ? new String[0] : new String[] {cell});
  }

  @Test
  void outsideTheAreaIsOffBoardToo() {
    GamePosition joint = Setup.of("abalone:side=yes,start=joint").light("b2-b4").position();
    GamePosition remove = Setup.of("fivepush:edge=remove").light("b2-b4").position();

    joint.assertRefused("a2r", "off-board", "a2");
    joint.assertRefused("i9d5", "off-board", "i9");
    joint.assertRefused("b1-b2r", "off-board", "b1");
    joint.assertRefused("b8-b9r", "off-board", "b9");
    remove.assertRefused("a2r", "off-board", "a2");
  }

  @Test
  void occupied() {
    GamePosition position = GamePosition.start("pikkpakk:start=joint").play("b2", "b3");

    position.assertRefused("e5", "occupied", "e5");
    position.assertRefused("b2", "occupied", "b2");
    position.assertRefused("b3", "occupied", "b3");
  }

  @Test
  void lineFull() {
    Setup setup = Setup.of("pushfour:full=block").series("b5-h5", "lldlldd");

    setup.position().assertRefused("a5", "line-full", "a5");
    setup.position().assertRefused("i5", "line-full", "i5");
    assertThat(GamePosition.of("pushfour", setup.text()).reason("a5"))
        .isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void notComplete() {
    GamePosition position = GamePosition.start("pikkpakk:steps=any");

    // The number of cells and the majority come later.
    for (String move : List.of("au", "1l", "9r11", "id2")) {
      position.assertRefused(move, "not-complete");
      GamePosition.of("pikkpakk", position.text()).assertRefused(move, "not-complete");
    }
  }

  @Test
  void noBall() {
    GamePosition position = Setup.of("abalone:side=yes").light("b4 d4 f4-f5").position();

    position.assertRefused("e5u", "no-ball", "e5");
    position.assertRefused("e5u11", "no-ball", "e5");
    position.assertRefused("b4-d4u", "no-ball", "c4");
    position.assertRefused("a4-b4u", "no-ball", "a4");
    // An empty cell comes before a ball of another colour.
    Setup.of("abalone:side=yes")
        .light("a1")
        .dark("b4")
        .position()
        .assertRefused("b4-c4u", "no-ball", "c4");
  }

  @Test
  void notRear() {
    GamePosition position = GamePosition.start("abalone");

    position.assertRefused("a2u", "not-rear", "a2");
    position.assertRefused("a2u9", "not-rear", "a2");
    position.assertRefused("b1l", "not-rear", "b1");
    position.assertRefused("a8d", "not-rear", "a8");
    position.assertRefused("h1r", "not-rear", "h1");
    assertThat(position.reason("a2d")).isEqualTo("own-off");
  }

  @Test
  void notPure() {
    GamePosition position = Setup.of("abalone:side=yes").series("b4-e4", "ldll").position();

    position.assertRefused("b4-c4u", "not-pure", "c4");
    position.assertRefused("b4-d4u11", "not-pure", "c4");
    Setup.of("abalone:side=yes")
        .series("b4-e4", "dddd")
        .light("a1")
        .position()
        .assertRefused("b4-e4u", "not-pure", "b4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | bu2 | 1 | ''",
        "pikkpakk | cu11 | 1 | ''",
        "pikkpakk:push=square | bu2 | 1 | ''",
        "pikkpakk:push=square,steps=any | cu4 | 3 | ''",
        "pikkpakk:push=ring,steps=any | au5 | 4 | ''",
        "pikkpakk:push=capture | b2u2 | 1 | b2",
        "inlay | cu2 | 1 | ''",
        "inlay:push=square | cu2 | 1 | ''",
        "abalone | a1u2 | 1 | a1",
        "abalone | a9d2 | 1 | a9",
        "abalone:steps=own | a1u3 | 2 | a1",
        "abalone:steps=own | a9d2 | 1 | a9",
        "abalone:steps=exact | a1u3 | 2 | a1",
        "abalone:side=yes | a2-c2u2 | 1 | a2",
        "abalone:side=yes,steps=own | a2-c2u4 | 3 | a2",
      })
  void tooManySteps(String variant, String move, String most, String cell) {
    GamePosition start = GamePosition.start(variant);

    start.assertRefused(
        move, "too-many-steps", cell.isEmpty() ? new String[0] : new String[] {cell});
    assertThat(start.refusal(move).facts()).containsEntry("most", most);
  }

  @Test
  void withAnyStepsALineAndARunHaveNoLimitOfTheirOwn() {
    GamePosition.start("pikkpakk:steps=any").assertRefused("bu10", "edge");
    GamePosition.start("pikkpakk:steps=any").assertRefused("bu11", "edge");
    GamePosition.start("pikkpakk:steps=any").assertRefused("cu11", "no-majority");
    GamePosition.start("abalone:steps=any").assertRefused("a1u11", "blocked", "a1");
  }

  @Test
  void tooFewSteps() {
    GamePosition position = GamePosition.start("abalone:side=yes,steps=exact");

    position.assertRefused("a1u", "too-few-steps", "a1");
    position.assertRefused("a2-c2u", "too-few-steps", "a2");
    position.assertRefused("a2-c2u2", "too-few-steps", "a2");
    // The edge and the way come later.
    position.assertRefused("a2d", "too-few-steps", "a2");
    position.assertRefused("a1-c1u2", "too-few-steps", "a1");
    assertThat(position.refusal("a2-c2u2").facts()).containsEntry("fewest", "3");
    assertThat(position.reason("a2-c2u3")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void noMajorityInALine() {
    for (String variant : List.of("pikkpakk", "pikkpakk:push=square", "pikkpakk:push=ring")) {
      for (String move : List.of("cu", "cd", "2l", "2r", "ed", "eu")) {
        GamePosition.start(variant).assertRefused(move, "no-majority");
      }
    }
    GamePosition.start("pikkpakk").play("bu").assertRefused("bd", "no-majority");
  }

  @Test
  void edge() {
    GamePosition position = Setup.of("pikkpakk").light("a5-g5").target("a1").position();

    position.assertRefused("5l", "edge");
    GamePosition.start("inlay").play("bu").assertRefused("bu", "edge");
    GamePosition.start("pikkpakk:steps=any").assertRefused("bu2", "edge");
    assertThat(position.reason("5r")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void blockedSideways() {
    GamePosition position = Setup.of("abalone:side=yes").light("a1-c1").dark("b2").position();

    position.assertRefused("a1-c1u", "blocked", "a1");
    position.assertRefused("a1-c1d", "blocked", "a1");
    position.assertRefused("b1-c1u", "blocked", "b1");
  }

  @Test
  void equalityNotWinning() {
    GamePosition atEdge =
        Setup.of("pikkpakk:equal=yes").series("a5-g5", "lltlddd").light("b1-h1").position();

    atEdge.assertRefused("5r", "equality-not-winning");
    // The edge comes first.
    atEdge.assertRefused("5l", "edge");
  }
}
