package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.shared.ProgressLine;
import java.util.List;

/**
 * Plays the best move of the engine. It sees the whole match, and so which positions have occurred.
 */
record EngineSeat<S, M>(EngineSession<S, M> session, Limit limit, ProgressLine progress) {

  M choose(Match<S, M> match) {
    List<M> moves = match.legalMoves();
    return moves.size() == 1 ? moves.get(0) : analysis(match).best();
  }

  /** Returns what the engine finds in the current position, and shows that it is thinking. */
  Analysis<M> analysis(Match<S, M> match) {
    return session.analyse(
        match, limit, now -> progress.show("progress-thinking", "nodes", now.nodes()));
  }
}
