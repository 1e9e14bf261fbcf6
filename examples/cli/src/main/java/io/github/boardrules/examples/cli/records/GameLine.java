package io.github.boardrules.examples.cli.records;

import com.google.gson.FormattingStyle;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game as one line of a file, in texts only. Missing fields are not compared. */
record GameLine(
    String variant,
    Optional<String> start,
    List<String> moves,
    Optional<List<String>> positions,
    Optional<List<Long>> legal,
    Optional<String> status) {
  private static final Gson JSON =
      new GsonBuilder()
          .disableHtmlEscaping()
          .setFormattingStyle(FormattingStyle.COMPACT.withSpaceAfterSeparators(true))
          .create();

  /** Returns the line of a game, with every field. */
  static <S, M> GameLine of(Match<S, M> match) {
    Rules<S, M> rules = match.rules();
    List<S> before = match.positions().subList(0, match.ply());
    List<S> after = match.positions().subList(1, match.ply() + 1);
    return new GameLine(
        rules.variant(),
        Optional.of(rules.notation().formatPosition(match.start())),
        match.moves().stream().map(rules.notation()::formatMove).toList(),
        Optional.of(after.stream().map(rules.notation()::formatPosition).toList()),
        Optional.of(before.stream().map(rules::countLegal).toList()),
        Optional.of(match.status().text()));
  }

  String text() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("variant", variant);
    start.ifPresent(text -> fields.put("start", text));
    fields.put("moves", moves);
    positions.ifPresent(list -> fields.put("positions", list));
    legal.ifPresent(list -> fields.put("legal", list));
    status.ifPresent(text -> fields.put("status", text));
    return JSON.toJson(fields);
  }
}
