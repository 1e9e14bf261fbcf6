package io.github.boardrules.examples.arena;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;

/**
 * The engine.
 *
 * @param session its session for this game
 * @param limit when it moves
 */
record EnginePlayer<S, M>(EngineSession<S, M> session, Limit limit) implements ArenaPlayer<S, M> {

  static <S, M> EnginePlayer<S, M> of(PackedRules<S, M> rules, PlayerSettings settings, long seed) {
    Engine<S, M> engine =
        Engine.of(rules)
            .withSeed(seed)
            .withThreads(settings.threads())
            .withMemory(settings.megabytes() * (1L << 20));
    Engine<S, M> chosen = settings.method().map(engine::withMethod).orElse(engine);
    return new EnginePlayer<>(chosen.session(), limit(settings));
  }

  private static Limit limit(PlayerSettings settings) {
    Limit limit = settings.limit().forEngine();
    return settings.level().isPresent() ? Limit.level(settings.level().getAsInt(), limit) : limit;
  }

  @Override
  public FoundMove<M> answer(Match<S, M> match) {
    Analysis<M> analysis = session.analyse(match, limit);
    return new FoundMove<>(analysis.best(), analysis.nodes());
  }
}
