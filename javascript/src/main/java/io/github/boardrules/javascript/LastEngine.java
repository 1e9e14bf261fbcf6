package io.github.boardrules.javascript;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import java.util.Optional;

/**
 * The engine that was used last: what it has found is kept for the next question about the same
 * variant.
 *
 * <p>Not safe for use by several threads.
 */
public final class LastEngine {
  /** A browser tab has less memory than a program. */
  private static final long MEMORY = 96L << 20;

  private Optional<Session<?, ?>> last = Optional.empty();

  /** The engine of one variant. */
  public record Session<S, M>(Rules<S, M> rules, EngineSession<S, M> engine) {

    private static <S, M> Session<S, M> of(Rules<S, M> rules, long seed) {
      return new Session<>(rules, Engine.of(rules).withMemory(MEMORY).withSeed(seed).session());
    }

    /** Reads a record of the variant. */
    public Match<S, M> match(String record) {
      return MatchRecord.read(rules, record).toMatch();
    }
  }

  /** Returns the engine of a variant; one that is new has a seed. */
  public Session<?, ?> session(Rules<?, ?> rules, long seed) {
    last =
        last.filter(session -> session.rules().variant().equals(rules.variant()))
            .or(() -> Optional.of(Session.of(rules, seed)));
    return last.orElseThrow();
  }
}
