package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

// @start region=answers
/** Keeps matches of every installed game. It is safe for use by many threads. */
final class GameServer {

  /** What a client is told. */
  sealed interface Answer {
    /** The move has been played. */
    record Played(String position, String status) implements Answer {}

    /** The move is not legal; the match stays as it was. */
    record Refused(String code, List<String> cells, String sentence) implements Answer {}

    /** What was sent is no move; the match stays as it was. */
    record Unreadable(int column, List<String> expected, String sentence) implements Answer {}
  }

  // @end
  // @start region=turn
  /** What a server refuses, beside what the rules refuse. */
  enum ServerReason implements Reason {
    NOT_YOUR_TURN;

    @Override
    public String code() {
      return Reason.codeOf(this);
    }

    @Override
    public String message(Locale locale, Map<String, String> facts) {
      return locale.getLanguage().equals("hu") ? "Nem te következel." : "It is not your turn.";
    }
  }

  // @end
  // @start region=open
  private final Catalog games = Catalog.installed();
  private final Map<String, Match<?, ?>> matches = new ConcurrentHashMap<>();

  /** Opens a match; a text that is no variant is a VariantException. */
  void open(String id, String variant) {
    matches.put(id, Match.of(games.rules(variant)));
  }

  // @end
  // @start region=submit
  /** Plays a move that a client has sent; empty when there is no such match. */
  Optional<Answer> submit(String id, int player, String move, Locale locale) {
    try {
      return Optional.ofNullable(
              matches.computeIfPresent(id, (key, match) -> played(match, player, move)))
          .map(GameServer::answer);
    } catch (IllegalMoveException illegal) {
      Refusal why = illegal.refusal();
      return Optional.of(new Answer.Refused(why.reason().code(), why.cells(), why.message(locale)));
    } catch (NotationException unreadable) {
      return Optional.of(
          new Answer.Unreadable(
              unreadable.column(), unreadable.expected(), unreadable.message(locale)));
    }
  }

  private static <S extends Object, M extends Object> Match<S, M> played(
      Match<S, M> match, int player, String move) {
    if (match.status() instanceof Status.Ongoing ongoing && ongoing.toMove() != player) {
      throw new IllegalMoveException(Refusal.of(ServerReason.NOT_YOUR_TURN));
    }
    return match.play(match.rules().notation().parseMove(move));
  }

  private static <S extends Object, M extends Object> Answer answer(Match<S, M> match) {
    Rules<S, M> rules = match.rules();
    return new Answer.Played(
        rules.notation().formatPosition(match.position()), match.status().text());
  }

  // @end
  // @start region=store
  /** A match as a text for a file or a column of a database; empty when there is none. */
  Optional<String> save(String id) {
    return Optional.ofNullable(matches.get(id)).map(match -> MatchRecord.write(match, Map.of()));
  }

  /** Takes up a match again that was saved, by this version of the library or an older one. */
  void restore(String id, String saved) {
    MatchRecord<?, ?> record = MatchRecord.read(games::rules, saved);
    record
        .problem()
        .ifPresent(
            problem -> {
              throw new IllegalArgumentException(problem.message(Locale.ENGLISH));
            });
    matches.put(id, record.match());
  }
  // @end
}
