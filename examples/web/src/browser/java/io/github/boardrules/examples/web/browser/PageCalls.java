package io.github.boardrules.examples.web.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.web.Table;
import io.github.boardrules.examples.web.Thinker;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Calls of the page's Java, with their answers on the JVM: games of random moves, entered step by
 * step, with wrong touches, records, links and moves of the engine between them.
 */
final class PageCalls {
  /** A call, and its answer. */
  record Call(List<Object> call, String answer) {}

  private static final int MAX_PLIES = 18;

  /** Far more than any of the moves takes: only the level limits them, as in a browser. */
  private static final int MILLIS = 10_000_000;

  private final Catalog games = Catalog.installed();
  private final Table table = new Table(games);
  private final Thinker thinker = new Thinker(games);
  private final SplitMix64 random;
  private final List<Call> calls = new ArrayList<>();
  private String view = "";

  private PageCalls(long seed) {
    random = new SplitMix64(seed);
  }

  /** Returns the calls of one game of a variant. */
  static List<Call> of(String variant, long seed) {
    PageCalls game = new PageCalls(seed);
    game.play(variant);
    return game.calls;
  }

  private void play(String variant) {
    String language = random.below(2) == 0 ? "en" : "hu";
    thinker.speak(language);
    String look = List.of("", "turned", "below names", "turned apart").get(random.below(4));
    add(table.look(language, look), "look", language, look);
    if (!variant.contains(":")) {
      add(table.lobby(), "lobby");
    }
    add(table.picture(variant), "picture", variant);
    add(table.begin(variant), "begin", variant);
    Rules<?, ?> rules = games.rules(variant);
    for (int ply = 0; ply < MAX_PLIES && !view().get("isOver").getAsBoolean(); ply++) {
      touchAnywhere();
      if (rules.players() == 2 && ply % 16 == 7) {
        int level = 1 + random.below(2);
        String record = table.record();
        add(
            thinker.move(record, "engine", level, MILLIS, ply),
            "chooseMove",
            record,
            "engine",
            level,
            MILLIS,
            ply);
      }
      enterMove(rules);
    }
    int shown = random.below(MAX_PLIES);
    add(table.show(shown), "show", shown);
    add(table.shownRecord(), "shownRecord");
    String record = table.record();
    add(record, "record");
    add(table.summary(record, ""), "summary", record, "");
    add(table.show(0), "show", 0);
    String line =
        view().get("moves").getAsJsonArray().asList().stream()
            .limit(3)
            .map(move -> move.getAsJsonArray().get(1).getAsString())
            .collect(Collectors.joining(" "));
    add(table.showLine(line), "showLine", line);
    String link = table.link();
    add(link, "link");
    add(table.act("undo"), "act", "undo");
    add(table.place(), "place");
    add(table.act("resign"), "act", "resign");
    add(table.record(), "record");
    growTree(rules);
    add(table.follow(link), "follow", link);
    for (String damaged : List.of(link.replace('=', 'x'), link.replace("&", "&amp;ő&"))) {
      add(table.follow(damaged), "follow", damaged);
    }
    String torn = table.record().substring(0, table.record().length() / 2) + "?";
    add(table.open(torn), "open", torn);
  }

  /** Goes on from the second move with others, and changes the tree. */
  private void growTree(Rules<?, ?> rules) {
    add(table.show(1), "show", 1);
    add(table.act("goOnHere"), "act", "goOnHere");
    enterMove(rules);
    add(table.mark("!?"), "mark", "!?");
    add(table.comment("Jó \"é\" (100 %)"), "comment", "Jó \"é\" (100 %)");
    enterMove(rules);
    String record = table.record();
    String place = table.place();
    add(record, "record");
    add(table.link(), "link");
    add(table.drawing(), "drawing");
    add(table.restore(record, place, ""), "restore", record, place, "");
    add(table.act("promote"), "act", "promote");
    add(table.act("remove"), "act", "remove");
    add(table.follow(table.link()), "follow", table.link());
  }

  /** Touches any cell, which is mostly refused. */
  private void touchAnywhere() {
    String svg = view().get("svg").getAsString();
    List<String> cells = new ArrayList<>();
    for (int at = svg.indexOf("data-cell='"); at >= 0; at = svg.indexOf("data-cell='", at + 1)) {
      int from = at + "data-cell='".length();
      cells.add(svg.substring(from, svg.indexOf('\'', from)));
    }
    if (!cells.isEmpty()) {
      String step = "cell:" + cells.get(random.below(cells.size()));
      add(table.touch(step), "touch", step);
      add(table.act("clear"), "act", "clear");
    }
  }

  private <S, M> void enterMove(Rules<S, M> rules) {
    if (view().get("isOver").getAsBoolean()) {
      return;
    }
    S position = rules.notation().parsePosition(view().get("position").getAsString());
    List<M> moves = rules.legalMoves(position);
    M move = moves.get(random.below(moves.size()));
    int ply = view().get("ply").getAsInt();
    for (Step step : rules.moveEntry().steps(position, move)) {
      add(table.touch(step.toString()), "touch", step.toString());
    }
    if (view().get("ply").getAsInt() == ply) {
      add(table.act("playEntered"), "act", "playEntered");
    }
  }

  /** Returns the view that the last call has answered. */
  private JsonObject view() {
    return JsonParser.parseString(view).getAsJsonObject();
  }

  private void add(String answer, Object... call) {
    calls.add(new Call(List.of(call), answer));
    if (answer.contains("\"isOver\":")) {
      view = answer;
    }
  }

  /** Returns calls as JSON. */
  static String json(List<Call> calls) {
    JsonArray array = new JsonArray();
    for (Call call : calls) {
      JsonArray words = new JsonArray();
      call.call()
          .forEach(
              word -> {
                if (word instanceof Boolean bool) {
                  words.add(bool);
                } else if (word instanceof Integer number) {
                  words.add(number);
                } else {
                  words.add(word.toString());
                }
              });
      array.add(words);
    }
    return array.toString();
  }
}
