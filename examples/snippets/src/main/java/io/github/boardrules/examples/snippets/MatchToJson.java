package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.tzaar.TzaarMove;
import io.github.boardrules.tzaar.TzaarRules;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;

/** Sends a match as JSON, and reads a move. */
final class MatchToJson {
  private MatchToJson() {}

  public static void main(String[] arguments) {
    // @start region=json
    var mapper = JsonMapper.builder().findAndAddModules().build();
    var english = mapper.writer().with(Locale.ENGLISH);

    var match = Match.of(TzaarRules.standard()).playText("A5xA4");
    System.out.println(english.writeValueAsString(match));

    var move = mapper.readValue("\"A5xA4\"", TzaarMove.class);
    var refusal = match.rules().refusal(match.position(), move).orElseThrow();
    System.out.println(english.writeValueAsString(refusal));
    // @end
  }
}
