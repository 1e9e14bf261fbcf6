package io.github.boardrules.examples.cli;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import java.util.List;

/**
 * Plays the best move of the engine. It sees the whole match, and so which positions have occurred.
 *
 * @param session its session for this match
 * @param limit how much it may search for a move
 * @param progress shows that it is thinking
 * @param <S> the positions
 * @param <M> the moves
 */
record EngineSeat<S, M>(EngineSession<S, M> session, Limit limit, ProgressLine progress)
    implements Seat<S, M> {

  static <S, M> EngineSeat<S, M> of(SeatTools<S, M> tools) {
    Engine<S, M> engine = engine(tools.rules()).withSeed(tools.random().next());
    return new EngineSeat<>(engine.session(), tools.thinking().forMove(), tools.progress());
  }

  /**
   * Returns an engine whose memory leaves room for the program.
   *
   * @throws Failure if the engine cannot play by these rules
   */
  static <S, M> Engine<S, M> engine(Rules<S, M> rules) {
    if (!canPlay(rules)) {
      throw Failure.of("no-engine", "variant", rules.variant());
    }
    long free = Math.max(Engine.MIN_MEMORY, Runtime.getRuntime().maxMemory() / 4);
    return Engine.of(rules).withMemory(Math.min(Engine.DEFAULT_MEMORY, free));
  }

  /** Returns whether the engine can play by some rules. */
  static boolean canPlay(Rules<?, ?> rules) {
    return rules instanceof PackedRules && rules.players() == 2;
  }

  @Override
  public M choose(Match<S, M> match) {
    List<M> moves = match.legalMoves();
    return moves.size() == 1 ? moves.get(0) : analysis(match).best();
  }

  /** Returns what the engine finds in the current position, and shows that it is thinking. */
  Analysis<M> analysis(Match<S, M> match) {
    return session.analyse(
        match, limit, now -> progress.show("progress-thinking", "nodes", now.nodes()));
  }
}
