package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.analysis.AnalysisTable;
import io.github.boardrules.examples.cli.analysis.Engines;
import io.github.boardrules.examples.cli.shared.CommandContext;
import java.util.Optional;

/** What the engine would play in the place of a person. */
final class Hints<S, M> {
  private static final int MOVES = 3;

  private final CommandContext context;
  private final Limit limit;
  private Optional<EngineSeat<S, M>> engine = Optional.empty();

  Hints(CommandContext context, Limit limit) {
    this.context = context;
    this.limit = limit;
  }

  /** Prints the best moves in a match, with their values. */
  void show(Match<S, M> match) {
    if (match.status().isOver()) {
      context.refuse(Refusal.gameOver());
    } else if (Engines.canPlay(match.rules())) {
      EngineSeat<S, M> seat =
          engine.orElseGet(
              () ->
                  new EngineSeat<>(Engines.of(match.rules()).session(), limit, context.progress()));
      engine = Optional.of(seat);
      AnalysisTable<M> table =
          new AnalysisTable<>(context.texts(), match.rules().notation(), MOVES);
      Analysis<M> analysis = seat.analysis(match);
      boolean isLost =
          analysis
              .proof()
              .filter(proof -> proof.isWinFor(3 - match.toMove().orElseThrow()))
              .isPresent();
      context.say(isLost ? "hint-lost" : "analysis-scale", "player", match.toMove().orElseThrow());
      table.brief(analysis).forEach(context::line);
    } else if (match.rules().players() == 1) {
      context.say("play-no-hint");
    } else {
      context.say("no-engine", "variant", match.rules().variant());
    }
  }
}
