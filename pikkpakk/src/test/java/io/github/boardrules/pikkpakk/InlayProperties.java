package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds of inlay puzzles (RULES.md, "Invariants", {@code inlay}). */
class InlayProperties {
  private static final int PAIRS = 20;

  @Property
  void everyPushCanBeTakenBack(
      @ForAll(supplier = Arbitraries.InlayPosition.class) GamePosition given) {
    for (PikkPakkMove move : given.legalMoves()) {
      GamePosition after = given.after(move);
      if (!after.isOver()) {
        assertThat(after.play(PushProperties.reverse(move)).text())
            .as("%s: %s", given, move)
            .isEqualTo(given.text());
      }
    }
  }

  @Property
  void pushesOfTwoRowsCommuteOfTwoColumnsToo(
      @ForAll(supplier = Arbitraries.InlayPosition.class) GamePosition given, @ForAll long seed) {
    Dice dice = new Dice(seed);
    List<String> moves = given.legal();
    for (int i = 0; i < PAIRS; i++) {
      String one = dice.pick(moves);
      String other = dice.pick(moves);
      if (isRow(one) == isRow(other) && !isSameLine(one, other)) {
        GamePosition afterOne = given.play(one);
        GamePosition afterOther = given.play(other);
        if (!afterOne.isOver() && !afterOther.isOver()) {
          assertThat(afterOne.play(other).text())
              .as("%s: %s and %s", given, one, other)
              .isEqualTo(afterOther.play(one).text());
        }
      }
    }
  }

  @Property
  void withPushSquareSevenEqualPushesDoNothing(
      @ForAll(supplier = Arbitraries.InlayPosition.class) GamePosition given, @ForAll long seed) {
    Assume.that(given.variant().is("push", "square"));
    String move = new Dice(seed).pick(given.legal());
    GamePosition now = given;
    for (int i = 0; i < 7; i++) {
      Assume.that(!now.isOver());
      now = now.play(move);
    }

    assertThat(now.text()).isEqualTo(given.text());
  }

  @Property
  void fromAFullBlockTheFourPushesDoneThreeTimesDoNothing(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ReferenceVariant variant = new Variants(dice).inlay();
    GamePosition given = GamePosition.start(variant.id());
    List<String> cells = dice.shuffled(variant.board().block());
    SortedMap<String, Character> balls = new TreeMap<>();
    given.reference().balls().values().forEach(ball -> balls.put(cells.remove(0), ball));
    GamePosition full = given.with(given.reference().with(balls));
    // Along lines, the lowest row and the last column do not let all four pushes be made.
    boolean line = variant.is("push", "line");
    int row = dice.between(line ? 3 : 2, 8);
    char column = (char) ('b' + dice.between(0, line ? 5 : 6));
    List<String> pushes = List.of(row + "l", column + "u", row + "r", column + "d");
    GamePosition now = full;
    for (int i = 0; i < 12; i++) {
      Assume.that(!now.isOver());
      now = now.play(pushes.get(i % 4));
    }

    assertThat(now.text()).isEqualTo(full.text());
  }

  private static boolean isRow(String move) {
    return Character.isDigit(move.charAt(0));
  }

  private static boolean isSameLine(String one, String other) {
    return one.regionMatches(0, other, 0, one.length() - 1);
  }
}
