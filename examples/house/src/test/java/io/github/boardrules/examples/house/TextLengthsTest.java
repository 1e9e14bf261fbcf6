package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.fixtures.Checkout;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** No text is longer than docs/stability.md says. */
class TextLengthsTest {
  private static final Pattern ROW =
      Pattern.compile("\\| `(.*)` \\| ([\\d,]+) \\| ([\\d,]+) \\| ([\\d,]+) \\| ([\\d,]+) \\|");

  private static final Catalog GAMES = Catalog.installed();
  private static final Map<String, List<Integer>> BOUNDS = bounds();

  /** What comes into the list of earlier positions by a move, with the larger and other boards. */
  private static final int SEEN_LARGE = 136;

  private static final int SEEN = 94;

  private record Game(
      String variant, String start, List<String> moves, List<String> positions, String status) {}

  /** The columns of the table. */
  private enum Kind {
    VARIANT(0),
    POSITION(1),
    MOVE(2),
    STEP(3);

    private final int column;

    Kind(int column) {
      this.column = column;
    }

    int bound(String variant) {
      String id = GAMES.game(variant).id();
      return BOUNDS.getOrDefault(id, List.of()).get(column);
    }

    void check(String variant, String text) {
      assertThat(text).as(variant).hasSizeLessThanOrEqualTo(bound(variant));
    }
  }

  private static Map<String, List<Integer>> bounds() {
    Map<String, List<Integer>> bounds = new TreeMap<>();
    ROW.matcher(Checkout.read("docs/stability.md"))
        .results()
        .forEach(
            row ->
                bounds.put(
                    row.group(1),
                    List.of(row.group(2), row.group(3), row.group(4), row.group(5)).stream()
                        .map(number -> Integer.valueOf(number.replace(",", "")))
                        .toList()));
    return bounds;
  }

  static List<String> modules() {
    return Checkout.GAMES;
  }

  @Test
  void thePageHasARowForEveryGame() {
    assertThat(GAMES.games()).extracting(GameInfo::id).hasSameElementsAs(BOUNDS.keySet());
    GAMES.games().forEach(game -> game.variantIds().forEach(id -> Kind.VARIANT.check(id, id)));
    assertThat(GAMES.game("colorfield").variantIds()).allMatch(id -> id.length() <= 200);
    assertThat(Checkout.read("docs/stability.md"))
        .contains("up to " + SEEN + " characters\n")
        .contains(", " + SEEN_LARGE + " on the board of 11");
  }

  @ParameterizedTest
  @MethodSource("modules")
  void theTextsOfTheVectorsAreNoLonger(String module) {
    Checkout.read("vectors/" + module + ".games.jsonl")
        .lines()
        .map(line -> new Gson().fromJson(line, Game.class))
        .forEach(TextLengthsTest::check);
  }

  private static void check(Game game) {
    TextRules rules = GAMES.textRules(game.variant());
    Kind.VARIANT.check(game.variant(), game.variant());
    assertThat(game.status()).hasSizeLessThanOrEqualTo(40);
    MoveEntry<String, String> entry = rules.moveEntry();
    String before = game.start();
    for (int i = 0; i < game.moves().size(); i++) {
      String move = game.moves().get(i);
      Kind.MOVE.check(game.variant(), move);
      for (Step step : entry.steps(before, move)) {
        Kind.STEP.check(game.variant(), step.toString());
      }
      before = game.positions().get(i);
      checkPosition(game.variant(), before);
    }
  }

  /** Checks a position, and the list of earlier positions apart. */
  private static void checkPosition(String variant, String position) {
    if (variant.contains("repeat=")) {
      int list = position.lastIndexOf(' ');
      int most = variant.contains("board=11") ? SEEN_LARGE : SEEN;
      assertThat(Arrays.asList(position.substring(list + 1).split(",", -1)))
          .allSatisfy(seen -> assertThat(seen).hasSizeLessThan(most));
      Kind.POSITION.check(variant, position.substring(0, list));
    } else {
      Kind.POSITION.check(variant, position);
    }
  }

  /** The longest texts that are known. Those with an asterisk are as long as the page says. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "*; zertz:game=tournament,rings=61,claim=automatic,capture=retract,stall=999; VARIANT;",
        "*; zertz:game=tournament,rings=61,capture=retract,stall=999; POSITION;"
            + " WGW../....../......./......../........./......../......./....../....."
            + " 4,7,10 0,0,0 0,0,0 2 s999"
            + " <WG.../....../......./......../........./......../......./....../....."
            + "|5,7,10|0,0,0|0,0,0|s999>",
        " ; zertz; MOVE; xf1Gf3Bd5Gd3Bb1Bb3Bd3Bf1",
        "*; tzaar:setup=random,seed=9223372036854775807,cover=forbid; VARIANT;",
        " ; tzaar; POSITION; ...../tt2.T2../R2.t2..../R3......./T.T2t2R..z3/...t2..../r2...Z2.r/"
            + "....../R2.... 1 second",
        "*; tzaar; MOVE; D5xC5",
        "*; pylos:base=3,takeback=must,lines=yes,out=stuck,limit=999; VARIANT;",
        "*; pylos:limit=999; POSITION; ..../..../..../1...|.../.../...|../..|. 2 998",
        "*; pylos:lines=yes; MOVE; 1d2-2a2x2a2x1d1",
        "*; one-two-three:cols=7,rows=8,max=any,touch=no,last=loses; VARIANT;",
        "*; one-two-three:cols=8,rows=8; POSITION;"
            + " oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo 1",
        "*; one-two-three:cols=8,max=any; MOVE; a1+b1+c1+d1+e1+f1+g1+h1",
        "*; triangle:rows=20,max=99,last=loses; VARIANT;",
        "*; triangle:rows=20; POSITION; 1-2-3-4-5-6-7-8-9-10-11-12-13-14-15-16-17-18-19-20 1",
        "*; triangle:rows=20; MOVE; 20:20",
        "*; heaps:sizes=99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99,max=98"
            + ",last=loses; VARIANT;",
        "*; heaps:sizes=99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99; POSITION;"
            + " 99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99 1",
        "*; heaps:sizes=9-9-9-9-9-9-9-9-9-99; MOVE; 10:99",
        "*; pikkpakk:board=11,equal=yes,push=capture,repeat=9,start=joint,steps=any; VARIANT;",
        "*; pikkpakk:board=11,push=capture,steps=any; MOVE; b10r10",
        "*; pushfour:both=draw,full=block,repeat=9; VARIANT;",
        "*; pushfour; MOVE; b9",
        "*; fivepush:both=draw,edge=remove,first=last,majority=no,repeat=9; VARIANT;",
        "*; fivepush:edge=remove; MOVE; c9l",
        "*; abalone:collision=push,own=yes,repeat=9,side=yes,start=joint,steps=exact,win=24;"
            + " VARIANT;",
        "*; abalone:side=yes,steps=any; MOVE; a2-c2u2",
        "*; inlay:from=lllllll/lllllll/lllllll/llltddd/ddddddd/ddddddd/ddddddd,push=square"
            + ",to=ddddddd/ddddddd/ddddddd/dddtlll/lllllll/lllllll/lllllll; VARIANT;",
        "*; inlay; MOVE; 2l",
        " ; colorfield; MOVE; i10-j10xa10",
      })
  void theLongestTextsThatAreKnownAreNoLonger(
      String isLongest, String variant, Kind kind, String given) {
    TextRules rules = GAMES.textRules(variant);
    String text =
        switch (kind) {
          case VARIANT -> rules.variant();
          case POSITION -> rules.notation().formatPosition(given);
          case MOVE, STEP -> rules.notation().formatMove(given);
        };

    assertThat(text).isEqualTo(given == null ? variant : given);
    kind.check(variant, text);
    if (isLongest != null) {
      assertThat(text).hasSize(kind.bound(variant));
    }
  }
}
