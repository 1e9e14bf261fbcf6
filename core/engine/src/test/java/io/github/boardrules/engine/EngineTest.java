package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an engine promises besides good moves. */
class EngineTest {
  private static final HashGame GAME = new HashGame();

  /** A clock that advances by 20 milliseconds whenever it is read. */
  private static LongSupplier hastyClock(long start) {
    AtomicLong now = new AtomicLong(start);
    return () -> now.addAndGet(20_000_000);
  }

  @Test
  void theMemoryFitsIntoThatOfJava() {
    assertThat(Engine.of(GAME).settings().memory)
        .isBetween(Engine.MIN_MEMORY, Runtime.getRuntime().maxMemory() / 4);
  }

  @Test
  void theMovesOfAnAnalysisAreInOrder() {
    Analysis<Integer> analysis = Engine.of(GAME).analyse(GAME.start(), Limit.nodes(700));

    assertThat(analysis.moves())
        .extracting(RatedMove::move)
        .containsExactlyInAnyOrderElementsOf(GAME.legalMoves(GAME.start()));
    assertThat(analysis.moves())
        .extracting(RatedMove::visits)
        .isSortedAccordingTo((one, other) -> Long.compare(other, one));
    assertThat(analysis.valueForMover()).isEqualTo(analysis.moves().get(0).valueForMover());
    assertThat(analysis.nodes()).isEqualTo(700);
    for (RatedMove<Integer> rated : analysis.moves()) {
      assertThat(Match.of(GAME).playAll(rated.variation()).moves()).startsWith(rated.move());
    }
  }

  /** The move to 1 loses at once, which says nothing about the move to 2. */
  @Test
  void aStoppedRoundThatHasSeenOnlyALossKeepsTheOtherValues() {
    GraphGame game = GraphGame.of("1: 1 2", "2: 3", "2: 4", "win 2", "draw");
    for (int seed = 0; seed < 4; seed++) {
      Engine<Integer, Integer> engine =
          Engine.of(game)
              .withMethod(SearchMethod.ALPHA_BETA)
              .withSeed(seed)
              .withEvaluation(position -> 0.5);
      for (int nodes = 1; nodes < 8; nodes++) {
        assertThat(engine.analyse(0, Limit.nodes(nodes)).moves())
            .as("seed %s, %s nodes", seed, nodes)
            .allMatch(rated -> Math.abs(rated.valueForMover()) <= 1);
      }
    }
  }

  @Test
  void aTreeStopsAtItsDepth() {
    Limit limit = Limit.depth(3).and(Limit.nodes(100_000));
    assertThat(Engine.of(GAME).analyse(GAME.start(), limit).nodes()).isLessThan(100_000);
  }

  /** A game without end, whose clock advances with what is asked. */
  private static final class TimedGame extends HashGame {
    private final AtomicLong time = new AtomicLong();

    TimedGame(int moves) {
      super(moves);
    }

    @Override
    public Status status(Long position) {
      time.incrementAndGet();
      return Status.ongoing((int) (1 + (position & 1)));
    }

    @Override
    public void legalMoves(Long position, MoveBuffer out) {
      time.addAndGet(1 + moves / 32);
      IntStream.range(0, moves).forEach(out::add);
    }

    @Override
    public Long playUnchecked(Long position, long code) {
      time.incrementAndGet();
      return super.playUnchecked(position, code);
    }
  }

  /** Neither search, nor the one for forced wins beside them, forgets the clock for long. */
  @ParameterizedTest
  @CsvSource({
    "TREE, 4",
    "TREE, 12",
    "TREE, 60",
    "ALPHA_BETA, 4",
    "ALPHA_BETA, 12",
    "ALPHA_BETA, 60"
  })
  void anAnalysisEndsSoonAfterItsTime(SearchMethod method, int moves) {
    for (int limit = 1_000; limit < 300_000; limit += limit / 4) {
      TimedGame game = new TimedGame(moves);
      Engine<Long, Integer> engine =
          Engine.of(game)
              .withMethod(method)
              .withEvaluation(HashGame::value)
              .withClock(game.time::get);

      assertThat(engine.analyse(game.start(), Limit.time(Duration.ofNanos(limit))).proof())
          .isEmpty();
      assertThat(game.time.get()).isBetween((long) limit, limit + 5_000L);
    }
  }

  /** {@link System#nanoTime} may begin anywhere, and run over. */
  @ParameterizedTest
  @ValueSource(longs = {Long.MIN_VALUE, -30_000_000, 0, Long.MAX_VALUE - 50_000_000})
  void timeIsKeptWhereverTheClockBegins(long start) {
    for (SearchMethod method : SearchMethod.values()) {
      Engine<Long, Integer> engine =
          Engine.of(GAME).withMethod(method).withClock(hastyClock(start));

      Analysis<Integer> inTime = engine.analyse(GAME.start(), Limit.time(Duration.ofMillis(100)));
      Analysis<Integer> endless =
          engine.analyse(
              GAME.start(), Limit.time(Duration.ofNanos(Long.MAX_VALUE)).and(Limit.nodes(3_000)));

      assertThat(inTime.nodes()).isBetween(1L, 2_000L);
      assertThat(endless.nodes()).isEqualTo(3_000);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void whatAListenerThrowsEndsTheSearchAndComesOut(int threads) {
    Engine<Long, Integer> engine = Engine.of(GAME).withThreads(threads).withClock(hastyClock(0));

    Consumer<Analysis<Integer>> listener =
        found -> {
          throw new UnsupportedOperationException("enough");
        };
    assertThatThrownBy(() -> engine.analyse(Match.of(GAME), Limit.none(), listener))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("enough");
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .doesNotContain("boardrules-engine");
  }

  /**
   * Of 12,000 moves 10,000 are looked at, and all of these lose; the last one wins. So a loss would
   * be a false claim, in the root and a move later.
   */
  @ParameterizedTest
  @EnumSource
  void ofVeryManyMovesAPartIsSearchedAndProvesNoLoss(SearchMethod method) {
    int count = 12_000;
    // The other move of the first position leads back to it.
    List<String> nodes = new ArrayList<>(List.of(GraphGame.node(2, List.of(1, count + 2))));
    nodes.add(GraphGame.node(1, IntStream.rangeClosed(2, count + 1).boxed().toList()));
    nodes.addAll(Collections.nCopies(count - 1, "win 2"));
    nodes.addAll(List.of("win 1", "1: 0"));
    GraphGame game = new GraphGame(2, false, nodes.toArray(String[]::new));
    Engine<Integer, Integer> engine =
        Engine.of(game).withMethod(method).withMemory(Engine.MIN_MEMORY);

    Analysis<Integer> wide = engine.analyse(1, Limit.nodes(500));
    Analysis<Integer> before = engine.analyse(0, Limit.nodes(500));

    assertThat(wide.moves()).hasSizeBetween(1, 10_000);
    assertThat(wide.hasAllMoves()).isFalse();
    assertThat(wide.proof().filter(value -> value.isWinFor(2))).isEmpty();
    assertThat(before.hasAllMoves()).isTrue();
    assertThat(before.proof()).isEmpty();
    assertThat(before.moves().get(0).proof()).isEmpty();
    assertThat(WinProver.of(game).withNodes(30_000).prove(1)).isEmpty();
    assertThat(WinProver.of(game).withNodes(30_000).prove(0)).isEmpty();
  }

  /** A list may be long, so the threads share that of the root. */
  @Test
  void allThreadsShareOneListOfTheRoot() {
    AtomicInteger lists = new AtomicInteger();
    GraphGame game =
        new GraphGame(2, false, "1: 1 2", "2: 3 4", "2: 3 4", "win 1", "win 1") {
          @Override
          public void legalMoves(Integer position, MoveBuffer out) {
            lists.addAndGet(position == 0 ? 1 : 0);
            super.legalMoves(position, out);
          }
        };

    Engine.of(game)
        .withMethod(SearchMethod.ALPHA_BETA)
        .withThreads(8)
        .analyse(0, Limit.nodes(8_000).and(Limit.depth(1)));

    assertThat(lists).hasValue(1);
  }

  /** With few nodes for many threads, the threads that are started have something to do. */
  @ParameterizedTest
  @EnumSource
  void fewNodesAreEnoughForManyThreads(SearchMethod method) {
    Engine<Long, Integer> engine = Engine.of(GAME).withMethod(method).withThreads(32);

    assertThat(engine.analyse(GAME.start(), Limit.nodes(20)).nodes()).isEqualTo(20);
    assertThat(engine.analyse(GAME.start(), Limit.nodes(2_000)).nodes()).isEqualTo(2_000);
  }

  /** Threads that are asked for and do not run take no memory from the one that runs. */
  @ParameterizedTest
  @EnumSource
  void threadsThatDoNotRunChangeNothing(SearchMethod method) {
    Engine<Long, Integer> engine = Engine.of(GAME).withMethod(method).withMemory(Engine.MIN_MEMORY);

    for (long nodes : new long[] {500, 5_000}) {
      Analysis<Integer> alone = engine.analyse(GAME.start(), Limit.nodes(nodes));
      Analysis<Integer> many =
          engine.withThreads(Engine.MAX_THREADS).analyse(GAME.start(), Limit.nodes(nodes));
      assertThat(many).hasToString(alone.toString());
      assertThat(many.moves()).hasToString(alone.moves().toString());
    }
  }

  /** An evaluation says how likely a win is, and never that it is proven. */
  @ParameterizedTest
  @CsvSource({"1e9, TREE", "1e9, ALPHA_BETA", "-Infinity, TREE", "-Infinity, ALPHA_BETA"})
  void evaluationsOutOfTheirRangeAreBounded(double value, SearchMethod method) {
    Analysis<Integer> analysis =
        Engine.of(GAME)
            .withEvaluation(position -> value)
            .withMethod(method)
            .analyse(GAME.start(), Limit.nodes(200));

    assertThat(analysis.proof()).isEmpty();
    assertThat(analysis.moves()).allMatch(move -> Math.abs(move.valueForMover()) <= 1);
  }

  @ParameterizedTest
  @EnumSource
  void anEvaluationThatIsNoNumberIsRefused(SearchMethod method) {
    Engine<Long, Integer> engine =
        Engine.of(GAME).withEvaluation(position -> Double.NaN).withMethod(method);

    assertThatIllegalStateException()
        .isThrownBy(() -> engine.analyse(GAME.start(), Limit.nodes(200)))
        .withMessageStartingWith("The evaluation is not a number in ");
  }

  @Test
  void settingsOutOfTheirRangesAreRefused() {
    Engine<Long, Integer> engine = Engine.of(GAME);

    assertRefused(() -> engine.withThreads(0), "The number of threads is 1 to 1024, not 0.");
    assertRefused(() -> engine.withMemory(1000), "The memory is 1048576 bytes or more, not 1000.");
    assertRefused(() -> Limit.nodes(0), "A limit is 1 or more, not 0.");
    assertRefused(() -> Limit.depth(0), "A limit is 1 or more, not 0.");
    assertRefused(() -> Limit.time(Duration.ZERO), "A time limit is more than 0, not PT0S.");
  }

  private static void assertRefused(ThrowingCallable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call).withMessage(message);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void anInterruptEndsAnAnalysis(int threads) {
    Thread.currentThread().interrupt();

    Analysis<Integer> analysis =
        Engine.of(GAME).withThreads(threads).analyse(GAME.start(), Limit.none());

    assertThat(Thread.interrupted()).isTrue();
    assertThat(GAME.isLegal(GAME.start(), analysis.best())).isTrue();
  }

  /** A corridor in which player 1 walks and wins at both ends, while player 2 waits. */
  private static GraphGame corridor(int length) {
    List<String> nodes = new ArrayList<>();
    for (int cell = 0; cell < length; cell++) {
      boolean isEnd = cell == 0 || cell == length - 1;
      // The node of a cell with player 1 to move has an even number, that with player 2 the next.
      nodes.add(isEnd ? "win 1" : "1: " + (2 * cell - 1) + " " + (2 * cell + 3));
      nodes.add("2: " + 2 * cell);
    }
    return GraphGame.of(nodes.toArray(String[]::new));
  }

  @ParameterizedTest
  @EnumSource
  void aPlayerWhoIsAheadDoesNotRepeatPositions(SearchMethod method) {
    GraphGame corridor = corridor(41);
    EngineSession<Integer, Integer> session =
        Engine.of(corridor).withMethod(method).withEvaluation(position -> 0.5).session();
    Match<Integer, Integer> match = Match.of(corridor, 40);
    while (!match.status().isOver() && match.ply() < 200) {
      match = match.play(session.analyse(match, Limit.nodes(12)).best());
    }

    assertThat(match.status().winner()).hasValue(1);
    assertThat(match.ply()).isLessThan(50);
  }

  /** From 2, player 1 may go back to 1, where player 2 wins at once, or to 4 and on for ever. */
  @ParameterizedTest
  @EnumSource
  void aPositionThatHasOccurredIsNoRefuge(SearchMethod method) {
    GraphGame game = GraphGame.of("1: 1", "2: 2 3", "1: 1 4", "win 2", "2: 5", "1: 4");
    Match<Integer, Integer> match = Match.of(game).playAll(List.of(1, 2));

    Engine<Integer, Integer> engine =
        Engine.of(game).withMethod(method).withEvaluation(position -> -0.5);
    List<RatedMove<Integer>> moves = engine.analyse(match, Limit.nodes(60)).moves();

    assertThat(moves).extracting(RatedMove::move).containsExactly(4, 1);
    assertThat(moves.get(0).valueForMover()).isNegative();
    assertThat(moves.get(1).valueForMover()).isEqualTo(-1);
  }

  @Test
  void aMatchThatIsOverOrOfAnotherVariantIsRefused() {
    Engine<Integer, Integer> engine = Engine.of(corridor(5));
    Match<Integer, Integer> match = Match.of(new MirroredGraph(corridor(5)), 4);

    assertRefused(
        () -> engine.analyse(match, Limit.nodes(1)),
        "The match is one of mirrored-graph, not of graph.");
    assertThatIllegalStateException()
        .isThrownBy(() -> engine.analyse(0, Limit.nodes(1)))
        .withMessage("The game is over: there is no legal move.");
  }

  private static GraphGame fork(int players) {
    String other = players + ": ";
    return new GraphGame(players, true, "1: 1 2", other + "3", other + "4", "1: 1", "1: 2");
  }

  private static Evaluation<Integer> likes(int remainder) {
    return position -> position != 0 && position % 2 == remainder ? 0.9 : -0.9;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void anEvaluationOfOnesOwnDecidesWhatIsBest(int players) {
    Engine<Integer, Integer> engine = Engine.of(fork(players));

    assertThat(engine.withEvaluation(likes(1)).analyse(0, Limit.nodes(40)).best()).isEqualTo(1);
    assertThat(engine.withEvaluation(likes(0)).analyse(0, Limit.nodes(40)).best()).isEqualTo(2);
  }

  @Test
  void anEvaluationChoosesTheSearchUnlessItIsChosen() {
    Engine<Integer, Integer> engine = Engine.of(fork(2));

    assertMethod(engine, SearchMethod.TREE);
    assertThat(engine.settings().rolloutPlies()).isEqualTo(1000);
    assertThat(engine.settings().evaluation().valueForPlayer1(3)).isZero();
    assertThat(engine.withEvaluation(likes(1)).settings().rolloutPlies()).isEqualTo(4);
    assertMethod(engine.withEvaluation(likes(1)), SearchMethod.ALPHA_BETA);
    assertMethod(engine.withMethod(SearchMethod.TREE).withEvaluation(likes(1)), SearchMethod.TREE);
    assertMethod(engine.withMethod(SearchMethod.ALPHA_BETA), SearchMethod.ALPHA_BETA);
    assertMethod(Engine.of(fork(1)).withEvaluation(likes(1)), SearchMethod.TREE);
  }

  private static void assertMethod(Engine<Integer, Integer> engine, SearchMethod method) {
    assertThat(engine.settings().method()).isEqualTo(method);
  }

  @Test
  void aChangeKeepsTheOtherSettings() {
    Engine<Integer, Integer> first = Engine.of(fork(2));
    Engine<Integer, Integer> engine =
        first
            .withMethod(SearchMethod.ALPHA_BETA)
            .withEvaluation(likes(1))
            .withClock(() -> 5)
            .withMemory(Engine.MIN_MEMORY)
            .withThreads(Engine.MAX_THREADS)
            .withSeed(7)
            .withSeed(8);
    EngineSettings<Integer, Integer> settings = engine.settings();

    assertThat(settings.seed).isEqualTo(8);
    assertThat(settings.threads).isEqualTo(Engine.MAX_THREADS);
    assertThat(settings.memory).isEqualTo(Engine.MIN_MEMORY);
    assertThat(settings.method()).isEqualTo(SearchMethod.ALPHA_BETA);
    assertThat(settings.evaluation().valueForPlayer1(3)).isEqualTo(0.9);
    assertThat(settings.rolloutPlies()).isEqualTo(4);
    assertThat(settings.clock.getAsLong()).isEqualTo(5);
    assertThat(first.settings())
        .usingRecursiveComparison()
        .ignoringFields("clock", "knowledge")
        .isEqualTo(Engine.of(fork(2)).settings());
    assertThat(engine.rules()).isSameAs(first.rules());
  }
}
