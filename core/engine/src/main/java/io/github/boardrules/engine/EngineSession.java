package io.github.boardrules.engine;

import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The analyses of one game. What has been found about a position is kept for the analysis of the
 * next one if a few moves lead there.
 *
 * <p>A session is mutable and belongs to one thread; only {@link #stop} may be called by others. It
 * holds up to the memory of its engine as long as it is reachable.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=1");
 * var session = Engine.of(rules).session();
 * var match = Match.of(rules).playText("a1");
 * session.analyse(match, Limit.depth(9)).best(); // ==> b1+c1
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class EngineSession<S, M> {
  private final Rules<S, M> rules;
  private final Translated<S, M, ?, ?> session;

  /** A session in the positions of packed rules, and the way there. */
  private record Translated<S, M, P, C>(PackedView<S, M, P, C> view, PackedSession<P, C> session) {

    static <S, M, P, C> Translated<S, M, P, C> of(
        PackedView<S, M, P, C> view, EngineSettings<S, M> settings) {
      return new Translated<>(view, new PackedSession<>(view.rules(), settings.in(view)));
    }

    Analysis<M> analyse(Match<S, M> match, Limit limit, Consumer<? super Analysis<M>> listener) {
      List<P> positions = match.positions().stream().map(view::pack).collect(Collectors.toList());
      return translated(
          session.analyse(
              positions,
              limit.<C>withForm(this::translated),
              analysis -> listener.accept(translated(analysis))));
    }

    private Analysis<M> translated(Analysis<C> analysis) {
      return analysis.translated(view);
    }
  }

  EngineSession(Engine<S, M> engine) {
    rules = engine.rules();
    session = Translated.of(rules.packed(), engine.settings());
  }

  /**
   * Analyses the current position of a match.
   *
   * @param match a match by the rules of the engine, not over
   * @param limit when to end
   * @return what has been found
   * @throws IllegalArgumentException if the match is one of another variant
   * @throws IllegalStateException if the game is over
   */
  public Analysis<M> analyse(Match<S, M> match, Limit limit) {
    return analyse(match, limit, analysis -> {});
  }

  /**
   * Analyses the current position of a match and tells a listener how far it has come.
   *
   * @param match a match by the rules of the engine, not over
   * @param limit when to end
   * @param listener receives what has been found, several times a second, as with an {@link Engine}
   * @return what has been found
   * @throws IllegalArgumentException if the match is one of another variant
   * @throws IllegalStateException if the game is over
   */
  public Analysis<M> analyse(
      Match<S, M> match, Limit limit, Consumer<? super Analysis<M>> listener) {
    Objects.requireNonNull(limit, "limit");
    Objects.requireNonNull(listener, "listener");
    String variant = match.rules().variant();
    if (!variant.equals(rules.variant())) {
      throw new IllegalArgumentException(
          "The match is one of " + variant + ", not of " + rules.variant() + ".");
    }
    match.status().requireOngoing();
    return session.analyse(match, limit, listener);
  }

  /**
   * Ends the running analysis, as a limit does: it returns what has been found. Listeners and other
   * threads may call it. It has no effect if no analysis runs.
   */
  public void stop() {
    session.session().stop();
  }
}
