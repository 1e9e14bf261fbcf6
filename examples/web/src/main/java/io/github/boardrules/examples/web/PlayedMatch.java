package io.github.boardrules.examples.web;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.play.Termination;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A match on the page: its moves, who plays, the steps entered, and what the page has to say about
 * the last touch. A touch that is out of place changes nothing but that sentence.
 */
final class PlayedMatch<S, M> {
  private final Rules<S, M> rules;
  private final Map<String, String> headers;
  private Match<S, M> match;
  private Optional<Status> ending;

  /** The status of the last position, which a game may have to work out. */
  private Status status;

  /** By position: the player to move, 0 if it is over; every view asks for all of them. */
  private final Map<S, Integer> movers = new HashMap<>();

  /** The ply that is shown: the last one, or an earlier one that somebody looks at. */
  private int shown;

  /** The match to the end of a line of an analysis, while somebody looks at it. */
  private Optional<Match<S, M>> line = Optional.empty();

  private MoveInput<S, M> input;
  private Optional<Function<Locale, String>> notice;

  /** The cells for which a move that was given as a text is not played. */
  private List<String> refusedCells = List.of();

  private PlayedMatch(MatchRecord<S, M> record) {
    match = record.toMatch();
    rules = match.rules();
    headers = new LinkedHashMap<>(record.headers());
    ending = record.termination();
    status = match.status();
    shown = match.ply();
    input = MoveInput.of(rules, match.position());
    notice =
        record
            .problem()
            .map(
                problem ->
                    locale ->
                        PageTexts.text(
                            locale, "notice.damaged-record", "problem", problem.message(locale)));
  }

  /** Returns a match that goes on where a record ends; its problem is the notice. */
  static <S, M> PlayedMatch<S, M> of(MatchRecord<S, M> record) {
    return new PlayedMatch<>(record);
  }

  static <S, M> PlayedMatch<S, M> of(Rules<S, M> rules) {
    return of(MatchRecord.of(Match.of(rules)));
  }

  /** Returns a match that begins at a position, given as a text. */
  static <S, M> PlayedMatch<S, M> at(Rules<S, M> rules, String position) {
    return of(MatchRecord.of(Match.of(rules, rules.notation().parsePosition(position))));
  }

  Rules<S, M> rules() {
    return rules;
  }

  Match<S, M> match() {
    return match;
  }

  /** Returns the match up to the position that is shown. */
  Match<S, M> shownMatch() {
    return line.orElseGet(() -> earlier(shown));
  }

  /** Returns the ply that is shown; that of a line is where it begins. */
  int shown() {
    return shown;
  }

  MoveInput<S, M> input() {
    return input;
  }

  Optional<Status> ending() {
    return ending;
  }

  Optional<Function<Locale, String>> notice() {
    return notice;
  }

  List<String> refusedCells() {
    return refusedCells;
  }

  /** Returns how the match stands. */
  Status outcome() {
    return ending.orElse(status);
  }

  boolean isAtEnd() {
    return line.isEmpty() && shown == match.ply();
  }

  boolean isInLine() {
    return line.isPresent();
  }

  /** Returns who plays as a player. */
  PlayerSort sort(int player) {
    return Optional.ofNullable(headers.get("player" + player))
        .flatMap(PlayerSort::find)
        .orElse(PlayerSort.HUMAN);
  }

  /** Returns the program that is to move by a status; empty if a person is, or if it is over. */
  private Optional<PlayerSort> programToMove(Status at) {
    return at.toMove().stream()
        .mapToObj(this::sort)
        .filter(sort -> sort != PlayerSort.HUMAN)
        .findFirst();
  }

  /** Returns the program that has to move now; empty while an earlier position is looked at. */
  Optional<PlayerSort> programToMove() {
    return ending.isPresent() || !isAtEnd() ? Optional.empty() : programToMove(status);
  }

  /** Sets a header of the record, such as who plays; an empty value removes it. */
  void setHeader(String key, String value) {
    if (value.isEmpty()) {
      headers.remove(key);
    } else {
      headers.put(key, value);
    }
  }

  Map<String, String> headers() {
    return headers;
  }

  /** Says a sentence of the page instead of the last notice. */
  void say(String key) {
    say(locale -> PageTexts.text(locale, key));
  }

  void say(Function<Locale, String> sentence) {
    notice = Optional.of(sentence);
  }

  void sayNothing() {
    refusedCells = List.of();
    notice = Optional.empty();
  }

  /** Enters the step of a place; plays the move if no step can follow and nothing warns. */
  void touch(Place place) {
    if (isClosed()) {
      return;
    }
    sayNothing();
    Optional<String> supplier = place.stock().flatMap(stock -> supplier(place.step()));
    if (!supplier.equals(place.stock()) && supplier.isPresent()) {
      sayStock(supplier.get());
      return;
    }
    input = input.enter(place.step());
    notice = input.refusal().map(refusal -> refusal::message);
    if (input.isFinished() && warning().isEmpty()) {
      playEntered();
    }
  }

  /** Returns what a person should know before they play the move that the steps complete. */
  Optional<Label> warning() {
    return input.move().flatMap(move -> rules.moveEntry().warning(match.position(), move));
  }

  /** Returns a move that goes on with the steps and has no warning. */
  Optional<M> harmlessMove() {
    MoveEntry<S, M> entry = rules.moveEntry();
    S position = match.position();
    return entry.candidates(rules, position, input.entered()).stream()
        .filter(move -> entry.nextSteps(position, move, input.entered()).isPresent())
        .filter(move -> entry.warning(position, move).isEmpty())
        .findFirst();
  }

  /** Returns the stock from which a piece may be taken now, or by beginning again. */
  private Optional<String> supplier(Step step) {
    return Stream.of(input, MoveInput.of(rules, match.position()))
        .map(each -> Place.on(each.diagram(), step, Emphasis.NEXT))
        .flatMap(each -> each.stock().stream())
        .findFirst();
  }

  private void sayStock(String stock) {
    rules.diagram(match.position()).stocks().stream()
        .filter(each -> each.name().equals(stock))
        .forEach(
            each ->
                say(
                    locale ->
                        PageTexts.text(
                            locale, "notice.other-stock", "stock", each.title().message(locale))));
  }

  /** Returns whether nothing can be entered now, and says why. */
  private boolean isClosed() {
    if (isInLine()) {
      say("notice.line");
    } else if (!isAtEnd()) {
      say("notice.earlier");
    } else if (ending.isPresent()) {
      say("notice.ended");
    } else if (programToMove().isPresent()) {
      say("notice.program");
    } else {
      return false;
    }
    return true;
  }

  /** Plays the move that the steps complete. */
  void playEntered() {
    input.move().ifPresent(this::play);
  }

  /** Plays a move that is given as a text, such as the answer of the engine. */
  void play(String move) {
    try {
      play(rules.notation().parseMove(move));
    } catch (NotationException problem) {
      say(problem::message);
    } catch (IllegalMoveException refused) {
      refusedCells = refused.refusal().cells();
      say(refused.refusal()::message);
    }
  }

  private void play(M move) {
    setMatch(match.play(move));
  }

  /** Drops the last step. */
  void dropStep() {
    input = input.undo();
    sayNothing();
  }

  /** Drops all steps. */
  void clear() {
    setMatch(match);
  }

  /** Takes back the end of the match, or the moves up to the last one of a person. */
  void undo() {
    if (ending.isPresent()) {
      ending = Optional.empty();
      setMatch(match);
    } else {
      beforeLastOfPerson().ifPresentOrElse(this::setMatch, () -> say("notice.no-undo"));
    }
  }

  /** Returns whether there is something that a person may take back. */
  boolean canUndo() {
    return ending.isPresent() || beforeLastOfPerson().isPresent();
  }

  private Optional<Match<S, M>> beforeLastOfPerson() {
    Match<S, M> back = match;
    while (back.canUndo()) {
      back = back.undo();
      if (programToMove(back.status()).isEmpty()) {
        return Optional.of(back);
      }
    }
    return Optional.empty();
  }

  /** Plays moves again that were taken back, up to the next one of a person. */
  void redo() {
    if (!match.canRedo() || ending.isPresent()) {
      say("notice.no-redo");
      return;
    }
    Match<S, M> next = match.redo();
    while (next.canRedo() && programToMove(next.status()).isPresent()) {
      next = next.redo();
    }
    setMatch(next);
  }

  /** Shows the position at a ply; a ply that is out of range is brought into it. */
  void show(int ply) {
    shown = Math.max(0, Math.min(ply, match.ply()));
    line = Optional.empty();
    input = MoveInput.of(rules, earlier(shown).position());
    sayNothing();
  }

  /** Shows where moves of an analysis lead from the ply that is shown. */
  void showLine(List<String> moves) {
    show(shown);
    line = Optional.of(played(earlier(shown), moves));
  }

  /** Takes back all moves behind the position that is shown, and goes on from there. */
  void goOnHere() {
    ending = isAtEnd() ? ending : Optional.empty();
    setMatch(shownMatch());
  }

  /** Ends the match: the person to move resigns, or the only person, who may give up a puzzle. */
  void resign() {
    if (canEnd()) {
      int toMove = status.toMove().orElseThrow();
      int loser = sort(toMove) == PlayerSort.HUMAN ? toMove : 3 - toMove;
      boolean isPuzzle = rules.players() == 1;
      end(isPuzzle ? Termination.GIVEN_UP.draw() : Termination.RESIGNATION.win(3 - loser));
    }
  }

  /** Ends the match in a draw; two people have to agree. */
  void agree() {
    if (canEnd()) {
      if (rules.players() == 1) {
        say("notice.alone");
      } else if (sort(1) != PlayerSort.HUMAN || sort(2) != PlayerSort.HUMAN) {
        say("notice.no-agreement");
      } else {
        end(Termination.AGREEMENT.draw());
      }
    }
  }

  /** Returns whether players may end the match, and says why not. */
  private boolean canEnd() {
    if (outcome().isOver()) {
      say("notice.ended");
      return false;
    }
    return true;
  }

  private void end(Status how) {
    ending = Optional.of(how);
    setMatch(match);
  }

  /**
   * Returns the places by which a move is entered in the position that is shown, or would be if it
   * were legal; none if it is no move.
   */
  List<Place> steps(String move) {
    S position = shownMatch().position();
    MoveEntry<S, M> entry = rules.moveEntry();
    try {
      M parsed = rules.notation().parseMove(move);
      List<Step> steps = entry.steps(position, parsed);
      // Only those of a move with a piece from a stock are asked for: others may not be legal.
      List<Transfer> transfers =
          steps.stream().noneMatch(Step::isPiece)
              ? List.of()
              : entry
                  .transfers(position, parsed)
                  .or(() -> changes(move).map(MoveChanges::transfers))
                  .orElse(List.of());
      return steps.stream().map(step -> Place.of(step, transfers)).toList();
    } catch (NotationException noMove) {
      return List.of();
    }
  }

  /** Returns what a move changes in the position that is shown. */
  Optional<MoveChanges> changes(String move) {
    return legal(move).map(legal -> rules.changes(shownMatch().position(), legal));
  }

  private Optional<M> legal(String move) {
    try {
      return Optional.of(rules.notation().parseMove(move))
          .filter(each -> rules.isLegal(shownMatch().position(), each));
    } catch (NotationException noMove) {
      return Optional.empty();
    }
  }

  /** Returns the match with its players as a record. */
  String record() {
    MatchRecord<S, M> record = MatchRecord.of(match).withHeaders(headers);
    return ending.map(record::withTermination).orElse(record).text();
  }

  /** Returns the players who have made the moves of the match. */
  List<Integer> movers() {
    return match.positions().stream()
        .limit(match.ply())
        .map(each -> movers.computeIfAbsent(each, at -> rules.status(at).toMove().orElse(0)))
        .toList();
  }

  /** Returns the texts of the moves that were taken back, the next one first. */
  List<String> undoneMoves() {
    List<String> undone = new ArrayList<>();
    for (Match<S, M> next = match; next.canRedo(); ) {
      next = next.redo();
      undone.add(rules.notation().formatMove(next.lastMove().orElseThrow()));
    }
    return undone;
  }

  /** Plays moves and takes them back again, so that they can be redone. */
  void replayUndone(List<String> moves) {
    Match<S, M> further = played(match, moves);
    while (further.ply() > match.ply()) {
      further = further.undo();
    }
    setMatch(further);
  }

  /** Returns a match after further moves, up to the first one that is damaged. */
  private static <S, M> Match<S, M> played(Match<S, M> match, List<String> moves) {
    Match<S, M> further = match;
    try {
      for (String move : moves) {
        further = further.playText(move);
      }
    } catch (NotationException | IllegalMoveException damaged) {
      // What can be read is kept.
    }
    return further;
  }

  private Match<S, M> earlier(int ply) {
    Match<S, M> back = match;
    while (back.ply() > ply) {
      back = back.undo();
    }
    return back;
  }

  private void setMatch(Match<S, M> next) {
    match = next;
    line = Optional.empty();
    status = next.status();
    shown = next.ply();
    input = MoveInput.of(rules, next.position());
    sayNothing();
  }
}
