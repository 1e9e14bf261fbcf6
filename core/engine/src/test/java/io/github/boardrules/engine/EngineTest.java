package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an engine promises besides good moves. */
class EngineTest {
  private static final HashGame GAME = new HashGame();

  /** A clock that goes on by 20 milliseconds whenever it is read. */
  private static LongSupplier hastyClock(long start) {
    AtomicLong now = new AtomicLong(start);
    return () -> now.addAndGet(20_000_000);
  }

  private static LongSupplier hastyClock() {
    return hastyClock(0);
  }

  @ParameterizedTest
  @EnumSource
  void theSameSeedAndNodesGiveTheSameAnalysis(SearchMethod method) {
    Engine<Long, Integer> engine = Engine.of(GAME).withMethod(method).withSeed(3);

    Analysis<Integer> analysis = engine.analyse(GAME.start(), Limit.nodes(700));

    assertThat(engine.analyse(GAME.start(), Limit.nodes(700)))
        .usingRecursiveComparison()
        .isEqualTo(analysis);
  }

  @Test
  void anotherSeedGivesOtherRandomGames() {
    Engine<Long, Integer> engine = Engine.of(GAME);

    assertThat(engine.withSeed(1).analyse(GAME.start(), Limit.nodes(300)).toString())
        .isNotEqualTo(engine.withSeed(2).analyse(GAME.start(), Limit.nodes(300)).toString());
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
    assertThat(analysis.value()).isEqualTo(analysis.moves().get(0).value());
    assertThat(analysis.nodes()).isEqualTo(700);
    for (RatedMove<Integer> rated : analysis.moves()) {
      assertThat(Match.of(GAME).playAll(rated.variation()).moves()).startsWith(rated.move());
    }
  }

  /** The move to 1 loses at once, which says nothing about the move to 2. */
  @Test
  void aStoppedRoundThatHasSeenOnlyALossKeepsTheOtherValues() {
    Status loss = Status.win(2, MoveReason.GAME_OVER);
    Status draw = Status.draw(MoveReason.GAME_OVER);
    GraphGame game =
        new GraphGame(
            2,
            false,
            List.of(Status.ongoing(1), Status.ongoing(2), Status.ongoing(2), loss, draw),
            List.of(List.of(1, 2), List.of(3), List.of(4), List.of(), List.of()));
    for (int seed = 0; seed < 4; seed++) {
      Engine<Integer, Integer> engine =
          Engine.of(game)
              .withMethod(SearchMethod.ALPHA_BETA)
              .withSeed(seed)
              .withEvaluation(position -> 0.5);
      for (int nodes = 1; nodes < 8; nodes++) {
        assertThat(engine.analyse(0, Limit.nodes(nodes)).moves())
            .as("seed %s, %s nodes", seed, nodes)
            .allMatch(rated -> Math.abs(rated.value()) <= 1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void limitsEndAnAnalysis(SearchMethod method) {
    Engine<Long, Integer> engine = Engine.of(GAME).withMethod(method).withClock(hastyClock());

    Analysis<Integer> deep = engine.analyse(GAME.start(), Limit.depth(3));
    Analysis<Integer> enough =
        engine.analyse(GAME.start(), Limit.until(analysis -> analysis.nodes() >= 1_500));

    assertThat(deep.depth()).isGreaterThanOrEqualTo(3);
    assertThat(enough.nodes()).isBetween(1_500L, 100_000L);
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

  @Test
  void aListenerSeesAnAnalysisGrow() {
    Engine<Long, Integer> engine = Engine.of(GAME).withClock(hastyClock());
    List<Long> nodes = new ArrayList<>();

    Analysis<Integer> analysis =
        engine.analyse(
            Match.of(GAME),
            Limit.until(found -> nodes.size() == 4),
            found -> nodes.add(found.nodes()));

    assertThat(nodes).hasSize(4).isSorted().doesNotHaveDuplicates();
    assertThat(analysis.nodes()).isEqualTo(nodes.get(3));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void whatAListenerThrowsEndsTheSearchAndComesOut(int threads) {
    Engine<Long, Integer> engine = Engine.of(GAME).withThreads(threads).withClock(hastyClock());

    assertThatThrownBy(
            () ->
                engine.analyse(
                    Match.of(GAME),
                    Limit.nodes(Long.MAX_VALUE),
                    found -> {
                      throw new UnsupportedOperationException("enough");
                    }))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("enough");
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .doesNotContain("boardrules-engine");
  }

  @Test
  void whatAnEvaluationThrowsInAnotherThreadComesOut() {
    Thread caller = Thread.currentThread();
    Engine<Long, Integer> engine =
        Engine.of(GAME)
            .withThreads(2)
            .withMethod(SearchMethod.ALPHA_BETA)
            .withEvaluation(
                position -> {
                  if (Thread.currentThread() != caller) {
                    throw new UnsupportedOperationException("no idea");
                  }
                  return 0;
                });

    assertThatThrownBy(() -> engine.analyse(GAME.start(), Limit.depth(30)))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void anInterruptEndsAnAnalysis(int threads) {
    Thread.currentThread().interrupt();

    Analysis<Integer> analysis =
        Engine.of(GAME).withThreads(threads).analyse(GAME.start(), Limit.nodes(Long.MAX_VALUE));

    assertThat(Thread.interrupted()).isTrue();
    assertThat(GAME.isLegal(GAME.start(), analysis.best())).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void threadsShareTheNodes(SearchMethod method) {
    Analysis<Integer> analysis =
        Engine.of(GAME).withMethod(method).withThreads(4).analyse(GAME.start(), Limit.nodes(2_000));

    assertThat(analysis.nodes()).isBetween(1_000L, 2_000L);
    assertThat(analysis.moves()).extracting(RatedMove::move).doesNotHaveDuplicates();
  }

  @Test
  void aSessionGoesOnWithWhatItKnows() {
    EngineSession<Long, Integer> session = Engine.of(GAME).session();
    Match<Long, Integer> match = Match.of(GAME);
    Analysis<Integer> first = session.analyse(match, Limit.nodes(3_000));
    Match<Long, Integer> next = match.play(first.best());
    long known =
        session.analyse(next, Limit.nodes(1)).moves().stream().mapToLong(RatedMove::visits).sum();

    assertThat(known).isGreaterThan(100);
  }

  /** A corridor in which player 1 walks and wins at both ends, while player 2 waits. */
  private static GraphGame corridor(int length) {
    List<Status> statuses = new ArrayList<>();
    List<List<Integer>> edges = new ArrayList<>();
    for (int cell = 0; cell < length; cell++) {
      boolean isEnd = cell == 0 || cell == length - 1;
      // The node of a cell with player 1 to move has an even number, that with player 2 the next.
      statuses.add(isEnd ? Status.win(1, MoveReason.GAME_OVER) : Status.ongoing(1));
      edges.add(isEnd ? List.of() : List.of(2 * cell - 1, 2 * cell + 3));
      statuses.add(Status.ongoing(2));
      edges.add(List.of(2 * cell));
    }
    return new GraphGame(2, true, statuses, edges);
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

  /**
   * After 0 and 1, player 1 is in 2 and may go back to 1, where player 2 wins at once, or to 4 and
   * on for ever.
   */
  @ParameterizedTest
  @EnumSource
  void aPositionThatHasOccurredIsNoRefuge(SearchMethod method) {
    Status lost = Status.win(2, MoveReason.GAME_OVER);
    GraphGame game =
        new GraphGame(
            2,
            true,
            List.of(
                Status.ongoing(1),
                Status.ongoing(2),
                Status.ongoing(1),
                lost,
                Status.ongoing(2),
                Status.ongoing(1)),
            List.of(List.of(1), List.of(2, 3), List.of(1, 4), List.of(), List.of(5), List.of(4)));
    Match<Integer, Integer> match = Match.of(game).playAll(List.of(1, 2));

    Analysis<Integer> analysis =
        Engine.of(game)
            .withMethod(method)
            .withEvaluation(position -> -0.5)
            .analyse(match, Limit.nodes(60));

    assertThat(analysis.best()).isEqualTo(4);
    assertThat(valueOf(1, analysis)).isEqualTo(-1);
    assertThat(valueOf(4, analysis)).isNegative();
  }

  @Test
  void aMatchOfAnotherVariantIsRefused() {
    Match<Integer, Integer> match = Match.of(new MirroredGraph(corridor(5)), 4);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Engine.of(corridor(5)).analyse(match, Limit.nodes(1)))
        .withMessage("The match is one of mirrored-graph, not of graph.");
  }

  private static double valueOf(int move, Analysis<Integer> analysis) {
    return analysis.moves().stream()
        .filter(rated -> rated.move() == move)
        .mapToDouble(RatedMove::value)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aGameThatIsOverIsNotAnalysed() {
    long end = LongStream.iterate(1, n -> n + 1).filter(EngineTest::isOver).findFirst().orElse(0);

    assertThatIllegalStateException()
        .isThrownBy(() -> Engine.of(GAME).analyse(end, Limit.nodes(1)))
        .withMessage("The game is over: there is no legal move.");
  }

  private static boolean isOver(long position) {
    return GAME.status(position).isOver();
  }

  @Test
  void settingsOutOfTheirRangesAreRefused() {
    Engine<Long, Integer> engine = Engine.of(GAME);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> engine.withThreads(0))
        .withMessage("The number of threads is 1 to 1024, not 0.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> engine.withMemory(1000))
        .withMessage("The memory is 1048576 bytes or more, not 1000.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limit.nodes(0))
        .withMessage("A limit is 1 or more, not 0.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limit.time(Duration.ZERO))
        .withMessage("A time limit is more than 0, not PT0S.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limit.depth(0))
        .withMessage("A limit is 1 or more, not 0.");
  }

  @Test
  void limitsAreCombined() {
    Limit limit = Limit.nodes(10_000).and(Limit.time(Duration.ofSeconds(2))).and(Limit.depth(5));

    assertThat(limit).hasToString("10000 nodes, 2000 ms, depth 5");
    assertThat(limit.nodes()).isEqualTo(10_000);
    assertThat(limit.time()).isEqualTo(Duration.ofSeconds(2));
    assertThat(limit.depth()).isEqualTo(5);
    assertThat(limit.goal()).isEmpty();
    assertThat(Limit.nodes(7).and(limit)).hasToString("7 nodes, 2000 ms, depth 5");
    assertThat(Limit.nodes(Long.MAX_VALUE)).hasToString("no limit");
  }

  @Test
  void aFullTreeIsSearchedOn() {
    Analysis<Integer> analysis =
        Engine.of(GAME).withMemory(Engine.MIN_MEMORY).analyse(GAME.start(), Limit.nodes(20_000));

    assertThat(analysis.nodes()).isEqualTo(20_000);
  }
}
