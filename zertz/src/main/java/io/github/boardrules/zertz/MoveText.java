package io.github.boardrules.zertz;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Formats and parses moves (RULES.md, "Notation"). */
final class MoveText {
  static final String PASS = "pass";
  static final String RETRACT = "retract";

  private static final List<String> BEGINNINGS = List.of("W", "G", "B", "x", PASS, RETRACT);

  private MoveText() {}

  static boolean isWord(String text) {
    return text.equals(PASS) || text.equals(RETRACT);
  }

  static String format(ZertzMove move) {
    Objects.requireNonNull(move, "move");
    StringBuilder text = new StringBuilder();
    if (move instanceof ZertzMove.Place placement) {
      text.append(placement.marble().letter()).append(placement.to());
      placement.removed().ifPresent(removed -> text.append(',').append(removed));
      text.append(placement.claimed().isEmpty() ? "" : "x");
      placement.claimed().forEach(text::append);
    } else if (move instanceof ZertzMove.Capture capture) {
      text.append('x').append(capture.from());
      capture.jumps().forEach(text::append);
    } else {
      text.append(move instanceof ZertzMove.Pass ? PASS : RETRACT);
    }
    return text.toString();
  }

  /** Parses a move; {@code retract} is said to be expected only if it is wanted. */
  static ZertzMove parse(String text, boolean hasRetract) {
    boolean isNamed = hasRetract || text.startsWith(RETRACT.substring(0, 1));
    int words = isNamed ? BEGINNINGS.size() : BEGINNINGS.size() - 1;
    return TextCursor.parse(
        text,
        cursor ->
            switch (cursor.expectPrefix(BEGINNINGS.subList(0, words))) {
              case "W" -> placement(cursor, text, ZertzMarble.WHITE);
              case "G" -> placement(cursor, text, ZertzMarble.GREY);
              case "B" -> placement(cursor, text, ZertzMarble.BLACK);
              case "x" -> capture(cursor);
              case PASS -> new ZertzMove.Pass();
              default -> new ZertzMove.Retract();
            });
  }

  private static ZertzMove placement(TextCursor cursor, String text, ZertzMarble marble) {
    ZertzCell to = ZertzCell.read(cursor);
    Optional<ZertzCell> removed =
        cursor.accept(',') ? Optional.of(ZertzCell.read(cursor)) : Optional.empty();
    List<ZertzMove.Claimed> claimed = new ArrayList<>();
    if (cursor.accept('x')) {
      do {
        claimed.add(new ZertzMove.Claimed(marble(cursor), ZertzCell.read(cursor)));
      } while (!cursor.isAtEnd());
    }
    if (!ZertzMove.Place.isAscending(claimed)) {
      throw NotationException.broken(text, ZertzTextReason.CLAIMS_NOT_ASCENDING, Map.of());
    }
    return new ZertzMove.Place(marble, to, removed, claimed);
  }

  private static ZertzMove capture(TextCursor cursor) {
    ZertzCell from = ZertzCell.read(cursor);
    List<ZertzMove.Jump> jumps = new ArrayList<>();
    do {
      jumps.add(new ZertzMove.Jump(marble(cursor), ZertzCell.read(cursor)));
    } while (!cursor.isAtEnd());
    return new ZertzMove.Capture(from, jumps);
  }

  private static ZertzMarble marble(TextCursor cursor) {
    return ZertzMarble.ALL.get(cursor.expectOneOf("WGB"));
  }
}
