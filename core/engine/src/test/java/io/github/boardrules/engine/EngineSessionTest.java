package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits, threads, and the analyses of one game. */
class EngineSessionTest {
  private static final HashGame GAME = new HashGame();
  private static final Limit WEAK = Limit.nodes(9_999).and(Limit.depth(1));

  @AfterEach
  void noThreadIsLeft() {
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .doesNotContain("boardrules-engine");
  }

  @ParameterizedTest
  @EnumSource
  void theLeastLimitsGiveAMove(SearchMethod method) {
    Engine<Long, Integer> engine = Engine.of(GAME).withMethod(method);

    Analysis<Integer> oneNode = engine.analyse(GAME.start(), Limit.nodes(1));
    Analysis<Integer> short1 = engine.analyse(GAME.start(), Limit.time(Duration.ofMillis(1)));
    Analysis<Integer> shortest = engine.analyse(GAME.start(), Limit.time(Duration.ofNanos(1)));

    assertThat(oneNode.nodes()).isEqualTo(1);
    for (Analysis<Integer> analysis : List.of(oneNode, short1, shortest)) {
      assertThat(GAME.isLegal(GAME.start(), analysis.best())).isTrue();
    }
    assertThat(shortest.nodes()).isLessThanOrEqualTo(100);
  }

  /** Positions without an end: one with a single move, and one whose other moves lose. */
  @ParameterizedTest
  @EnumSource
  void whereNothingIsLeftToChooseTheAnswerComesAtOnce(SearchMethod method) {
    List<Limit> limits =
        List.of(Limit.nodes(100_000), Limit.depth(100_000), Limit.time(Duration.ofDays(1)));
    for (String choice : List.of("1: 1", "1: 1 4 5")) {
      GraphGame game = GraphGame.of(choice, "2: 2 3", "1: 1 3", "1: 1 2", "win 2", "win 2");
      Engine<Integer, Integer> engine =
          Engine.of(game).withMethod(method).withMemory(Engine.MIN_MEMORY);
      for (Limit limit : limits) {
        Analysis<Integer> analysis = engine.analyse(0, limit);

        assertThat(analysis.best()).isEqualTo(1);
        assertThat(analysis.nodes()).isBetween(1L, 600L);
        assertThat(analysis.proof()).isEmpty();
        assertThat(analysis.hasAllMoves()).isTrue();
      }
      Limit goal = Limit.nodes(2_000).and(Limit.until(found -> false));
      assertThat(engine.analyse(0, goal).nodes()).isGreaterThan(600);
    }
  }

  /** Of six moves a player of level 1 finds the best in 27 of a hundred positions. */
  @ParameterizedTest
  @CsvSource({"1, 21, 33", "5, 69, 81", "8, 91, 99", "9, 100, 100"})
  void aWeakOpponentOverlooksMovesAndClaimsNothingFalse(int level, int least, int most) {
    int best = 0;
    for (int seed = 0; seed < 500; seed++) {
      Engine<Long, Integer> engine = Engine.of(GAME).withSeed(seed);
      Limit full = Limit.nodes(50);
      Analysis<Integer> analysis = engine.analyse(GAME.start(), Limit.level(level, full));
      Analysis<Integer> strong =
          engine.analyse(GAME.start(), full.and(Limit.nodes(Limit.level(level, full).mostNodes())));

      assertThat(analysis).hasToString(strong.toString());
      assertThat(analysis.valueForMover()).isEqualTo(strong.valueForMover());
      assertThat(analysis.recommended(6)).hasToString(strong.recommended(6).toString());
      assertThat(GAME.legalMoves(GAME.start())).contains(analysis.best());
      Analysis<Integer> again = engine.analyse(GAME.start(), Limit.level(level, full));
      assertThat(again.best()).isEqualTo(analysis.best());
      best += analysis.best().equals(strong.best()) ? 1 : 0;
    }
    assertThat(best / 5.0).isBetween((double) least, (double) most);
  }

  @Test
  void aWeakOpponentErrsWithPerfectPlayToo() {
    SolvedGraph game = new SolvedGraph(GraphGame.of("1: 1 2 3", "win 1", "win 2", "win 2"));
    int wins = 0;
    for (int seed = 0; seed < 200; seed++) {
      Limit limit = Limit.level(8, Limit.nodes(100_000));
      Analysis<Integer> analysis = Engine.of(game).withSeed(seed).analyse(0, limit);

      assertThat(analysis.proof()).hasValue(GameValue.win(1, 1));
      wins += analysis.best() == 1 ? 1 : 0;
    }
    assertThat(wins).isBetween(170, 199);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void anAnalysisWithoutALimitEndsWithAProof(int threads) {
    GraphGame game = GraphGame.draw(5, 2, 12, false);
    Limit none = Limit.none().and(Limit.time(Duration.ofSeconds(Long.MAX_VALUE)));
    for (SearchMethod method : SearchMethod.values()) {
      Analysis<Integer> analysis =
          Engine.of(game).withMethod(method).withThreads(threads).analyse(0, none);

      assertThat(analysis.proof().orElseThrow().winner())
          .isEqualTo(Solver.of(game).solve(0).gameValue(0).winner());
    }
  }

  @Test
  void aListenerIsToldTenTimesASecond() {
    AtomicLong now = new AtomicLong();
    List<Long> nodes = new ArrayList<>();
    List<Long> times = new ArrayList<>();
    Engine<Long, Integer> engine = Engine.of(GAME).withClock(() -> now.addAndGet(1_000_000));

    engine.analyse(
        Match.of(GAME),
        Limit.nodes(20_000),
        found -> {
          nodes.add(found.nodes());
          times.add(now.get());
        });

    assertThat(nodes).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(1);
    for (int i = 1; i < times.size(); i++) {
      assertThat(times.get(i) - times.get(i - 1)).isGreaterThanOrEqualTo(100_000_000);
    }
  }

  @Test
  void aGoalIsSeenWithinAMoveOfTheRoot() {
    AtomicLong now = new AtomicLong();
    Engine<Long, Integer> engine =
        Engine.of(GAME)
            .withMethod(SearchMethod.ALPHA_BETA)
            .withClock(() -> now.addAndGet(1_000_000_000));

    Limit enough = Limit.until(found -> found.nodes() > 100_000);

    assertThat(engine.analyse(GAME.start(), enough).nodes()).isBetween(100_000L, 102_000L);
  }

  /** An analysis of a wide position takes as long as thousands of nodes. */
  @ParameterizedTest
  @EnumSource(SearchMethod.class)
  void aGoalIsAskedMoreRarelyInAWidePosition(SearchMethod method) {
    int moves = 200;
    String wide = GraphGame.node(1, IntStream.rangeClosed(1, moves).boxed().toList());
    Stream<String> nodes =
        Stream.concat(Stream.of(wide), Stream.generate(() -> "2: 0").limit(moves));
    AtomicInteger asked = new AtomicInteger();
    Limit limit = Limit.nodes(20_000).and(Limit.until(found -> asked.incrementAndGet() < 0));

    Engine.of(GraphGame.of(nodes.toArray(String[]::new)))
        .withMethod(method)
        .withEvaluation(position -> 0)
        .withClock(() -> 0)
        .analyse(0, limit);

    assertThat(asked.get()).isBetween(2, 20_000 / (8 * moves) + 1);
  }

  @ParameterizedTest
  @ValueSource(classes = {UnsupportedOperationException.class, AssertionError.class})
  void whatIsThrownInAnotherThreadComesOut(Class<? extends Throwable> type) {
    Thread caller = Thread.currentThread();
    Engine<Long, Integer> engine =
        Engine.of(GAME)
            .withThreads(2)
            .withEvaluation(
                position -> {
                  if (Thread.currentThread() == caller) {
                    return 0;
                  }
                  if (type == AssertionError.class) {
                    throw new AssertionError("broken");
                  }
                  throw new UnsupportedOperationException("broken");
                });

    assertThatThrownBy(() -> engine.analyse(GAME.start(), Limit.depth(30)))
        .isInstanceOf(type)
        .hasMessage("broken");
  }

  @ParameterizedTest
  @EnumSource
  void movesMayBeUndone(SearchMethod method) {
    EngineSession<Long, Integer> session = Engine.of(GAME).withMethod(method).session();
    Match<Long, Integer> start = Match.of(GAME);
    Match<Long, Integer> later = start;
    for (int ply = 0; ply < 3; ply++) {
      later = later.play(session.analyse(later, Limit.nodes(300)).best());
    }
    for (Match<Long, Integer> match : List.of(later, start, later.undo(), later, start)) {
      Analysis<Integer> analysis = session.analyse(match, Limit.nodes(300));

      assertThat(match.legalMoves()).contains(analysis.best());
      assertThat(analysis.nodes()).isLessThanOrEqualTo(300);
      assertThat(analysis.moves())
          .extracting(RatedMove::move)
          .containsExactlyInAnyOrderElementsOf(match.legalMoves());
    }
  }

  @Test
  void perfectPlayIsUsedUnlessAWeakOpponentIsWanted() {
    for (int seed = 0; seed < 40; seed++) {
      SolvedGraph game = new SolvedGraph(GraphGame.draw(seed, 2, 20, seed % 2 == 0));
      Solution<Integer, Integer> solution = game.knowledge().solution(0).orElseThrow();
      GameValue truth = solution.gameValue(0);

      Analysis<Integer> analysis = Engine.of(game).analyse(0, Limit.nodes(10_000));

      assertThat(analysis.nodes()).isZero();
      assertThat(analysis.depth()).isEqualTo(1);
      assertThat(analysis.proof()).hasValue(truth);
      assertThat(solution.bestMoves(0)).contains(analysis.best());
      int mover = game.status(0).toMove().orElseThrow();
      for (RatedMove<Integer> rated : analysis.moves()) {
        GameValue after = solution.gameValue(rated.move());
        assertThat(rated.valueForMover())
            .isEqualTo(after.isDraw() ? 0 : after.isWinFor(mover) ? 1 : -1);
        assertThat(rated.proof().orElseThrow().winner()).isEqualTo(after.winner());
        if (!after.isDraw()) {
          assertThat(rated.proof().orElseThrow().distance())
              .hasValue(after.distance().orElseThrow() + 1);
        }
        int last = rated.variation().get(rated.variation().size() - 1);
        assertThat(rated.variation()).startsWith(rated.move());
        assertThat(game.status(last).winner()).isEqualTo(after.winner());
      }
      assertThat(analysis.moves()).hasSameSizeAs(game.legalMoves(0));
      assertThat(Engine.of(game).analyse(0, WEAK).nodes()).isPositive();
    }
  }

  @Test
  void aWinningMoveIsPlayedAtFullStrength() {
    GraphGame graph = GraphGame.of("1: 1 2 3", "2: 3 4", "2: 4", "win 1", "win 2");
    BookGame game = new BookGame(graph);
    Engine<Integer, Integer> engine = Engine.of(game);

    for (Limit strong :
        List.of(Limit.nodes(10_000), Limit.time(Duration.ofMillis(1)), Limit.none())) {
      Analysis<Integer> analysis = engine.analyse(0, strong);

      assertThat(analysis.best()).isEqualTo(3);
      assertThat(analysis.recommended(5)).extracting(RatedMove::move).containsExactly(3);
      assertThat(analysis.recommended(1).get(0).variation()).containsExactly(3);
      assertThat(analysis.recommended(1).get(0).proof()).hasValue(GameValue.win(1));
      assertThat(analysis.hasAllMoves()).isFalse();
      assertThat(analysis.valueForMover()).isEqualTo(1);
      assertThat(analysis.proof()).hasValue(GameValue.win(1));
      assertThat(analysis.nodes()).isZero();
    }
    for (Limit weak : List.of(WEAK, Limit.level(8, Limit.nodes(100_000)))) {
      assertThat(engine.analyse(0, weak).moves()).hasSize(3);
    }
    assertThat(engine.analyse(1, Limit.nodes(10_000)).moves()).hasSize(2);
  }

  @Test
  void rulesMayRecommendATreeForTheirEvaluation() {
    EngineSettings<Integer, Integer> settings =
        Engine.of(new SolvedGraph(GraphGame.draw(1, 2, 9, true))).settings();

    assertThat(settings.method()).isEqualTo(SearchMethod.TREE);
    assertThat(settings.rolloutPlies()).isEqualTo(2);
    assertThat(settings.evaluation().valueForPlayer1(1)).isEqualTo(0.25);
  }

  /** A game on a graph that knows a move from the start, the last one. */
  private static final class BookGame extends GraphGame {
    BookGame(GraphGame graph) {
      super(graph);
    }

    @Override
    public Knowledge<Integer, Integer> knowledge() {
      return Knowledge.<Integer, Integer>none()
          .withWinningMove(position -> Optional.of(3).filter(move -> position == 0));
    }
  }

  /** A game on a drawn graph that comes with perfect play, and with an evaluation for trees. */
  private static final class SolvedGraph extends GraphGame {
    SolvedGraph(GraphGame graph) {
      super(graph);
    }

    @Override
    public Knowledge<Integer, Integer> knowledge() {
      return Knowledge.<Integer, Integer>none()
          .withEvaluation(position -> 0.25)
          .withPlayoutPlies(2)
          .withSolution(position -> Optional.of(Solver.of(new GraphGame(this)).solve(position)));
    }
  }
}
