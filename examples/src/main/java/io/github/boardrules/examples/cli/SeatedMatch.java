package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Solver;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A match and its players. Each command on it prints its result.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
final class SeatedMatch<S extends Object, M extends Object> {
  private final CommandContext context;
  private final List<SeatKind> kinds;
  private final List<Optional<Seat<S, M>>> seats;
  private Match<S, M> match;

  private SeatedMatch(
      CommandContext context, Match<S, M> match, List<SeatKind> kinds, SplitMix64 random) {
    this.context = context;
    this.match = match;
    this.kinds = kinds;
    Solutions<S, M> solutions =
        new Solutions<>(match.rules(), Solver.DEFAULT_LIMIT, context.progress());
    seats = kinds.stream().map(kind -> kind.seat(solutions, random)).toList();
  }

  static <S extends Object, M extends Object> SeatedMatch<S, M> of(
      CommandContext context, Rules<S, M> rules, List<SeatKind> kinds, SplitMix64 random) {
    return new SeatedMatch<>(context, Match.of(rules), kinds, random);
  }

  int ply() {
    return match.ply();
  }

  /** Returns whether a program is to move; false if a person is, or if the game is over. */
  boolean isProgramToMove() {
    return programToMove(match).isPresent();
  }

  /** Plays the move of the program that is to move. */
  void playProgramMove() {
    M move = programToMove(match).orElseThrow().choose(match.position());
    int player = match.toMove().orElseThrow();
    say("play-move", "player", player, "move", match.rules().notation().formatMove(move));
    match = match.play(move);
    draw();
  }

  void play(String text) {
    try {
      match = match.play(text);
      draw();
    } catch (NotationException problem) {
      say("unreadable-move", "move", Texts.quote(text), "problem", problem);
    } catch (IllegalMoveException refused) {
      context.output().line(context.texts().verdict(Optional.of(refused.refusal())));
    }
  }

  void listMoves() {
    match.legalMoves().stream()
        .map(match.rules().notation()::formatMove)
        .sorted()
        .forEach(context.output()::line);
  }

  void why(String text) {
    try {
      M move = match.rules().notation().parseMove(text);
      context.output().line(context.texts().verdict(match.rules().refusal(match.position(), move)));
    } catch (NotationException problem) {
      say("unreadable-move", "move", Texts.quote(text), "problem", problem);
    }
  }

  /** Undoes moves up to the last one of a person. */
  void undo() {
    Match<S, M> earlier = match;
    do {
      if (!earlier.canUndo()) {
        say("play-no-undo");
        return;
      }
      earlier = earlier.undo();
    } while (programToMove(earlier).isPresent());
    match = earlier;
    draw();
  }

  /** Redoes moves up to the next one of a person, or to the end of the game. */
  void redo() {
    if (!match.canRedo()) {
      say("play-no-redo");
      return;
    }
    do {
      match = match.redo();
    } while (match.canRedo() && isProgramToMove());
    draw();
  }

  void save(String file) {
    if (file.isEmpty()) {
      say("play-no-file");
      return;
    }
    Map<String, String> headers = new LinkedHashMap<>();
    for (int player = 1; player <= kinds.size(); player++) {
      headers.put("player" + player, kinds.get(player - 1).word());
    }
    try {
      TextFiles.write(file, MatchRecord.write(match, headers));
      say("play-saved", "file", Texts.quote(file));
    } catch (Failure failure) {
      context.output().line(failure.sentence(context.texts()));
    }
  }

  /** Draws the position, with the cells of the last move marked, and prints the status. */
  void draw() {
    Diagram diagram =
        match.rules().diagram(match.position()).withMarks(lastCells(match), Diagram.Emphasis.LAST);
    context.output().line("");
    context.output().write(context.drawing().draw(diagram));
    context.output().line(match.rules().statusMessage(match.position(), context.texts().locale()));
  }

  void say(String key, Object... facts) {
    context.output().line(context.texts().text(key, facts));
  }

  private static <S extends Object, M extends Object> List<String> lastCells(Match<S, M> match) {
    return match
        .lastMove()
        .map(move -> match.rules().changes(match.position(match.ply() - 1), move).cells())
        .orElse(List.of());
  }

  private Optional<Seat<S, M>> programToMove(Match<S, M> match) {
    OptionalInt player = match.toMove();
    return player.isPresent() ? seats.get(player.getAsInt() - 1) : Optional.empty();
  }
}
