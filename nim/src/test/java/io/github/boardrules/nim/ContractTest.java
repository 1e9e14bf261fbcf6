package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.fixtures.CaseAssertions;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.FamilyContract;
import io.github.boardrules.fixtures.HashesContract;
import io.github.boardrules.fixtures.LawsContract;
import io.github.boardrules.fixtures.LawsPropertiesContract;
import io.github.boardrules.fixtures.MessagesContract;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.NullsContract;
import io.github.boardrules.fixtures.RandomCases;
import io.github.boardrules.fixtures.ReasonsContract;
import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.fixtures.StoredTextsContract;
import io.github.boardrules.fixtures.TestedGame;
import io.github.boardrules.fixtures.TextModel;
import io.github.boardrules.fixtures.ThreadsContract;
import io.github.boardrules.fixtures.VectorsContract;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What the tests of all games have in common, for these games. Grids and heaps have different
 * positions, so each has its own properties.
 */
@SuppressWarnings("ClassCanBeStatic") // jqwik takes only inner classes for groups
class ContractTest {
  /** All games of the module, for tests that use texts only. */
  static final TestedGame<Object, Object> NIM =
      new TestedGame<>(
          "nim",
          ContractTest::rules,
          new NimFamily(),
          Stream.<Reason>concat(Stream.of(GridReason.values()), Stream.of(HeapReason.values()))
              .toList(),
          List.of(NimEnding.values()),
          List.of(NimTextReason.values()));

  static final TestedGame<GridPosition, GridMove> GRIDS =
      new TestedGame<>(
          "nim",
          GridRules::parse,
          new NimFamily(),
          List.of(GridReason.values()),
          List.of(NimEnding.values()),
          List.of(NimTextReason.NO_SUCH_CELL, NimTextReason.CELL_TWICE));

  static final TestedGame<HeapPosition, HeapMove> HEAPS =
      new TestedGame<>(
          "nim",
          HeapRules::parse,
          new NimFamily(),
          List.of(HeapReason.values()),
          List.of(NimEnding.values()),
          List.of(
              NimTextReason.SIZES_MISSING,
              NimTextReason.TOO_MANY_HEAPS,
              NimTextReason.NO_SUCH_HEAP,
              NimTextReason.BAD_COUNT,
              NimTextReason.WRONG_HEAPS,
              NimTextReason.HEAP_TOO_LARGE));

  static final RandomCases<GridPosition, GridMove, GridGamePosition> GRID_CASES =
      new RandomCases<>(
          GridArbitraries::rules,
          GridArbitraries::gamePosition,
          GridArbitraries::game,
          GridNearMisses::new);

  static final RandomCases<HeapPosition, HeapMove, HeapGamePosition> HEAP_CASES =
      new RandomCases<>(
          HeapArbitraries::rules,
          HeapArbitraries::gamePosition,
          HeapArbitraries::game,
          HeapArbitraries::nearMisses);

  /** The rules, with the types of positions and moves erased. */
  @SuppressWarnings("unchecked") // objects are passed only to the rules that created them
  private static PackedRules<Object, Object> rules(String variant) {
    return (PackedRules<Object, Object>) new NimFamily().rules(variant);
  }

  @Test
  @Tag("slow") // left out of the mutation tests
  void randomCasesMeetEveryReasonAndAreOftenLegal() {
    CaseAssertions.assertEveryReasonIsMet(GRIDS, GRID_CASES, 50);
    CaseAssertions.assertEveryReasonIsMet(HEAPS, HEAP_CASES, 50);
  }

  @Nested
  class Family extends FamilyContract {
    Family() {
      super(NIM);
    }
  }

  @Nested
  class Reasons extends ReasonsContract {
    Reasons() {
      super(NIM);
    }
  }

  @Nested
  class Messages extends MessagesContract {
    Messages() {
      super(
          NIM,
          Set.of(
              ("drawing.cell drawing.place drawing.digit drawing.ball prompt.ball prompt.more prompt.more-or-play"
                      + " prompt.from prompt.from-or-digit prompt.from-or-number"
                      + " prompt.number prompt.digit prompt.digit-or-play")
                  .split(" ", -1)));
    }
  }

  @Nested
  class StoredTexts extends StoredTextsContract {
    StoredTexts() {
      super(NIM);
    }
  }

  @Nested
  class Hashes extends HashesContract<Object, Object> {
    Hashes() {
      super(NIM);
    }
  }

  @Nested
  class Threads extends ThreadsContract<Object, Object> {
    Threads() {
      super(NIM);
    }

    /** The solution of the rules; in classic Nim, that of a search of all positions. */
    @Override
    protected Optional<Solution<Object, Object>> solution(PackedRules<Object, Object> rules) {
      return rules.variant().equals("heaps:sizes=3-4-5")
          ? Optional.of(Solver.of(rules).withKnowledge(Knowledge.none()).solve(rules.start()))
          : super.solution(rules);
    }
  }

  @Nested
  class Nulls extends NullsContract {
    Nulls() {
      super(
          NIM,
          "..../..../..../.... 1",
          GridOptions.DEFAULT,
          GridCell.parse("a1"),
          GridMove.parse("a1+b1"),
          GridSolution.of(GridRules.standard()).orElseThrow(),
          HeapRules.heaps(3, 3),
          HeapRules.heaps(3, 3).start(),
          HeapOptions.heaps(3, 3),
          HeapMove.parse("1:2"),
          HeapSolution.of(HeapRules.heaps(3, 3)));
    }
  }

  @Nested
  class Vectors extends VectorsContract {
    Vectors() {
      super(NIM, ContractTest::model, Integer.MAX_VALUE);
    }
  }

  @Nested
  class Laws extends LawsContract<Object, Object> {
    Laws() {
      super(NIM, ContractTest::model);
    }

    @Override
    protected List<String> moves() {
      return List.of("a1", "a1+b2", "a1+c1", "a1+a2+a3+a4", "a1+b1+c1+d1", "1:1", "1:2", "1:99");
    }

    @Override
    protected List<String> texts() {
      return List.of(
          "i1",
          "b9",
          "a1+a1",
          "a1+b1+a1",
          "one-two-three:cols=9",
          "heaps",
          "heaps:max=3",
          "heaps:sizes=" + "1-".repeat(20) + "1",
          "heaps:sizes=100",
          "triangle:rows=21",
          "21:1",
          "0:1",
          "1:100",
          "1-1-1-1-1-1 1",
          "100 1",
          "100-0-0 1",
          "100-0-0-0 1",
          "99-0-0-0-0-0-0-0 1");
    }

    @Override
    protected List<String> morePositions() {
      String sizes =
          "2-3-4-5-6-7-8-9-10-11-12-13-14-15-16-17-18-19-20-21"; // equal heaps have many symmetries
      String manyHeaps = "1-1-1-1-1-1-1-1-9-1-1-1-1-1-1-1-1-1-1-9";
      return List.of(
          "one-two-three:max=1\toooo/oooo/oooo/.ooo 2",
          "one-two-three\t..../..../..../.... 2",
          "one-two-three:last=loses\t..../..../..../.... 1",
          "heaps:sizes=9-1,max=1\t0-1 1",
          "heaps:sizes=5,max=3\t2 1",
          // the largest board, and as many heaps as there may be
          "one-two-three:cols=8,rows=8\t"
              + ".......o/".repeat(3)
              + "......../".repeat(4)
              + "oooo...o 1",
          "heaps:sizes=" + sizes + "\t" + manyHeaps + " 1");
    }
  }

  @Group
  class GridLawsInRandomPositions
      extends LawsPropertiesContract<GridPosition, GridMove, GridGamePosition> {
    GridLawsInRandomPositions() {
      super(GRIDS, GRID_CASES);
    }
  }

  @Group
  class GridModelInRandomPositions
      extends ModelPropertiesContract<GridPosition, GridMove, GridGamePosition> {
    GridModelInRandomPositions() {
      super(GRID_CASES, ContractTest::model);
    }

    @Property
    void ballsAndLengthAgree(@ForAll(supplier = Dice.Seed.class) long seed) {
      GridGamePosition given = GridArbitraries.gamePosition(new Dice(seed));
      GridPosition position = given.position();

      assertThat(position)
          .hasToString(ReferenceTexts.format(given.referenceRules(), given.reference()));
      assertThat(position.toMove()).isEqualTo(given.reference().side());
      assertThat(position.balls()).isEqualTo(given.balls().size());
      assertThat(given.rules().maxPlies()).hasValue(given.referenceRules().cells().size());
      assertThat(position.cols()).isEqualTo(given.referenceRules().cols());
      assertThat(position.rows()).isEqualTo(given.referenceRules().rows());
      for (String cell : new ReferenceGrid(8, 8, 1, true, false).cells()) {
        assertThat(position.hasBall(GridCell.parse(cell)))
            .as(cell)
            .isEqualTo(given.balls().contains(cell));
      }
    }
  }

  @Group
  class HeapLawsInRandomPositions
      extends LawsPropertiesContract<HeapPosition, HeapMove, HeapGamePosition> {
    HeapLawsInRandomPositions() {
      super(HEAPS, HEAP_CASES);
    }
  }

  @Group
  class HeapModelInRandomPositions
      extends ModelPropertiesContract<HeapPosition, HeapMove, HeapGamePosition> {
    HeapModelInRandomPositions() {
      super(HEAP_CASES, ContractTest::model);
    }

    @Property
    void ballsAndLengthAgree(@ForAll(supplier = Dice.Seed.class) long seed) {
      HeapGamePosition given = HeapArbitraries.gamePosition(new Dice(seed));
      HeapPosition position = given.position();

      assertThat(position).hasToString(ReferenceTexts.format(given.reference()));
      assertThat(position.toMove()).isEqualTo(given.reference().side());
      assertThat(position.balls()).isEqualTo(given.heaps()).isUnmodifiable();
      assertThat(given.rules().maxPlies())
          .hasValue(ReferenceHeaps.balls(given.referenceRules().sizes()));
      assertThat(position.heaps()).isEqualTo(given.heaps().size());
      for (int heap = 1; heap <= given.heaps().size(); heap++) {
        assertThat(position.balls(heap)).isEqualTo(given.heaps().get(heap - 1));
      }
      for (int heap : new int[] {0, given.heaps().size() + 1, -1, 21, Integer.MIN_VALUE}) {
        assertThat(position.balls(heap)).isZero();
      }
    }
  }

  private static ReferenceModel model(String variant) {
    return variant.startsWith("one-two-three") ? gridModel(variant) : heapModel(variant);
  }

  private static ReferenceModel gridModel(String variant) {
    ReferenceGrid rules = ReferenceGrid.of(variant);
    return new TextModel<>(
        new TextModel.ReferenceNotation<ReferenceGrid.Position, NavigableSet<String>>(
            ReferenceTexts::parseGrid,
            position -> ReferenceTexts.format(rules, position),
            ReferenceTexts::parseCells,
            ReferenceTexts::format),
        rules::start,
        position -> List.copyOf(rules.moves(position.balls())),
        rules::play,
        rules::status,
        rules::refusal);
  }

  private static ReferenceModel heapModel(String variant) {
    ReferenceHeaps rules = ReferenceHeaps.of(variant);
    return new TextModel<>(
        new TextModel.ReferenceNotation<ReferenceHeaps.Position, ReferenceHeaps.Move>(
            ReferenceTexts::parseHeaps,
            ReferenceTexts::format,
            ReferenceTexts::parseMove,
            ReferenceTexts::format),
        rules::start,
        position -> rules.moves(position.heaps()),
        rules::play,
        rules::status,
        rules::refusal);
  }
}
