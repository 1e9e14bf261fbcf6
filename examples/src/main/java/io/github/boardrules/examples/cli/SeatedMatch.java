package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Solver;
import java.util.ArrayList;
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
  private final MatchRecord<S, M> recorded;
  private final List<SeatKind> kinds;
  private final List<Optional<Seat<S, M>>> seats;
  private Match<S, M> match;

  private SeatedMatch(
      CommandContext context, MatchRecord<S, M> recorded, List<SeatKind> kinds, SplitMix64 random) {
    this.context = context;
    this.recorded = recorded;
    match = recorded.match();
    this.kinds = kinds;
    Solutions<S, M> solutions =
        new Solutions<>(match.rules(), Solver.DEFAULT_LIMIT, context.progress());
    seats = kinds.stream().map(kind -> kind.seat(solutions, match.position(), random)).toList();
  }

  /** Returns a match that goes on where a record ends; it keeps the headers of the record. */
  static <S extends Object, M extends Object> SeatedMatch<S, M> of(
      CommandContext context, MatchRecord<S, M> recorded, List<SeatKind> kinds, SplitMix64 random) {
    return new SeatedMatch<>(context, recorded, kinds, random);
  }

  /** Returns the key of the header that says who plays. */
  static String header(int player) {
    return "player" + player;
  }

  boolean hasPeople() {
    return kinds.contains(SeatKind.HUMAN);
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

  /** Plays a move; if it gives up a claim for ever, the person is asked before. */
  void play(String text, Dialogue dialogue) {
    try {
      M move = match.rules().notation().parseMove(text);
      if (isMeant(move, dialogue)) {
        match = match.play(move);
        draw();
      }
    } catch (NotationException problem) {
      say("unreadable-move", "move", Texts.quote(text), "problem", problem);
    } catch (IllegalMoveException refused) {
      context.output().line(context.texts().verdict(Optional.of(refused.refusal())));
    }
  }

  private boolean isMeant(M move, Dialogue dialogue) {
    Optional<LostClaim> lost = LostClaim.of(match.rules(), match.position(), move);
    if (lost.isEmpty()) {
      return true;
    }
    Object[] facts = {"cells", lost.get().cells(), "move", lost.get().move()};
    String answer =
        dialogue.answer(context.texts().text("play-lost-claim", facts) + " ").orElse("");
    List<String> yes = List.of(context.texts().text("play-yes").split(" ", -1));
    return yes.contains(answer.strip().toLowerCase(context.texts().locale()));
  }

  /** Explains how moves are written, unless the program does not know the game, by an example. */
  void explainMoves() {
    String game = match.rules().variant().replaceFirst(":.*", "");
    context.texts().find("notation." + game).ifPresent(context.output()::line);
    List<M> first = new ArrayList<>(1);
    if (match.rules().anyLegal(match.position(), first::add)) {
      say("play-example", "move", match.rules().notation().formatMove(first.get(0)));
    }
  }

  /** Returns how the text of a legal move may go on. */
  List<String> completions(String typed) {
    return new MoveCompletions<>(match.rules()).of(match.position(), typed);
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
    try {
      TextFiles.write(file, record());
      say("play-saved", "file", Texts.quote(file));
    } catch (Failure failure) {
      context.output().line(failure.sentence(context.texts()));
    }
  }

  /** Returns the record; without another move, a recorded ending stays. */
  private String record() {
    boolean isSame = match.moves().equals(recorded.match().moves());
    return recorded
        .ending()
        .filter(ending -> isSame)
        .map(ending -> MatchRecord.write(match, headers(), ending))
        .orElseGet(() -> MatchRecord.write(match, headers()));
  }

  /** Returns the headers of the record, with the players; the names of people are kept. */
  private Map<String, String> headers() {
    Map<String, String> all = new LinkedHashMap<>(recorded.headers());
    for (int player = 1; player <= kinds.size(); player++) {
      SeatKind kind = kinds.get(player - 1);
      boolean isName =
          kind == SeatKind.HUMAN
              && SeatKind.find(all.getOrDefault(header(player), kind.word())).isEmpty();
      if (!isName) {
        all.put(header(player), kind.word());
      }
    }
    return all;
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
