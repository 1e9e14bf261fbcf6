package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Expected;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MoveInput;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

// @start region=answers
/** Keeps matches of every installed game. It is safe for use by many threads. */
final class GameServer {

  /** The answer to a client. */
  sealed interface Answer {
    /** The move has been played. */
    record Accepted(String position, String status) implements Answer {}

    /** The move is not legal; the match is unchanged. */
    record Refused(String code, List<String> cells, String sentence) implements Answer {}

    /** The text is not a move; the match is unchanged. */
    record Unreadable(int column, List<Expected> expected, String sentence) implements Answer {}
  }

  // @end
  /** The server's own reasons to refuse a move. */
  enum ServerReason implements EnumReason {
    NOT_YOUR_TURN;

    private static final Messages MESSAGES =
        new Messages(
            locale ->
                ResourceBundle.getBundle(
                    "io.github.boardrules.examples.snippets.messages", locale));

    @Override
    public Messages messages() {
      return MESSAGES;
    }
  }

  // @start region=open
  private final Catalog games = Catalog.installed();
  private final Map<String, Match<String, String>> matches = new ConcurrentHashMap<>();

  /** Opens a match; throws a VariantException for a text that is not a variant. */
  void open(String id, String variant) {
    matches.put(id, Match.of(games.textRules(variant)));
  }

  // @end
  // @start region=submit
  /** Plays a move of a client; returns empty if there is no such match. */
  Optional<Answer> submit(String id, int player, String move, Locale locale) {
    try {
      return Optional.ofNullable(
              matches.computeIfPresent(id, (key, match) -> played(match, player, move)))
          .map(match -> new Answer.Accepted(match.position(), match.status().text()));
    } catch (IllegalMoveException illegal) {
      Refusal why = illegal.refusal();
      return Optional.of(new Answer.Refused(why.reason().code(), why.cells(), why.message(locale)));
    } catch (NotationException unreadable) {
      return Optional.of(
          new Answer.Unreadable(
              unreadable.column(), unreadable.expected(), unreadable.message(locale)));
    }
  }

  private static Match<String, String> played(
      Match<String, String> match, int player, String move) {
    if (match.toMove().orElse(player) != player) {
      throw new IllegalMoveException(Refusal.of(ServerReason.NOT_YOUR_TURN));
    }
    return match.playText(move);
  }

  // @end
  /** Begins the entry of a move, touch by touch; returns empty if there is no such match. */
  Optional<MoveInput<String, String>> touch(String id, Step first) {
    return Optional.ofNullable(matches.get(id))
        .map(match -> MoveInput.of(match.rules(), match.position()).enter(first));
  }

  // @start region=store
  /** Returns a match as a text for a file or a database; empty if there is no such match. */
  Optional<String> save(String id) {
    return Optional.ofNullable(matches.get(id)).map(match -> MatchRecord.of(match).text());
  }

  /** Restores a match that this version of the library, or an older one, has saved. */
  void restore(String id, String saved) {
    var record = MatchRecord.read(games::textRules, saved);
    record
        .problem()
        .ifPresent(
            problem -> {
              throw new IllegalArgumentException(problem.message(Locale.ENGLISH));
            });
    matches.put(id, record.toMatch());
  }
  // @end
}
