package io.github.boardrules.examples.docs;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.OptionInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What pages list of the installed games. */
final class CatalogLists {
  private static final Catalog GAMES = Catalog.installed();

  private CatalogLists() {}

  static List<String> games() {
    Stream<String> head =
        Stream.of(
            "| game | id | author (publisher) | artifact | rules |",
            "| --- | --- | --- | --- | --- |");
    return Stream.concat(head, GAMES.games().stream().map(CatalogLists::row)).toList();
  }

  private static String row(GameInfo game) {
    String module = GAMES.family(game.id()).module();
    return "| %s | `%s` | %s | `boardrules-%s` | [English](%4$s/RULES.md), [Hungarian](%4$s/JATEKSZABALY.md) |"
        .formatted(
            game.name().message(Locale.ENGLISH),
            game.id(),
            game.author().map(Label::toString).orElse("–"),
            module);
  }

  /**
   * Returns the options of some games, one a line. An option that not all of them have names those
   * that do.
   */
  static List<String> options(String ids) {
    List<GameInfo> games = Shell.words(ids).stream().map(GAMES::game).toList();
    Map<String, List<String>> users = new LinkedHashMap<>();
    for (GameInfo game : games) {
      for (OptionInfo option : game.options()) {
        String sentence = option.label().message(Locale.ENGLISH);
        users
            .computeIfAbsent("`" + option + "`%s: " + sentence, line -> new ArrayList<>())
            .add("`" + game.id() + "`");
      }
    }
    return users.entrySet().stream()
        .map(line -> line.getKey().formatted(suffix(line.getValue(), games.size())))
        .map("- "::concat)
        .collect(Collectors.toList());
  }

  private static String suffix(List<String> users, int games) {
    return users.size() == games ? "" : " in " + String.join(", ", users);
  }
}
