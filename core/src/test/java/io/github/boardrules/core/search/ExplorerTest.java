package io.github.boardrules.core.search;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExplorerTest {
  private static final String SMALL = "counters:left=1,right=1";

  static Stream<Counters> layers() {
    return Stream.of(new Counters(SMALL), new Counters.Packed(SMALL));
  }

  @ParameterizedTest
  @MethodSource("layers")
  void everyPositionIsFoundOnceInTheOrderOfDepth(Counters rules) {
    List<String> found = new ArrayList<>();

    Explorer.Result result =
        Explorer.of(rules)
            .explore(rules.start(), 100, (position, depth) -> found.add(depth + ": " + position));

    assertThat(found).containsExactly("0: 1,1 1", "1: 0,1 2", "1: 1,0 2", "2: 0,0 1");
    assertThat(result).isEqualTo(new Explorer.Result(List.of(1, 2, 1), true));
    assertThat(result.total()).isEqualTo(4);
  }

  @ParameterizedTest
  @MethodSource("layers")
  void symmetricPositionsCountAsOne(Counters rules) {
    List<Position> found = new ArrayList<>();

    Explorer.Result result =
        Explorer.of(rules)
            .withSymmetry(true)
            .explore(rules.start(), 100, (position, depth) -> found.add(position));

    assertThat(found)
        .containsExactly(new Position(1, 1, 1), new Position(0, 1, 1), new Position(0, 0, 1));
    assertThat(result).isEqualTo(new Explorer.Result(List.of(1, 1, 1), true));
  }

  @ParameterizedTest
  @MethodSource("layers")
  void theResultSaysWhetherTheLimitWasMet(Counters rules) {
    Explorer<Position, Counters.Take> explorer = Explorer.of(rules);
    List<Position> found = new ArrayList<>();

    assertThat(explorer.explore(rules.start(), 4))
        .isEqualTo(new Explorer.Result(List.of(1, 2, 1), true));
    assertThat(explorer.explore(rules.start(), 3))
        .isEqualTo(new Explorer.Result(List.of(1, 2), false));
    assertThat(explorer.explore(rules.start(), 2, (position, depth) -> found.add(position)))
        .isEqualTo(new Explorer.Result(List.of(1, 1), false));
    assertThat(found).containsExactly(new Position(1, 1, 1), new Position(0, 1, 2));
    assertThat(explorer.explore(rules.start(), 1))
        .isEqualTo(new Explorer.Result(List.of(1), false));
    assertThat(explorer.explore(new Position(0, 0, 1), 1))
        .isEqualTo(new Explorer.Result(List.of(1), true));
  }

  @Test
  void aPositionThatIsReachedInManyWaysHasItsLeastDepth() {
    Walk walk = new Walk();
    List<String> found = new ArrayList<>();

    Explorer.Result result =
        Explorer.of(walk)
            .explore(walk.start(), 100, (position, depth) -> found.add(depth + ": " + position));

    assertThat(found).containsExactly("0: 3 1", "1: 4 2", "1: 2 2", "2: 5 1", "2: 1 1");
    assertThat(result.isComplete()).isTrue();
  }

  @Test
  void aLimitIsPositiveAndAResultCopiesItsList() {
    Walk walk = new Walk();
    List<Integer> countsByDepth = new ArrayList<>(List.of(1, 2));
    Explorer.Result result = new Explorer.Result(countsByDepth, true);
    countsByDepth.clear();

    assertThat(result.countsByDepth()).containsExactly(1, 2);
    illegalArgument(
        () -> Explorer.of(walk).explore(walk.start(), 0), "A limit must be 1 or more, not 0.");
  }
}
