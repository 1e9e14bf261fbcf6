package io.github.boardrules.boardspace;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchRecord.Problem;
import io.github.boardrules.core.play.MatchTree;
import io.github.boardrules.core.play.Termination;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Replays a site's record turn by turn. A turn ends with {@code Done}, and in the oldest records,
 * which lack it, when the other player acts.
 */
final class SiteReplay<S, M> {
  /** The words that are the same in every game, except for {@code Start}. */
  static final Set<String> CONTROLS =
      Set.of(
          ("done resign winontime reset undo edit swap setboard offerdraw acceptdraw declinedraw"
                  + " pleaseundo dontundo allowundo c")
              .split(" ", -1));

  /** The words that end a match although its game is not over. */
  private static final Set<String> ENDINGS = Set.of("resign", "winontime", "acceptdraw");

  private final SiteRecord record;
  private final SiteDialect<S, M> dialect;
  private final List<SiteEvent> turn = new ArrayList<>();

  /** The comments by the number of moves before them, and those of the turn that continues. */
  private final NavigableMap<Integer, String> comments = new TreeMap<>();

  private final List<String> ofTurn = new ArrayList<>();
  private Match<S, M> match;
  private Optional<Status> ending = Optional.empty();
  private Optional<Problem> problem = Optional.empty();

  /** The event that stopped the game for changes by hand, until it continues. */
  private Optional<SiteEvent> edit = Optional.empty();

  /** Whether the ending has been confirmed, so that nobody can act any more. */
  private boolean isClosed;

  SiteReplay(SiteRecord record, SiteDialect<S, M> dialect) {
    this.record = record;
    this.dialect = dialect;
    match = dialect.start(record);
  }

  MatchRecord<S, M> read() {
    if (!dialect.isSetUpByHand() && !record.setUp().isEmpty()) {
      stopEdited(record.setUp().get(0));
      return result();
    }
    for (SiteEvent event : record.events()) {
      if (SiteRecord.isComment(event.property())) {
        comment(event);
      } else if (isFinished() && event.name().equals("edit")) {
        return result(); // what somebody tried after the end
      } else {
        accept(event);
      }
      if (problem.isPresent()) {
        return result();
      }
    }
    if (record.sgf().problem().isPresent()) {
      keepWhole();
    } else {
      done();
    }
    if (problem.isEmpty() && edit.isPresent()) {
      stopEdited(edit.get());
    }
    return result();
  }

  /** Returns whether nothing can follow that belongs to the match. */
  private boolean isFinished() {
    return turn.isEmpty() && (isClosed || match.status().isOver());
  }

  private void comment(SiteEvent event) {
    ofTurn.add(SiteHeaders.inOneLine(event.property().value()));
    if (turn.isEmpty()) {
      keepComments();
    }
  }

  private void keepComments() {
    String text = ofTurn.stream().filter(each -> !each.isEmpty()).collect(Collectors.joining(" "));
    if (!text.isEmpty()) {
      comments.merge(match.ply(), text, (one, other) -> one + " " + other);
    }
    ofTurn.clear();
  }

  private void accept(SiteEvent event) {
    if (!turn.isEmpty() && turn.get(0).player() != event.player()) {
      if (ENDINGS.contains(event.name())) {
        keepWhole();
      } else {
        endTurn();
      }
    }
    if (problem.isPresent()) {
      return;
    }
    switch (event.name()) {
      case "start" -> edit = Optional.empty();
      case "done" -> done();
      case "resign" -> resign(event);
      case "winontime" -> end(event, Termination.TIME);
      case "acceptdraw" -> ending = Optional.of(Termination.AGREEMENT.draw());
      case "undo" -> turn.clear();
      case "edit" -> {
        keepWhole();
        edit = Optional.of(event);
      }
      case "swap", "setboard" -> stopEdited(event);
      // The site skips Reset when it replays a record: it is left from games that were damaged.
      case "reset", "offerdraw", "declinedraw", "pleaseundo", "dontundo", "allowundo" -> {}
      default -> act(event);
    }
  }

  private void act(SiteEvent event) {
    if (edit.isPresent()) {
      stopEdited(event);
    } else if (event.player() == 0) {
      stop(event.unknown(), event.toString());
    } else if (isClosed) {
      refuse(event, event.toString(), Refusal.gameOver());
    } else {
      turn.add(event);
    }
  }

  private void done() {
    if (ending.isPresent()) {
      keepWhole();
      isClosed = true;
    } else {
      endTurn();
    }
  }

  /** Plays what a player did before the match ended, unless that is not a whole turn or a win. */
  private void keepWhole() {
    Match<S, M> before = match;
    endTurn();
    if (problem.isPresent() || match.status().isOver()) {
      match = before;
      problem = Optional.empty();
    }
  }

  /** Notes that a player resigns, or no longer does if they press the button again. */
  private void resign(SiteEvent event) {
    if (ending.isPresent() && !isClosed) {
      ending = Optional.empty();
    } else {
      end(event, Termination.RESIGNATION);
    }
  }

  private void end(SiteEvent event, Termination how) {
    if (event.player() == 0) {
      stop(event.unknown(), event.toString());
    } else if (!isClosed) {
      ending = Optional.of(how.win(how == Termination.TIME ? event.player() : 3 - event.player()));
      isClosed = how == Termination.TIME;
    }
  }

  private void endTurn() {
    if (turn.isEmpty()) {
      return;
    }
    SiteEvent first = turn.get(0);
    String text = turn.stream().map(SiteEvent::toString).collect(Collectors.joining(", "));
    try {
      if (match.status().isOver()) {
        throw new IllegalMoveException(Refusal.gameOver());
      }
      List<M> moves = dialect.moves(match.position(), List.copyOf(turn));
      if (!moves.isEmpty() && match.toMove().orElseThrow() != first.player()) {
        throw first.failure(
            SiteReason.TURN_ORDER, Map.of("player", Integer.toString(first.player())));
      }
      for (M move : moves) {
        match = match.play(move);
      }
    } catch (IllegalMoveException illegal) {
      refuse(first, text, illegal.refusal());
    } catch (NotationException unreadable) {
      stop(unreadable, text);
    }
    turn.clear();
    keepComments();
  }

  private void stopEdited(SiteEvent event) {
    stop(event.failure(SiteReason.EDITED, Map.of()), event.toString());
  }

  private void stop(NotationException why, String text) {
    problem = Optional.of(Problem.of(match.ply() + 1, text, why));
  }

  private void refuse(SiteEvent event, String text, Refusal why) {
    problem = Optional.of(Problem.of(event.record(), event.offset(), match.ply() + 1, text, why));
  }

  private MatchRecord<S, M> result() {
    Optional<Status> outside = ending.filter(how -> problem.isEmpty() && !match.status().isOver());
    if (problem.isEmpty()) {
      checkWinner(outside.orElseGet(match::status));
    }
    MatchRecord<S, M> read = MatchRecord.of(commented()).withHeaders(SiteHeaders.of(record));
    read = outside.isPresent() ? read.withTermination(outside.get()) : read;
    return problem
        .or(() -> record.sgf().problem().map(why -> Problem.of(match.ply() + 1, "", why)))
        .map(read::withProblem)
        .orElse(read);
  }

  private MatchTree<S, M> commented() {
    keepComments();
    MatchTree<S, M> tree = MatchTree.of(match).start();
    for (int ply = 0; ply <= match.ply(); ply++) {
      tree = ply == 0 ? tree : tree.forward();
      // Those of a turn that does not count stand at the end.
      int last = ply < match.ply() ? ply : Integer.MAX_VALUE;
      tree = tree.withComment(String.join(" ", comments.subMap(ply, true, last, true).values()));
    }
    return tree;
  }

  private void checkWinner(Status outcome) {
    OptionalInt named = record.winner();
    if (outcome.isOver() && named.isPresent() && !named.equals(outcome.winner())) {
      NotationException why = record.otherWinner(named.getAsInt(), outcome.text());
      stop(why, "{" + record.value("RE").orElse("") + "}");
    }
  }
}
