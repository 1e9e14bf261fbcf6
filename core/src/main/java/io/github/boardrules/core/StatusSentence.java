package io.github.boardrules.core;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/** The sentences that say how a game stands. */
final class StatusSentence {
  private static final Messages MESSAGES = TextReason.MESSAGES;

  private StatusSentence() {}

  /** Returns the sentence on a game of several players. */
  static String of(Status status, Locale locale, IntFunction<Optional<Label>> playerNames) {
    OptionalInt player = status.isOver() ? status.winner() : status.toMove();
    return player.isEmpty()
        ? text(status, locale, "", Map.of())
        : text(status, locale, "", Map.of("who", name(player.getAsInt(), locale, playerNames)));
  }

  private static String name(int player, Locale locale, IntFunction<Optional<Label>> playerNames) {
    String number = Integer.toString(player);
    Optional<Label> name = playerNames.apply(player);
    return name.isPresent()
        ? MESSAGES.text(
            locale, "player-named", Map.of("player", number, "name", name.get().text(locale)))
        : MESSAGES.text(locale, "player", Map.of("player", number));
  }

  /** Returns the sentence on a puzzle, which has one player. */
  static String ofPuzzle(Status status, Locale locale) {
    return text(status, locale, "puzzle.", Map.of());
  }

  private static String text(
      Status status, Locale locale, String prefix, Map<String, String> facts) {
    Map<String, String> all = new HashMap<>(facts);
    status.ending().ifPresent(reason -> all.put("reason", reason.message(locale, Map.of())));
    if (status.isOver()) {
      return MESSAGES.text(locale, status.winner().isPresent() ? prefix + "win" : "draw", all);
    }
    Label due = status.due().orElse(Status.MOVE);
    if (due.equals(Status.MOVE)) {
      return MESSAGES.text(locale, prefix + "ongoing", all);
    }
    all.put("due", due.text(locale));
    return MESSAGES.text(locale, prefix + "ongoing-due", all);
  }
}
