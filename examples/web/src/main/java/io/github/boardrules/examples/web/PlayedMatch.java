package io.github.boardrules.examples.web;

import io.github.boardrules.core.Diagram;
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
import io.github.boardrules.core.play.MatchTree;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.play.Termination;
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
  private MoveList<S, M> moves;

  /** How players have ended the match although its game is not over, by the moves up to there. */
  private final Map<List<String>, Status> endings = new LinkedHashMap<>();

  /** The place at which the match continues, as an index of the moves. */
  private int current;

  /** The last move that was taken back, which redo leads to; without one, the current place. */
  private int undone;

  /** The match up to the current place. */
  private Match<S, M> match;

  /** The status of the current position, which a game may have to work out. */
  private Status status;

  /** What {@link MoveList} knows of the players to move. */
  private final Map<S, Integer> movers = new HashMap<>();

  /** Moves in words, by language, position and move; a list of moves asks for all of them. */
  private final Map<List<Object>, String> words = new HashMap<>();

  /** The place that is shown: the current one, or another that somebody looks at. */
  private int shown;

  /** The match to the end of a line of an analysis, while somebody looks at it. */
  private Optional<Match<S, M>> line = Optional.empty();

  private MoveInput<S, M> input;
  private Optional<Function<Locale, String>> notice;

  /** The cells for which a move that was given as a text is not played. */
  private List<String> refusedCells = List.of();

  private PlayedMatch(MatchRecord<S, M> record) {
    rules = record.tree().rules();
    headers = new LinkedHashMap<>(record.headers());
    moves = new MoveList<>(record.tree(), movers);
    current = moves.end(0);
    undone = current;
    shown = current;
    match = record.toMatch();
    status = match.status();
    input = MoveInput.of(rules, match.position());
    record.termination().ifPresent(ending -> endings.put(moves.path(current), ending));
    notice =
        record
            .problem()
            .map(
                problem ->
                    locale ->
                        PageTexts.text(
                            locale, "notice.damaged-record", "problem", problem.message(locale)));
  }

  /** Returns a match that continues where a record ends; its problem is the notice. */
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

  /** Returns the match up to the place where it continues. */
  Match<S, M> match() {
    return match;
  }

  MoveList<S, M> moves() {
    return moves;
  }

  /** Returns the match up to the position that is shown. */
  Match<S, M> shownMatch() {
    return line.orElseGet(() -> moves.place(shown).match());
  }

  /** Returns the match to the end of the line of the place that is shown. */
  Match<S, M> lineMatch() {
    return moves.place(moves.end(shown)).match();
  }

  /** Returns the place that is shown; that of a line is where it begins. */
  int shown() {
    return shown;
  }

  MoveInput<S, M> input() {
    return input;
  }

  /** Returns how players have ended the match at the position that is shown. */
  Optional<Status> shownEnding() {
    return isInLine() ? Optional.empty() : Optional.ofNullable(endings.get(moves.path(shown)));
  }

  private Optional<Status> ending() {
    return Optional.ofNullable(endings.get(moves.path(current)));
  }

  Optional<Function<Locale, String>> notice() {
    return notice;
  }

  List<String> refusedCells() {
    return refusedCells;
  }

  /** Returns how the match stands. */
  Status outcome() {
    return ending().orElse(status);
  }

  /** Returns whether the match continues at the position that is shown. */
  boolean isCurrent() {
    return line.isEmpty() && shown == current;
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

  /** Returns the program that has to move now; empty while another position is looked at. */
  Optional<PlayerSort> programToMove() {
    return !isCurrent() || ending().isPresent() ? Optional.empty() : programToMove(status);
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

  /** Returns a move that continues with the steps and has no warning. */
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
    } else if (!isCurrent()) {
      say("notice.elsewhere");
    } else if (ending().isPresent()) {
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

  /** Plays a move at the current place; it comes before what was taken back there. */
  private void play(M move) {
    MatchTree<S, M> place = moves.place(current).play(move);
    String text = rules.notation().formatMove(move);
    if (canGoForward() && moves.move(next()).equals(text)) {
      setCurrent(next());
      return;
    }
    if (canGoForward() && moves.move(next()).equals(firstAt(current))) {
      place = place.promote();
    }
    List<String> path = moves.path(current);
    path.add(text);
    change(place);
    undone = moves.index(path);
    setCurrent(undone);
  }

  private boolean canGoForward() {
    return current != undone;
  }

  /** Returns the place after the next move that was taken back. */
  private int next() {
    return moves.back(undone, moves.ply(current) + 1);
  }

  /** Returns the move with which the line of a place continues. */
  private String firstAt(int place) {
    return rules.notation().formatMove(moves.place(place).variations().get(0));
  }

  /** Drops the last step. */
  void dropStep() {
    input = input.undo();
    sayNothing();
  }

  /** Drops all steps. */
  void clear() {
    setCurrent(current);
  }

  /** Takes back the end of the match, or the moves up to the last one of a person. */
  void undo() {
    if (endings.remove(moves.path(current)) != null) {
      setCurrent(current);
    } else {
      plyOfPerson()
          .ifPresentOrElse(
              ply -> setCurrent(moves.back(current, ply)), () -> say("notice.no-undo"));
    }
  }

  /** Returns whether there is something that a person may take back. */
  boolean canUndo() {
    return ending().isPresent() || plyOfPerson().isPresent();
  }

  /** Returns the last ply before the current one at which a person was to move. */
  private Optional<Integer> plyOfPerson() {
    Match<S, M> back = match;
    while (back.canUndo()) {
      back = back.undo();
      if (programToMove(back.status()).isEmpty()) {
        return Optional.of(back.ply());
      }
    }
    return Optional.empty();
  }

  /** Plays moves again that were taken back, up to the next one of a person. */
  void redo() {
    if (!canRedo()) {
      say("notice.no-redo");
      return;
    }
    do {
      setCurrent(next());
    } while (canGoForward() && programToMove(status).isPresent());
  }

  boolean canRedo() {
    return canGoForward() && ending().isEmpty();
  }

  /** Shows the position at a place; an index that is out of range is brought into it. */
  void show(int place) {
    shown = Math.max(0, Math.min(place, moves.size() - 1));
    line = Optional.empty();
    input = MoveInput.of(rules, shownMatch().position());
    sayNothing();
  }

  /** Shows where moves of an analysis lead from the place that is shown. */
  void showLine(List<String> further) {
    show(shown);
    line = Optional.of(played(shownMatch(), further));
  }

  /** Goes on at the position that is shown: another move there begins a variation. */
  void goOnHere() {
    undone = add(shown, shownMatch());
    setCurrent(undone);
  }

  /** Adds the moves of a match that continues at a place; returns the place after them. */
  private int add(int from, Match<S, M> further) {
    MatchTree<S, M> place = moves.place(from);
    List<String> path = moves.path(from);
    List<M> all = further.moves();
    for (M move : all.subList(place.ply(), all.size())) {
      place = place.play(move);
      path.add(rules.notation().formatMove(move));
    }
    change(place);
    return moves.index(path);
  }

  /** Says something about the move that is shown, or about the match; nothing if it is empty. */
  void comment(String text) {
    StringBuilder comment = new StringBuilder();
    text.chars().forEach(c -> comment.append(Character.isISOControl(c) ? ' ' : (char) c));
    change(moves.place(shown).withComment(comment.toString()));
  }

  /** Marks the move that is shown, such as by {@code !?}; an empty text takes its mark away. */
  void mark(String mark) {
    change(moves.place(shown).withMark(mark));
  }

  /** Puts the variation that is shown before the line that it left. */
  void promote() {
    change(moves.place(shown).promote());
  }

  /** Deletes the move that is shown, and all that follows it. */
  void remove() {
    if (shown > 0) {
      change(moves.place(shown).remove());
      show(shown);
    }
  }

  /** Takes a changed tree. Whatever place is gone becomes the last one before it. */
  private void change(MatchTree<S, M> tree) {
    List<String> undonePath = moves.path(undone);
    List<String> shownPath = moves.path(shown);
    int ply = moves.ply(current);
    moves = new MoveList<>(tree, movers);
    endings.keySet().removeIf(path -> !moves.path(moves.index(path)).equals(path));
    undone = moves.index(undonePath);
    shown = moves.index(shownPath);
    goTo(moves.back(undone, ply));
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
    endings.put(moves.path(current), how);
    setCurrent(current);
  }

  /**
   * Returns the places by which a move is entered in the position that is shown, or would be if it
   * were legal; none if it is not a move.
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

  /** Returns the move before the position that is shown in words; empty if there are none. */
  String lastWords(Locale locale) {
    Match<S, M> match = shownMatch();
    return match
        .lastMove()
        .map(
            move ->
                words(locale, match.position(match.ply() - 1), rules.notation().formatMove(move)))
        .orElse("");
  }

  /** Returns a legal move at a position in words; empty if the game does not say what travels. */
  String words(Locale locale, S position, String move) {
    return words.computeIfAbsent(
        List.of(locale, position, move),
        key -> {
          M parsed = rules.notation().parseMove(move);
          Diagram after = rules.diagram(rules.play(position, parsed));
          MoveChanges changes = rules.changes(position, parsed);
          return new MoveWords(rules.diagram(position), after, changes).text(locale);
        });
  }

  private Optional<M> legal(String move) {
    try {
      return Optional.of(rules.notation().parseMove(move))
          .filter(each -> rules.isLegal(shownMatch().position(), each));
    } catch (NotationException noMove) {
      return Optional.empty();
    }
  }

  /**
   * Returns the whole tree with its players as a record. Only the end of the main line may have an
   * ending; any other is told in a comment.
   */
  MatchRecord<S, M> record(Locale locale) {
    MatchTree<S, M> tree = moves.place(0);
    Optional<Status> termination = Optional.empty();
    for (Map.Entry<List<String>, Status> ended : endings.entrySet()) {
      if (moves.index(ended.getKey()) == moves.end(0)) {
        termination = Optional.of(ended.getValue());
      } else {
        String sentence = ended.getValue().message(locale, rules::playerName);
        for (String move : ended.getKey()) {
          tree = tree.playText(move);
        }
        String comment = tree.comment().map(said -> said + " " + sentence).orElse(sentence);
        tree = tree.withComment(comment).start();
      }
    }
    MatchRecord<S, M> record = MatchRecord.of(tree).withHeaders(headers);
    return termination.map(record::withTermination).orElse(record);
  }

  /** Returns where the match continues, for {@link #goOnAt}: the last move undone, and the ply. */
  String place() {
    return undone + " " + moves.ply(current);
  }

  /** Goes on where {@link #place} says; any other text changes nothing. */
  void goOnAt(String place) {
    try {
      int space = place.indexOf(' ');
      int index = Integer.parseInt(place.substring(0, Math.max(0, space)));
      int ply = Integer.parseInt(place.substring(space + 1));
      undone = Math.max(0, Math.min(index, moves.size() - 1));
      setCurrent(moves.back(undone, Math.max(0, ply)));
    } catch (NumberFormatException foreign) {
      // The end of the main line is a good place, too.
    }
  }

  /** Adds moves behind the end and takes them back, as matches were stored before. */
  void addUndone(List<String> further) {
    undone = add(current, played(match, further));
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

  private void setCurrent(int place) {
    goTo(place);
    show(place);
  }

  private void goTo(int place) {
    current = place;
    match = moves.place(place).match();
    status = match.status();
  }
}
