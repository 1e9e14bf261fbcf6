package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.play.Match;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * With one thread, the same settings, position and nodes give the same analysis on every machine.
 * The numbers are those of the machine on which a search was changed last: change them with it.
 */
class AnalysesTest {
  /** Lets a search go on where a single move is left that does not lose. */
  private static final Limit ON = Limit.until(found -> false);

  private static final Evaluation<Integer> UNQUIET =
      new HashGame.Unquiet<>(
          position -> HashGame.value((long) position), position -> position % 4 != 0);

  /** Returns a number of everything that is found along a match. */
  private static <S> long digest(Engine<S, Integer> engine, S start, int plies, Limit limit) {
    EngineSession<S, Integer> session = engine.session();
    SplitMix64 random = new SplitMix64(9);
    Match<S, Integer> match = Match.of(engine.rules(), start);
    long digest = 0;
    for (int ply = 0; ply < plies && !match.status().isOver(); ply++) {
      Analysis<Integer> analysis = session.analyse(match, limit);
      digest = Bits.mix(digest, analysis.nodes());
      digest = Bits.mix(digest, analysis.depth());
      digest = Bits.mix(digest, analysis.proof().toString().hashCode());
      for (RatedMove<Integer> rated : analysis.moves()) {
        digest = Bits.mix(digest, Double.doubleToLongBits(rated.valueForMover()));
        digest = Bits.mix(digest, rated.toString().hashCode());
      }
      List<Integer> moves = match.legalMoves();
      match =
          random.below(3) == 0
              ? match.play(moves.get(random.below(moves.size())))
              : match.play(analysis.best());
    }
    return digest;
  }

  private static String hash(int width, int nodes, UnaryOperator<Engine<Long, Integer>> settings) {
    HashGame game = new HashGame(width);
    long digest = 0;
    for (long start = 4; start < 7; start++) {
      if (!game.status(start).isOver()) {
        digest =
            Bits.mix(
                digest,
                digest(settings.apply(Engine.of(game)), start, 2, Limit.nodes(nodes).and(ON)));
      }
    }
    return Long.toHexString(digest);
  }

  private static String graphs(int nodes, UnaryOperator<Engine<Integer, Integer>> settings) {
    long digest = 0;
    for (int seed = 0; seed < 20; seed++) {
      GraphGame graph = GraphGame.draw(seed, 2, 10 + 2 * seed, seed % 3 != 0);
      PackedRules<Integer, Integer> game = seed % 2 == 0 ? graph : new MirroredGraph(graph);
      Engine<Integer, Integer> engine = settings.apply(Engine.of(game));
      digest = Bits.mix(digest, digest(engine, 0, 4, Limit.nodes(nodes).and(ON)));
    }
    return Long.toHexString(digest);
  }

  @Test
  void treesAreTheSame() {
    assertThat(
            List.of(
                hash(6, 600, engine -> engine),
                hash(6, 600, engine -> engine.withSeed(5)),
                hash(2, 400, engine -> engine),
                hash(
                    8,
                    600,
                    engine -> engine.withEvaluation(HashGame::value).withMethod(SearchMethod.TREE)),
                graphs(30, engine -> engine),
                graphs(200, engine -> engine),
                graphs(60, engine -> engine.withEvaluation(UNQUIET).withMethod(SearchMethod.TREE))))
        .hasToString(
            "[c14172d41ad9525e, 1409509f02a3a804, 82417eac9d88c39c, fbb82d38cf028534,"
                + " 155641188887b7a3, 6e39cca3bf95145c, 8f22222a8936765c]");
  }

  @Test
  void wideAndFullTreesAreTheSame() {
    assertThat(
            List.of(
                hash(201, 200, engine -> engine),
                hash(5_001, 30, engine -> engine),
                hash(30, 1_500, engine -> engine.withMemory(Engine.MIN_MEMORY))))
        .containsExactly("8e6ba1203bfac33b", "def0c56da0d55d19", "83fba3ada56b32e6");
  }

  @Test
  void alphaBetaSearchesAreTheSame() {
    assertThat(
            List.of(
                hash(6, 1_000, engine -> engine.withEvaluation(HashGame::value)),
                hash(20, 5_000, engine -> engine.withEvaluation(HashGame::value)),
                hash(2, 400, engine -> engine.withEvaluation(HashGame::value).withSeed(3)),
                hash(6, 2_000, engine -> engine.withMethod(SearchMethod.ALPHA_BETA)),
                graphs(30, engine -> engine.withEvaluation(UNQUIET)),
                graphs(200, engine -> engine.withEvaluation(UNQUIET)),
                graphs(1_000, engine -> engine.withMethod(SearchMethod.ALPHA_BETA))))
        .hasToString(
            "[1cbc0ac8ca14be70, e5cdee70e94e8146, d4bbd7ba6301ad44, 5f072815ac3aa4d2,"
                + " c5dc40ae844af94e, 5f054f8429c7de86, e3811af2029bb4c4]");
  }
}
