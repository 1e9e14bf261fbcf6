package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The record of a match that goes on where an earlier record ends. */
record SeatedRecord<S, M>(MatchRecord<S, M> earlier, List<SeatKind> kinds) {

  /** Returns the key of the header that says who plays. */
  static String header(int player) {
    return "player" + player;
  }

  /** Returns the record of a match; without another move, an earlier ending stays. */
  String text(Match<S, M> match, Optional<Status> ending) {
    boolean isSame = match.moves().equals(earlier.toMatch().moves());
    MatchRecord<S, M> record = MatchRecord.of(match).withHeaders(headers());
    return ending
        .or(() -> earlier.termination().filter(known -> isSame))
        .map(record::withTermination)
        .orElse(record)
        .text();
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
