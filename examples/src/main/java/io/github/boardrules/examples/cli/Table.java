package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.draw.TextDrawing;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Solver;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match with those who sit at it. Whatever is done to it, it prints what has come of it.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
final class Table<S extends Object, M extends Object> {
  private final Session session;
  private final List<SeatKind> kinds;
  private final List<Optional<Seat<S, M>>> seats;
  private Match<S, M> match;

  private Table(Session session, Match<S, M> match, List<SeatKind> kinds, SplitMix64 random) {
    this.session = session;
    this.match = match;
    this.kinds = kinds;
    Solutions<S, M> solutions =
        new Solutions<>(match.rules(), Solver.DEFAULT_LIMIT, session.progress());
    seats = kinds.stream().map(kind -> kind.seat(solutions, random)).toList();
  }

  static <S extends Object, M extends Object> Table<S, M> of(
      Session session, Rules<S, M> rules, List<SeatKind> kinds, SplitMix64 random) {
    return new Table<>(session, Match.of(rules), kinds, random);
  }

  int ply() {
    return match.ply();
  }

  /** Whether a program is to move; false when a person is, or when the game is over. */
  boolean waitsForProgram() {
    return programToMove(match).isPresent();
  }

  /** Lets the program play that is to move. */
  void letPlay() {
    M move = programToMove(match).orElseThrow().choose(match.position());
    say("play-move", "player", toMove(match), "move", match.rules().notation().formatMove(move));
    match = match.play(move);
    draw();
  }

  void play(String text) {
    try {
      match = match.play(match.rules().notation().parseMove(text));
      draw();
    } catch (NotationException problem) {
      say("unreadable-move", "move", Texts.quote(text), "problem", problem);
    } catch (IllegalMoveException refused) {
      session.output().line(session.texts().verdict(Optional.of(refused.refusal())));
    }
  }

  void listMoves() {
    match.legalMoves().stream()
        .map(match.rules().notation()::formatMove)
        .sorted()
        .forEach(session.output()::line);
  }

  void why(String text) {
    try {
      M move = match.rules().notation().parseMove(text);
      session.output().line(session.texts().verdict(match.rules().refusal(match.position(), move)));
    } catch (NotationException problem) {
      say("unreadable-move", "move", Texts.quote(text), "problem", problem);
    }
  }

  /** Goes back to the last decision of a person. */
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

  /** Goes on to the next decision of a person, or to the end. */
  void redo() {
    if (!match.canRedo()) {
      say("play-no-redo");
      return;
    }
    do {
      match = match.redo();
    } while (match.canRedo() && waitsForProgram());
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
      session.output().line(failure.sentence(session.texts()));
    }
  }

  /** Draws the position, with the cells of the last move marked, and says how the game stands. */
  void draw() {
    Diagram diagram =
        match.rules().diagram(match.position()).withMarks(lastCells(match), Diagram.Emphasis.LAST);
    session.output().line("");
    session.output().write(TextDrawing.plain().draw(diagram));
    session.output().line(match.status().message(session.texts().locale()));
  }

  void say(String key, Object... facts) {
    session.output().line(session.texts().text(key, facts));
  }

  private static <S extends Object, M extends Object> List<String> lastCells(Match<S, M> match) {
    return match
        .lastMove()
        .map(move -> match.rules().steps(match.position(match.ply() - 1), move))
        .orElse(List.of())
        .stream()
        .filter(Step.Cell.class::isInstance)
        .map(Step::name)
        .distinct()
        .toList();
  }

  private Optional<Seat<S, M>> programToMove(Match<S, M> match) {
    return match.status().isOver() ? Optional.empty() : seats.get(toMove(match) - 1);
  }

  private static int toMove(Match<?, ?> match) {
    return match.status() instanceof Status.Ongoing ongoing ? ongoing.toMove() : 0;
  }
}
