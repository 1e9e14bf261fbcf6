package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The record of a match that continues where an earlier record ends. */
record SeatedRecord<S, M>(MatchRecord<S, M> earlier, List<SeatKind> kinds) {

  /** Returns the key of the header that says who plays. */
  static String header(int player) {
    return "player" + player;
  }

  /**
   * Returns the record of a match at a place, whose undone moves are left out; without another
   * move, an earlier ending stays.
   */
  String text(MatchTree<S, M> place, Optional<Status> ending) {
    MatchTree<S, M> played = place;
    for (M undone : place.variations()) {
      played = played.play(undone).remove();
    }
    MatchRecord<S, M> record = MatchRecord.of(played).withHeaders(headers());
    return ending
        .or(() -> earlier.termination().filter(known -> isEnd(place.match())))
        .map(record::withTermination)
        .orElse(record)
        .text();
  }

  /** Returns the sentence of an earlier ending at the place where it was. */
  Optional<String> endingAt(Match<S, M> match, Locale locale) {
    return earlier
        .termination()
        .filter(known -> isEnd(match))
        .map(known -> known.message(locale, match.rules()::playerName));
  }

  private boolean isEnd(Match<S, M> match) {
    return match.moves().equals(earlier.toMatch().moves());
  }

  /** Returns the earlier headers, with the players; the names of people are kept. */
  private Map<String, String> headers() {
    Map<String, String> all = new LinkedHashMap<>(earlier.headers());
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
}
