package io.github.boardrules.examples.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The actions, the mask and the numbers that a learner gets agree with the rules. */
@Tag("slow")
class LearnerInputTest {
  private static final int GAMES = 2;
  private static final int MAX_PLIES = 120;

  /** The place of five-then-push in which its pushes begin. */
  private static final String PUSHING =
      "9/1ddlddld1/1ldldldd1/1ddlllld1/1llddlll1/1llldddl1/1llddldl1/1ldddlld1/9 2 push";

  /** The games in which a move begins with a piece of the player's own, where it begins on one. */
  private static final Set<String> STEPPING = Set.of("tzaar", "colorfield");

  static Stream<String> variants() {
    return Catalog.installed().games().stream().flatMap(game -> game.variantIds().stream());
  }

  @ParameterizedTest
  @MethodSource("variants")
  void movesAreActionsThatTheMaskAllows(String variant) {
    checkActions(Catalog.installed().rules(variant));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void positionsHaveTheSameNumbersExactlyIfTheyAreEqual(String variant) {
    checkNumbers(Catalog.installed().rules(variant));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void movesBeginWithPiecesOfTheMover(String variant) {
    checkOwners(Catalog.installed().rules(variant));
  }

  @Test
  void pushesAndEndsOfMovesAreActions() {
    assertThat(actions("fivepush", PUSHING, "cell:b8")).contains("word:l").doesNotContain("end");
    assertThat(actions("fivepush", PUSHING, "cell:b8", "word:l")).containsExactly("end");
    // A stone may be taken back, and another one after it.
    String square = "11../1.../..../22..|.../.../...|../..|. 1 0";
    assertThat(actions("pylos:takeback=must", square, "cell:1b3", "cell:1b3"))
        .contains("cell:1a3", "end");
  }

  @Test
  void theNumbersAreThoseOfTheText() {
    String position = "-.../...../....../-..WG../....../...../..B. 4,5,8 0,1,0 0,0,0 2";
    assertThat(numbers("zertz", position))
        .isEqualTo("1000000000000001004300000000000000020" + " 4 5 8 0 1 0 0 0 0 2");
    assertThat(numbers("pushfour", "9/9/9/1l7/9/9/9/3d5/9 1 place")).startsWith("0".repeat(28) + 2);
    assertThat(numbers("heaps:sizes=21,max=3", "20 2")).isEqualTo(" 20 2");
    String stacks =
        numbers(
            "tzaar",
            "tZrRt/.TRzTt/tR2Ttttr4/Rr....../ttT..R3../T......./z.t.T4../....Z./..... 1 second");
    assertThat(stacks).startsWith("53415").endsWith(" 1 3");
  }

  private static String numbers(String variant, String position) {
    return numbers(Catalog.installed().rules(variant), position);
  }

  /** Returns those of the places without blanks between them. */
  private static <S, M> String numbers(Rules<S, M> rules, String position) {
    LearnerInput<S, M> input = new LearnerInput<>(rules);
    int[] numbers = input.observation(rules.notation().parsePosition(position));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < numbers.length; i++) {
      text.append(i < input.places() ? "" : " ").append(numbers[i]);
    }
    return text.toString();
  }

  private static List<String> actions(String variant, String position, String... chosen) {
    return actions(Catalog.installed().rules(variant), position, chosen);
  }

  private static <S, M> List<String> actions(Rules<S, M> rules, String position, String... chosen) {
    LearnerInput<S, M> input = new LearnerInput<>(rules);
    List<Step> steps = Stream.of(chosen).map(Step::parse).toList();
    return input.mask(rules.notation().parsePosition(position), steps).stream()
        .mapToObj(i -> i == input.steps().size() ? "end" : input.steps().get(i).toString())
        .toList();
  }

  private static <S, M> void checkActions(Rules<S, M> rules) {
    LearnerInput<S, M> input = new LearnerInput<>(rules);
    int end = input.steps().size();
    for (Match<S, M> match : matches(rules)) {
      for (int ply = 0; ply < match.ply(); ply++) {
        S position = match.position(ply);
        List<Step> steps = rules.moveEntry().steps(position, match.moves().get(ply));
        for (int i = 0; i < steps.size(); i++) {
          int action = input.steps().indexOf(steps.get(i));
          assertThat(input.mask(position, steps.subList(0, i)).get(action)).isTrue();
        }
        assertThat(input.mask(position, steps).get(end)).as("%s", position).isTrue();
        assertThat(input.mask(position, List.of()).get(end)).isFalse();
      }
      assertThat(input.mask(match.position(), List.of()).isEmpty())
          .isEqualTo(match.status().isOver());
    }
  }

  private static <S, M> void checkNumbers(Rules<S, M> rules) {
    LearnerInput<S, M> input = new LearnerInput<>(rules);
    Map<String, S> known = new HashMap<>();
    for (Match<S, M> match : matches(rules)) {
      for (S position : match.positions()) {
        int[] numbers = input.observation(position);
        assertThat(numbers).hasSameSizeAs(input.observation(rules.start()));
        assertThat(IntStream.of(numbers)).allMatch(number -> number >= 0);
        assertThat(IntStream.of(numbers).limit(input.places()))
            .allMatch(number -> number < input.kinds().length());
        S same = known.putIfAbsent(Arrays.toString(numbers), position);
        assertThat(position).isEqualTo(same == null ? position : same);
      }
    }
  }

  private static <S, M> void checkOwners(Rules<S, M> rules) {
    Match<S, M> match = match(rules);
    for (int ply = 0; ply < match.ply(); ply++) {
      S position = match.positions().get(ply);
      M move = match.moves().get(ply);
      owners(rules, position, move, rules.moveEntry().steps(position, move).get(0));
    }
  }

  private static <S, M> Match<S, M> match(Rules<S, M> rules) {
    return Playout.randomMatch(rules, rules.start(), new SplitMix64(2), 40);
  }

  /** Returns random matches from the start, and from where random matches hardly come. */
  private static <S, M> List<Match<S, M>> matches(Rules<S, M> rules) {
    SplitMix64 random = new SplitMix64(3);
    List<S> starts = new ArrayList<>(Collections.nCopies(GAMES, rules.start()));
    if (game(rules).equals("fivepush")) {
      starts.add(rules.notation().parsePosition(PUSHING));
    }
    return starts.stream()
        .map(start -> Playout.randomMatch(rules, start, random, MAX_PLIES))
        .toList();
  }

  /** A piece that comes onto the board, and one that begins a step, is the mover's. */
  private static <S, M> void owners(Rules<S, M> rules, S position, M move, Step first) {
    int mover = rules.status(position).toMove().orElseThrow();
    Diagram before = rules.diagram(position);
    Map<String, OptionalInt> onTop = new HashMap<>();
    before.pieces().forEach(piece -> onTop.put(piece.cell(), piece.style().owner()));
    if (STEPPING.contains(game(rules)) && first.isCell() && onTop.containsKey(first.name())) {
      assertThat(onTop.get(first.name())).as("%s: %s", position, move).hasValue(mover);
    }
    Map<String, OptionalInt> kinds = new HashMap<>();
    rules
        .diagram(rules.play(position, move))
        .pieces()
        .forEach(piece -> kinds.put(piece.style().name(), piece.style().owner()));
    for (MoveChanges.Transfer transfer : rules.changes(position, move).transfers()) {
      if (transfer.from().cell().isEmpty() && transfer.to().cell().isPresent()) {
        OptionalInt owner = kinds.getOrDefault(transfer.piece(), OptionalInt.empty());
        assertThat(owner.orElse(mover)).as("%s: %s", position, move).isEqualTo(mover);
      }
    }
  }

  private static String game(Rules<?, ?> rules) {
    return rules.variant().replaceFirst(":.*", "");
  }
}
