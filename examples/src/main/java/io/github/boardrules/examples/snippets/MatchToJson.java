package io.github.boardrules.examples.snippets;

import com.google.gson.Gson;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.tzaar.TzaarRules;
import java.util.List;
import java.util.Locale;

/** Sends a match as JSON: a record of texts, which any library can write. */
final class MatchToJson {
  private MatchToJson() {}

  public static void main(String[] arguments) {
    var match = Match.of(TzaarRules.standard()).playText("A5xA4");

    System.out.println(new Gson().toJson(MatchView.of(match, Locale.ENGLISH)));
  }

  // @start region=view
  /** What a page has to know about a match. */
  record MatchView(
      String variant,
      String position,
      List<String> moves,
      String status,
      String sentence,
      int toMove) {

    static <S, M> MatchView of(Match<S, M> match, Locale locale) {
      Rules<S, M> rules = match.rules();
      return new MatchView(
          rules.variant(),
          rules.notation().formatPosition(match.position()),
          match.moves().stream().map(rules.notation()::formatMove).toList(),
          match.status().text(),
          rules.statusMessage(match.position(), locale),
          match.toMove().orElse(0));
    }
  }
  // @end
}
