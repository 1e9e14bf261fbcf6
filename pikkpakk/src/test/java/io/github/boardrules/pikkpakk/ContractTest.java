package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.PuzzleSolver;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.grid.SquareImage;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.fixtures.EvaluationContract;
import io.github.boardrules.fixtures.GameContract;
import io.github.boardrules.fixtures.LawsContract;
import io.github.boardrules.fixtures.MessagesContract;
import io.github.boardrules.fixtures.NullsContract;
import io.github.boardrules.fixtures.RandomCases;
import io.github.boardrules.fixtures.ReferenceModel;
import io.github.boardrules.fixtures.TestedGame;
import io.github.boardrules.fixtures.TextModel;
import io.github.boardrules.fixtures.Threads;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.base.PikkPakkTextReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.PikkPakkSymmetry;
import io.github.boardrules.pikkpakk.reference.ReferenceMove;
import io.github.boardrules.pikkpakk.reference.ReferencePikkPakk;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.FivePushOptions;
import io.github.boardrules.pikkpakk.value.InlayOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkPattern;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.PushFourOptions;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the tests of all games have in common, for the games of this family. */
class ContractTest extends GameContract<PikkPakkPosition, PikkPakkMove, GamePosition> {
  /** Most of the games do not have to end. */
  private static final int MAX_PLIES = 60;

  static final TestedGame<PikkPakkPosition, PikkPakkMove> GAME =
      new TestedGame<>(
          "pikkpakk",
          PikkPakkRules::parse,
          new PikkPakkFamily(),
          List.of(PikkPakkReason.values()),
          List.of(PikkPakkEnding.values()),
          List.of(PikkPakkTextReason.values()));

  static final RandomCases<PikkPakkPosition, PikkPakkMove, GamePosition> CASES =
      new RandomCases<>(
          Arbitraries::rules,
          Arbitraries::position,
          dice -> Games.any(Arbitraries.rules(dice), dice),
          (given, dice) -> {
            NearMisses nearMisses = new NearMisses(given, dice);
            return () -> ReferenceTexts.format(nearMisses.next());
          });

  ContractTest() {
    super(GAME, CASES, ContractTest::model);
  }

  @Override
  protected int maxPlies() {
    return MAX_PLIES;
  }

  /** There are many variants, of five games. */
  @Override
  protected int maxPliesOfThreads() {
    return 15;
  }

  @ParameterizedTest
  @Tag("slow") // left out of the mutation tests
  @ValueSource(strings = {"line", "square"})
  void threadsThatShareASolverFindWhatOneFindsAlone(String push) {
    String rest = "/lllllll/lllllll/lllllll/lllllll/lllllll/lllllll";
    String variant = "inlay:from=nlllllt" + rest + ",push=" + push + ",to=tllllln" + rest;
    PikkPakkRules rules = PikkPakkRules.parse(variant);
    PuzzleSolver<PikkPakkPosition, PikkPakkMove> shared = Solver.ofPuzzle(rules).withLimit(1);

    List<Optional<PuzzlePath<PikkPakkMove>>> together =
        Threads.together(thread -> shared.solve(rules.start()));

    PikkPakkRules others = PikkPakkRules.parse(variant);
    assertThat(together).containsOnly(Solver.ofPuzzle(others).withLimit(1).solve(others.start()));
  }

  @Nested
  class Messages extends MessagesContract {
    private static final String LABELS =
        "player.1 player.2 due.placing due.entering due.pushing drawing.block drawing.frame"
            + " drawing.outside drawing.light-goal drawing.dark-goal drawing.target-goal"
            + " drawing.neutral-goal drawing.light drawing.dark drawing.target drawing.neutral"
            + " drawing.lost.1 drawing.lost.2 word.d word.l word.r word.u"
            + " refusal.own-off.far refusal.target-off.far"
            + " prompt.placing prompt.entering prompt.line prompt.ball prompt.direction"
            + " prompt.direction-or-series prompt.further";

    Messages() {
      super(GAME, Set.of(LABELS.split(" ", -1)));
    }

    @Test
    void aSentenceNamesTheCellAndTheNumbers() {
      Refusal far = GamePosition.start("abalone:steps=own").refusal("a1u4");
      Refusal off = Setup.of("abalone:steps=any", "e6-e7 l").position().refusal("e6u3");

      assertThat(far.message(Locale.ENGLISH))
          .isEqualTo("The push of a1 may be at most 2 cells long, not 4.");
      assertThat(far.message(new Locale("hu"))).contains("2", "4", "a1");
      assertThat(off.message(Locale.ENGLISH))
          .isEqualTo("A ball of your own would leave the board at step 3 from e6.");
      assertThat(off.message(new Locale("hu"))).contains("3", "e6");
      Refusal near = Setup.of("abalone", "e8-e9 l").position().refusal("e8u");
      assertThat(near.message(Locale.ENGLISH))
          .isEqualTo("A ball of your own would leave the board: e8.");
      assertThat(near.message(new Locale("hu"))).doesNotContain("1");
    }
  }

  @Nested
  class Nulls extends NullsContract {
    Nulls() {
      super(
          GAME,
          Setup.of("pikkpakk", "e5 t, e4 e6 d5 f5 l").text(),
          PikkPakkOptions.DEFAULT,
          PushFourOptions.DEFAULT,
          FivePushOptions.DEFAULT,
          AbaloneOptions.DEFAULT,
          InlayOptions.DEFAULT,
          PikkPakkPattern.SPIRAL,
          PikkPakkCell.parse("e5"),
          new PikkPakkLine(true, 2),
          PikkPakkMove.parse("e5"),
          PikkPakkMove.parse("bu"),
          PikkPakkMove.parse("e5u"),
          PikkPakkMove.parse("e5-f5u"),
          Solver.ofPuzzle(PikkPakkRules.inlay()));
    }
  }

  @Nested
  class Evaluated extends EvaluationContract<PikkPakkPosition, PikkPakkMove> {
    Evaluated() {
      super(GAME, Ladders.ALL);
    }

    @Override
    protected Optional<PikkPakkPosition> withPlayersExchanged(PikkPakkPosition position) {
      int size = BitPosition.cast(position).variant().board.size;
      return Optional.of(
          new PikkPakkSymmetry(size, SquareImage.ALL.get(0), true).position(position));
    }
  }

  @Nested
  class Laws extends LawsContract<PikkPakkPosition, PikkPakkMove> {
    Laws() {
      super(GAME, ContractTest::model);
    }

    @Override
    protected List<String> moves() {
      String moves =
          "e5 b2 a5 a1 k11 bu bd2 eu 5l 5r3 2l5 9r 11l ku b2u b8d2 c5r e5l3 h8l11 a1r a2u e8u e8u2"
              + " e7u3 e5u4 k1l a2-c2u b3-b4r2 a1-b1d d4-f4u3 j10-k10u"
              + " a5r3 a5r6 f5r4 g5l g5l2 g5l4 e4u2 e4u3 e6u e6u2 e6u4 b4-c4u b4-d4u3 a2-c2u2 i2-j2u";
      return List.of(moves.split(" ", -1));
    }

    @Override
    protected List<String> texts() {
      return List.of(
          "pikkpakk:board=11,push=ring",
          "abalone:collision=push",
          "abalone:win=19",
          "inlay:to=" + "lllllll/".repeat(6) + "lllllll",
          "c3-a3u",
          "a3-c3l",
          "t9/9/9/9/9/9/9/9/9 1 push",
          "9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/9 2 push",
          "9/9/9/9/9/9/9/9/9 1 push",
          "9/9/9/9/4t4/9/9/9/9 1 place",
          "9/9/9/9/4n4/9/9/9/9 1 push",
          "l8/9/9/9/4t4/9/9/9/9 2 place",
          "l8/9/9/9/9/9/9/9/9 1 place",
          "l8/9/9/9/9/9/9/9/9 2 place 0-0",
          "9/9/9/9/3d5/9/9/9/9 1 place",
          "9/9/9/9/4t4/9/9/9/9 1 push -",
          "9/9/9/9/4t4/9/9/9/9 1 push",
          "9/9/9/9/4t4/9/9/9/9 1 push 9/9/9/9/9/9/9/9/9:1:1,9/9/9/9/9/9/9/9/9:1:1");
    }

    @Override
    protected List<String> morePositions() {
      String block =
          ", b8-h8 lldlldd, b7-h7 ddlddll, b6-h6 lldlldd, b4-h4 lldlldd, b3-h3 ddlddll, b2-h2 lldlldd";
      String[] rows = {
        "pikkpakk | a5-g5 l, e1 t",
        "pikkpakk | c3-c4 d, e5 t",
        "pikkpakk | c6 c8 b7 d7 l, c7 t",
        "pikkpakk:equal=yes | 9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push",
        "pikkpakk:push=capture,steps=any | e7-e8 lt",
        "pikkpakk:repeat=2 | " + Setup.SPIRAL + " 1 push " + Setup.SPIRAL + ":1:1",
        "pushfour:full=block | b5-h5 lldlldd",
        "pushfour:both=draw | b2-e2 l, b3-e3 d",
        "pushfour:full=block | b2-h2 lldlldd, b3-h3 ddlddll, b4-h4 lldlldd, b5-h5 ddlddll,"
            + " b6-h6 lldlldd, b7-h7 ddlddll, b8-h8 lldlldd",
        "pushfour | b2-e2 l",
        "fivepush | a1-e1 l",
        "abalone:side=yes | b3-b4 ld, a1-c1 l",
        "abalone:collision=push,side=yes,steps=any | e5-e7 lld, e9 d",
        "abalone:steps=any | e7-e8 c5 l, e2 d",
        "abalone:side=yes,steps=exact | a2-c2 b2-b4 l",
        "abalone:win=3 | 1-3: a1 l",
        "inlay:from=chess | " + Setup.SPIRAL + " 1 push",
        "inlay:from=chess,to=spiral | " + Setup.SPIRAL + " 1 push",
        // each rule where another would decide otherwise
        "pikkpakk | c6 c8 b7 b1-h1 l, b9-h9 d, c7 t",
        "pikkpakk | a4 a6 b5 i5 c1-i1 l, a5 t",
        "pikkpakk:board=11,steps=any | b5-h5 lldlldl, f6 t",
        "pikkpakk:push=square,steps=any",
        "pikkpakk:push=ring,steps=any",
        "pikkpakk:start=joint | 2 place: e4 e6 d5 f5 l, b2-b4 d, e5 t",
        "pikkpakk:push=capture,steps=any | c5-g5 ltldd, b6 b4 l",
        "pikkpakk:push=capture,steps=any | e6-e9 dlll, i1 t",
        "pikkpakk:equal=yes,push=capture,steps=any | c5-g5 ltldd, b6 b4 l",
        "pushfour:both=draw | c2-e2 l, c3-e3 b2 d",
        "pushfour | e8-e2 d.l....",
        "pushfour:repeat=2 | b5-h5 lldlldd",
        "fivepush | place: b2-f2 l, b4-e4 c7 d",
        // the last ball is placed
        "fivepush | place: b5-h5 ddl.ddl" + block,
        "fivepush:first=last | place: b5-h5 ddl.ddl" + block,
        "pikkpakk:start=joint | 2 place: b5-h5 ddlt.dl" + block,
        "fivepush:edge=remove | b5-d5 lld",
        "abalone:steps=own | a5-d5 lldl, f5 l",
        "abalone:steps=exact | a5-d5 lldl",
        "abalone:steps=any | a5-d5 lldl, e4 l, e7 d",
        "abalone:collision=push,steps=any | a5-c5 e4 l, e5 g5 i5 e6 d",
        "abalone:own=yes,steps=any,win=2 | 1-0: f5-i5 llld, a9 d",
        "abalone:start=joint,steps=any | e6-e7 l",
        "abalone:repeat=3,side=yes,steps=own | b4-d4 e5-e6 l, a9 d",
        "abalone:side=yes,steps=any | b4-d4 lld, b3 l, c7 d",
        "abalone | 9-9: a1 l, i9 d",
      };
      Stream<String> starts =
          new PikkPakkFamily().games().stream().flatMap(game -> game.variantIds().stream());
      return Stream.concat(Stream.of(rows), starts)
          .map(row -> row.split(" \\| ", -1))
          .map(
              row ->
                  row[0] + "\t" + GamePosition.row(row[0], row.length > 1 ? row[1] : null).text())
          .toList();
    }
  }

  private static ReferenceModel model(String variant) {
    ReferencePikkPakk rules = ReferencePikkPakk.of(variant);
    return new TextModel<>(
        new TextModel.ReferenceNotation<ReferencePosition, ReferenceMove>(
            ReferenceTexts::parsePosition,
            ReferenceTexts::format,
            ReferenceTexts::parseMove,
            ReferenceTexts::format),
        rules::start,
        rules::legalMoves,
        rules::play,
        rules::status,
        rules::refusal);
  }
}
