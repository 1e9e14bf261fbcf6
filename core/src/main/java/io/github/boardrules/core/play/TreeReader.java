package io.github.boardrules.core.play;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.play.MatchRecord.Problem;
import io.github.boardrules.core.text.TextCursor;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the moves of a record, with variations and notes, up to its status or the first problem. It
 * takes time in proportion to the length of the text, however deeply brackets are nested.
 */
final class TreeReader<S, M> {
  private static final int MAX_HOURS_DIGITS = 4;

  private final String text;
  private final TextCursor cursor;
  private final Deque<Opened> opened = new ArrayDeque<>();
  private MatchTree<S, M> tree;

  /** Whether a move has been read since the last bracket was opened, so that notes may follow. */
  private boolean isBehindMove;

  /** The move from whose position a variation was begun: its number, and its index. */
  private record Opened(int ply, int index) {}

  TreeReader(String text, TextCursor cursor, MatchTree<S, M> start) {
    this.text = text;
    this.cursor = cursor;
    tree = start;
  }

  /** Returns the tree at the end of the main line, as far as it was read. */
  MatchTree<S, M> tree() {
    return tree.start().end();
  }

  /** Reads up to the status, whose brace comes next; returns what is wrong before it. */
  Optional<Problem> read() {
    while (true) {
      cursor.acceptWhile(TextCursor::isSpace);
      int from = cursor.offset();
      char next = from < text.length() ? text.charAt(from) : '{';
      try {
        if (next == '{') {
          if (opened.isEmpty()) {
            return Optional.empty();
          }
          cursor.expect(')');
        }
        if (!readNote(next, from)) {
          readMove(from);
        }
      } catch (NotationException problem) {
        String found = text.substring(from, Math.max(from, cursor.offset()));
        return Optional.of(Problem.of(tree.ply() + 1, found, problem.within(text, 0)));
      } catch (IllegalMoveException illegal) {
        String word = text.substring(from, cursor.offset());
        return Optional.of(Problem.of(text, from, tree.ply() + 1, word, illegal.refusal()));
      }
    }
  }

  /** Reads a comment that stands behind the status, as one of the last move. */
  void readLastComment() {
    tree = tree.start().end();
    isBehindMove = true;
    if (cursor.offset() < text.length() && text.charAt(cursor.offset()) == '"') {
      readComment(cursor.offset());
    }
  }

  /** Returns whether something else than a move came next, and was read. */
  private boolean readNote(char next, int from) {
    switch (next) {
      case '"' -> readComment(from);
      case '@' -> readClock(from);
      case '!', '?' -> readMark(from);
      case '(' -> open(from);
      case ')' -> close(from);
      case '$' -> cursor.acceptWhile(TreeReader::isInWord);
      default -> {
        int end = numberEnd(text, from);
        cursor.acceptWhile(c -> cursor.offset() < end);
        return end > from;
      }
    }
    return true;
  }

  /** Returns the offset behind a number of a move, such as {@code 12.}; if there is none, from. */
  static int numberEnd(String text, int from) {
    int digits = from;
    while (digits < text.length() && text.charAt(digits) >= '0' && text.charAt(digits) <= '9') {
      digits++;
    }
    int dots = digits;
    while (dots < text.length() && text.charAt(dots) == '.') {
      dots++;
    }
    return digits > from && dots > digits ? dots : from;
  }

  private void readMove(int from) {
    String word = cursor.acceptWhile(TreeReader::isInWord);
    try {
      tree = tree.playText(word);
    } catch (NotationException problem) {
      int end = word.length();
      while (end > 0 && "!?".indexOf(word.charAt(end - 1)) >= 0) {
        end--;
      }
      if (!MatchTree.MARKS.contains(word.substring(end))) {
        throw problem.within(text, from);
      }
      playMarked(word.substring(0, end), word.substring(end), from);
    }
    isBehindMove = true;
  }

  private void playMarked(String move, String mark, int from) {
    try {
      tree = tree.playText(move).withMark(mark);
    } catch (NotationException problem) {
      throw problem.within(text, from);
    }
  }

  private void readComment(int from) {
    checkBehindMove(from, tree.ply() == 0 && opened.isEmpty());
    String comment = RecordHeader.readQuoted(cursor, "\r\n\t");
    expectWordEnd();
    checkFirst(from, tree.comment().isPresent());
    tree = tree.withComment(comment);
  }

  private void readMark(int from) {
    checkBehindMove(from, false);
    String mark = cursor.expectPrefix(MatchTree.MARKS);
    expectWordEnd();
    checkFirst(from, tree.mark().isPresent());
    tree = tree.withMark(mark);
  }

  private void readClock(int from) {
    checkBehindMove(from, false);
    cursor.expect('@');
    int start = cursor.offset();
    String first = cursor.expectDigits();
    cursor.expect(':');
    long minutes = sixty();
    long seconds = minutes;
    long hours = 0;
    if (cursor.accept(':')) {
      if (first.length() > MAX_HOURS_DIGITS) {
        throw outOfRange(start, "hours", first, 9_999);
      }
      hours = Long.parseLong(first);
      seconds = sixty();
    } else if (first.length() > 2 || Integer.parseInt(first) > 59) {
      throw outOfRange(start, "minutes", first, 59);
    } else {
      minutes = Long.parseLong(first);
    }
    long millis = 0;
    if (cursor.accept('.')) {
      millis = 100L * digit('9');
      millis += 10 * cursor.acceptRange('0', '9').map(c -> c - '0').orElse(0);
      millis += cursor.acceptRange('0', '9').map(c -> c - '0').orElse(0);
    }
    expectWordEnd();
    checkFirst(from, tree.clock().isPresent());
    tree =
        tree.withClock(Duration.ofMillis(((hours * 60 + minutes) * 60 + seconds) * 1_000 + millis));
  }

  private int sixty() {
    return 10 * digit('5') + digit('9');
  }

  private int digit(char most) {
    return cursor.expectRange('0', most) - '0';
  }

  private NotationException outOfRange(int offset, String name, String value, int most) {
    return wrong(
        offset,
        TextReason.OUT_OF_RANGE,
        Map.of("name", name, "value", value, "least", "0", "most", Integer.toString(most)));
  }

  private void open(int from) {
    checkBehindMove(from, false);
    if (opened.size() == MatchTree.MAX_NESTING) {
      String most = Integer.toString(MatchTree.MAX_NESTING);
      throw wrong(from, TextReason.NESTED_TOO_DEEPLY, Map.of("most", most));
    }
    cursor.expect('(');
    opened.push(new Opened(tree.ply(), tree.index()));
    tree = tree.back();
    isBehindMove = false;
  }

  private void close(int from) {
    if (opened.isEmpty()) {
      cursor.expect('{');
    }
    checkBehindMove(from, false);
    cursor.expect(')');
    Opened variation = opened.pop();
    while (tree.ply() >= variation.ply) {
      tree = tree.back();
    }
    tree = tree.down(variation.index);
  }

  private void checkBehindMove(int from, boolean isExcepted) {
    if (!isBehindMove && !isExcepted) {
      throw wrong(
          from, TextReason.NOTE_WITHOUT_MOVE, Map.of("found", text.substring(from, from + 1)));
    }
  }

  private void checkFirst(int from, boolean isSecond) {
    if (isSecond) {
      throw wrong(from, TextReason.REPEATED_NOTE, Map.of("found", text.substring(from, from + 1)));
    }
  }

  private void expectWordEnd() {
    if (cursor.offset() < text.length() && isInWord(text.charAt(cursor.offset()))) {
      cursor.expect(' ');
    }
  }

  private NotationException wrong(int offset, Reason reason, Map<String, String> facts) {
    return NotationException.at(text, offset, reason, facts, List.of());
  }

  private static boolean isInWord(int c) {
    return c != '(' && c != ')' && !TextCursor.isSpace(c);
  }
}
