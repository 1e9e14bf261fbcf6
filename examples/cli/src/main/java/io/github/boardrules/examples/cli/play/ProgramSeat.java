package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.examples.arena.ArenaPlayer;
import io.github.boardrules.examples.cli.analysis.ProgramPlayer;
import java.util.Optional;

/** A program of the user's in a seat. After an end that is undone it plays another game. */
final class ProgramSeat<S, M> {
  private final ProgramPlayer program;
  private final SplitMix64 random;
  private Optional<ArenaPlayer<S, M>> game = Optional.empty();

  ProgramSeat(ProgramPlayer program, SplitMix64 random) {
    this.program = program;
    this.random = random;
  }

  M choose(Match<S, M> match) {
    ArenaPlayer<S, M> player = game.orElseGet(() -> program.player(random.next()));
    game = Optional.of(player);
    return player.answer(match).move();
  }

  void ended(Match<S, M> match, Status outcome) {
    game.ifPresent(player -> player.ended(match, outcome));
    game = Optional.empty();
  }
}
