package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceStart;
import io.github.boardrules.pikkpakk.reference.ReferenceSymmetry;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
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
    List<String> pushes =
        fourPushes(dice.between(line ? 3 : 2, 8), (char) ('b' + dice.between(0, line ? 5 : 6)));
    GamePosition now = full;
    for (int i = 0; i < 12; i++) {
      Assume.that(!now.isOver());
      now = now.play(pushes.get(i % 4));
    }

    assertThat(now.text()).isEqualTo(full.text());
  }

  @Example
  void theFourPushesMoveExactlyThreeBallsInACycle() {
    for (String push : List.of("line", "square")) {
      ReferenceVariant variant = bare(push);
      for (List<String> pushes : possible(variant)) {
        Map<String, String> ways = ways(variant, pushes);
        Set<String> moved = new TreeSet<>(ways.keySet());
        moved.removeIf(cell -> cell.equals(ways.get(cell)));
        String first = moved.iterator().next();
        String second = ways.get(first);
        String third = ways.get(second);

        assertThat(moved).as("%s: %s", push, pushes).hasSize(3).contains(second, third);
        assertThat(ways.get(third)).as("%s: %s", push, pushes).isEqualTo(first);
      }
    }
  }

  @Example
  void theFourPushesArePossibleAnywhereRoundTheBlockAndNearlyAnywhereAlongLines() {
    assertThat(possible(bare("square"))).hasSize(49);
    assertThat(possible(bare("line"))).hasSize(36);
  }

  @Example
  void theseThreeCyclesJoinAllFortyNineCellsAlongLinesWithTheirMirrorImages() {
    ReferenceVariant square = bare("square");
    ReferenceVariant line = bare("line");
    List<List<String>> images = new ArrayList<>();
    for (List<String> pushes : possible(line)) {
      for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(9, false)) {
        images.add(
            pushes.stream()
                .map(push -> ReferenceTexts.format(symmetry.of(ReferenceTexts.parseMove(push))))
                .toList());
      }
    }

    assertThat(joined(square, possible(square))).hasSize(49);
    // No column right of h can be pushed, and no row below 2: h2 is in none of these cycles.
    assertThat(joined(line, possible(line))).hasSize(48).doesNotContain("h2");
    assertThat(joined(line, images)).hasSize(49);
  }

  /** The cells to which a ball of {@code b2} can be brought by three-cycles. */
  private static Set<String> joined(ReferenceVariant variant, List<List<String>> cycles) {
    List<Map<String, String>> ways = cycles.stream().map(pushes -> ways(variant, pushes)).toList();
    Set<String> joined = new TreeSet<>(Set.of("b2"));
    int before = 0;
    while (before < joined.size()) {
      before = joined.size();
      for (Map<String, String> way : ways) {
        for (String cell : List.copyOf(joined)) {
          joined.add(way.getOrDefault(cell, cell));
        }
      }
    }
    return joined;
  }

  private static List<String> fourPushes(int row, char column) {
    return List.of(row + "l", column + "u", row + "r", column + "d");
  }

  private static ReferenceVariant bare(String push) {
    return ReferenceVariant.parse("inlay:push=" + push);
  }

  /** The four pushes {@code Rl Cu Rr Cd} of each row and column for which they are possible. */
  private static List<List<String>> possible(ReferenceVariant variant) {
    List<List<String>> all = new ArrayList<>();
    for (int row = 2; row <= 8; row++) {
      for (char column = 'b'; column <= 'h'; column++) {
        List<String> pushes = fourPushes(row, column);
        if (played(marked(variant, "b2"), pushes).isPresent()) {
          all.add(pushes);
        }
      }
    }
    return all;
  }

  /** Where the ball of each cell of the block goes. */
  private static Map<String, String> ways(ReferenceVariant variant, List<String> pushes) {
    Map<String, String> ways = new TreeMap<>();
    for (String cell : variant.board().block()) {
      GamePosition after = played(marked(variant, cell), pushes).orElseThrow();
      after
          .reference()
          .balls()
          .forEach(
              (at, ball) -> {
                if (ball == 't') {
                  ways.put(cell, at);
                }
              });
    }
    return ways;
  }

  /** A full block, far from the goal, that has its target ball on a cell. */
  private static GamePosition marked(ReferenceVariant variant, String target) {
    SortedMap<String, Character> balls =
        new TreeMap<>(ReferenceStart.pattern("halves", variant.board()));
    String middle = "e5";
    balls.put(middle, balls.getOrDefault(target, 'l'));
    balls.put(target, 't');
    ReferencePosition position = ReferenceStart.bare(variant, balls, false);
    return GamePosition.of(PikkPakkRules.parse(variant.id()), position);
  }

  private static Optional<GamePosition> played(GamePosition given, List<String> pushes) {
    GamePosition now = given;
    for (String push : pushes) {
      if (!now.reason(push).equals(GamePosition.LEGAL)) {
        return Optional.empty();
      }
      now = now.play(push);
    }
    return Optional.of(now);
  }

  private static boolean isRow(String move) {
    return Character.isDigit(move.charAt(0));
  }

  private static boolean isSameLine(String one, String other) {
    return line(one).equals(line(other));
  }

  private static String line(String move) {
    return move.substring(0, move.length() - 1);
  }
}
